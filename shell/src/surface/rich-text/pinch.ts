/** Two fingers, a double tap or the wheel with Ctrl enlarge what is on a stage; one finger scrolls it as the browser does. */
import { listen } from './listen.ts'
import { bounded, CLOSE_UP, distance, keepPlace, middle, type Place } from './zoom.ts'

const placeOf = (stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Place => {
  const { left, top } = stage.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/**
 * The stage's `--scale` follows.
 * @param stage scrolls; what is in it grows by its `--scale` @returns ends the watching
 */
export function watchPinch(stage: HTMLElement): () => void {
  let scale = 1
  let pinch: { distance: number; scale: number } | null = null

  function zoom(to: number, at: Place): void {
    const next = bounded(to)
    const scroll = keepPlace({ x: stage.scrollLeft, y: stage.scrollTop }, at, next / scale)
    scale = next
    stage.style.setProperty('--scale', String(scale))
    stage.scrollTo({ left: scroll.x, top: scroll.y, behavior: 'instant' })
  }

  function fingers(event: TouchEvent): void {
    const [one, two] = [...event.touches].map(touch => placeOf(stage, touch))
    if (!one || !two) {
      pinch = null
      return
    }
    event.preventDefault() // the browser would enlarge the page
    const wide = distance(one, two)
    pinch ??= { distance: wide, scale }
    zoom((pinch.scale * wide) / pinch.distance, middle(one, two))
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(scale * Math.exp(-event.deltaY / 100), placeOf(stage, event))
  }

  const active = { passive: false }
  const ends = [
    ...(['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const).map(name =>
      listen(stage, name, fingers, active),
    ),
    listen(stage, 'dblclick', event => zoom(scale > 1 ? 1 : CLOSE_UP, placeOf(stage, event))),
    listen(stage, 'wheel', wheel, active),
  ]
  return () => {
    for (const end of ends) end()
  }
}
