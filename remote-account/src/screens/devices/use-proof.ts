/** Who it is that adds or removes a passkey, and what became of it. */
import { useLingui } from '@lingui/react/macro'
import { useForgetting } from '@shared/ui/forgetting'
import { useForm, useSend } from 'shell/form'
import { usePasskeyFault } from '../../parts/passkey/trouble.tsx'
import { confirmByPasskey, type Proof } from './passkeys.api.ts'
import { proofModel } from './passkeys.model.ts'

/** @param work what the proof is for: whether it is done */
export function useProof(onClose: () => void, work: (proof: Proof) => Promise<boolean>) {
  const { t } = useLingui()
  const { state, busy, begin, send } = useSend()
  const { fault, run } = usePasskeyFault()
  const form = useForm(proofModel, null, { words: () => t`Required`, sending: { state, begin } })
  const forget = () => form.clear()
  useForgetting(forget)
  const close = () => {
    forget()
    onClose()
  }
  const prove = (by: () => Promise<Proof | undefined>) =>
    send(() =>
      run(async () => {
        const proof = await by()
        if (proof && (await work(proof))) close()
      }),
    )
  return {
    ...{ form, state, busy, fault, close },
    submit: () => form.press() && void prove(async () => ({ password: form.form.password })),
    byPasskey: () => void prove(confirmByPasskey),
  }
}
