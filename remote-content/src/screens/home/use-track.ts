/** Ties a sideways scroller to whose turn it is: turns scroll it, and a push by hand changes the turn. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export function useTrack(track: RefObject<HTMLElement | null>, at: number, turnTo: (at: number) => void): void {
  /** Where it scrolls to by itself: what it passes on the way is nobody's turn. */
  const target = useRef<number | null>(null)
  useEffect(() => {
    const element = track.current
    if (!element || Math.round(element.scrollLeft / element.clientWidth) === at) return
    target.current = at
    element.scrollLeft = at * element.clientWidth
  }, [track, at])
  const scrolled = useEffectEvent((element: HTMLElement) => {
    if (!element.clientWidth) return
    const seen = Math.round(element.scrollLeft / element.clientWidth)
    if (target.current !== null && seen !== target.current) return
    target.current = null
    turnTo(seen)
  })
  useEffect(() => {
    const element = track.current
    if (!element) return
    const touched = () => {
      target.current = null
    }
    const heard = () => scrolled(element)
    element.addEventListener('touchstart', touched, { passive: true })
    element.addEventListener('scroll', heard, { passive: true })
    return () => {
      element.removeEventListener('touchstart', touched)
      element.removeEventListener('scroll', heard)
    }
  }, [track])
}
