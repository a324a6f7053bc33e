import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Icon, type LucideIcon } from '../icon/index.tsx'
import { IconButton } from '../icon-button/index.tsx'
import { FieldFrame, type FrameProps } from './frame.tsx'
import css from './index.module.css'

export { FieldFrame, type FrameProps, type Wire } from './frame.tsx'

type Native = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'value' | 'onChange' | 'className' | 'style' | 'size'>

export interface FieldProps extends FrameProps, Native {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** `password` brings the eye that shows it. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | undefined
  icon?: LucideIcon | undefined
  /** In the well, before the value: a country code. */
  prefix?: ReactNode
  /** In the well, after the value: a unit, "Send", a tick. */
  suffix?: ReactNode
}

/** One line of text. Everything else of an `<input>` passes through (`autoComplete`, `inputMode`, `onBlur`, `ref` …). */
export function Field(props: FieldProps) {
  const { label, note, help, error, reason, readOnly, disabled, icon, prefix, suffix, type = 'text', ...rest } = props
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  const off = disabled || reason !== undefined
  return (
    <FieldFrame {...{ label, note, help, error, reason, readOnly, disabled }}>
      {wire => (
        <>
          {icon && (
            <span className={css.icon}>
              <Icon of={icon} />
            </span>
          )}
          {prefix}
          <input
            {...(secret && quiet)}
            {...rest}
            {...wire}
            className={css.input}
            type={secret && shown ? 'text' : type}
            readOnly={readOnly}
            disabled={off}
            onChange={event => rest.onChange(event.target.value)}
          />
          {suffix !== undefined && <span className={css.suffix}>{suffix}</span>}
          {secret && <Reveal shown={shown} onToggle={() => setShown(!shown)} />}
        </>
      )}
    </FieldFrame>
  )
}

/** A password shown as text must not be "corrected", nor sent to a spelling service. */
const quiet = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

function Reveal({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <span className={css.reveal}>
      <IconButton icon={shown ? Eye : EyeOff} size={20} label={t`Show password`} pressed={shown} onClick={onToggle} />
    </span>
  )
}
