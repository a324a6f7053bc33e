/** What each tick does to running positions: stop-loss, take-profit, liquidation (docs/rules/trade.md#what-each-second-does). */
import { closeReasons, marginModes } from '@shared/contract/codes'
import { isPoolBreached, largestLoss, profitAfterFees, reachesStop, reachesTarget } from '@shared/money'
import { notify } from '../content/notify.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import type { Tick } from '../market/port.ts'
import { closeAt, type Reason } from './close.ts'
import { sideOfRow } from './exposure.ts'
import { freeOf, poolLegs } from './figures.ts'
import { allRunning, generation, ownRunning, runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'

/** Running positions by symbol, read again only after a write. */
type Index = { generation: number; bySymbol: Map<string, PositionRow[]>; pools: Set<string> }
const indexes = new WeakMap<Db, Index>()

function indexOf(db: Db): Index {
  const known = indexes.get(db)
  if (known?.generation === generation()) return known
  const rows = allRunning(db)
  const fresh: Index = {
    generation: generation(),
    bySymbol: Map.groupBy(rows, row => row.symbol),
    pools: new Set(rows.filter(row => row.margin_mode === marginModes.cross).map(row => row.user_id)),
  }
  indexes.set(db, fresh)
  return fresh
}

/** Stop-loss before take-profit before liquidation: the person's own word counts first. */
function reasonAt(row: PositionRow, price: string): Reason | null {
  const side = sideOfRow(row)
  if (row.stop_loss && reachesStop(side, price, row.stop_loss)) return closeReasons.stopLoss
  if (row.take_profit && reachesTarget(side, price, row.take_profit)) return closeReasons.takeProfit
  if (row.liquidation && reachesStop(side, price, row.liquidation)) return closeReasons.liquidation
  return null
}

/** In the transaction that recorded the ticks; each fills at the tick that crossed. */
export function watchPositions(tx: Tx, context: Context, ticks: readonly Tick[]): void {
  const { bySymbol, pools } = indexOf(tx)
  for (const tick of ticks.filter(tick => tick.open))
    for (const row of bySymbol.get(tick.symbol) ?? []) {
      const reason = reasonAt(row, tick.price)
      // read anew: a close before it in this second may have settled some of its profit
      if (reason) tell(tx, closeAt(tx, context, ownRunning(tx, row.user_id, row.id), tick, reason), context.clock.now())
    }
  for (const userId of pools) relievePool(tx, context, userId)
}

/** While free + Σ outstanding profit ≤ Σ maintenance, the largest loss goes. */
function relievePool(tx: Tx, context: Context, userId: string): void {
  for (;;) {
    const pool = poolLegs(context, runningOf(tx, userId))
    const worst = isPoolBreached(freeOf(context, userId), pool) ? largestLoss(pool) : undefined
    const tick = worst && context.market.last(worst.row.symbol)
    if (!worst || !tick?.open) return // a closed market has no price to fill at: it waits for the opening
    tell(tx, closeAt(tx, context, worst.row, tick, closeReasons.liquidation), context.clock.now())
  }
}

/** As toast and list have it. */
const afterFees = ({ profit, open_fee: opening, close_fee: closing }: PositionRow) =>
  profitAfterFees(profit ?? '0', [opening, closing ?? '0'])

const templates = {
  [closeReasons.takeProfit]: 'position-take-profit',
  [closeReasons.stopLoss]: 'position-stop-loss',
  [closeReasons.liquidation]: 'position-liquidated',
} as const

function tell(tx: Tx, row: PositionRow, at: number): void {
  const { close_reason: reason, close_price: price, symbol, quantity } = row
  if (!reason || reason === closeReasons.owner) return
  notify(tx, {
    user: row.user_id,
    eventKey: `position:${row.id}:closed`,
    tab: 'transaction',
    template: templates[reason],
    values: { symbol, quantity, price: price ?? '', profit: afterFees(row) },
    path: `/heyue?tab=history&order=${row.id}`,
    at,
  })
}
