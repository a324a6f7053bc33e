/** The code that an address is sent, with its Send. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CODE_DIGITS } from '@shared/contract/limits'
import { OtpField } from '@shared/ui/otp-field'
import { MailboxHint } from '../../parts/mailbox-hint.tsx'
import { NoCode } from '../../parts/no-code.tsx'
import { SendButton } from '../../parts/send-button.tsx'
import css from './login.module.css'
import type { Entry } from './use-entry.ts'
import { nameOf } from './who.ts'

/** @param onComplete is told the code once it is whole */
export function CodeField({ of, onComplete }: { of: Entry; onComplete?: (code: string) => void }) {
  const { t } = useLingui()
  const { form, way, who, wait, busy, coding, askCode } = of
  const { value, error, onChange } = form.field('code')
  // a wrong code is cleared while the words that say so stand: nobody typed that
  const take = (next: string) =>
    next === '' && error !== undefined ? form.clear({ ...form.form, code: '' }) : onChange(next)
  return (
    <>
      <OtpField
        label={t`Verification code`}
        note={<SendButton left={wait.left} busy={coding} onSend={askCode} />}
        length={CODE_DIGITS}
        value={value}
        error={error}
        disabled={busy}
        onChange={take}
        onComplete={onComplete}
      />
      <output className={css.hint}>{wait.times > 0 && <Sent of={of} />}</output>
      <NoCode times={wait.times} phone={way.by === 'phone'} />
      {wait.times > 0 && <MailboxHint address={nameOf(who)} />}
    </>
  )
}

/** Nobody is told whether there is an account: who registers with a taken address gets a message, too. */
function Sent({ of: { way, who } }: { of: Entry }) {
  const address = nameOf(who)
  if (way.mode === 'register') return <Trans>We've sent a message to {address}.</Trans>
  return <Trans>If {address} has an account, a code is on its way.</Trans>
}
