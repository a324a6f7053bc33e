import type { bankNumberKinds, CodeOf } from '@shared/contract/codes'
import type { Narrowed } from '@shared/engine/db/tables'
import type { Decimal } from '@shared/money'
import type { Columns } from './columns.ts'

type Paid = Record<'pay_rate' | 'pay_amount', Decimal>

export type WalletTables = Narrowed<
  Columns,
  {
    recharge: Paid & { fail_reason: 'expired' | 'cancelled' | 'not-arrived' }
    payout_account: { number_kind: CodeOf<typeof bankNumberKinds> }
    withdrawal: Paid & { fail_reason: 'payout-failed' | 'cancelled' }
    asset_snapshot: { total: Decimal }
    asset_hour: { total: Decimal; inflow: Decimal }
  }
>

export type RechargeRow = WalletTables['recharge']
export type PayoutAccountRow = WalletTables['payout_account']
export type WithdrawalRow = WalletTables['withdrawal']

declare module '@shared/engine/db/tables' {
  interface Tables extends WalletTables {}
}
