import { useEffect, useEffectEvent } from 'react'
import { OverlayHistory } from './overlay-history.ts'

const one = Symbol.for('tarn.overlay-history')

/** One per document: a remote may bring its own copy of this part, but the session has one history. */
function overlayHistory(): OverlayHistory {
  const shared = globalThis as { [one]?: OverlayHistory }
  shared[one] ??= new OverlayHistory()
  return shared[one]
}

/**
 * While `open`, Android's Back (and every other way to go back) calls `close` instead of leaving the page. Closed by other
 * means, the history is as if it had never been open. `close` may refuse by doing nothing: the next Back asks again.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const back = useEffectEvent(close)
  useEffect(() => {
    const history = overlayHistory()
    return open ? history.opened(() => back()) : undefined
  }, [open])
}

/**
 * Call before the router is made, so that it never hears of a sheet's entries: it would take going back from one for a
 * navigation to the page that stands already.
 */
export const startBackCloses = (): void => void overlayHistory()

/**
 * Every navigation of the router has to run through this: it takes the entries of open overlays out of the history first, so
 * that a push starts and a replace replaces at the page itself, also while the entry of one just closed is still on its way
 * out. Runs `navigate` at once, synchronously, where no overlay is open.
 */
export const withoutOverlays = (navigate: () => unknown): Promise<void> => overlayHistory().without(navigate)
