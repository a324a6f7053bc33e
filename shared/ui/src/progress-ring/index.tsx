import { Plural, useLingui } from '@lingui/react/macro'
import { formatCountdown } from '@shared/format/duration'
import type { CSSProperties } from 'react'
import css from './index.module.css'

export interface ProgressRingProps {
  /** What is left, in ms: by the server's clock, given anew each second. */
  left: number
  /** How long it runs in all. */
  seconds: number
  /** In a line beside words. */
  small?: boolean | undefined
}

const lastSeconds = 5
/** From here on it counts in minutes: 02:00. */
const minutes = 100

/** Time running out: the arc shrinks to the notch at twelve, a dot leads it; the last 5 s warn. Not read out as it ticks. */
export function ProgressRing({ left, seconds, small }: ProgressRingProps) {
  const { t } = useLingui()
  const shown = Math.max(0, Math.ceil(left / 1000))
  const last = (!small && shown <= lastSeconds) || undefined // a rate that is renewed warns of nothing
  const share = { '--left': Math.min(1, Math.max(0, left / (seconds * 1000))) } as CSSProperties
  return (
    <span
      className={css.ring}
      translate="no"
      role="timer"
      aria-label={t`Time left`}
      data-small={small || undefined}
      data-last={last}
    >
      <svg viewBox="0 0 72 72" fill="none" aria-hidden="true" style={share}>
        <circle className={css.track} cx="36" cy="36" r="31.5" />
        <circle className={css.arc} cx="36" cy="36" r="31.5" pathLength="1" />
        <path className={css.notch} d="M36 .5v8" />
        <circle className={css.dot} cx="36" cy="4.5" r="4.5" />
      </svg>
      {shown < minutes ? (
        <b className={`${small ? css.little : 'title-2'} num ${css.figure}`} translate="no">
          <span aria-hidden="true">{shown}</span>
          <span className="visually-hidden">
            <Plural value={shown} one="# second" other="# seconds" />
          </span>
        </b>
      ) : (
        <b className={`num ${css.figure} ${css.long}`} translate="no">
          {formatCountdown(left)}
        </b>
      )}
    </span>
  )
}
