import { useLingui } from '@lingui/react/macro'
import css from './index.module.css'

export interface StepperProps {
  /** Their words, in order; each once. */
  steps: readonly string[]
  /** Index of the present one; `steps.length` when all are done. */
  now: number
  label?: string | undefined
}

/** The way of a request: what is done, where it is, what comes. */
export function Stepper({ steps, now, label }: StepperProps) {
  const { t } = useLingui()
  return (
    <ol className={css.stepper} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={css.step}
          data-at={at < now ? 'done' : at === now ? 'now' : 'next'}
          aria-current={at === now ? 'step' : undefined}
        >
          {at < now ? <span aria-hidden="true">{step}</span> : step}
          {at < now && <span className="visually-hidden">{t`${step}: done`}</span>}
        </li>
      ))}
    </ol>
  )
}
