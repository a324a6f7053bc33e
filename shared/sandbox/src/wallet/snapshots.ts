/** Total assets of everybody at 00:00 (UTC+8), so that the day's profit can be told. */

import { dayOf, dayStart, MINUTE } from '../clock.ts'
import type { Context } from '../context.ts'
import { prepared } from '../db/query.ts'
import { exchangeState, setExchangeState } from '../db/state.ts'
import { type Tx, transact } from '../db/transact.ts'
import { owners } from '../ledger/index.ts'
import { totalAssetsOf } from './assets.ts'
import { livePrices, type PriceOf } from './prices.ts'

/**
 * The first second of a day takes it. After a downtime over midnight the holdings are still those of midnight, as nobody
 * could move them since: they are valued at that minute's prices.
 */
export function takeSnapshots(context: Context, now: number): void {
  const day = dayOf(now)
  if (exchangeState(context.db, 'snapshot-day') === day) return
  transact(context.db, tx => {
    const priceOf = pricesAt(context, dayStart(now), now)
    for (const userId of owners(tx)) keep(tx, userId, day, totalAssetsOf(context, userId, priceOf))
    setExchangeState(tx, 'snapshot-day', day)
  })
}

/** Of one, at a midnight that is now. */
export function takeSnapshot(tx: Tx, context: Context, userId: string): void {
  keep(tx, userId, dayOf(context.clock.now()), totalAssetsOf(context, userId))
}

function keep(tx: Tx, userId: string, day: string, total: string): void {
  prepared(tx, 'INSERT INTO asset_snapshot (user_id, day, total) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
    userId,
    day,
    total,
  )
}

function pricesAt(context: Context, midnight: number, now: number): PriceOf {
  const live = livePrices(context)
  if (now < midnight + MINUTE) return live
  return currency => {
    if (currency === 'USDT') return '1'
    const [bar] = context.market.bars(`${currency}USDT`, '1m', midnight + 1, 1).bars
    return bar ? bar[1] : live(currency)
  }
}
