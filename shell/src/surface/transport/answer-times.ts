/** Times of the answers and prices on the screen. The offline bar shows the newest. */
import { useEffect } from 'react'

/** When the answer of each part arrived, epoch ms. */
const parts = new Map<object, number>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const changed of listeners) changed()
}

/** For a part that is renewed all the time, e.g. a price: as new as the newest reply. */
export const NEWEST = Number.POSITIVE_INFINITY

/** When the newest answer on the screen arrived, epoch ms; 0 if there is none. */
export const newestAnswerTime = (): number => Math.max(0, ...parts.values())

/** Calls back when the newest time may have changed. @returns unsubscribes */
export function onAnswerTimes(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Registers the time of a part while it is on the screen. @param at epoch ms, `NEWEST`, or 0 for no answer yet */
export function useAnswerTime(at: number): void {
  useEffect(() => {
    if (at === 0) return
    const part = {}
    parts.set(part, at)
    tell()
    return () => {
      parts.delete(part)
      tell()
    }
  }, [at])
}
