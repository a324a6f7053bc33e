/** A purchase under way: how much, whether the agreement was accepted, what is confirmed, what became of it. */
import { useLingui } from '@lingui/react/macro'
import type { Address, Way } from '@shared/contract/address'
import { debitBuyCall, minerBuyCall, type ProductOrder } from '@shared/contract/calls/invest/product-orders'
import type { Product } from '@shared/contract/calls/invest/products'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import type { Decimal } from '@shared/money'
import { useEffect, useState } from 'react'
import { useForm } from 'shell/form'
import { go, usePageSignal, usePlace } from 'shell/navigation'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { changed, useCall } from 'shell/query'
import { useAddressedSheet } from 'shell/screen'
import type { Failure } from 'shell/transport'
import { askedOf, buyModel, isMachine } from './buying.model.ts'
import { useFaultWords } from './words.ts'

/** A page of one product: `sheet` order, agreement or explain; `amount` units of a machine. */
export type BuyPage = Address<'id' | 'sheet' | 'amount'>

export type BuyOptions = {
  product: Product
  page: BuyPage
  /** Where it leads once it is bought; without an id to the list: that it was placed is all that is known. */
  lead(id: string | undefined): Way
}

/** What is there to pay with; undefined until it is known. */
function useAvailable(currency: string) {
  const { data, refetch } = useCall(userBalanceCall, { currency }, { inPlace: false })
  const of = (told: typeof data) => (told ? (told.find(one => one.currency === currency)?.available ?? '0') : undefined)
  return { available: of(data), ask: async () => of((await refetch()).data) }
}

/** The sheets leave the history first, so that Back skips the form. */
function useLeading(lead: BuyOptions['lead'], sheet: ReturnType<typeof useAddressedSheet<'sheet'>>) {
  const { t } = useLingui()
  const here = usePageSignal()
  const [bought, setBought] = useState<{ id: string | undefined }>()
  const open = sheet.value !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each purchase
  useEffect(() => {
    if (bought && !open) go(lead(bought.id), { replace: true })
  }, [bought, open])
  return (row: ProductOrder | undefined) => {
    if (here.aborted) return toast(t`Order placed`)
    if (open) sheet.frame.onClose()
    setBought({ id: row?.id })
  }
}

/** One purchase of whatever the product is: the same form on its page and in its sheets. */
export function useBuying({ product, page, lead }: BuyOptions) {
  const { query, setQuery } = usePlace(page)
  const sheet = useAddressedSheet(page, 'sheet')
  const { available, ask } = useAvailable(product.currency)
  const [waiting, wait] = useState(false)
  const [shown, show] = useState<Product>() // what is confirmed stands still, but for a refusal of old terms
  const [confirming, confirm] = useState(false)
  const ends = {
    onDone: useLeading(lead, sheet),
    onFailed(failure: Failure) {
      changed(['products'])
      if (buyModel.fieldOf?.(failure)) confirm(false)
      if (failure.refusal === 'terms-changed') show(undefined)
    },
  }
  const debit = useOrder(debitBuyCall, ends)
  const miner = useOrder(minerBuyCall, ends)
  const order = isMachine(product) ? miner : debit
  const scene = { of: product, available }
  const form = useForm(buyModel, scene, {
    words: useFaultWords(product),
    sending: order,
    from: { quantity: askedOf(query) },
  })
  const { quantity, agreed } = form.form
  const terms = shown ?? product
  return {
    ...{ product, scene, form, sheet, waiting, confirming, terms, quantity, order },
    /** What is typed stands in the address as the field is left. */
    keep: (next: Decimal | '' = quantity) => setQuery({ amount: next || undefined }),
    /** Nothing is refused for a balance that is not known yet: it is waited for. */
    async review() {
      wait(true)
      const known = available ?? (await ask().catch(() => undefined))
      wait(false)
      if (known === undefined || !form.press({ of: product, available: known })) return
      order.begin()
      show(product)
      confirm(true)
    },
    close() {
      confirm(false)
      show(undefined)
    },
    send() {
      const about = { productId: terms.id, agreed, expected: terms.price ?? terms.rate ?? '0' }
      if (quantity === '') return
      if (isMachine(product)) void miner.send({ ...about, expected: terms.price ?? '0', units: Number(quantity) })
      else void debit.send({ ...about, amount: quantity })
    },
  }
}
export type Buying = ReturnType<typeof useBuying>
