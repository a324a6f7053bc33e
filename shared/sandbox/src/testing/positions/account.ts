/** An account counted without the formulas of the exchange: what tests hold its answers against. */
import { directions, marginModes, positionStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { held } from '@shared/engine/ledger/index'
import type { PositionRow } from '@shared/engine/positions/tables'
import { big, type Decimal, fromMinor, max, sum } from '@shared/money'

export type Marks = (symbol: string) => Decimal
export const marksOf =
  (context: Context): Marks =>
  symbol =>
    context.market.last(symbol)?.price ?? '0'

type Standing = { free: Decimal; insured: Decimal; rows: PositionRow[] }

const INSURED = `SELECT coalesce(sum(-p.amount), 0) AS minor FROM position x
  JOIN ledger_entry e ON e.ref_id = x.id JOIN ledger_posting p ON p.entry_id = e.id
  JOIN ledger_account a ON a.id = p.account_id AND a.owner = 'house' AND a.kind = 'insurance' WHERE x.user_id = ?`

/** What the person holds, and what the insurance ever paid for them. */
export function standingOf({ db }: Context, user: string): Standing {
  const rows = prepared(db, 'SELECT * FROM position WHERE user_id = ? ORDER BY created_at, id').all(user)
  const insured = prepared(db, INSURED).get(user) as { minor: number }
  return {
    free: fromMinor(held(db, { owner: user, currency: 'USDT', kind: 'contract' })),
    insured: fromMinor(BigInt(insured.minor)),
    rows: rows as PositionRow[],
  }
}

const isRunning = (row: PositionRow) => row.state === positionStates.running
const isCross = (row: PositionRow) => row.margin_mode === marginModes.cross

export const running = ({ rows }: Standing): PositionRow[] => rows.filter(isRunning)

/** s·q·(P − E) less what was settled. */
const stillDue = (row: PositionRow, mark: Decimal) =>
  big(mark)
    .minus(row.open_price)
    .times(row.quantity)
    .times(row.direction === directions.buy ? '1' : '-1')
    .minus(row.settled)

/** What the free balance and the cross legs come to at these prices. */
export const poolAt = (standing: Standing, marks: Marks): Decimal =>
  sum([
    standing.free,
    ...running(standing)
      .filter(isCross)
      .map(row => stillDue(row, marks(row.symbol))),
  ]).toString()

/** Pool, isolated margins and isolated profit. */
export const equityAt = (standing: Standing, marks: Marks): Decimal =>
  sum([
    poolAt(standing, marks),
    ...running(standing)
      .filter(row => !isCross(row))
      .flatMap(row => [row.margin, stillDue(row, marks(row.symbol))]),
  ]).toString()

/** Fees of what closed between two looks; a part is a row of its own. */
export function closingFees(before: Standing, after: Standing): Decimal {
  const open = new Set([...running(before).map(row => row.id), ...after.rows.map(row => row.id)])
  for (const row of before.rows) if (!isRunning(row)) open.delete(row.id)
  return sum(after.rows.filter(row => !isRunning(row) && open.has(row.id)).map(row => row.close_fee ?? '0')).toString()
}

/** What isolated legs lost beyond their margin: the insurance's, whatever the pool is worth. */
export const beyondMargins = (before: Standing, after: Standing): Decimal =>
  sum(
    after.rows
      .filter(row => !isCross(row) && !isRunning(row) && running(before).some(({ id }) => id === row.id))
      .map(row => max('0', sum([row.margin, row.profit ?? '0', `-${row.close_fee}`]).neg())),
  ).toString()
