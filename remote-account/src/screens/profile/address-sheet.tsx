/** Another phone or email, or the first one. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { Sheet } from '@shared/ui/sheet'
import { Lock } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { type useAddressedSheet, useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { MailboxHint } from '../../parts/mailbox-hint.tsx'
import { fieldOf, holds, type Kind } from './address.model.ts'
import { AddressCodeField } from './address-code-field.tsx'
import { AddressField } from './address-field.tsx'
import css from './profile.module.css'
import { useAddress } from './use-address.ts'

type Props = { user: UserInfo; kind: Kind; frame: ReturnType<typeof useAddressedSheet>['frame'] }

/** "Change email", or "Add email". */
export function useTitle({ user, kind }: Pick<Props, 'user' | 'kind'>): string {
  const { t } = useLingui()
  if (kind === 'email') return user.email ? t`Change email` : t`Add email`
  return user.phone ? t`Change mobile number` : t`Add mobile number`
}

export function AddressSheet({ user, kind, frame }: Props) {
  const { t } = useLingui()
  const title = useTitle({ user, kind })
  const { form, state, wait, sentTo, busy, coding, askCode, submit } = useAddress(user, kind, frame.onClose)
  // what was typed ends with the sheet
  const forget = useEffectEvent(() => form.clear())
  useEffect(() => {
    if (!frame.open) forget()
  }, [frame.open])
  const isElsewhere = state.phase === 'failed' && fieldOf(state.failure) === undefined
  const password = user.initialPassword ? t`Initial password` : t`Login password`
  return (
    <Sheet {...frame} busy={busy} title={title}>
      <form className={css.sheet} {...form.frame(submit)}>
        <Consequences user={user} kind={kind} />
        <AddressField kind={kind} {...form.field('address')} />
        <AddressCodeField
          {...form.field('code')}
          {...{ wait, phone: kind === 'phone' }}
          busy={coding}
          onSend={askCode}
        />
        <MailboxHint address={sentTo} />
        <Field
          label={password}
          type="password"
          icon={Lock}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {user.googleBound && <AuthenticatorField {...form.field('googleCode')} />}
        {isElsewhere && <FailureBanner of={state} />}
        <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
          {title}
        </Button>
      </form>
    </Sheet>
  )
}

/** What follows: said before anything is typed. */
function Consequences({ user, kind }: Pick<Props, 'user' | 'kind'>) {
  if (holds(user))
    return (
      <Banner
        title={
          <Trans>
            After this change, withdrawals are paused for 24 hours and we'll notify your current email or number.
          </Trans>
        }
      />
    )
  return kind === 'email' ? (
    <Banner title={<Trans>You can log in with your email from then on, and reset a forgotten password.</Trans>} />
  ) : (
    <Banner title={<Trans>You can log in with your number from then on, and reset a forgotten password.</Trans>} />
  )
}
