/** Account and password; a browser that is new to the account is asked for a code. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { useAtomValue } from 'jotai'
import { Lock, UserRound } from 'lucide-react'
import { type FormEvent, useCallback, useState } from 'react'
import { go } from 'shell/navigation'
import { countryInfoAtom } from 'shell/session'
import type { Failure } from 'shell/transport'
import { useOfflineReason } from '../../parts/offline.ts'
import { CodeSheet } from './code-sheet.tsx'
import { CountryCode } from './country-code.tsx'
import { FailureNote } from './failure-note.tsx'
import { logIn } from './login.api.ts'
import { accountToSend, emptyLogin, loginFaults, looksLikePhone } from './login.model.ts'
import css from './login.module.css'
import { errorAt, useForgetting, useSubmit } from './use-login.ts'
import { useFaultWords } from './words.ts'

/** @param known a guest's account, filled in, and what the server said of it */
export function LoginForm({ known }: { known: Failure | undefined }) {
  const { t } = useLingui()
  const [form, setForm] = useState({ ...emptyLogin, account: String(known?.values.account ?? '') })
  const { phone_code } = useAtomValue(countryInfoAtom)
  const { submit, busy, touch, ...problem } = useSubmit()
  const reason = useOfflineReason()
  const words = useFaultWords()
  const forget = useCallback(() => setForm(now => ({ ...now, password: '' })), [])
  useForgetting(forget)
  const phone = looksLikePhone(form.account)
  const type = (name: keyof typeof form) => (value: string) => {
    setForm(now => ({ ...now, [name]: value }))
    touch(name)
  }
  const enter = async (captcha?: string) => {
    await logIn(accountToSend(form.account, phone_code), form.password, captcha)
    forget()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit(loginFaults(form), () => enter())
  }
  const needsCode = problem.failure?.need === 'captcha'
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <Field
        label={t`Name, email or mobile`}
        icon={phone ? undefined : UserRound}
        prefix={phone ? <CountryCode /> : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.account}
        error={errorAt('account', problem, words)}
        onChange={type('account')}
      />
      <Field
        label={t`Password`}
        type="password"
        icon={Lock}
        autoComplete="current-password"
        autoFocus={known !== undefined}
        value={form.password}
        error={errorAt('password', problem, words)}
        onChange={type('password')}
      />
      {known && <Banner title={known.text} />}
      {!needsCode && <FailureNote problem={problem} />}
      <div className={css.links}>
        <button type="button" className={css.link} onClick={() => go('/login?mode=register', { replace: true })}>
          <Trans>Create account</Trans>
        </button>
      </div>
      <Button type="submit" look="primary" wide loading={busy} reason={reason}>
        <Trans>Log in</Trans>
      </Button>
      {needsCode && <CodeSheet failure={problem.failure} enter={enter} />}
    </form>
  )
}
