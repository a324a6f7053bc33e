/** One short message at a time, for two seconds; a new one replaces it (specification, section 9). */
import { atom, getDefaultStore } from 'jotai'

const DURATION = 2000
export type Toast = { id: number; text: string; kind: 'info' | 'error' }
export const toastAtom = atom<Toast | null>(null)

const store = getDefaultStore()
let count = 0

/** @param kind error is announced at once and in full */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const mine: Toast = { id: ++count, text, kind }
  store.set(toastAtom, mine)
  setTimeout(() => store.set(toastAtom, now => (now === mine ? null : now)), DURATION)
}

/** Takes away what stands: it was said to somebody who has gone. */
export const clearToast = (): void => store.set(toastAtom, null)
