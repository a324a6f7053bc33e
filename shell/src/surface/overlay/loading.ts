/** The loading overlay's clock: once up it stands for 300 ms at least (specification, sections 4 and 9). */
import { atom, getDefaultStore } from 'jotai'

const MINIMUM = 300
const LONG = 10_000
/** Near-opaque white (specification, section 4). */
export const DEFAULT_BACKGROUND = 'rgba(255,255,255,.98)'
export const DEFAULT_TEXT = 'Loading...'

export type Loading = { text: string; background: string; long: boolean }
/** What is drawn; null while nothing is loading. */
export const loadingAtom = atom<Loading | null>(null)

const store = getDefaultStore()
let since: number | null = null
let hiding: ReturnType<typeof setTimeout> | null = null
let long: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/**
 * Shows the overlay, or changes its words and colour while it is up; its clock runs on.
 * @returns hides it again
 */
export function show(o: { text?: string; background?: string } = {}): () => void {
  if (hiding !== null) clearTimeout(hiding)
  hiding = null
  if (since === null) {
    since = performance.now()
    long = setTimeout(() => store.set(loadingAtom, now => now && { ...now, long: true }), LONG)
  }
  const { text = DEFAULT_TEXT, background = DEFAULT_BACKGROUND } = o
  store.set(loadingAtom, { text, background, long: store.get(loadingAtom)?.long ?? false })
  return hide
}

/** Hides it, not before its minimum has passed; without a show nothing happens. */
export function hide(): void {
  if (since === null || hiding !== null) return
  const left = MINIMUM - (performance.now() - since)
  if (left <= 0) gone()
  else hiding = setTimeout(gone, left)
}

function gone(): void {
  clearTimeout(long)
  since = null
  hiding = null
  store.set(loadingAtom, null)
  for (const done of waiting.splice(0)) done()
}

/** Calls back once nothing covers the page: at once, or when the overlay goes. */
export function whenGone(done: () => void): void {
  if (since === null) done()
  else waiting.push(done)
}
