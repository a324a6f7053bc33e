/** Pages in which something is half filled: by what their forms say, and by what stands in the fields that a hand typed in. */
import { isHalfFilled } from '../surface/navigation/leave-guard.ts'
import { onAccepted } from '../surface/transport/busy.ts'
import { currentPage, type Page } from './pages.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** By what ends with the page: no form of theirs need say that it is half filled. */
const touched = new WeakMap<AbortSignal, Set<Field>>()
/** Forms that were submitted as they stand. */
const submitted = new Set<HTMLFormElement>()

/** What was emptied, or went with its sheet, takes nothing along. */
const holds = (field: Field): boolean => field.isConnected && field.value !== ''

export const isTyped = ({ off: { signal } }: Page): boolean =>
  [...(touched.get(signal) ?? [])].some(holds) || isHalfFilled(signal)

/** A tab or a switch is chosen, not typed. */
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')

function typed({ target }: Event): void {
  const page = currentPage()
  if (!page || !isField(target)) return
  const { signal } = page.off
  touched.set(signal, (touched.get(signal) ?? new Set()).add(target))
  if (target.form) submitted.delete(target.form)
}

const submits = ({ target }: Event) => void (target instanceof HTMLFormElement && submitted.add(target))

/** What was sent, and taken, is not half filled, though it may still stand in its fields: a kept page keeps them. */
function sent(): void {
  const page = currentPage()
  const own = page && touched.get(page.off.signal)
  for (const field of own ?? []) if (field.form && submitted.has(field.form)) own?.delete(field)
  submitted.clear()
}

/** Begins to notice. @returns ends it */
export function noticeTyping(): () => void {
  document.addEventListener('input', typed)
  document.addEventListener('submit', submits)
  const stop = onAccepted(sent)
  return () => {
    document.removeEventListener('input', typed)
    document.removeEventListener('submit', submits)
    stop()
  }
}
