/** A new account by name or by email address (specification, section 5). */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { Field } from '@shared/ui/field'
import { PasswordStrength } from '@shared/ui/password-strength'
import { Segmented } from '@shared/ui/segmented'
import { Gift, Lock, Mail, UserRound } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { go, setQuery, useInviteCode, useRoute } from 'shell/navigation'
import { useOfflineReason } from '../../parts/offline.ts'
import { AgreementLink } from './agreement-link.tsx'
import { CodeField } from './code-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { register, useInviter } from './login.api.ts'
import { type By, emptyRegister, type Field as Name, registerFaults, sendFaults } from './login.model.ts'
import css from './login.module.css'
import { errorAt, useForgetting, useSubmit } from './use-login.ts'
import { useFaultWords } from './words.ts'

export function RegisterForm() {
  const { t } = useLingui()
  const by: By = useRoute().query.by === 'email' ? 'email' : 'account'
  const invited = useInviteCode()
  const [form, setForm] = useState(() => emptyRegister(invited))
  const inviter = useInviter(form.invitation, form.invitation === invited)
  useEffect(() => {
    // the link is answered after the form stands; what was typed meanwhile counts
    setForm(now => ({ ...now, invitation: now.invitation || invited }))
  }, [invited])
  const { submit, busy, refuse, fail, touch, ...problem } = useSubmit()
  const reason = useOfflineReason()
  const words = useFaultWords()
  const forget = useCallback(() => setForm(now => ({ ...now, password: '', again: '', code: '' })), [])
  useForgetting(forget)
  const change = (name: Name, value: string | boolean) => {
    setForm(now => ({ ...now, [name]: value }))
    touch(name)
  }
  const bind = <K extends Exclude<Name, 'agreed'>>(name: K) => ({
    value: form[name],
    error: errorAt(name, problem, words),
    onChange: (value: string) => change(name, value),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit(registerFaults(form, by), async () => {
      await register(form, by)
      forget()
    })
  }
  const canSend = () => {
    const faults = sendFaults(form)
    if (faults.email) refuse(faults)
    return !faults.email
  }
  const methods = [
    { value: 'account', label: t`Account` },
    { value: 'email', label: t`Email` },
  ] as const
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <Segmented label={t`Register by`} options={methods} value={by} onChange={next => setQuery({ by: next })} />
      {by === 'account' ? (
        <Field
          label={t`Account name`}
          icon={UserRound}
          autoComplete="username"
          autoCapitalize="none"
          {...bind('account')}
        />
      ) : (
        <>
          <Field label={t`Email`} type="email" icon={Mail} inputMode="email" autoComplete="email" {...bind('email')} />
          <CodeField email={form.email} canSend={canSend} onFailure={fail} {...bind('code')} />
        </>
      )}
      <Field label={t`Password`} type="password" icon={Lock} autoComplete="new-password" {...bind('password')} />
      <PasswordStrength password={form.password} />
      <Field label={t`Password again`} type="password" icon={Lock} autoComplete="new-password" {...bind('again')} />
      <Field
        label={t`Invitation code`}
        note={inviter ? t`Invited by ${inviter}` : t`optional`}
        icon={Gift}
        autoCapitalize="characters"
        {...bind('invitation')}
      />
      <Checkbox
        checked={form.agreed}
        error={errorAt('agreed', problem, words)}
        onChange={agreed => change('agreed', agreed)}
      >
        <Trans>
          I accept the <AgreementLink>User agreement</AgreementLink>
        </Trans>
      </Checkbox>
      <FailureNote problem={problem} />
      <Button type="submit" look="primary" wide loading={busy} reason={reason}>
        <Trans>Register</Trans>
      </Button>
      <div className={css.links}>
        <button type="button" className={css.link} onClick={() => go('/login', { replace: true })}>
          <Trans>I already have an account</Trans>
        </button>
      </div>
    </form>
  )
}
