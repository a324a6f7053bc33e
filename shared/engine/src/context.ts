/** What every domain works with: one exchange. */
import type { Clock } from './clock.ts'
import type { Db } from './db/open.ts'
import type { Keys } from './keys.ts'
import type { Market } from './market/port.ts'
import type { Positions } from './positions/port.ts'

export type Settings = {
  /** Seconds after which the sandbox's desk decides by itself; null: only `pnpm operator` does. */
  autoReview: number | null
  /** log2 of scrypt's N: 15, in tests 10. */
  scryptCost: number
  /** Where the app is open to the public, e.g. "https://tarn.example"; null: on this machine. */
  publicOrigin: string | null
  /** Where messages may be pushed to besides the known push services: origins that whoever runs the exchange answers for. */
  pushOrigins: readonly string[]
  /** Under a manual clock: whether reads and other requests than orders have a pace, too. A real one paces them always. */
  paced: boolean
  /** Where pictures are kept. */
  dataDir: string
}

export type Log = (event: string, fields?: Record<string, string | number | boolean | null>) => void

export type Context = {
  db: Db
  clock: Clock
  keys: Keys
  market: Market
  /** The context of now, where this one is of a moment that has passed. */
  present?: Context
  positions: Positions
  settings: Settings
  /** One structured line; never a secret. */
  log: Log
}

/** What a domain does once a second, after the market's tick and the positions: reviews, expiries, days. */
export type Beat = (context: Context, now: number) => void
