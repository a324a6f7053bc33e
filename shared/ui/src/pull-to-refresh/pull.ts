/** A finger drawing a page down, until it is let go. No React in it: a page under a finger must not wait for a render. */

/** The sign follows the finger by half, and stops. Real px: a finger is as large on every phone. */
const resistance = 0.5
export const readyAt = 56
const furthest = 80
/** Before this many px nobody can tell a pull from a tap or a swipe sideways. */
const slop = 8

export interface PullEvents {
  /** How far the sign has come, in px. */
  onPull: (distance: number) => void
  /** Let go; `ready` when it came far enough. */
  onRelease: (ready: boolean) => void
}

interface Start {
  x: number
  y: number
  pulling: boolean
}

const scrolled = (element: Element) => element.scrollTop > 0

/** Whether anything between the finger and the page could still be scrolled up. */
function atTop(from: EventTarget | null): boolean {
  let element = from instanceof Element ? from : null
  for (; element; element = element.parentElement) if (scrolled(element)) return false
  return !document.scrollingElement || !scrolled(document.scrollingElement)
}

/** How far the sign is when the finger has come this far since `start`; null where it is no pull. */
function distanceOf(start: Start, { clientX, clientY }: Touch): number | null {
  const [across, down] = [Math.abs(clientX - start.x), clientY - start.y]
  if (start.pulling) return Math.min(furthest, Math.max(0, (down - slop) * resistance))
  return down > slop && down > across ? 0 : null
}

/** Watches the touches in `area`. @returns ends the watching */
export function watchPull(area: HTMLElement, { onPull, onRelease }: PullEvents): () => void {
  let start: Start | undefined
  let distance = 0

  function begin({ touches, target }: TouchEvent) {
    const [touch] = touches
    start =
      touch && touches.length === 1 && atTop(target)
        ? { x: touch.clientX, y: touch.clientY, pulling: false }
        : undefined
    distance = 0
  }

  function move(event: TouchEvent) {
    const [touch] = event.touches
    if (!start || !touch) return
    const next = distanceOf(start, touch)
    if (next === null) return void (touch.clientY < start.y && end())
    if (!event.cancelable && !start.pulling) return end() // the browser scrolls already
    start.pulling = true
    distance = next
    event.preventDefault()
    onPull(distance)
  }

  function end() {
    if (start?.pulling) onRelease(distance >= readyAt)
    start = undefined
  }

  const listeners = [
    ['touchstart', begin, { passive: true }],
    ['touchmove', move, { passive: false }],
    ['touchend', end, {}],
    ['touchcancel', end, {}],
  ] as const
  for (const [type, listener, options] of listeners) area.addEventListener(type, listener, options)
  return () => {
    for (const [type, listener] of listeners) area.removeEventListener(type, listener)
  }
}
