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
import { useEffect, useState } from 'react'
import { type Answer, useCall } from 'shell/query'
import { addressAtom } from 'shell/session'
import { call } from 'shell/transport'
import type { GivenProof } from './proof.model.ts'
import { type IssuedAddress, MOST_ASKED, missedAfter, nextLook } from './recharge.model.ts'

export const useCurrencies = () => useCall(currencyListCall, {})

/** Orders that are not decided; none while they are not known. */
export const useOpenOrders = () => useCall(rechargeListCall, { status: paymentStates.underReview })

/** Keeps it as the address of the session. */
function useKept(address: string | null | undefined): void {
  const keep = useSetAtom(addressAtom)
  useEffect(() => {
    if (address) keep(address)
  }, [address, keep])
}

type Issued = {
  answer: Answer<OutputOf<typeof rechargeAddressCall>>
  /** It was asked for often enough, in vain. */
  lost: boolean
  again(): void
}

/** Where an order is paid to, asked for until it is here. */
export function useAddress({ currency, network, id }: Recharge): Issued {
  const [missed, setMissed] = useState(0)
  const every = (known: IssuedAddress | null | undefined) => nextLook(known, missed)
  const answer = useCall(rechargeAddressCall, { currency, network, rechargeId: id }, { every })
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = answer
  useEffect(() => {
    const failed = errorUpdatedAt > dataUpdatedAt
    if (failed || dataUpdatedAt > 0) setMissed(times => missedAfter(times, data, failed))
  }, [data, dataUpdatedAt, errorUpdatedAt])
  useKept(data?.address)
  const again = () => {
    setMissed(0)
    void refetch()
  }
  return { answer, lost: missed >= MOST_ASKED, again }
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
