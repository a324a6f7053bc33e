/** Brings an element into the middle of the page, once, with a mark and the focus. */
import { type RefObject, useEffect, useRef, useState } from 'react'

type Sight = { ref: RefObject<HTMLLIElement | null>; tabIndex?: number; 'data-marked'?: boolean }

/** The page that has just been opened gives the focus to its heading first. */
const afterPage = (act: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}

/** @param onSeen takes the wish back */
export function useInSight(isWanted: boolean, onSeen?: () => void): Sight {
  const ref = useRef<HTMLLIElement>(null)
  const [isMarked, mark] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    mark(true)
    return afterPage(() => {
      ref.current?.scrollIntoView({ block: 'center' })
      ref.current?.focus({ preventScroll: true })
      onSeen?.()
    })
  }, [isWanted, onSeen])
  return { ref, ...(isMarked && { tabIndex: -1, 'data-marked': true }) }
}
