/** What a person owns in all accounts, and what moved of it: counted without the formulas of the exchange. */
import { directions, positionStates, tradeTypes } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { entryTypes, heldBy, VIRTUAL } from '@shared/engine/ledger/index'
import type { TradingAccount } from '@shared/engine/ledger/trading-account'
import { freeOf } from '@shared/engine/ledger/trading-account'
import type { Tick } from '@shared/engine/market/port'
import { quotedSpec, specOf } from '@shared/engine/positions/pricing'
import { isLeveraged, isOption, isRunning, isSpot, pendingOf, runningOf } from '@shared/engine/positions/rows'
import type { PositionRow, StoredRow } from '@shared/engine/positions/tables'
import { runningSeconds } from '@shared/engine/positions/worth/seconds'
import { big, type Decimal, fromMinor, sum } from '@shared/money'

type Swap = { id: string; from_currency: string; issued: Decimal; spread: Decimal }
export type Estate = {
  money: Decimal
  virtual: Decimal
  rows: StoredRow[]
  swaps: Swap[]
  insured: Record<string, bigint>
}

const price = ({ market }: Context, symbol: string): Decimal => market.last(symbol)?.price ?? '0'
const isLong = ({ direction }: StoredRow) => direction === directions.buy

/** Dollars that a price's move by one makes for a row. */
export function unitsOf(context: Context, { symbol, trade_type, quantity }: StoredRow) {
  if (trade_type !== tradeTypes.cfd) return big(quantity)
  const { contractSize = '1', quoteCurrency } = quotedSpec(symbol)
  const lots = big(quantity).times(contractSize)
  return quoteCurrency === 'USD' ? lots : lots.div(price(context, `USD${quoteCurrency}`))
}

/** Half the spread below the price for a long, above it for a short. */
function markIn(row: StoredRow, at: Decimal): Decimal {
  const { spread = '0' } = specOf(row)
  const half = row.trade_type === tradeTypes.cfd ? big(spread).div('2') : big('0')
  return (isLong(row) ? big(at).minus(half) : big(at).plus(half)).toString()
}

/** What a contract or CFD has made and not paid out; an option counts as what was paid for it. */
function madeBy(context: Context, row: PositionRow) {
  if (!isLeveraged(row)) return big('0')
  const move = big(markIn(row, price(context, row.symbol))).minus(row.open_price)
  return unitsOf(context, row)
    .times(isLong(row) ? move : move.neg())
    .minus(row.settled)
}

/** Free, frozen, held and made. */
export function worthOf(context: Context, account: TradingAccount): Decimal {
  const running = runningOf(context.db, account)
  const held = running
    .filter(row => isOption(row) || (isLeveraged(row) && row.margin_mode === 1))
    .map(row => row.margin)
  const frozen = pendingOf(context.db, account)
    .filter(row => !isSpot(row))
    .map(row => row.frozen)
  const stakes = runningSeconds(context.db, account).map(row => row.amount)
  const made = running.map(row => madeBy(context, row))
  return sum([freeOf(context.db, account), ...held, ...frozen, ...stakes, ...made]).toString()
}

const insuredIn = (
  books: 'ledger' | 'sim',
) => `SELECT a.currency, sum(p.amount) AS minor FROM ${books}_entry e JOIN ${books}_posting p ON p.entry_id = e.id
  JOIN ${books}_account a ON a.id = p.account_id WHERE e.type = ?1 AND a.owner = ?2 GROUP BY a.currency`
const INSURED = `${insuredIn('ledger')} UNION ALL ${insuredIn('sim')}`

export function estateOf(context: Context, user: string): Estate {
  const { db } = context
  const rows = prepared(db, 'SELECT * FROM position WHERE user_id = ?').all(user) as StoredRow[]
  const swaps = prepared(db, 'SELECT * FROM swap WHERE user_id = ?').all(user) as Swap[]
  const insured = prepared(db, INSURED).all(entryTypes['insurance-cover'], user) as {
    currency: string
    minor: number
  }[]
  const held = heldBy(db, user)
  const inMoney = (name: string) => (name === 'USDT' || name === VIRTUAL ? '1' : price(context, `${name}USDT`))
  const all = (virtual: boolean) =>
    sum([
      ...held
        .filter(({ currency }) => (currency === VIRTUAL) === virtual)
        .map(({ currency, balance }) => big(fromMinor(balance)).times(inMoney(currency))),
      ...rows
        .filter(isRunning)
        .filter(row => (row.account !== '') === virtual)
        .map(row => madeBy(context, row)),
    ]).toString()
  return {
    money: all(false),
    virtual: all(true),
    rows,
    swaps,
    insured: Object.fromEntries(insured.map(({ currency, minor }) => [currency, BigInt(minor)])),
  }
}

const wasOpen = (row: StoredRow | undefined) => row !== undefined && row.open_price !== null

/** Fees of all that is no spot order; of spot in money, in the currency that was received. */
const feesOf = (row: StoredRow): Decimal => {
  if (!isSpot(row)) return sum([row.open_fee, row.close_fee ?? '0', row.night_fee]).toString()
  return row.state !== positionStates.closed
    ? '0'
    : big(row.open_fee)
        .times(isLong(row) ? (row.open_price ?? '0') : '1')
        .toString()
}

/** Of a CFD that was opened: what buying and selling it back at once takes. */
const spreadOf = (context: Context, row: StoredRow): Decimal =>
  row.trade_type === tradeTypes.cfd
    ? unitsOf(context, row)
        .times(specOf(row).spread ?? '0')
        .toString()
    : '0'

/** What the rows state that it cost: fees and spreads, less what options brought, less what the insurance paid. */
export function costBetween(context: Context, before: Estate, after: Estate): { money: Decimal; virtual: Decimal } {
  const known = new Map(before.rows.map(row => [row.id, row]))
  const of = (virtual: boolean) => {
    const [was, is] = [before, after].map(({ rows }) => rows.filter(row => (row.account !== '') === virtual))
    const opened = (is ?? []).filter(row => row.parent_id === null && wasOpen(row) && !wasOpen(known.get(row.id)))
    const gained = (rows: StoredRow[] | undefined) =>
      (rows ?? []).filter(row => isOption(row)).map(row => row.profit ?? '0')
    const currency = virtual ? VIRTUAL : 'USDT'
    const insured = (after.insured[currency] ?? 0n) - (before.insured[currency] ?? 0n)
    const swapped = virtual ? [] : after.swaps.filter(({ id }) => !before.swaps.some(one => one.id === id))
    return sum([
      ...(is ?? []).map(feesOf),
      ...(was ?? []).map(row => `-${feesOf(row)}`.replace('--', '')),
      ...opened.map(row => spreadOf(context, row)),
      ...gained(was),
      ...gained(is).map(profit => `-${profit}`.replace('--', '')),
      ...swapped.map(({ from_currency: from, issued, spread }) =>
        big(issued)
          .times(from === 'USDT' ? '1' : price(context, `${from}USDT`))
          .times(spread)
          .toString(),
      ),
      `-${fromMinor(insured)}`,
    ]).toString()
  }
  return { money: of(false), virtual: of(true) }
}

/** Whether a tick has reached a stop, a target or a liquidation. */
export function reachedBy(row: PositionRow, { price: at, open }: Tick): boolean {
  if (!isLeveraged(row) || !open) return false
  const mark = big(markIn(row, at))
  const against = (level: Decimal | null) => level !== null && (isLong(row) ? mark.lte(level) : mark.gte(level))
  const beyond = (level: Decimal | null) => level !== null && (isLong(row) ? mark.gte(level) : mark.lte(level))
  return against(row.stop_loss) || against(row.liquidation) || beyond(row.take_profit)
}
