/** The wallet's calls. */

import {
  addPayoutAccountCall,
  assetCourseCall,
  assetHistoryCall,
  balanceLogCall,
  type Currency,
  currencyListCall,
  editPayoutAccountCall,
  payoutAccountListCall,
  rateByCurrencyCall,
  rechargeAddressCall,
  rechargeApplyCall,
  rechargeCancelCall,
  rechargeListCall,
  rechargeVoucherCall,
  secondHeadCall,
  transferContractCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
  withdrawalApplyCall,
  withdrawalCancelCall,
  withdrawalListCall,
  withdrawalRulesCall,
} from '@shared/contract'
import { categories, currencyTypes } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { all, sql } from '@shared/engine/db/query'
import { type Served, serve, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { balanceLog } from '@shared/engine/ledger/log'
import { nameOf } from '@shared/engine/market/names'
import { livePrices } from '@shared/engine/market/prices'
import { accountFor } from '@shared/engine/positions/account-rules'
import { type Language, localeOf } from '@shared/engine/refusals/languages'
import { fromMinor, worthOf } from '@shared/money'
import { requireWithdrawPassword } from '../accounts/withdraw-password.ts'
import { assetHistory } from './asset-history.ts'
import { assetsOf, holdingsOf } from './assets.ts'
import { type CurrencySpec, coins, currencies } from './currencies.ts'
import { assetCourse } from './day-course.ts'
import { addPayoutAccount } from './payout/add.ts'
import { editPayoutAccount } from './payout/edit.ts'
import { listPayoutAccounts } from './payout/list.ts'
import { rateBetween, swapTermsOf } from './prices.ts'
import { rechargeAddress } from './recharge/address.ts'
import { applyRecharge } from './recharge/apply.ts'
import { cancelRecharge } from './recharge/cancel.ts'
import { listRecharges } from './recharge/list.ts'
import { addVoucher } from './recharge/voucher.ts'
import { headOf } from './second-head.ts'
import { transfer } from './transfer.ts'
import { applyWithdrawal, proveWithdrawal } from './withdrawal/apply.ts'
import { cancelWithdrawal } from './withdrawal/cancel.ts'
import { listWithdrawals } from './withdrawal/list.ts'
import { withdrawalRules } from './withdrawal/rules.ts'

export const walletCalls: readonly Served[] = [
  serve(currencyListCall, (_, { context, language }) => currencyList(context, language)),
  serve(rateByCurrencyCall, ({ from, to }, { context }) => rateBetween(context, from, to)),
  serveUser(secondHeadCall, (input, { context, user }) => headOf(context, accountFor(context, user, input))),
  serveUser(userBalanceCall, ({ currency }, { context, user }) => balancesOf(context, user, currency)),
  serveUser(userAssetsCall, (_, { context, user }) => assetsOf(context, user)),
  serveUser(userContractBalanceCall, (_, { context, user }) => ({
    currency: 'USDT',
    ...context.positions.figures(user),
  })),
  serveOrder(transferContractCall, transfer),
  serveUser(balanceLogCall, (input, { context, user }) => balanceLog(context.db, user, input)),
  serveOrder(rechargeApplyCall, applyRecharge),
  serveUser(rechargeListCall, listRecharges),
  serveUser(rechargeAddressCall, rechargeAddress),
  serveUser(rechargeVoucherCall, addVoucher),
  serveUser(rechargeCancelCall, cancelRecharge),
  serveUser(payoutAccountListCall, (input, { context, user }) => listPayoutAccounts(context.db, user, input)),
  serveOrder(addPayoutAccountCall, addPayoutAccount, ({ withdrawPassword }, caller) =>
    requireWithdrawPassword(caller, withdrawPassword),
  ),
  serveUser(editPayoutAccountCall, editPayoutAccount),
  serveOrder(withdrawalApplyCall, applyWithdrawal, proveWithdrawal),
  serveUser(withdrawalListCall, listWithdrawals),
  serveUser(withdrawalCancelCall, cancelWithdrawal),
  serveUser(withdrawalRulesCall, (_, caller) => withdrawalRules(caller)),
  serveUser(assetHistoryCall, ({ days }, { context, user }) => assetHistory(context, user, days)),
  serveUser(assetCourseCall, (_, { context, user }) => assetCourse(context, user)),
]

function currencyList(context: Context, language: Language): Currency[] {
  const pauses = new Map(
    all(context.db, sql.selectFrom('network_pause').selectAll()).map(row => [row.network, row.reason]),
  )
  return currencies().map(spec => ({
    currency: spec.currency,
    name: nameIn(spec, language),
    type: spec.type,
    precision: spec.precision,
    ...swapTermsOf(context, spec.currency),
    networks: spec.networks.map(network => ({ ...network, paused: pauses.get(network.network) ?? null })),
  }))
}

function nameIn({ currency, type }: CurrencySpec, language: Language): string {
  if (type === currencyTypes.fiat)
    return new Intl.DisplayNames(localeOf[language], { type: 'currency' }).of(currency) ?? currency
  return currency === 'USDT' ? 'Tether' : nameOf(currency, 'USDT', categories.crypto, language)
}

function balancesOf(context: Context, userId: string, only: string | undefined) {
  const held = holdingsOf(context.db, userId)
  const priceOf = livePrices(context)
  return coins()
    .filter(({ currency }) => only === undefined || currency === only)
    .map(({ currency }) => {
      const minor = (kind: string) => held.get(currency)?.get(kind) ?? 0n
      const price = priceOf(currency)
      const quantity = fromMinor(minor('balance') + minor('frozen'))
      const value = worthOf({ quantity, ...(price && { price }) })
      return { currency, available: fromMinor(minor('balance')), frozen: fromMinor(minor('frozen')), value }
    })
}
