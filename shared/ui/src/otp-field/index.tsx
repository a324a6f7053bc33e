import { digitsOf } from '@shared/format/typed'
import { type ClipboardEvent, type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { FieldFrame } from '../field/index.tsx'
import css from './index.module.css'

export interface OtpFieldProps {
  label: ReactNode
  value: string
  onChange: (digits: string) => void
  /** The whole code, once for each time that it is filled. */
  onComplete?: ((digits: string) => void) | undefined
  /** Shakes once and clears a whole code as it appears, a part of one stays; its words stand until something is typed. */
  error?: string | undefined
  help?: ReactNode
  note?: ReactNode
  length?: number | undefined
  /** Draws dots: a withdrawal password, not a code from a message. */
  secret?: boolean | undefined
  /** The code is on its way. */
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
}

const toEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
  input.setSelectionRange(input.value.length, input.value.length)

/** What emptied the boxes is no fault of empty ones, whoever holds the digits: it is kept here until something is typed. */
function useLasting(value: string, length: number, error: string | undefined): string | undefined {
  const [last, setLast] = useState<string>()
  const next = value.length === length ? error : value === '' ? last : undefined
  if (next !== last) setLast(next)
  return value === '' ? (last ?? error) : error
}

/** A code of digits: one input, so that autofill and paste work, drawn as so many boxes. */
export function OtpField(props: OtpFieldProps) {
  const { label, note, help, value, onChange, onComplete, length = 6, secret, disabled, autoFocus } = props
  const error = useLasting(value, length, props.error)
  const clear = useEffectEvent(() => value.length === length && onChange(''))
  useEffect(() => {
    if (error !== undefined) clear()
  }, [error])

  const take = (text: string) => {
    const digits = digitsOf(text, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  return (
    <FieldFrame bare {...{ label, note, help, error }}>
      {wire => (
        <span
          className={css.code}
          translate="no"
          data-error={error !== undefined || undefined}
          data-off={disabled || undefined}
        >
          <input
            {...wire}
            className={css.input}
            type={secret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={secret ? 'off' : 'one-time-code'}
            // biome-ignore lint/a11y/noAutofocus: a page that asks for a code alone; the caller decides
            autoFocus={autoFocus}
            readOnly={disabled}
            aria-busy={disabled || undefined}
            value={value}
            onChange={event => take(event.target.value)}
            onPaste={paste}
            onSelect={toEnd}
          />
          <Boxes {...{ value, length, secret }} />
        </span>
      )}
    </FieldFrame>
  )
}

function Boxes({ value, length, secret }: { value: string; length: number; secret: boolean | undefined }) {
  return Array.from({ length }, (_, at) => at).map(at => (
    <span key={at} className={css.box} data-now={at === value.length || undefined} aria-hidden="true">
      {secret && at < value.length ? '•' : value[at]}
    </span>
  ))
}
