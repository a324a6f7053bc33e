import type { Decimal } from '@shared/money/decimal'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { FieldFrame, type FrameProps } from '../field/index.tsx'
import { useLocale } from '../use-locale.ts'
import { useDraft } from './draft.ts'
import css from './index.module.css'
import { refusalOf } from './refusal.tsx'
import { type Step, stepped } from './step.ts'
import { Well } from './well.tsx'

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'className' | 'style' | 'step' | 'max' | 'min'
>

export interface NumberFieldProps extends Omit<FrameProps, 'label' | 'readOnly'>, Omit<Native, keyof FrameProps> {
  label: ReactNode
  /** `inside` at the left with the figure at the right, `above` the well, or `stacked`, small over the figure. */
  labelled?: 'inside' | 'above' | 'stacked' | undefined
  /** A decimal string; '' for nothing. */
  value: Decimal | ''
  /** The decimal string that is typed; '' while it is empty, no number, too fine, or could mean two. */
  onChange: (value: Decimal | '') => void
  /** What is counted: stands behind the figure, and may be typed or pasted with it. */
  unit?: string | undefined
  /** The most digits after the mark: more are refused at once. */
  places?: number | undefined
  /** In the unit's place: a control that changes it. */
  unitControl?: ReactNode
  /** The most that there is: brings a button that fills it in. */
  max?: Decimal | undefined
  /** Brings a button at either end, and the arrow keys. */
  step?: Step | undefined
}

const ways: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * An amount, in the language around it. It keeps what is typed and reports a decimal string; what could mean two numbers (a comma from a keyboard of
 * another country) is refused, naming both. Everything else of an `<input>` passes through.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, labelled = 'inside', value, onChange, unit, places, unitControl, max, step, ...more } = props
  const { note, help, error, reason, disabled, ...rest } = more
  const locale = useLocale()
  const draft = useDraft(locale, { unit, places }, value, onChange)
  const off = disabled || reason !== undefined
  const go = (way: 1 | -1) => step && onChange(stepped(value, step, way))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = ways[event.key]
    if (step && way) {
      event.preventDefault()
      go(way)
    }
    rest.onKeyDown?.(event)
  }
  return (
    <FieldFrame
      label={labelled === 'above' ? label : undefined}
      error={refusalOf(draft, locale) ?? error}
      {...{ note, help, reason, disabled }}
    >
      {wire => (
        <Well
          id={wire.id}
          label={labelled === 'above' ? undefined : label}
          {...{ labelled, unit, unitControl, off }}
          onMax={max === undefined ? undefined : () => onChange(max)}
          onStep={step && go}
        >
          <input
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            {...rest}
            {...wire}
            aria-describedby={[unit && `${wire.id}u`, wire['aria-describedby']].filter(Boolean).join(' ') || undefined}
            className={css.input}
            disabled={off}
            value={draft.text}
            onChange={event => draft.type(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Well>
      )}
    </FieldFrame>
  )
}
