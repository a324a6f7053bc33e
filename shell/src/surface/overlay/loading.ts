/** The loading overlay's clock: once up it stands for 300 ms at least (specification, sections 4 and 9). */
import { atom, getDefaultStore } from 'jotai'
import type { LiveRoute } from '../../remotes/routes.ts'
import { endAtOnce, seenAtOnce, standsAtOnce } from './at-once.ts'

const MINIMUM = 300
const LONG = 10_000
/** Near-opaque white (specification, section 4). */
export const DEFAULT_BACKGROUND = 'rgba(255,255,255,.98)'
export const DEFAULT_TEXT = 'Loading...'

/** atOnce: index.html shows it already. */
export type Loading = { text: string; background: string; long: boolean; atOnce: boolean }
/** What is loading; null while nothing is. */
export const loadingAtom = atom<Loading | null>(null)
/** The page that is being opened: its bars and its sketch are drawn at once; null while nothing loads, or where it is not known. */
export const targetAtom = atom<LiveRoute | null>(null)

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
  const atOnce = since === null && standsAtOnce()
  if (since === null) {
    since = seenAtOnce() ?? performance.now()
    long = setTimeout(takesLong, since + LONG - performance.now())
  }
  const { text = DEFAULT_TEXT, background = DEFAULT_BACKGROUND } = o
  store.set(loadingAtom, { text, background, long: store.get(loadingAtom)?.long ?? false, atOnce })
  return hide
}

/** Says which page the overlay stands for. */
export const showTarget = (route: LiveRoute | null): void => store.set(targetAtom, route)

const takesLong = () => store.set(loadingAtom, now => now && { ...now, long: true, atOnce: false })

/** Hides it, not before its minimum has passed; without a show nothing happens. */
export function hide(): void {
  if (since === null) return endAtOnce()
  if (hiding !== null) return
  const left = MINIMUM - (performance.now() - since)
  if (left <= 0) gone()
  else hiding = setTimeout(gone, left)
}

function gone(): void {
  clearTimeout(long)
  since = null
  hiding = null
  endAtOnce()
  store.set(loadingAtom, null)
  store.set(targetAtom, null)
  for (const done of waiting.splice(0)) done()
}

/** Calls back once nothing covers the page: at once, or when the overlay goes. */
export function whenGone(done: () => void): void {
  if (since === null) done()
  else waiting.push(done)
}
