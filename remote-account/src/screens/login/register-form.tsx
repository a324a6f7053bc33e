/** A new account by name or by email address. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Segmented } from '@shared/ui/segmented'
import { useState } from 'react'
import { useForm, useSend } from 'shell/form'
import { go, useInviteCode, usePlace } from 'shell/navigation'
import { useOfflineReason } from 'shell/screen'
import { useForgetting } from '../../parts/use-forgetting.ts'
import { CodeField } from './code-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { register, sendCode } from './login.api.ts'
import { type By, emailFault, registerModel } from './login.model.ts'
import css from './login.module.css'
import { Agreement, Email, Invitation, Name, Passwords } from './register-fields.tsx'
import { useFaultWords } from './words.ts'

/** Sends the form, and before it the code to the address: what either was refused stands in the form. */
function useRegistration(by: By) {
  const sending = useSend()
  const coding = useSend()
  const [codeAsked, setCodeAsked] = useState(false)
  const words = useFaultWords()
  const state = sending.state.phase === 'idle' ? coding.state : sending.state
  const begin = () => {
    sending.begin()
    coding.begin()
  }
  const form = useForm(
    registerModel,
    { by, codeAsked },
    { words: fault => words[fault], sending: { state, begin }, from: { invitation: useInviteCode() } },
  )
  const typed = form.form
  const forget = () => form.clear({ ...typed, password: '', again: '', code: '' })
  useForgetting(forget)
  const submit = () => form.press() && void sending.send(() => register(typed, by).then(forget))
  const askCode = (wait: (seconds: number) => void) => {
    setCodeAsked(true)
    if (emailFault(typed).email) return
    begin()
    void coding.send(async () => wait(await sendCode(typed.email)))
  }
  return { form, state, busy: sending.busy, submit, coding: coding.busy, askCode }
}

export function RegisterForm() {
  const { query, setQuery } = usePlace(to.login)
  const { t } = useLingui()
  const by: By = query.by === 'email' ? 'email' : 'account'
  const { form, state, busy, submit, coding, askCode } = useRegistration(by)
  const methods = [
    { value: 'account', label: t`Account` },
    { value: 'email', label: t`Email` },
  ] as const
  return (
    <form className={css.form} {...form.frame(submit)}>
      <Segmented label={t`Register by`} options={methods} value={by} onChange={next => setQuery({ by: next })} />
      {by === 'account' ? (
        <Name of={form} />
      ) : (
        <Email of={form}>
          <CodeField email={form.form.email} busy={coding} onSend={askCode} {...form.field('code')} />
        </Email>
      )}
      <Passwords of={form} />
      <Invitation of={form} />
      <Agreement of={form} />
      <FailureNote of={state} />
      <Foot busy={busy} />
    </form>
  )
}

const Foot = ({ busy }: { busy: boolean }) => (
  <>
    <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
      <Trans>Register</Trans>
    </Button>
    <div className={css.links}>
      <button type="button" className={css.link} onClick={() => go(to.login(), { replace: true })}>
        <Trans>I already have an account</Trans>
      </button>
    </div>
  </>
)
