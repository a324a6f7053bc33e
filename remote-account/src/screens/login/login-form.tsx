/** Account and password; a browser that is new to the account is asked for a code. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field as Input } from '@shared/ui/field'
import { useAtomValue } from 'jotai'
import { Lock, UserRound } from 'lucide-react'
import { type Form, useForm, useSend } from 'shell/form'
import { go } from 'shell/navigation'
import { useOfflineReason } from 'shell/screen'
import { countryInfoAtom } from 'shell/session'
import type { Failure } from 'shell/transport'
import { useForgetting } from '../../parts/use-forgetting.ts'
import { CodeSheet } from './code-sheet.tsx'
import { CountryCode } from './country-code.tsx'
import { FailureNote } from './failure-note.tsx'
import { logIn } from './login.api.ts'
import { accountToSend, type Credentials, type Field, loginModel, looksLikePhone } from './login.model.ts'
import css from './login.module.css'
import { useFaultWords } from './words.ts'

/** @param known a guest's account, filled in, and what the server said of it */
export function LoginForm({ known }: { known: Failure | undefined }) {
  const { phone_code } = useAtomValue(countryInfoAtom)
  const { state, busy, begin, send } = useSend()
  const words = useFaultWords()
  const form = useForm(loginModel, null, {
    words: fault => words[fault],
    sending: { state, begin },
    from: { account: String(known?.values.account ?? '') },
  })
  const { account, password } = form.form
  const forget = () => form.clear({ account })
  useForgetting(forget)
  const enter = (captcha?: string) => logIn(accountToSend(account, phone_code), password, captcha).then(forget)
  const submit = () => form.press() && void send(() => enter())
  const unknown = state.phase === 'failed' && state.failure.need === 'captcha' && state.failure
  return (
    <form className={css.form} {...form.frame(submit)}>
      <Fields of={form} toPassword={known !== undefined} />
      {known && <Banner title={known.text} />}
      {!unknown && <FailureNote of={state} />}
      <Foot busy={busy} />
      {unknown && <CodeSheet failure={unknown} enter={enter} />}
    </form>
  )
}

function Fields({ of: { form, field }, toPassword }: { of: Form<Credentials, Field>; toPassword: boolean }) {
  const { t } = useLingui()
  const phone = looksLikePhone(form.account)
  return (
    <>
      <Input
        label={t`Name, email or mobile`}
        icon={phone ? undefined : UserRound}
        prefix={phone ? <CountryCode /> : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('account')}
      />
      <Input
        label={t`Password`}
        type="password"
        icon={Lock}
        autoComplete="current-password"
        autoFocus={toPassword}
        {...field('password')}
      />
    </>
  )
}

const Foot = ({ busy }: { busy: boolean }) => (
  <>
    <div className={css.links}>
      <button type="button" className={css.link} onClick={() => go(to.login({ mode: 'register' }), { replace: true })}>
        <Trans>Create account</Trans>
      </button>
    </div>
    <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
      <Trans>Log in</Trans>
    </Button>
  </>
)
