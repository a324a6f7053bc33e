/** Brings an element into the middle of the page, once, with the focus, and with a mark until the person moves on. */
import { type RefObject, useEffect, useRef, useState } from 'react'

type Sight = { ref: RefObject<HTMLLIElement | null>; tabIndex?: number; 'data-marked'?: boolean }

/** What a person does on a page; its own scrolling is none of it. */
const acts = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/** The page that has just been opened gives the focus to its heading first. */
const afterPage = (act: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}

function onceActed(act: () => void): () => void {
  for (const type of acts) addEventListener(type, act, { passive: true })
  return () => {
    for (const type of acts) removeEventListener(type, act)
  }
}

/** @param onSeen takes the wish back */
export function useInSight(isWanted: boolean, onSeen?: () => void): Sight {
  const ref = useRef<HTMLLIElement>(null)
  const [mark, setMark] = useState<'on' | 'off'>()
  useEffect(() => {
    if (!isWanted) return
    setMark('on')
    return afterPage(() => {
      ref.current?.scrollIntoView({ block: 'center' })
      ref.current?.focus({ preventScroll: true })
      onSeen?.()
    })
  }, [isWanted, onSeen])
  useEffect(() => (mark === 'on' ? onceActed(() => setMark('off')) : undefined), [mark])
  return { ref, ...(mark && { tabIndex: -1 }), ...(mark === 'on' && { 'data-marked': true }) }
}
