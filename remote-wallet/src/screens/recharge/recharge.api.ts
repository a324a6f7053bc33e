/** What can be recharged, what is under way, its address, reporting the payment. */

import type { OutputOf } from '@shared/contract'
import {
  currencyListCall,
  type Recharge,
  rateByCurrencyCall,
  rechargeAddressCall,
  rechargeListCall,
  rechargeVoucherCall,
} from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import { bareEnds } from '@shared/format/typed'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type Answer, useCall } from 'shell/query'
import { addressAtom } from 'shell/session'
import { call } from 'shell/transport'
import type { GivenProof } from './proof.model.ts'

export const useCurrencies = () => useCall(currencyListCall, {})

/** Orders that are not decided; none while they are not known. */
export const useOpenOrders = () => useCall(rechargeListCall, { status: paymentStates.underReview })

type Issued = OutputOf<typeof rechargeAddressCall> | null | undefined

/** Asked every 5 s until it is issued; then it is the address of the session. */
export function useAddress({ currency, network, id }: Recharge): Answer<OutputOf<typeof rechargeAddressCall>> {
  const keep = useSetAtom(addressAtom)
  const answer = useCall(
    rechargeAddressCall,
    { currency, network, rechargeId: id },
    { every: (known: Issued) => (known?.issued ? false : 5000) },
  )
  const address = answer.data?.address
  useEffect(() => {
    if (address) keep(address)
  }, [address, keep])
  return answer
}

const RATE_EVERY = 10_000

/** What a bank is paid by. @param to undefined: nothing is asked */
export const useRate = (from: string, to: string | undefined) =>
  useCall(rateByCurrencyCall, { from, to: to ?? from }, { enabled: to !== undefined, every: RATE_EVERY })

/** "I've paid": pictures, or the transaction's id. Sending it twice changes nothing. */
export const reportPayment = (id: string, { sent, txHash }: GivenProof) =>
  call(
    rechargeVoucherCall,
    { id, voucher: sent.length ? sent.map(({ path }) => path) : undefined, txHash: bareEnds(txHash) || undefined },
    { notice: 'screen' },
  )
