/** The state of a purchase: quantity, agreement, confirmed terms, result. */
import { useLingui } from '@lingui/react/macro'
import { debitBuyCall, minerBuyCall, type ProductOrder } from '@shared/contract/calls/invest/product-orders'
import type { Product } from '@shared/contract/calls/invest/products'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import type { Decimal } from '@shared/money'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'shell/form'
import { go, usePageSignal } from 'shell/navigation'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { changed, useCall } from 'shell/query'
import type { Failure } from 'shell/transport'
import { useReadText } from '../agreement.ts'
import { buyModel } from './buying.model.ts'
import { isMachine } from './offer.model.ts'
import { useShownTerms } from './shown-terms.ts'
import type { Buying } from './use-buying.ts'
import { useFaultWords } from './words.ts'

/** The available balance; undefined until it is known. */
function useAvailable(currency: string) {
  const { data, refetch } = useCall(userBalanceCall, { currency })
  const of = (balances: typeof data) =>
    balances ? (balances.find(one => one.currency === currency)?.available ?? '0') : undefined
  return { available: of(data), ask: async () => of((await refetch()).data) }
}

/** The sheets leave the history first, so that Back skips the form. */
function useLeading({ lead, sheet }: Buying) {
  const { t } = useLingui()
  const here = usePageSignal()
  const [bought, setBought] = useState<{ id: string | undefined }>()
  const open = sheet.value !== undefined
  const leave = useEffectEvent((id: string | undefined) => go(lead(id), { replace: true }))
  useEffect(() => {
    if (bought && !open) leave(bought.id)
  }, [bought, open])
  return (row: ProductOrder | undefined) => {
    if (here.aborted) return toast(t`Order placed`)
    if (open) sheet.frame.onClose()
    setBought({ id: row?.id })
  }
}

/** The order of either kind. */
function useBuy(product: Product, ends: { onDone(row: ProductOrder | undefined): void; onFailed(f: Failure): void }) {
  const [debit, miner] = [useOrder(debitBuyCall, ends), useOrder(minerBuyCall, ends)]
  const { state, busy, begin } = isMachine(product) ? miner : debit
  const send = (
    { id, price, rate }: Product,
    quantity: Decimal,
    accepted: { agreed: boolean; read: string | undefined },
  ) => {
    const about = { productId: id, ...accepted }
    if (isMachine(product)) void miner.send({ ...about, expected: price ?? '0', units: Number(quantity) })
    else void debit.send({ ...about, expected: rate ?? '0', amount: quantity })
  }
  return { state, busy, begin, send }
}

/** Keeps the quantity of the page and of the form equal, whichever was edited. */
function useTyped(buying: Buying, sending: ReturnType<typeof useBuy>, available: Decimal | undefined) {
  const { product, quantity, once } = buying
  const form = useForm(
    buyModel,
    { of: product, available },
    { words: useFaultWords(product), sending, from: { quantity, agreed: once } },
  )
  const follow = useEffectEvent(() => {
    if (form.form.quantity !== quantity) form.change({ quantity })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed in the form comes here by itself
  useEffect(() => follow(), [quantity])
  const type = (next: Decimal | '') => {
    form.change({ quantity: next })
    buying.change(next)
  }
  return { form, type }
}

export function usePurchase(buying: Buying) {
  const { product, sheet } = buying
  const { terms, refuse } = useShownTerms(product, sheet.value === 'order')
  const { available, ask } = useAvailable(product.currency)
  const [waiting, wait] = useState(false)
  const [confirming, confirm] = useState(false)
  const agreement = useReadText(product.agreementId)
  const order = useBuy(product, {
    onDone: useLeading(buying),
    onFailed(failure) {
      changed(['products', 'funds'])
      if (failure.refusal === 'agreement-changed') agreement.askAnew()
      if (buyModel.fieldOf?.(failure)) confirm(false)
      if (failure.refusal === 'terms-changed') refuse()
    },
  })
  const { form, type } = useTyped(buying, order, available)
  const { quantity, agreed } = form.form
  /** Waits for the balance before it checks the form. */
  async function isFilled(): Promise<boolean> {
    wait(true)
    const known = available ?? (await ask().catch(() => undefined))
    wait(false)
    return known !== undefined && form.press({ of: product, available: known })
  }
  const send = () => quantity !== '' && order.send(terms, quantity, { agreed, read: agreement.read })
  return {
    ...{ ...buying, context: { of: product, available }, form, type, waiting, terms, quantity, order },
    confirming,
    async review() {
      if (!(await isFilled())) return
      order.begin()
      confirm(true)
    },
    close: () => confirm(false),
    send,
    /** From the sheet that asks: pays what it shows. */
    pay: async () => (await isFilled()) && send(),
  }
}
export type Purchase = ReturnType<typeof usePurchase>
