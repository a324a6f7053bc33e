/** An application under way: what is typed, kept on this phone, sent. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { applyOfferingCall, type Offering } from '@shared/contract/calls/invest/offerings'
import { useMemo, useRef, useState } from 'react'
import { draft, useForm } from 'shell/form'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { useSession } from 'shell/session'
import * as v from 'valibot'
import { lotsOf, newSalt, type Wish, type WishFault, wishModel } from './apply.model.ts'
import { keepNumber, keepSent } from './witness.ts'
import { useFigures } from './words.ts'

const useWish = draft<Wish>('invest.offering.v1', v.object({ lots: v.string(), salt: v.string() }))

function useFaultWords({ minLots, maxLots }: Offering) {
  const { t } = useLingui()
  const { count } = useFigures()
  const [least, most] = [count(minLots), count(maxLots)]
  return (fault: WishFault): string => {
    const words: Record<WishFault, string> = {
      missing: t`Enter the number of lots`,
      whole: t`Enter a whole number`,
      range: t`Choose ${least} to ${most} lots`,
      salt: t`Use 1 to 64 letters or digits, or . _ ~ -`,
    }
    return words[fault]
  }
}

/** @param onDone it stands */
export function useApply(of: Offering, onDone: () => void) {
  const { t } = useLingui()
  const { symbol } = of
  const [made] = useState(newSalt)
  const model = useMemo(() => wishModel(made), [made])
  const at = { user: useSession().user?.id ?? '', offering: of.id }
  const [reviewing, review] = useState(false)
  const undo = useRef(() => {})
  const order = useOrder(applyOfferingCall, {
    onDone(row) {
      if (row) keepNumber(at, row.orderNo)
      form.clear()
      onDone()
      toast(t`${plural(lots, { one: `Applied for # lot of ${symbol}`, other: `Applied for # lots of ${symbol}` })}`)
    },
    onFailed({ kind, field }) {
      if (kind === 'refused') undo.current()
      if (field === 'lots') review(false) // its words stand at the field
    },
  })
  const form = useForm(model, of, { words: useFaultWords(of), sending: order, draft: [useWish, of.id] })
  const lots = lotsOf(form.form.lots)
  return {
    ...{ form, order, lots, reviewing },
    /** Back to what is typed. */
    edit: () => review(false),
    next: () => form.press() && review(true),
    renewSalt: () => form.change({ salt: newSalt() }),
    send() {
      const { salt } = form.form
      undo.current = keepSent(at, { lots, salt, commitHash: of.commitHash })
      void order.send({ ioeId: of.id, lots, salt })
    },
  }
}
export type Apply = ReturnType<typeof useApply>
