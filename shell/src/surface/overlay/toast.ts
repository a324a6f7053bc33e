/** One short message at a time, for two seconds; a new one replaces it (specification, section 9). */
import { atom, getDefaultStore } from 'jotai'

const DURATION = 2000
export type Toast = { id: number; text: string; kind: 'info' | 'error' }
export const toastAtom = atom<Toast | null>(null)

const store = getDefaultStore()
let count = 0

/** Refusals that came while another one stood. */
let waiting: string[] = []

/** @param kind error is announced at once and in full */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const mine: Toast = { id: ++count, text, kind }
  store.set(toastAtom, mine)
  setTimeout(() => store.get(toastAtom) === mine && follow(), DURATION)
}

function follow(): void {
  const next = waiting.shift()
  if (next === undefined) store.set(toastAtom, null)
  else toast(next, 'error')
}

/** Says a refusal: no refusal disappears (specification, section 8), so one that stands is not pushed away by the next. */
export function refuse(text: string): void {
  const now = store.get(toastAtom)
  if (now?.kind !== 'error' || now.text === text) toast(text, 'error')
  else if (!waiting.includes(text)) waiting.push(text)
}

/** Takes away what stands and what waits: it was said to somebody who has gone. */
export function clearToast(): void {
  waiting = []
  store.set(toastAtom, null)
}
