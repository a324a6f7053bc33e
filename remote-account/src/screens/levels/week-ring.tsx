/** How much of the week is gone, by the server's clock; what is left stands beside it. */
import { type CSSProperties, useEffect, useState } from 'react'
import { serverNow } from 'shell/market-feed'
import { WEEK, weekStart } from './levels.model.ts'
import css from './levels.module.css'

const gone = () => (serverNow() - weekStart(serverNow())) / WEEK
/** A minute is a ten-thousandth of it. */
const EVERY = 60_000

export function WeekRing() {
  const [share, setShare] = useState(gone)
  useEffect(() => {
    const timer = setInterval(() => setShare(gone()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <svg
      className={css.ring}
      viewBox="0 0 36 36"
      fill="none"
      aria-hidden="true"
      style={{ '--gone': share } as CSSProperties}
    >
      <circle className={css.ringTrack} cx="18" cy="18" r="15.5" />
      <circle className={css.ringRun} cx="18" cy="18" r="15.5" pathLength="1" />
      <circle className={css.ringDot} cx="18" cy="2.5" r="2.5" />
    </svg>
  )
}
