/** Signing under way: the ink, its upload, the application. A second tap sends nothing; what failed keeps the ink. */
import { useLingui } from '@lingui/react/macro'
import { creditApplyCall, type Loan, pledgeApplyCall } from '@shared/contract/calls/invest/loans'
import * as to from '@shared/contract/to'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useSend } from 'shell/form'
import { go, useLeaveGuard, usePageSignal } from 'shell/navigation'
import { useOrder } from 'shell/order'
import { useLater } from 'shell/screen'
import { type Failure, upload } from 'shell/transport'
import { useReadText } from '../../parts/agreement.ts'
import { type Choice, nameOfType } from '../../parts/loans/choice.ts'
import { useForgetLoan } from '../../parts/loans/loan-draft.ts'
import { isUnsigned, type Signature } from '../../parts/signature/signature.ts'
import { type SigningFault, signingModel } from './loan-agreement.model.ts'

const loadPad = () => import(/* webpackChunkName: "signature-pad" */ '../../parts/signature/pad.ts')

/** One order of two kinds. */
function useApplication(choice: Choice, onDone: (row: Loan | undefined) => void) {
  const { set, amount, days, pledged } = choice
  const { read, askAnew } = useReadText(set.agreementId)
  const ends = { onDone, onFailed: ({ refusal }: Failure) => refusal === 'agreement-changed' && askAnew() }
  const credit = useOrder(creditApplyCall, ends)
  const pledge = useOrder(pledgeApplyCall, ends)
  const terms = { loanSetId: set.id, amount, days, read }
  const { state, busy, begin } = pledged ? pledge : credit
  const send = (signImage: string) =>
    pledged
      ? pledge.send({ ...terms, signImage, pledgeCurrency: pledged.currency, pledgeAmount: pledged.quantity })
      : credit.send({ ...terms, signImage })
  return { state, busy, begin, send }
}

/** Hands the ink in once: what was handed in and signed nothing is not sent again. */
function useHandingIn() {
  const { parts, bring } = useLater(loadPad)
  const sending = useSend()
  const signal = usePageSignal()
  const kept = useRef<{ of: Signature; path: string }>(undefined)
  /** @returns undefined where it did not come to the server, which the state then tells */
  async function handIn(signature: Signature): Promise<string | undefined> {
    if (kept.current?.of === signature) return kept.current.path
    let path: string | undefined
    await sending.send(async () => {
      if (!parts && !(await bring())) return
      const { pictureOf } = await loadPad()
      const reply = await upload(await pictureOf(signature), { biz: 'signature', signal, notice: 'screen' })
      if (reply.state === 'ok') path = reply.value
    })
    kept.current = path ? { of: signature, path } : undefined
    return path
  }
  return { parts, handIn, ...sending, forget: () => (kept.current = undefined) }
}

/** Once it is asked for, the form is not gone back to. */
function usePlaced(choice: Choice, dirty: boolean) {
  const { t } = useLingui()
  const [placed, setPlaced] = useState<{ id: string | undefined } | null>(null)
  const forget = useForgetLoan(nameOfType(choice.type))
  useLeaveGuard(dirty && placed === null, t`Your signature will be lost.`)
  const leave = useEffectEvent((id: string | undefined) => {
    forget()
    go(to.loanOrders({ id }), { replace: true })
  })
  useEffect(() => {
    if (placed) leave(placed.id)
  }, [placed])
  return { isPlaced: placed !== null, place: (row: Loan | undefined) => setPlaced({ id: row?.id }) }
}

function useWords(): (fault: SigningFault) => string {
  const { t } = useLingui()
  return fault => (fault === 'unsigned' ? t`Please sign` : t`Tick the box to continue`)
}

export function useSigning(choice: Choice) {
  const picture = useHandingIn()
  const [inked, setInked] = useState(false)
  const { isPlaced, place } = usePlaced(choice, inked)
  const order = useApplication(choice, place)
  const failed = picture.state.phase === 'failed'
  const sending = failed ? picture : order
  const begin = () => {
    picture.begin()
    order.begin()
  }
  const form = useForm(signingModel, null, { words: useWords(), sending: { state: sending.state, begin } })
  const { signature } = form.form
  const refused = order.state.phase === 'failed' && order.state.failure.refusal === 'please-sign'
  return {
    ...{ form, parts: picture.parts, order, failure: picture.state.phase === 'failed' ? picture.state.failure : null },
    busy: picture.busy || order.busy || isPlaced,
    uploading: picture.busy,
    sign(next: Signature) {
      setInked(!isUnsigned(next))
      form.change({ signature: next })
    },
    async submit() {
      if (isPlaced || !form.press()) return
      if (refused) picture.forget() // it signed something else, or is gone: another upload of the same ink
      const path = await picture.handIn(signature)
      if (path) await order.send(path)
    },
  }
}
export type SigningOf = ReturnType<typeof useSigning>
