import { payoutAccountListCall } from '@shared/contract/calls/wallet'
import { MOST_PAYOUT_ACCOUNTS } from '@shared/contract/limits'
import { useCall } from 'shell/query'

/** All of both kinds: there are few. */
export const useAccounts = () => useCall(payoutAccountListCall, { pageSize: 2 * MOST_PAYOUT_ACCOUNTS })
