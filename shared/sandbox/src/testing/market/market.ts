/** A market of its own for a test: in memory, under a manual clock. */
import { fromStamp, type ManualClock, manualClock } from '@shared/engine/clock'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { createMarket } from '@shared/engine/market/engine'
import type { MarketEngine } from '@shared/engine/market/port'
import { type SymbolSpec, symbolOf } from '@shared/engine/market/symbols'
import { parseTape } from '@shared/engine/market/tape'
import { migrations } from '../../domains/migrations.ts'

export const secret = '5eed'.repeat(16)

export const spec = (symbol: string): SymbolSpec => {
  const found = symbolOf(symbol)
  if (!found) throw new Error(`${symbol} is not in the seed`)
  return found
}

export type TestMarket = {
  db: Db
  clock: ManualClock
  market: MarketEngine
  /** Lives so many seconds, one by one. */
  live(seconds: number): void
}

type Options = { start?: string; symbols?: readonly string[]; tape?: unknown; file?: string }

/** 2026-11-25 is a Wednesday: everything is open at ten. */
export const TEN = '2026-11-25 10:00:00'

export function openMarket({ start = TEN, symbols, tape, file = ':memory:' }: Options = {}): TestMarket {
  const db = openDatabase(file)
  migrate(db, migrations)
  const clock = manualClock(fromStamp(start))
  const deps = { db, clock, keys: { secret }, tape: tape === undefined ? undefined : parseTape(tape) }
  const market = createMarket(deps, symbols?.map(spec))
  market.load()
  return { db, clock, market, live: seconds => clock.advance(seconds, now => market.second(now)) }
}
