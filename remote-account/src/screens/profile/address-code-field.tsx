/** The code that the new address is sent, with its Send. */
import { useLingui } from '@lingui/react/macro'
import { CODE_DIGITS } from '@shared/contract/limits'
import { digitsOf } from '@shared/format/typed'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { ShieldCheck } from 'lucide-react'
import { useOfflineReason } from 'shell/screen'
import { NoCode } from '../../parts/no-code.tsx'

type Props = {
  value: string
  error: string | undefined
  onChange(value: string): void
  wait: { left: number; times: number }
  busy: boolean
  /** The new address is a number. */
  phone: boolean
  onSend(): void
}

export function AddressCodeField({ wait: { left, times }, busy, phone, onChange, onSend, ...field }: Props) {
  const { t } = useLingui()
  const offline = useOfflineReason() !== undefined
  return (
    <>
      <Field
        {...field}
        label={t`Verification code`}
        icon={ShieldCheck}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={typed => onChange(digitsOf(typed, CODE_DIGITS))}
        suffix={
          <Button small look="tonal" loading={busy} disabled={offline || left > 0} onClick={onSend}>
            {left > 0 ? t`Resend in ${left} s` : t`Send code`}
          </Button>
        }
      />
      <NoCode times={times} phone={phone} />
    </>
  )
}
