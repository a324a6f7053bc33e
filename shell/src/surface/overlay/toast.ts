/** One short message at a time, for two seconds, six with an action; a new one replaces it (specification, section 9). */
import { atom, getDefaultStore } from 'jotai'

const DURATION = 2000
const WITH_ACTION = 6000

export type ToastKind = 'info' | 'success' | 'warning' | 'undo' | 'error'
/** @param label "View", and of an undo "Undo", unless given */
export type ToastAction = { act(): void; label?: string }
export type ToastOptions = { kind?: ToastKind; action?: ToastAction }
export type Toast = { id: number; text: string; kind: ToastKind; action?: ToastAction | undefined }
export const toastAtom = atom<Toast | null>(null)

const store = getDefaultStore()
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Touched, or with the focus. */
let held = false

/** Refusals that came while another one stood. */
let waiting: string[] = []

/** @param how its kind, info unless given, and what it offers; an error is announced at once and in full */
export function toast(text: string, how: 'info' | 'error' | ToastOptions = {}): void {
  const { kind = 'info', action } = typeof how === 'string' ? { kind: how } : how
  show({ id: ++count, text, kind, action })
}

/** A button that leaves with its toast takes the focus along, and no browser says so: nothing holds the next toast. */
function show(next: Toast | null): void {
  held = false
  store.set(toastAtom, next)
  run()
}

function run(): void {
  clearTimeout(timer)
  const now = store.get(toastAtom)
  if (now && !held) timer = setTimeout(follow, now.action ? WITH_ACTION : DURATION)
}

/** Keeps the toast that stands; let go, its whole time begins anew. */
export function holdToast(on: boolean): void {
  if (held === on) return
  held = on
  run()
}

/** Takes away what stands, and shows the next refusal that waits. */
export function endToast(): void {
  clearTimeout(timer)
  follow()
}

/** Does what a toast offers, once: a second press meets what is left of it while it fades. */
export function pressToast({ id, action }: Toast): void {
  if (store.get(toastAtom)?.id !== id) return
  endToast()
  action?.act()
}

function follow(): void {
  const next = waiting.shift()
  if (next === undefined) show(null)
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
  show(null)
}
