/**
 * Forty days behind the demo account: 25 closed positions, 8 second contracts, 4 swaps, three rewards claimed, a
 * withdrawal of each end, six investments (one ended, one taken back, one frozen, three that run), a loan on coins, coins that
 * are kept, a team that grows and pays fees. All trade by the rules of everybody at the closing prices of the chart; no
 * position is open at their end, before today begins, so that no seed is claimed for prices that none made
 * (docs/rules/trade.md#where-prices-come-from).
 */

import { DAY, dayStart, HOUR, MINUTE } from '@shared/engine/clock'
import { all, first, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { bookedAt, held } from '@shared/engine/ledger/index'
import { pastOf } from '@shared/engine/past'
import { endAll } from '@shared/engine/positions/ending'
import { settleOptions } from '@shared/engine/positions/option/end'
import { settleSeconds } from '@shared/engine/positions/second/settle'
import { refusalOf } from '@shared/engine/refusals/refusal-of'
import { fromMinor, sum } from '@shared/money'
import { tellNoIncomes } from '@shared/products/invest/index'
import { take } from '@shared/products/rewards/claim'
import { settle } from '@shared/products/rewards/index'
import { takeSnapshot } from '@shared/products/wallet/index'
import { transfer } from '@shared/products/wallet/transfer'
import { type Act, type Arrival, receive } from './acts.ts'
import { investmentsOf, type Mine, mineOf } from './investments.ts'
import { loanOf, PLEDGED } from './loan.ts'
import { payouts } from './payouts.ts'
import { planOf, symbols } from './plan.ts'
import { teamOf } from './team.ts'

const DAYS = 40
const FIRST = { currency: 'USDT', network: 'TRC20', amount: '6300' } as const
const FIRST_ID = 'demo-recharge-first'
const TO_TRADE_WITH = '1500'
/** By then what was traded in them is sold; with them it is worth the second level, which is reached with the account's first second. */
const [BITCOIN_CAME, ETHER_CAME] = [19, 11]
const [BITCOIN, ETHER] = ['0.02', '0.8']

export const wasPlayed = ({ context: { db }, user }: SignedIn) =>
  first(db, sql.selectFrom('recharge').select('id').where('user_id', '=', user).where('client_order_id', '=', FIRST_ID))

/** When the next income, and the next interest, of what runs is due: a whole hour, half of one away at least. */
const nextHour = (now: number): number => now + HOUR / 2 - ((now + HOUR / 2) % HOUR) + HOUR

/** As a whole, where it was not played before. @param caller in the present @param signImage what signs the loan */
export function playHistory(caller: SignedIn, signImage: string): void {
  const now = caller.context.clock.now()
  const [today, next] = [dayStart(now), nextHour(now)]
  const past = pastOf(caller.context, symbols, today - DAYS * DAY, now - (now % MINUTE))
  const then = { ...caller, context: past.context }
  transact(caller.context.db, tx => {
    const mine = mineOf(next)
    const moments = [
      begin(today - DAYS * DAY + HOUR),
      ...planOf(today),
      ...midnights(today),
      ...teamOf(tx, caller.user, today),
      ...payouts(today),
      ...mine.acts,
      ...investmentsOf(today, next),
      ...loanOf(next, caller.context, signImage),
      rewarded(today - BITCOIN_CAME * DAY),
      bitcoinArrives(today - BITCOIN_CAME * DAY + HOUR, mine),
      arrives(today - ETHER_CAME * DAY + 2 * HOUR, { currency: 'ETH', network: 'ERC20', amount: ETHER }),
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
    tellNoIncomes(tx, caller.user)
  })
}

/** What is due ends before anything is done; of what is refused nothing is. */
function live(tx: Tx, caller: SignedIn, at: number, does: Act['does']): void {
  endAll(settleOptions, tx, caller.context, at)
  endAll(settleSeconds, tx, caller.context, at)
  refusalOf(tx, () => does(tx, caller))
}

const own = { currency: 'USDT', clientOrderId: 'demo-history' } as const

const begin = (at: number): Act => ({
  at,
  does(tx, caller) {
    receive(tx, caller, FIRST, FIRST_ID)
    transfer(tx, { ...own, from: 'balance', to: 'contract', amount: TO_TRADE_WITH }, caller)
  },
})

const arrives = (at: number, coin: Arrival): Act => ({
  at,
  does: (tx, caller) => receive(tx, caller, coin, `demo-recharge-${coin.currency.toLowerCase()}`),
})

/** What is pledged, and so much that with all that is mined until now the balance is what is documented. */
const bitcoinArrives = (at: number, mine: Mine): Act => ({
  at,
  does(tx, caller) {
    const amount = sum([BITCOIN, PLEDGED, `-${mine.net(tx, caller.context)}`]).toString()
    arrives(at, { currency: 'BTC', network: 'BTC', amount }).does(tx, caller)
  },
})

/** The first level with its gift, and the tasks that were done by then: its money had stayed, and its identity comes later. */
const rewarded = (at: number): Act => ({
  at,
  does(tx, { context, user }) {
    settle(tx, context, { user_id: user, falls: 0 })
    const open = all(tx, sql.selectFrom('reward').selectAll().where('user_id', '=', user))
    for (const reward of open) take(tx, reward, { claimed_at: at, client_order_id: own.clientOrderId })
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
