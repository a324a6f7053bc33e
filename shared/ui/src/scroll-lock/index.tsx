import { useEffect } from 'react'

const one = Symbol.for('tarn.scroll-lock')

/** Those of the document: a remote may bring its own copy of this part, but the page has one main element. */
function locks(): Set<object> {
  const shared = globalThis as { [one]?: Set<object> }
  shared[one] ??= new Set()
  return shared[one]
}

const show = (): void => void document.getElementById('main')?.classList.toggle('locked', locks().size > 0)

/**
 * Holds the page's main element still (specification, section 2). Locks are counted: the last one that goes lets it scroll.
 * @returns unlocks; a second call of it does nothing
 */
export function lockScroll(): () => void {
  const mine = {}
  locks().add(mine)
  show()
  return () => {
    if (locks().delete(mine)) show()
  }
}

/** A change of route unlocks whatever was forgotten. */
export function unlockAll(): void {
  locks().clear()
  show()
}

/** The main element does not scroll while `open`, e.g. behind a sheet by wheel or keyboard; it keeps its place. */
export function useScrollLock(open: boolean): void {
  useEffect(() => (open ? lockScroll() : undefined), [open])
}
