/** Sends a change of the login password; this browser goes on with the token that it is given for it. */
import { useLingui } from '@lingui/react/macro'
import { changePasswordCall, type UserInfo } from '@shared/contract/calls/account'
import { useForgetting } from '@shared/ui/forgetting'
import { useForm, useSend } from 'shell/form'
import { back } from 'shell/navigation'
import { toast } from 'shell/overlay'
import { refreshUser, replaceToken } from 'shell/session'
import { call } from 'shell/transport'
import { useNewPasswordWords } from '../../parts/new-password.tsx'
import { type Change, changeModel } from './change-password.model.ts'

async function change({ oldPassword, password, code }: Change): Promise<boolean> {
  const input = { oldPassword, password, googleCode: code.trim() || undefined }
  const reply = await call(changePasswordCall, input, { notice: 'screen' })
  if (reply.state !== 'ok') return false
  if (reply.value.token) replaceToken(reply.value.token)
  await refreshUser()
  return true
}

export function useChange(user: UserInfo) {
  const { t } = useLingui()
  // an authenticator was bound elsewhere meanwhile
  const { state, busy, begin, send } = useSend(({ need }) => need === 'google-code' && void refreshUser())
  const words = { ...useNewPasswordWords(), 'password-same': t`The new password must differ from the current one` }
  const context = { bound: user.googleBound ?? false, names: [user.account] }
  const form = useForm(changeModel, context, { words: fault => words[fault], sending: { state, begin } })
  useForgetting(() => form.clear())
  const submit = () => {
    if (!form.press()) return
    void send(async () => {
      if (!(await change(form.form))) return // led to /login
      toast(t`Password changed`)
      back()
    })
  }
  return { form, state, busy, submit }
}
