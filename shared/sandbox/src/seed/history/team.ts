/**
 * The team below the demo account: eleven people in three levels, of whom four recharge and trade by the rules of everybody.
 * What their fees bring it, paid day by day, comes to INCOME: the last of them sells as many coins as that takes.
 */
import { accountTypes, directions, tradeTypes } from '@shared/contract/codes'
import { DAY, HOUR, MINUTE } from '@shared/engine/clock'
import { prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { priceOf } from '@shared/engine/positions/pricing'
import { big, compare, fromMinor, LEDGER_PLACES, roundUp, SPOT_FEE_RATE } from '@shared/money'
import { insertUser, userById } from '@shared/products/accounts/user'
import { rateAt, teamIncome } from '@shared/products/rewards/team-income'
import { transfer } from '@shared/products/wallet/transfer'
import { type Act, leveraged, receive, sellCoins } from './acts.ts'

const INCOME = '37.42'

/** By whom they were invited: the demo account, or one of those above. The letter O tells their codes from random ones. */
const members: readonly [account: string, by: number | null, ago: number, inviteCode: string][] = [
  ['amelie_r', null, 20, 'TEAMOA'],
  ['bruno_k', null, 19, 'TEAMOB'],
  ['grace_t', 0, 18, 'TEAMOC'],
  ['chen_wei', null, 17, 'TEAMOD'],
  ['jonas_p', 2, 16, 'TEAMOE'],
  ['ines_c', 1, 15, 'TEAMOF'],
  ['diego_m', null, 14, 'TEAMOG'],
  ['hiroshi_n', 0, 12, 'TEAMOH'],
  ['emma_v', null, 9, 'TEAMOJ'],
  ['kira_s', 5, 6, 'TEAMOK'],
  ['farid_h', null, 4, 'TEAMOL'],
]
const LAST = 1

const funded: readonly [member: number, ago: number][] = [
  [0, 19],
  [1, 18],
  [2, 17],
  [4, 15],
]

const { buy, sell } = directions
type Traded = [member: number, ago: number, from: number, hours: number, symbol: string, way: 1 | 2, amount: string]
const traded: readonly Traded[] = [
  [0, 17, 10, 5, 'BTCUSDT', buy, '30000'],
  [1, 16, 13, 3, 'SOLUSDT', sell, '15000'],
  [2, 14, 9, 6, 'ETHUSDT', buy, '25000'],
  [0, 12, 11, 4, 'ETHUSDT', sell, '30000'],
  [4, 11, 15, 3, 'BTCUSDT', buy, '40000'],
  [2, 9, 10, 7, 'BTCUSDT', sell, '25000'],
  [0, 8, 14, 2, 'BTCUSDT', buy, '30000'],
  [4, 6, 12, 5, 'ETHUSDT', sell, '40000'],
  [2, 5, 9, 4, 'SOLUSDT', buy, '20000'],
]

/** Registers them, and tells what they do. @param today when the day of the first tick began */
export function teamOf(tx: Tx, demo: string, today: number): Act[] {
  const at = (ago: number, hour = 0) => today - ago * DAY + hour * HOUR
  const ids = join(tx, demo, today)
  const by = (member: number, { at, does }: Act): Act => ({
    at,
    does: (tx, caller) => does(tx, { ...caller, user: ids[member] ?? '' }),
  })
  const trades = ([member, ago, from, hours, symbol, direction, amount]: Traded) =>
    leveraged(at(ago, from), at(ago, from + hours), { ...kind, symbol, direction, amount }).map(act => by(member, act))
  return [
    ...funded.map(([member, ago]) => by(member, fund(at(ago, 9), `team-recharge-${member}`))),
    ...traded.flatMap(trades),
    by(LAST, complete(at(2, 16), demo)),
    ...Array.from({ length: 19 }, (_, ago) => pay(at(ago + 1) + 30 * MINUTE)),
  ]
}

const kind = { tradeType: tradeTypes.contract, leverage: 20 } as const

function join(tx: Tx, demo: string, today: number): string[] {
  const { password } = userById(tx, demo)
  const ids: string[] = []
  for (const [account, by, ago, inviteCode] of members) {
    const inviterId = by === null ? demo : (ids[by] ?? demo)
    const who = { account_type: accountTypes.account, account, password, inviterId, inviteCode }
    ids.push(insertUser(tx, who, today - ago * DAY + 8 * HOUR))
  }
  run(tx, sql.updateTable('user').set({ sample_until: today }).where('id', 'in', ids))
  return ids
}

/** They have the demo account's password, as everybody seeded does. */
export function letTeamIn(tx: Tx, password: string): void {
  const codes = members.map(([, , , code]) => code)
  run(tx, sql.updateTable('user').set({ password }).where('invite_code', 'in', codes))
}

const fund = (at: number, id: string): Act => ({
  at,
  does(tx, caller) {
    receive(tx, caller, { currency: 'USDT', network: 'TRC20', amount: '6000' }, id)
    const move = { from: 'balance', to: 'contract', currency: 'USDT', amount: '5000' } as const
    transfer(tx, { ...move, clientOrderId: id }, caller)
  },
})

const EARNED = 'SELECT CAST(coalesce(sum(amount), 0) AS TEXT) AS minor FROM team_income WHERE ancestor = ?'

/** What is missing is a share of the fee of a sale: coins worth that much arrive, and are sold. */
const complete = (at: number, demo: string): Act => ({
  at,
  does(tx, caller) {
    const { minor } = prepared(tx, EARNED).get(demo) as { minor: string }
    const missing = big(INCOME).minus(fromMinor(BigInt(minor)))
    if (compare(missing, '0') <= 0) return
    const sold = missing.div(rateAt(1)).div(SPOT_FEE_RATE)
    const amount = roundUp(sold.div(priceOf(caller.context, 'BTCUSDT')), LEDGER_PLACES).toString()
    receive(tx, caller, { currency: 'BTC', network: 'BTC', amount }, 'team-recharge-last')
    sellCoins(tx, caller, 'BTCUSDT')
  },
})

const pay = (at: number): Act => ({ at, does: (tx, { context }) => void teamIncome.work(tx, context, at) })
