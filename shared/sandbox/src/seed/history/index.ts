/**
 * Forty days behind the demo account: 25 closed positions, 8 second contracts, 4 flash exchanges, three rewards claimed, a
 * withdrawal of each end, an investment that ran to its end and one that was taken back, coins that are kept from the eleventh day before today on, a team that grows and pays fees. All trade by the rules of everybody at the closing prices of the chart; nothing is open at
 * their end, before today begins, so that no seed is claimed for prices that none made
 * (docs/rules/trade.md#where-prices-come-from).
 */
import { fromMinor } from '@shared/money'
import { DAY, dayStart, HOUR } from '../../clock.ts'
import { first, sql } from '../../db/query.ts'
import { type Tx, transact } from '../../db/transact.ts'
import type { SignedIn } from '../../http/serve.ts'
import { bookedAt, held } from '../../ledger/index.ts'
import { pastOf } from '../../past.ts'
import { settleOptions } from '../../positions/option/end.ts'
import { Refused } from '../../refusals/refuse.ts'
import { claim } from '../../rewards/claim.ts'
import { settle } from '../../rewards/index.ts'
import { listRewards } from '../../rewards/list.ts'
import { settleSeconds } from '../../second/settle.ts'
import { takeSnapshot } from '../../wallet/index.ts'
import { transfer } from '../../wallet/transfer.ts'
import { type Act, receive } from './acts.ts'
import { investmentsOf } from './investments.ts'
import { payouts } from './payouts.ts'
import { planOf, symbols } from './plan.ts'
import { teamOf } from './team.ts'

const DAYS = 40
const FIRST = { currency: 'USDT', network: 'TRC20', amount: '3500' } as const
const FIRST_ID = 'demo-recharge-first'
const TO_TRADE_WITH = '1500'
/** By then what was traded in them is sold; worth the second level, which is reached with the account's first second. */
const COINS_CAME = 11
const COINS = [
  { currency: 'BTC', network: 'BTC', amount: '0.02' },
  { currency: 'ETH', network: 'ERC20', amount: '0.8' },
] as const

const wasPlayed = ({ context: { db }, user }: SignedIn) =>
  first(db, sql.selectFrom('recharge').select('id').where('user_id', '=', user).where('client_order_id', '=', FIRST_ID))

/** Once, as a whole. @param caller in the present */
export function playHistory(caller: SignedIn): void {
  if (wasPlayed(caller)) return
  const today = dayStart(caller.context.clock.now())
  const past = pastOf(caller.context, symbols, today - DAYS * DAY, today)
  const then = { ...caller, context: past.context }
  transact(caller.context.db, tx => {
    const moments = [
      begin(today - DAYS * DAY + HOUR),
      ...planOf(today),
      ...midnights(today),
      ...teamOf(tx, caller.user, today),
      ...payouts(today),
      ...investmentsOf(today),
      rewarded(today - COINS_CAME * DAY),
      ...COINS.map((coin, nth) => arrives(today - COINS_CAME * DAY + (nth + 1) * HOUR, coin)),
      end(today),
    ]
    for (const { at, does } of moments.sort((a, b) => a.at - b.at)) {
      past.go(at)
      bookedAt(
        tx,
        () => at,
        () => live(tx, then, at, does),
      )
    }
  })
}

/** What is due ends before anything is done. */
function live(tx: Tx, caller: SignedIn, at: number, does: Act['does']): void {
  settleOptions(tx, caller.context, at)
  settleSeconds(tx, caller.context, at)
  try {
    does(tx, caller)
  } catch (error) {
    // a refusal comes before anything is written
    if (!(error instanceof Refused)) throw error
  }
}

const own = { currency: 'USDT', clientOrderId: 'demo-history' } as const

const begin = (at: number): Act => ({
  at,
  does(tx, caller) {
    receive(tx, caller, FIRST, FIRST_ID)
    transfer(tx, { ...own, from: 'balance', to: 'contract', amount: TO_TRADE_WITH }, caller)
  },
})

const arrives = (at: number, coin: (typeof COINS)[number]): Act => ({
  at,
  does: (tx, caller) => receive(tx, caller, coin, `demo-recharge-${coin.currency.toLowerCase()}`),
})

/** The first level with its gift, and the tasks that were done by then. */
const rewarded = (at: number): Act => ({
  at,
  does(tx, caller) {
    settle(tx, caller.context, { user_id: caller.user, falls: 0 })
    for (const { id } of listRewards({}, caller).records) claim(tx, { ...own, id }, caller)
  },
})

const midnights = (today: number): Act[] =>
  Array.from({ length: DAYS }, (_, ago) => ({
    at: today - ago * DAY,
    does: (tx, { context, user }) => takeSnapshot(tx, context, user),
  }))

/** All that is left is in one place. */
const end = (at: number): Act => ({
  at,
  does(tx, caller) {
    const amount = fromMinor(held(tx, { owner: caller.user, currency: 'USDT', kind: 'contract' }))
    transfer(tx, { ...own, from: 'contract', to: 'balance', amount }, caller)
  },
})
