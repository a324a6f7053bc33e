/** The form and its order: what is typed, sent, and moved. */
import { useLingui } from '@lingui/react/macro'
import { transferContractCall } from '@shared/contract/calls/wallet'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { useState } from 'react'
import { useForm } from 'shell/form'
import { useLanguage } from 'shell/i18n'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { useAddressAmount } from '../../parts/address-amount.ts'
import {
  bringing,
  CURRENCY,
  DIGITS,
  type Direction,
  isEnough,
  PLACES,
  type TransferFault,
  transferModel,
} from './transfer.model.ts'

/**
 * @param most that can move · @param asked in the address
 * @param onMoved whether it was all that was asked for
 */
export function useTransfer(
  direction: Direction,
  most: Decimal,
  asked: Decimal | '',
  onMoved: (enough: boolean) => void,
) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  /** What the last transfer did; undefined once the form is changed. */
  const [moved, setMoved] = useState<string>()
  const words: Record<TransferFault, string> = {
    missing: t`Enter an amount`,
    'not-positive': t`Enter an amount above 0`,
    'too-much': t`More than your available balance`,
    places: t`Use up to ${PLACES} decimal places`,
  }
  const order = useOrder(transferContractCall, {
    onDone() {
      const figure = formatDecimal(bcp47, amount, DIGITS)
      const words = t`${figure} ${CURRENCY} transferred`
      toast(words)
      form.clear()
      setMoved(words)
      onMoved(isEnough(amount || '0', asked))
    },
  })
  const from = { amount: bringing(asked, most) }
  const form = useForm(transferModel, most, { words: fault => words[fault], sending: order, from })
  const { amount } = form.form
  const begin = () => {
    setMoved(undefined)
    order.begin()
  }
  const change = (next: Decimal | '') => {
    begin()
    form.change({ amount: next })
  }
  useAddressAmount(asked, amount, next => change(bringing(next, most)))
  return {
    ...{ form, order, moved, begin, change },
    submit() {
      if (moved) return toast(moved) // the form is empty: a second tap that was too late for the order
      if (form.press()) void order.send({ ...direction, currency: CURRENCY, amount })
    },
  }
}
