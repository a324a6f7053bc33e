/** Sends a new withdrawal password, set for the first time or in place of another. */
import { useLingui } from '@lingui/react/macro'
import { changeWithdrawPasswordCall, type UserInfo } from '@shared/contract/calls/account'
import { useForgetting } from '@shared/ui/forgetting'
import { useForm, useSend } from 'shell/form'
import { refreshUser } from 'shell/session'
import { call } from 'shell/transport'
import { type Fault, fieldsOf, inputOf, type Mode, settingModel } from './withdraw-password.model.ts'

function useFaultWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    missing: t`Required`,
    'code-short': t`Enter the six-digit code`,
    'pin-short': t`Enter all six digits`,
    'pin-weak': t`Choose a withdrawal password that is harder to guess`,
    'pin-same': t`The new password must differ from the current one`,
    'pins-differ': t`The withdrawal passwords don't match`,
  }
}

/** @param onDone once it counts */
export function useSetting(mode: Mode, user: UserInfo, onDone: () => Promise<void>) {
  // another one was set, or an authenticator bound, elsewhere meanwhile
  const isNews = ({ need, field }: { need?: string | undefined; field?: string | undefined }) =>
    need === 'google-code' || need === 'withdraw-password' || field === 'oldPassword'
  const { state, busy, begin, send } = useSend(failure => isNews(failure) && void refreshUser())
  const words = useFaultWords()
  const context = { fields: fieldsOf(mode, user) }
  const form = useForm(settingModel, context, { words: fault => words[fault], sending: { state, begin } })
  useForgetting(() => form.clear())
  const submit = () => {
    if (!form.press()) return
    void send(async () => {
      const reply = await call(changeWithdrawPasswordCall, inputOf(form.form, context), { notice: 'screen' })
      if (reply.state === 'ok') await onDone()
    })
  }
  return { form, fields: context.fields, state, busy, submit }
}
