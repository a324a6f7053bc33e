/** Who it is that changes a bound authenticator: its code or a recovery code, and for some the login password. */

import { useForgetting } from '@shared/ui/forgetting'
import { useForm, useSend } from 'shell/form'
import { type Proof, proofModel } from './authenticator.model.ts'
import { useFaultWords } from './use-binding.ts'

/** @param password whether it is asked for @param work what the proof is for */
export function useProof(password: boolean, work: (proof: Proof) => Promise<void>) {
  const words = useFaultWords()
  const { state, busy, begin, send } = useSend()
  const form = useForm(proofModel, { password }, { words: fault => words[fault], sending: { state, begin } })
  useForgetting(() => form.clear())
  const submit = () => {
    const { password: typed, code } = form.form
    if (form.press()) void send(() => work({ password: typed, code: code.trim() }))
  }
  return { form, state, busy, submit }
}
