/** The field for who one is: a name, an address, or whichever of them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Field as Input } from '@shared/ui/field'
import { Mail, UserRound } from 'lucide-react'
import { CountryCode } from './country-code.tsx'
import { isNameFree } from './login.model.ts'
import css from './login.module.css'
import type { Entry } from './use-entry.ts'
import { looksLikePhone } from './who.ts'

type Props = { of: Entry }

export function WhoField({ of }: Props) {
  const { mode, by } = of.way
  if (by === 'phone') return <Phone of={of} />
  if (by === 'email') return <Email of={of} />
  return mode === 'register' ? <Name of={of} /> : <Account of={of} />
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const

function Account({ of }: Props) {
  const { t } = useLingui()
  const { form, checkName } = of
  const phone = looksLikePhone(form.form.account)
  return (
    <>
      <Input
        label={t`Username, email or mobile number`}
        icon={phone ? undefined : UserRound}
        prefix={phone ? <CountryCode /> : undefined}
        autoComplete="username webauthn"
        {...plain}
        {...form.field('account')}
        onBlur={checkName}
      />
      {/* a hint, no fault: the name may be one that this server tells nothing of; the page's own link creates the account */}
      <output className={css.hint}>
        {isNameFree(form.form, of.context.free) && <Trans>No account has this name yet</Trans>}
      </output>
    </>
  )
}

function Name({ of: { form, checkName } }: Props) {
  const { t } = useLingui()
  const hints = { icon: UserRound, autoComplete: 'username', ...plain } as const
  return <Input label={t`Username`} {...hints} {...form.field('account')} onBlur={checkName} />
}

function Email({ of: { form } }: Props) {
  const { t } = useLingui()
  const hints = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const
  return <Input label={t`Email`} icon={Mail} {...hints} {...form.field('email')} />
}

function Phone({ of: { form } }: Props) {
  const { t } = useLingui()
  const hints = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const
  return <Input label={t`Mobile number`} prefix={<CountryCode />} {...hints} {...form.field('phone')} />
}
