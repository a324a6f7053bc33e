/** The code that one is sent to one's own address, with its Send. */
import { useLingui } from '@lingui/react/macro'
import { emailCaptchaCall, phoneCaptchaCall, type UserInfo } from '@shared/contract/calls/account'
import { CODE_DIGITS } from '@shared/contract/limits'
import { OtpField } from '@shared/ui/otp-field'
import { useSend } from 'shell/form'
import { call } from 'shell/transport'
import { MailboxHint } from '../../parts/mailbox-hint.tsx'
import { NoCode } from '../../parts/no-code.tsx'
import { SendButton } from '../../parts/send-button.tsx'
import { useWait } from '../../parts/use-wait.ts'
import { ownAddress } from './withdraw-password.model.ts'

type Props = { user: UserInfo; value: string; error: string | undefined; onChange(value: string): void }

/** The server sends it to the address that it holds: here that is masked. */
const askFor = ({ email, phone, phoneCode }: UserInfo) =>
  email
    ? call(emailCaptchaCall, { email, scene: 'withdraw' }, { notice: 'screen' })
    : call(
        phoneCaptchaCall,
        { phoneCode: phoneCode ?? '', phone: phone ?? '', scene: 'withdraw' },
        { notice: 'screen' },
      )

export function OwnCodeField({ user, error, ...field }: Props) {
  const { t } = useLingui()
  const address = ownAddress(user) ?? ''
  const { left, times, begin } = useWait(address, 'withdraw')
  const { state, busy, send } = useSend()
  const ask = () =>
    send(async () => {
      const reply = await askFor(user)
      if (reply.state === 'ok') begin(reply.value.resendAfter)
    })
  return (
    <>
      <OtpField
        {...field}
        error={error ?? (state.phase === 'failed' ? state.failure.text : undefined)}
        label={t`Verification code`}
        note={<SendButton left={left} busy={busy} onSend={() => void ask()} />}
        help={times > 0 ? t`Sent to ${address}` : t`We'll send it to ${address}`}
        length={CODE_DIGITS}
      />
      <NoCode times={times} phone={!user.email} />
      <MailboxHint />
    </>
  )
}
