import type { bankNumberKinds, CodeOf } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

type Paid = Record<'pay_rate' | 'pay_amount', Decimal>

export type WalletTables = Narrowed<
  Columns,
  {
    recharge: Paid & { fail_reason: 'expired' | 'cancelled' | 'not-arrived' }
    payout_account: { number_kind: CodeOf<typeof bankNumberKinds> }
    withdrawal: Paid & { fail_reason: 'payout-failed' | 'cancelled' }
    asset_snapshot: { total: Decimal }
  }
>

export type RechargeRow = WalletTables['recharge']
export type PayoutAccountRow = WalletTables['payout_account']
export type WithdrawalRow = WalletTables['withdrawal']

declare module '../db/tables.ts' {
  interface Tables extends WalletTables {}
}
