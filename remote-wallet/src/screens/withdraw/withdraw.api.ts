/** What the form is made of, as it opens; the rate of a bank's currency every ten seconds. */
import {
  currencyListCall,
  payoutAccountListCall,
  rateByCurrencyCall,
  userBalanceCall,
  withdrawalRulesCall,
} from '@shared/contract/calls/wallet'
import { MOST_PAYOUT_ACCOUNTS } from '@shared/contract/limits'
import { useCall } from 'shell/query'
import { together } from 'shell/screen'
import { hasFeature } from 'shell/transport'

const EVERY = 10_000
/** Of both kinds, in one page. */
const ALL = { pageNo: 1, pageSize: 2 * MOST_PAYOUT_ACCOUNTS }
const opening = 'always'

/** A server that tells no rules refuses by them all the same. */
export function useOffer() {
  const hasRules = hasFeature('withdrawal-rules')
  const rules = useCall(withdrawalRulesCall, {}, { opening, enabled: hasRules })
  const currencies = useCall(currencyListCall, {}, { opening })
  const accounts = useCall(payoutAccountListCall, ALL, { opening })
  const balances = useCall(userBalanceCall, {}, { opening })
  const all = together(currencies, accounts, balances)
  return { of: hasRules ? { ...together(all, rules), data: rules.data ? all.data : undefined } : all, rules }
}

/** Of USDT, since fiat is only paid out. @param to undefined where no bank pays */
export const useRate = (from: string, to: string | undefined) =>
  useCall(rateByCurrencyCall, { from, to: to ?? from }, { every: EVERY, enabled: to !== undefined })
