/** Tells who holds too little for the coming rest of a market, in the hour before it (docs/rules/trade.md#cfds). */
import { REST_AHEAD } from '@shared/contract/limits'
import { big, crossTotals, type Decimal, roundUp, truncate } from '@shared/money'
import { stamp } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { type Job, slice } from '../../jobs/slices.ts'
import { freeOf, isVirtual, type TradingAccount } from '../../ledger/trading-account.ts'
import { type Rest, restAfter } from '../../market/gap.ts'
import { symbols } from '../../market/symbols.ts'
import { notify } from '../../messages/notify.ts'
import { poolLegs } from '../figures.ts'
import { isCfd, specOf } from '../pricing.ts'
import { accountOf, owingNights, runningOf } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { restWithin } from '../worth/rest.ts'

const HOUR = 3600

/** An account is told while it is worth less than this many times what the rest will require. */
const NEAR = '1.25'

/** In words: required, and there; USDT. */
type Lack = { amount: Decimal; net: Decimal }

/** Every CFD that runs owes a night some day. Round after round until the rest begins: prices move meanwhile. */
const rests: Job<PositionRow> = {
  name: 'rests',
  limit: 20,
  next: (tx, after, limit) => owingNights(tx, after, Number.MAX_SAFE_INTEGER, limit),
  keyOf: ({ night_at, id }) => `${night_at} ${id}`,
  each: (tx, context, row, now) => tellOwner(tx, context, row, now),
}

/** In the transaction of the tick, from an hour before a market rests until five minutes before it. */
export function tellRests(tx: Tx, context: Context, now: number): void {
  const second = Math.floor(now / 1000)
  const isNear = ({ hours }: (typeof symbols)[number]) => {
    const left = (restAfter(hours, second)?.from ?? Number.POSITIVE_INFINITY) - second
    return left > REST_AHEAD && left <= HOUR
  }
  if (symbols.some(spec => spec.spread !== undefined && isNear(spec))) slice(rests, tx, context, now)
}

/** The first CFD of an account stands for all of it. */
function tellOwner(tx: Tx, context: Context, row: PositionRow, now: number): void {
  const account = accountOf(row)
  const rows = runningOf(tx, account)
  const cfds = rows.filter(one => isCfd(one.trade_type))
  if (isVirtual(account) || cfds[0]?.id !== row.id) return
  const [rest] = cfds.flatMap(one => restWithin(context, specOf(one), HOUR) ?? [])
  const values = rest && lackOf(context, account, rows)
  if (values) tell(tx, row, rest, values, now)
}

/** What the rest requires of an account that is worth less, or hardly more; undefined for all others. */
function lackOf(context: Context, account: TradingAccount, rows: readonly PositionRow[]): Lack | undefined {
  const { required, profit } = crossTotals(poolLegs(context, rows, HOUR))
  const isMore = required.gt(crossTotals(poolLegs(context, rows)).required)
  const worth = big(freeOf(context.db, account)).plus(profit)
  if (!isMore || worth.gte(required.times(NEAR))) return undefined
  return { amount: roundUp(required, 2), net: truncate(worth, 2) }
}

/** Once a rest. */
function tell(tx: Tx, { id, user_id: user }: PositionRow, { from }: Rest, lack: Lack, at: number): void {
  const values = { ...lack, currency: 'USDT', time: stamp((from - REST_AHEAD) * 1000) }
  const path = `/heyue?tab=positions&order=${id}`
  notify(tx, { user, eventKey: `rest-margin:${from}`, tab: 'transaction', template: 'rest-margin', values, path, at })
}
