/** What can be recharged, what is under way, its address, reporting the payment. */

import {
  currencyListCall,
  type Recharge,
  rechargeAddressCall,
  rechargeListCall,
  rechargeVoucherCall,
} from '@shared/contract/calls/wallet'
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import { useCall } from 'shell/query'
import { call } from 'shell/transport'
import type { GivenProof } from './proof.model.ts'

export const useCurrencies = () => useCall(currencyListCall, {})

/** Orders that are not decided; none while they are not known. */
export const useOpenOrders = () => useCall(rechargeListCall, { status: paymentStates.underReview }, { inPlace: false })

/** @param order asked until its address is issued */
export const useAddress = ({ currency, network, id, stage }: Recharge) =>
  useCall(
    rechargeAddressCall,
    { currency, network, rechargeId: id },
    { every: stage === rechargeStages.address && 5000 },
  )

/** "I've paid": pictures, or the transaction's id. Sending it twice changes nothing. */
export const reportPayment = (id: string, { sent, txHash }: GivenProof) =>
  call(
    rechargeVoucherCall,
    { id, voucher: sent.length ? sent.map(({ path }) => path) : undefined, txHash: txHash.trim() || undefined },
    { notice: 'screen' },
  )
