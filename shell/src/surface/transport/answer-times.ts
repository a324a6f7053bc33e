/** From when the answers and prices on the screen are, for whoever says how old it is. */
import { useEffect } from 'react'

/** When each part's came, epoch ms. */
const parts = new Map<object, number>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const changed of listeners) changed()
}

/** Of a part that is renewed without end, e.g. a price: as new as the newest reply. */
export const NEWEST = Number.POSITIVE_INFINITY

/** When the newest of what stands there came; 0 where nothing that ever came does. */
export const newestAnswerTime = (): number => Math.max(0, ...parts.values())

/** Calls back whenever that may be another. @returns ends it */
export function onAnswerTimes(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** While its part of a page is seen, this stands there. @param at epoch ms, `NEWEST`, or 0 for nothing yet */
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
