/** Where one signs: by drawing, here or over the whole screen, or by typing one's name. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@shared/ui/field'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { CircleAlert, Eraser, Maximize2 } from 'lucide-react'
import { useId, useState } from 'react'
import { FullScreen } from './full-screen.tsx'
import { type Ink, NO_INK } from './ink.ts'
import { type PadParts, Paper } from './paper.tsx'
import css from './signature.module.css'
import type { Signature } from './signature.ts'

const LONGEST_NAME = 60

type Props = {
  parts: PadParts | null
  value: Signature
  onChange(next: Signature): void
  error: string | undefined
  disabled: boolean
}

export function SignatureField(props: Props) {
  const { value, onChange, error, disabled } = props
  const id = useId()
  return (
    <fieldset
      className={css.field}
      aria-labelledby={`${id}l`}
      aria-describedby={error && `${id}e`}
      tabIndex={-1}
      data-invalid={(error && !value.typed) || undefined}
    >
      <div className={css.top}>
        <h2 id={`${id}l`} className="title-3">
          <Trans>Signature</Trans>
        </h2>
        <button
          type="button"
          className={css.way}
          disabled={disabled}
          onClick={() => onChange({ ...value, typed: !value.typed })}
        >
          {value.typed ? <Trans>Draw your signature</Trans> : <Trans>Type your name instead</Trans>}
        </button>
      </div>
      {value.typed ? <Typed {...props} /> : <Drawn {...props} />}
      <div id={`${id}e`} className={css.error} aria-live="polite">
        {error && !value.typed && (
          <>
            <Icon of={CircleAlert} size={16} /> {error}
          </>
        )}
      </div>
    </fieldset>
  )
}

function Drawn({ parts, value, onChange, disabled }: Props) {
  const { t } = useLingui()
  const [full, setFull] = useState(false)
  const onInk = (ink: Ink) => onChange({ ...value, ink })
  const onClear = () => onInk(NO_INK)
  const tools = (
    <>
      <IconButton icon={Maximize2} label={t`Full screen`} disabled={disabled} onClick={() => setFull(true)} />
      <IconButton icon={Eraser} label={t`Clear`} disabled={disabled} onClick={onClear} />
    </>
  )
  return (
    <>
      <Paper {...{ parts, onInk, disabled, tools }} ink={value.ink} />
      {full && <FullScreen {...{ parts, onInk, onClear }} ink={value.ink} onClose={() => setFull(false)} />}
    </>
  )
}

function Typed({ value, onChange, error, disabled }: Props) {
  const { t } = useLingui()
  return (
    <>
      <Field
        label={t`Your full name`}
        value={value.name}
        onChange={name => onChange({ ...value, name })}
        error={error}
        help={t`Your typed name counts as your signature.`}
        autoComplete="name"
        maxLength={LONGEST_NAME}
        disabled={disabled}
      />
      {value.name.trim() && (
        <div className={css.paper} data-theme="light" data-name="" aria-hidden="true">
          <p className={css.name} translate="no">
            {value.name}
          </p>
        </div>
      )}
    </>
  )
}
