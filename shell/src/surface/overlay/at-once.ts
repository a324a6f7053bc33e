/**
 * What index.html painted before any script came (shared/gateway/src/page/at-once.ts) is the overlay's first showing: it says
 * the same, so it is not drawn once more. It goes with the overlay, or once that is drawn because it has something else to say.
 */
const picture = (): HTMLElement | null => document.getElementById('at-once')

/** When it was first seen, in the page's own time; null where it does not stand, or nobody can have seen it yet. */
export function seenAtOnce(): number | null {
  if (!standsAtOnce()) return null
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null
}

export const standsAtOnce = (): boolean => picture() !== null

export const endAtOnce = (): void => picture()?.remove()
