/** What each second does to positions and waiting orders (docs/rules/trade.md#what-each-second-does). */
import { closeReasons } from '@shared/contract/codes'
import { betterMark, isPoolBreached, largestLoss, reachesStop, reachesTarget, trailingStop } from '@shared/money'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { alone } from '../jobs/alone.ts'
import { freeOf } from '../ledger/trading-account.ts'
import type { Tick } from '../market/port.ts'
import { poolLegs } from './figures.ts'
import { closeAt, closingPrice, type Reason } from './leveraged/close.ts'
import { tellRests } from './leveraged/tell-rest.ts'
import { isFilledAt } from './leveraged/wait.ts'
import { openRows, type Pool } from './open-rows.ts'
import { sideOfRow } from './pricing.ts'
import { accountOf, isLeveraged, isPending, isRunning, isSpot, ownRow, runningOf, updateRow } from './rows.ts'
import { Screen } from './screen.ts'
import { settleDue, settleLeft } from './settle-due.ts'
import type { OrderRow, PositionRow } from './tables.ts'
import { tellClosed, tellOrder } from './tell.ts'
import { fillWaiting, mayBegin } from './waiting.ts'

/** In the transaction that recorded the ticks: what runs, what waits, what is due. Each fills at the tick that crossed. */
export function watchPositions(tx: Tx, context: Context, ticks: readonly Tick[], now: number): void {
  settleLeft(tx, context, now)
  const open = ticks.filter(tick => tick.open)
  const screen = new Screen(context)
  watchRunning(tx, context, open, screen)
  const filled = open.map(tick => ({ tick, rows: reached(tx, screen, tick.symbol, now) }))
  for (const isSpotTurn of [false, true])
    for (const { tick, rows } of filled)
      for (const row of rows) if (isSpot(row) === isSpotTurn) tryToFill(tx, context, row, tick)
  settleDue(tx, context, now)
  tellRests(tx, context, now)
}

/** What runs alone: stops, targets, liquidations. @param open ticks of open markets */
export function watchRunning(tx: Tx, context: Context, open: readonly Tick[], screen = new Screen(context)): void {
  for (const tick of open) for (const row of running(tx, screen, tick.symbol)) watch(tx, context, row, tick)
  for (const pool of [...openRows(tx).pools()].filter(pool => screen.mayBreach(pool)))
    alone(context, tx, `pool ${pool.account.owner}`, () => relievePool(tx, context, pool))
}

const running = (tx: Tx, screen: Screen, symbol: string) =>
  near(tx, screen, symbol)
    .filter(isRunning)
    .filter(row => isLeveraged(row) && (row.trailing !== null || screen.mayClose(row)))
/** One whose time is over may still wait for its end. */
const reached = (tx: Tx, screen: Screen, symbol: string, now: number) =>
  near(tx, screen, symbol)
    .filter(isPending)
    .filter(row => screen.mayFill(row) && (row.expire_at ?? now) >= now)
const near = (tx: Tx, screen: Screen, symbol: string) =>
  openRows(tx).near(symbol, screen.rangeOf(symbol, openRows(tx).termsOf(symbol)))

/** Stop-loss before take-profit before liquidation: the person's own word counts first. */
function reasonAt(row: PositionRow, mark: string): Reason | null {
  const side = sideOfRow(row)
  if (row.stop_loss && reachesStop(side, mark, row.stop_loss)) return closeReasons.stopLoss
  if (row.take_profit && reachesTarget(side, mark, row.take_profit)) return closeReasons.takeProfit
  if (row.liquidation && reachesStop(side, mark, row.liquidation)) return closeReasons.liquidation
  return null
}

function watch(tx: Tx, context: Context, seen: PositionRow, tick: Tick): void {
  const mark = closingPrice(seen, tick)
  const reason = reasonAt(seen, mark)
  if (reason) alone(context, tx, seen.id, () => close(tx, context, seen, tick, reason))
  else trail(tx, seen, mark)
}

function close(tx: Tx, context: Context, seen: PositionRow, tick: Tick, reason: Reason): void {
  const row = anew(tx, seen)
  if (isRunning(row)) tellClosed(tx, context, closeAt(tx, context, row, tick, reason))
}

/** The stop follows the best mark, in the position's favour alone. */
function trail(tx: Tx, seen: PositionRow, mark: string): void {
  const { trailing, best } = seen
  const side = sideOfRow(seen)
  const next = best ? betterMark(side, best, mark) : mark
  if (!trailing || next === best) return
  const row = anew(tx, seen)
  if (isRunning(row)) updateRow(tx, row, { best: next, stop_loss: trailingStop(side, next, trailing) })
}

/** A close before it in this second may have settled some of its profit. */
const anew = (tx: Tx, seen: PositionRow) => ownRow(tx, accountOf(seen), seen.id)

/**
 * While free + Σ outstanding profit ≤ Σ maintenance, the largest loss goes. A closed market has no price to fill at: what
 * is held there waits for the opening, and holds up none of the others. Prices stand still meanwhile, so each leg is valued
 * once; a closing may settle some of the others' profit.
 */
function relievePool(tx: Tx, context: Context, { account, rows }: Pool): void {
  let legs = poolLegs(context, runningOf(tx, account))
  for (;;) {
    const open = legs.filter(({ row }) => context.market.last(row.symbol)?.open)
    const worst = isPoolBreached(freeOf(tx, account), legs) ? largestLoss(open) : undefined
    const tick = worst && context.market.last(worst.row.symbol)
    if (!tick) return
    tellClosed(tx, context, closeAt(tx, context, worst.row, tick, closeReasons.liquidation))
    legs = legs.flatMap(leg => {
      const row = rows.get(leg.row.id)
      return row ? [{ ...leg, row, settled: row.settled }] : []
    })
  }
}

function tryToFill(tx: Tx, context: Context, row: OrderRow, tick: Tick): void {
  if (!isFilledAt(row, tick) || !mayBegin(context, row, tick)) return
  alone(context, tx, row.id, () => tellOrder(tx, fillWaiting(tx, context, row, tick), context.clock.now()))
}
