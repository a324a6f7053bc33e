/** Where a list was scrolled to: given back on Back and Forward, and after a reload. */
import { type RefObject, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { tab } from '../../browser/storage.ts'
import { usePage } from './page-context.ts'

const KEY = 'list-places'
const MOST = 50
const GIVE_UP = 3000

const known = v.array(v.tuple([v.string(), v.number()]))

const read = (): [string, number][] => {
  try {
    return v.parse(known, JSON.parse(tab.get(KEY) ?? '[]'))
  } catch {
    return [] // written by an older release, or damaged: forgotten
  }
}
const places = new Map<string, number>(read())
addEventListener('pagehide', () => tab.set(KEY, JSON.stringify([...places].slice(-MOST))))

/** Scrolls to `want` as rows arrive, until there, until the person scrolls, or for three seconds. */
export function restore(scroller: HTMLElement, want: number): () => void {
  const gestures = ['wheel', 'touchstart', 'keydown'] as const
  const grown = new ResizeObserver(() => put())
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const name of gestures) scroller.removeEventListener(name, stop)
  }
  const timer = setTimeout(stop, GIVE_UP)
  function put(): void {
    scroller.scrollTop = want
    if (Math.abs(scroller.scrollTop - want) < 2) stop()
  }
  for (const name of gestures) scroller.addEventListener(name, stop, { passive: true })
  for (const child of scroller.children) grown.observe(child)
  put()
  return stop
}

/**
 * Remembers the scroll place of a list per history entry.
 * @param key names the list within the page, e.g. its filter
 * @param ref the scroller; without one the main element
 */
export function useListMemory(key: string, ref?: RefObject<HTMLElement | null>): void {
  const { place, move } = usePage()
  const name = `${place.key} ${key}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place belongs to one history entry and list; how it was reached is read once
  useLayoutEffect(() => {
    const scroller = ref?.current ?? document.getElementById('main')
    if (!scroller) return
    const want = move === 'POP' ? (places.get(name) ?? 0) : 0
    const stop = want > 0 ? restore(scroller, want) : () => {}
    const moved = () => places.set(name, scroller.scrollTop)
    if (want === 0) moved() // a new query keeps the place without a scroll
    scroller.addEventListener('scroll', moved, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', moved)
      stop()
    }
  }, [name])
}
