/** What is lent on which terms, how much of it to whom, and what is there to pledge. */
import { loanInfoCall, loanSetListCall } from '@shared/contract/calls/invest/loans'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import { useCall } from 'shell/query'
import { together } from 'shell/screen'

const opening = 'always'

export const useOffer = () =>
  together(
    useCall(loanSetListCall, {}, { opening }),
    useCall(loanInfoCall, {}, { opening }),
    useCall(userBalanceCall, {}, { opening }),
  )
