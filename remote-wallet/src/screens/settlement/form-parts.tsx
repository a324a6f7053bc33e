/** What the forms of both kinds end with: label, default, until when it is held, the withdrawal password, Save. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { ACCOUNT_HOLD_SECONDS, LONGEST_LABEL } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { formatLength } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import { ActionBar } from '@shared/ui/action-bar'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { OtpField } from '@shared/ui/otp-field'
import { Switch } from '@shared/ui/switch'
import { useId } from 'react'
import type { SendState } from 'shell/form'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { useRoute, useWay } from 'shell/navigation'
import { type OrderState, OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { useSession } from 'shell/session'
import { fieldOf } from './saving.model.ts'
import css from './settlement.module.css'

type Typed<T> = { value: T; error: string | undefined; onChange(value: T): void }

export function LabelField(field: Typed<string>) {
  const { t } = useLingui()
  return <Field label={t`Label`} note={t`Optional`} maxLength={LONGEST_LABEL} autoComplete="off" {...field} />
}

/** Nothing to choose where it is the default already, or will be as the only one. */
export function DefaultSwitch({ value, onChange }: Omit<Typed<boolean>, 'error'>) {
  const id = useId()
  return (
    <label className={css.default} htmlFor={id}>
      <span>
        <Trans>Default account</Trans>
      </span>
      <Switch id={id} checked={value} onChange={onChange} />
    </label>
  )
}

/** Told before it is added or changed. @param seconds that it is held */
export function HoldNote({ of, seconds }: { of: PayoutAccount | undefined; seconds: number | null | undefined }) {
  const { bcp47 } = useLanguage()
  const held = of ? ACCOUNT_HOLD_SECONDS : (seconds ?? ACCOUNT_HOLD_SECONDS)
  const time = formatRecordTime(serverNow() + held * 1000)
  const length = formatLength(bcp47, held / 3600, 'hour')
  return (
    <Banner kind="wait" title={<Trans>Available from {time}</Trans>}>
      {of ? (
        <Trans>To protect your money, you can't use changed account details for {length}.</Trans>
      ) : (
        <Trans>To protect your money, you can't use a new account for {length}.</Trans>
      )}
    </Banner>
  )
}

export function PinField(field: Typed<string>) {
  const { t } = useLingui()
  return useSession().user?.hasWithdrawPassword === false ? (
    <PinNeeded />
  ) : (
    <OtpField secret label={t`Withdrawal password`} note={`${field.value.length}/6`} {...field} />
  )
}

/** To set one, with the way back to this very form. */
export function useWayToPin(): string | undefined {
  const { path, query } = useRoute()
  const from = `${path}?${new URLSearchParams(query as Record<string, string>)}`
  return useWay(to.withdrawPassword({ mode: 'set', from }))
}

const PinNeeded = () => (
  <Banner
    kind="wait"
    href={useWayToPin()}
    title={<Trans>To keep your funds safe, set a withdrawal password first</Trans>}
  />
)

/** Where an account stands that was not simply saved; what a field shows itself is left to it. */
function SaveNote({ state }: { state: OrderState | SendState }) {
  const accounts = useWay(to.withdrawAccounts())
  if (state.phase === 'checking')
    return <Banner kind="wait" title={<Trans>Checking… No reply reached us, so we're looking up the result.</Trans>} />
  if (state.phase === 'not-placed') return <Banner kind="danger" title={<Trans>Not saved. You can try again.</Trans>} />
  if (state.phase === 'unconfirmed')
    return (
      <Banner
        kind="danger"
        href={accounts}
        title={<Trans>We couldn't confirm this. Check your list of accounts.</Trans>}
      />
    )
  if (state.phase !== 'failed' || fieldOf(state.failure) || state.failure.need === 'withdraw-password') return null
  const { kind, text } = state.failure
  return <Banner kind={kind === 'refused' ? 'danger' : 'wait'} title={text} />
}

type SaveProps = { state: OrderState; busy: boolean; reason: string | undefined }

export function SaveBar({ state, busy, reason }: SaveProps) {
  const offline = useOfflineReason()
  return (
    <>
      <SaveNote state={state} />
      <ActionBar bleed>
        <Button type="submit" look="primary" wide loading={busy} reason={offline ?? reason}>
          <OrderWords state={state}>
            <Trans>Save</Trans>
          </OrderWords>
        </Button>
      </ActionBar>
    </>
  )
}
