import { useEffect, useState } from 'react'

/**
 * Draws anew every so many ms, for what neither an answer nor a tick renews: an age, what counts down, an order of rows that
 * stands for a while. @returns how often it was
 */
export function useBeat(every: number, on = true): number {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => setBeat(n => n + 1), every)
    return () => clearInterval(timer)
  }, [every, on])
  return beat
}
