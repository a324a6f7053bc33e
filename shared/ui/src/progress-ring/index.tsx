import { Plural, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import css from './index.module.css'

export interface ProgressRingProps {
  /** When it ends, in ms on the clock that `now` reads: the server's. */
  endsAt: number
  /** How long it runs in all. */
  seconds: number
  now: () => number
}

const second = 1_000
const lastSeconds = 5

/** What is left in ms, read anew as each second passes. */
function useTimeLeft(endsAt: number, now: () => number): number {
  const read = useEffectEvent(() => Math.max(0, endsAt - now()))
  const [left, setLeft] = useState(() => Math.max(0, endsAt - now()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const rest = read()
      setLeft(rest)
      if (rest > 0) timer = setTimeout(tick, rest % second || second)
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return left
}

/** Time running out on the server's clock: the arc shrinks to the notch at twelve, a dot leads it; the last 5 s warn. */
export const ProgressRing = (props: ProgressRingProps) => <Ring key={props.endsAt} {...props} />

function Ring({ endsAt, seconds, now }: ProgressRingProps) {
  const { t } = useLingui()
  const left = useTimeLeft(endsAt, now)
  const [start] = useState(left)
  const shown = Math.ceil(left / second)
  const timing = { '--seconds': seconds, animationDelay: `${(start - seconds * second) / second}s` } as CSSProperties
  return (
    <span className={css.ring} role="timer" aria-label={t`Time left`} data-last={shown <= lastSeconds || undefined}>
      <svg viewBox="0 0 72 72" fill="none" aria-hidden="true">
        <circle className={css.track} cx="36" cy="36" r="31.5" />
        <circle className={css.arc} cx="36" cy="36" r="31.5" pathLength="1" style={timing} />
        <path className={css.notch} d="M36 .5v8" />
        <circle className={css.dot} cx="36" cy="4.5" r="4.5" style={timing} />
      </svg>
      <b className={`title-2 num ${css.figure}`}>
        <span aria-hidden="true">{shown}</span>
        <span className="visually-hidden">
          <Plural value={shown} one="# second" other="# seconds" />
        </span>
      </b>
    </span>
  )
}
