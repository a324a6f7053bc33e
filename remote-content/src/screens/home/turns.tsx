/** What turns the banners, says whose turn it is and stops it. */
import type { RefObject } from 'react'
import css from './banners.module.css'
import { PauseButton } from './pause-button.tsx'
import { useTrack } from './use-track.ts'
import { useTurning } from './use-turning.ts'

const EVERY = 5000

export type TurnsProps = {
  /** What the banners lie in, side by side. */
  track: RefObject<HTMLElement | null>
  count: number
  held: boolean
  paused: boolean
  onPause(): void
}

export function Turns({ track, count, held, paused, onPause }: TurnsProps) {
  const [at, turnTo] = useTurning(count, EVERY, paused || held)
  useTrack(track, at, turnTo)
  return (
    <div className={css.controls} data-theme="dark">
      <Dots count={count} at={at} />
      <PauseButton paused={paused} onPause={onPause} />
    </div>
  )
}

/** Silent: each banner says its own number. */
const Dots = ({ count, at }: { count: number; at: number }) => (
  <span className={css.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, n) => n).map(n => (
      <i key={n} data-on={n === at || undefined} />
    ))}
  </span>
)
