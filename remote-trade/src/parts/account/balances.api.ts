import { userBalanceCall } from '@shared/contract/calls/wallet'
import { useCall } from 'shell/query'

/** Of the balance account, by currency. */
export const useBalances = (enabled = true) => useCall(userBalanceCall, {}, { every: 5000, enabled })
