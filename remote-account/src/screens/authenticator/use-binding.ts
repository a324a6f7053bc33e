/** Binds the key in hand; its recovery codes are kept from the moment that they are told. */
import { useLingui } from '@lingui/react/macro'
import { bindGoogleAuthCall, type UserInfo } from '@shared/contract/calls/account'
import { useForgetting } from '@shared/ui/forgetting'
import { useForm, useSend } from 'shell/form'
import { toast } from 'shell/overlay'
import { refreshUser } from 'shell/session'
import { call } from 'shell/transport'
import { bindingModel, type Fault } from './authenticator.model.ts'
import { useUnfinished } from './unfinished.ts'

export function useFaultWords(): Record<Fault, string> {
  const { t } = useLingui()
  return { missing: t`Required`, 'code-short': t`Enter the six-digit code` }
}

export function useBinding(user: UserInfo) {
  const { t } = useLingui()
  const [{ key }, put] = useUnfinished(user.id ?? '')
  const words = useFaultWords()
  const expire = () => key && put({ key: { ...key, until: 0 } })
  const { state, busy, begin, send } = useSend(({ refusal }) => void (refusal === 'key-expired' && expire()))
  const form = useForm(bindingModel, null, { words: fault => words[fault], sending: { state, begin } })
  useForgetting(() => form.clear())
  const bind = (code: string) => {
    const { password } = form.form
    void send(async () => {
      const input = { secretKey: key?.secretKey ?? '', googleCode: code, password }
      const reply = await call(bindGoogleAuthCall, input, { notice: 'screen' })
      if (reply.state !== 'ok') return
      const codes = reply.value.recoveryCodes ?? []
      put({ key: undefined, ...(codes.length > 0 && { codes, bound: true }) })
      toast(t`Authenticator is on`)
      await refreshUser()
    })
  }
  return {
    form,
    state,
    busy,
    submit: () => form.press() && bind(form.form.code),
    /** The sixth digit sends it, where the password stands already. */
    complete: (code: string) => form.form.password && bind(code),
  }
}
