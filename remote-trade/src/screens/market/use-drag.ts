/** Carries a row by its handle: it takes each place that the finger comes to. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

export type Drag = {
  list: RefObject<HTMLUListElement | null>
  /** The place of the carried row. */
  at: number | null
  grab(index: number, event: ReactPointerEvent): void
}

/** @param count of the rows, which are all of one height @param move carries the row at one place to another */
export function useDrag(count: number, move: (from: number, to: number) => void): Drag {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })

  function grab(index: number, { target, pointerId }: ReactPointerEvent): void {
    if (!(target instanceof Element)) return
    let from = index
    const follow = (event: PointerEvent) => {
      const to = placeOf(event.clientY)
      if (to === from) return
      latest.current(from, to)
      from = to
      setAt(to)
    }
    const drop = () => {
      removeEventListener('pointermove', follow)
      setAt(null)
    }
    setAt(index)
    // The finger may leave the handle, and the handle moves with its row: the window hears of it all the same.
    if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
    addEventListener('pointermove', follow)
    addEventListener('pointerup', drop, { once: true })
    addEventListener('pointercancel', drop, { once: true })
  }

  function placeOf(y: number): number {
    const box = list.current?.getBoundingClientRect()
    if (!box || box.height === 0) return 0
    const place = Math.floor(((y - box.top) / box.height) * count)
    return Math.min(count - 1, Math.max(0, place))
  }

  return { list, at, grab }
}
