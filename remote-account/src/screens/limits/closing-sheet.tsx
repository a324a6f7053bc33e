/** Closes the account: consequences, password, code. */
import { Trans, useLingui } from '@lingui/react/macro'
import { closeAccountCall, type UserInfo } from '@shared/contract/calls/account'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { useForgetting } from '@shared/ui/forgetting'
import { Sheet } from '@shared/ui/sheet'
import { Lock } from 'lucide-react'
import { useForm, useSend } from 'shell/form'
import { toast } from 'shell/overlay'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { signOut } from 'shell/session'
import { call } from 'shell/transport'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { type Closing, closingModel } from './limits.model.ts'
import css from './limits.module.css'

function useClosing(user: UserInfo) {
  const { t } = useLingui()
  const { state, busy, begin, send } = useSend()
  const bound = user.googleBound ?? false
  const form = useForm(closingModel, { bound }, { words: () => t`Required`, sending: { state, begin } })
  useForgetting(() => form.clear())
  const close = async ({ password, code }: Closing) => {
    const input = { password, googleCode: code.trim() || undefined }
    const reply = await call(closeAccountCall, input, { notice: 'screen' })
    if (reply.state !== 'ok') return
    signOut()
    toast(t`Your account is closed`)
  }
  const submit = () => {
    if (form.press()) void send(() => close(form.form))
  }
  return { form, state, busy, submit, bound }
}

export function ClosingSheet({ user, ...frame }: SheetFrame & { user: UserInfo }) {
  const { t } = useLingui()
  const { form, state, busy, submit, bound } = useClosing(user)
  const isElsewhere = state.phase === 'failed' && closingModel.fieldOf?.(state.failure) === undefined
  return (
    <Sheet {...frame} busy={busy} title={<Trans>Close account</Trans>}>
      <form className={css.sheet} {...form.frame(submit)}>
        <Consequences />
        <Field
          label={user.initialPassword ? t`Initial password` : t`Login password`}
          type="password"
          icon={Lock}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {bound && <AuthenticatorField {...form.field('code')} />}
        {isElsewhere && <FailureBanner of={state} />}
        <Button type="submit" look="danger" wide loading={busy} reason={useOfflineReason()}>
          <Trans>Close account permanently</Trans>
        </Button>
      </form>
    </Sheet>
  )
}

const Consequences = () => (
  <ul className={css.points}>
    <li>
      <Trans>
        This can't be undone. You'll be logged out on every device, and you won't be able to log in to this account
        again.
      </Trans>
    </li>
    <li>
      <Trans>First withdraw your money and close all open positions, orders, loans and investments.</Trans>
    </li>
    <li>
      <Trans>You'll lose unclaimed rewards, your team's income and your demo account.</Trans>
    </li>
    <li>
      <Trans>
        We delete your name, addresses, documents, photos and messages. Records of money movements stay, without your
        name.
      </Trans>
    </li>
    <li>
      <Trans>You can register again with the same email or mobile number, as a new user.</Trans>
    </li>
  </ul>
)
