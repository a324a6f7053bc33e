/** Two fingers, a double tap or the wheel with Ctrl enlarge what is on a stage; one finger scrolls it as the browser does. */
import { bounded, CLOSE_UP, distance, keepPlace, middle, type Place } from './zoom.ts'

const placeOf = (stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Place => {
  const { left, top } = stage.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/**
 * The stage's `--scale` follows. Ends with `signal`.
 * @param stage scrolls; what is in it grows by its `--scale`
 */
export function watchPinch(stage: HTMLElement, signal: AbortSignal): void {
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

  const listen = { signal, passive: false }
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    stage.addEventListener(name, fingers, listen)
  stage.addEventListener('dblclick', event => zoom(scale > 1 ? 1 : CLOSE_UP, placeOf(stage, event)), listen)
  stage.addEventListener(
    'wheel',
    event => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(scale * Math.exp(-event.deltaY / 100), placeOf(stage, event))
    },
    listen,
  )
}
