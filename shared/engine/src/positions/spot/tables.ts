import type { Decimal } from '@shared/money'

/** What one coin of a person's cost on average, USDT. */
export type CoinAverage = { user_id: string; currency: string; average: Decimal }

export type SpotTables = { coin_average: CoinAverage }

declare module '../../db/tables.ts' {
  interface Tables extends SpotTables {}
}
