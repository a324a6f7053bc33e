import { formatCountdown } from '@shared/format/duration'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Milliseconds until a moment, never below zero; drawn anew as each second begins.
 * @param until milliseconds since the epoch, by the clock of `now`
 * @param now the clock: the server's (`serverNow`), where money depends on it
 * @param onEnd once, when the moment comes; on a kept page that is hidden then, as it returns
 */
export function useTimeLeft(until: number, now: () => number = Date.now, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => Math.max(0, until - now()))
  const awaited = useRef<number>(undefined)
  const read = useEffectEvent(() => Math.max(0, until - now()))
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    if (read() > 0) awaited.current = until
    const tick = () => {
      const rest = read()
      setLeft(rest)
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000)
      else if (awaited.current === until) {
        awaited.current = undefined
        end()
      }
    }
    tick()
    return () => clearTimeout(timer)
  }, [until])
  return left
}

export interface CountdownProps {
  /** Milliseconds since the epoch, by the clock of `now`. */
  until: number
  /** The clock; the server's where money depends on it. */
  now?: (() => number) | undefined
  onEnd?: (() => void) | undefined
}

/** The time until a moment: 04:59, from an hour 06:18:40. Not read out as it ticks. */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  return (
    <span role="timer" className="num" translate="no">
      {formatCountdown(useTimeLeft(until, now, onEnd))}
    </span>
  )
}
