import type { CodeOf, productTypes } from '@shared/contract/codes'
import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Columns } from './columns.ts'

type Terms = Record<'rate' | 'redeem_fee_rate' | 'power_w' | 'power_price', Decimal>

export type InvestTables = Narrowed<
  Columns,
  {
    product: Terms & Record<'min_amount' | 'max_amount' | 'hold_limit' | 'price' | 'min_raise', Decimal>
    product_output: { output: Decimal }
    product_order: Terms &
      Record<'amount' | 'total_income', Decimal> & {
        type: CodeOf<typeof productTypes>
        end_reason: 'matured' | 'redeemed'
      }
    product_income: Record<'gross' | 'power' | 'net' | 'price', Decimal>
  }
>

export type ProductRow = InvestTables['product']
export type OutputRow = InvestTables['product_output']
export type ProductOrderRow = InvestTables['product_order']
export type IncomeRow = InvestTables['product_income']

declare module '@shared/engine/db/tables' {
  interface Tables extends InvestTables {}
}
