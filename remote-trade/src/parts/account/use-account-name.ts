/** What the account of a page is called; of virtual money it says so. */
import { useLingui } from '@lingui/react/macro'
import { isVirtual, needsLogIn, type TradingAccount } from './trading-account.ts'

export function useAccountName(): (account: TradingAccount) => string {
  const { t } = useLingui()
  return account => {
    if (!isVirtual(account)) return t`Contract account`
    return needsLogIn(account) ? t`Competition account` : t`Demo trading, no real money`
  }
}
