/** Whether a row is in sight, or about to be: prices are asked for the rows that somebody can see. */
import { type RefObject, useEffect, useState } from 'react'

const MARGIN = '240px 0px'
const heard = new WeakMap<Element, (seen: boolean) => void>()
let observer: IntersectionObserver | undefined

/** One observer for all rows. */
function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) heard.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN },
  )
  return observer
}

const canObserve = 'IntersectionObserver' in globalThis

/** True at once where the browser cannot tell. */
export function useSeen(row: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(!canObserve)
  useEffect(() => {
    const element = row.current
    if (!element || !canObserve) return
    heard.set(element, setSeen)
    shared().observe(element)
    return () => {
      shared().unobserve(element)
      heard.delete(element)
    }
  }, [row])
  return seen
}
