/** Balances, the ledger, recharges, withdrawals, currencies, uploads (docs/rules/wallet.md). */

import type { Row } from '../call.ts'
import {
  assetCourseCall,
  assetHistoryCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
} from './wallet/balances.ts'
import { currencyListCall, rateByCurrencyCall } from './wallet/currencies.ts'
import { staticFileCall, uploadCall } from './wallet/files.ts'
import { balanceLogCall, transferContractCall } from './wallet/ledger.ts'
import { addPayoutAccountCall, editPayoutAccountCall, payoutAccountListCall } from './wallet/payout-accounts.ts'
import {
  rechargeAddressCall,
  rechargeApplyCall,
  rechargeCancelCall,
  rechargeListCall,
  rechargeVoucherCall,
} from './wallet/recharges.ts'
import {
  withdrawalApplyCall,
  withdrawalCancelCall,
  withdrawalListCall,
  withdrawalRulesCall,
} from './wallet/withdrawals.ts'

export * from './wallet/balances.ts'
export * from './wallet/currencies.ts'
export * from './wallet/files.ts'
export * from './wallet/ledger.ts'
export * from './wallet/payout-accounts.ts'
export * from './wallet/recharges.ts'
export * from './wallet/withdrawals.ts'

export const walletCalls: readonly Row[] = [
  userBalanceCall,
  userAssetsCall,
  userContractBalanceCall,
  transferContractCall,
  rechargeListCall,
  rechargeApplyCall,
  rechargeAddressCall,
  withdrawalListCall,
  withdrawalApplyCall,
  balanceLogCall,
  payoutAccountListCall,
  addPayoutAccountCall,
  editPayoutAccountCall,
  currencyListCall,
  rateByCurrencyCall,
  uploadCall,
  assetHistoryCall,
  assetCourseCall,
  rechargeVoucherCall,
  rechargeCancelCall,
  withdrawalCancelCall,
  withdrawalRulesCall,
  staticFileCall,
]
