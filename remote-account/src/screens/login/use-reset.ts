/** A new password for who forgot theirs: first a code to their address, then the password with it. */
import { useLingui } from '@lingui/react/macro'
import { toast } from 'shell/overlay'
import { resetPassword } from './login.api.ts'
import type { Entry } from './use-entry.ts'
import { nameOf } from './who.ts'

export function useReset({ form, who, wait, send, askCode, turn }: Entry) {
  const { t } = useLingui()
  const isSent = wait.times > 0
  const reset = async () => {
    await resetPassword(who, form.form)
    wait.answered()
    toast(t`Password changed. Log in with the new one.`)
    turn('in', 'account', { account: nameOf(who) }) // this browser is known now: no second code
  }
  const submit = () => {
    if (!isSent) askCode()
    else if (form.press()) void send(reset)
  }
  return { isSent, submit }
}
