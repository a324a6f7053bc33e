import type { Decimal } from '@shared/money'
import type { Selectable } from 'kysely'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

export type MarketTables = Narrowed<
  Columns,
  {
    symbol_terms: Record<'min_quantity' | 'max_quantity', Decimal>
    listed_symbol: { price: Decimal }
  }
>

export type TickRow = MarketTables['tick']
export type PulseRow = Selectable<MarketTables['market_pulse']>
export type SeedRow = MarketTables['market_seed']
export type AnchorRow = MarketTables['market_anchor']
export type SymbolTermsRow = Selectable<MarketTables['symbol_terms']>
export type RefinementRow = MarketTables['symbol_refined']

declare module '../db/tables.ts' {
  interface Tables extends MarketTables {}
}
