/** The text in the field of an address: as it is typed; of a payment link that was brought, who is paid by it. */
import type { PaymentLink } from '@shared/money/payment-link'
import { useEffect, useEffectEvent, useState } from 'react'
import type { useWallet } from './use-wallet.ts'
import { withoutSpaces } from './wallet.model.ts'

/** Characters: more than any link that is read, so that a longer one is refused and never read in part. */
const KEPT = 4000

export const isPaste = (event: Event): boolean => (event as InputEvent).inputType?.startsWith('insertFrom') ?? false

export function useBrought({ form, parts, leave }: ReturnType<typeof useWallet>) {
  const [link, setLink] = useState<PaymentLink>()
  const { value, error, onChange } = form.field('address')
  const put = (text: string, from?: PaymentLink) => {
    setLink(from)
    onChange(withoutSpaces(text).slice(0, KEPT))
  }
  const bring = (text: string) => {
    const payment = parts?.readPayment(text)
    if (payment?.is === 'address') put(payment.text, payment.link)
    else put(text)
    leave() // it was brought whole: what is wrong with it is said at once
  }
  const readLink = () => {
    const payment = parts?.readPayment(value)
    if (payment?.is === 'address' && payment.link) put(payment.text, payment.link)
  }
  const readAnew = useEffectEvent(readLink)
  useEffect(() => void (parts && readAnew()), [parts]) // pasted before what reads it was here
  const left = () => {
    readLink()
    leave()
  }
  return { value, error, link, bring, type: (text: string) => put(text), leave: left }
}
