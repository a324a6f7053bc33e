/** Half-filled forms: the frame asks before the page of one is left. */
import { useEffect, useInsertionEffect, useRef } from 'react'
import { usePage } from './page-context.ts'

/** One guard of a page, which may have several: a form and an upload. A hidden kept page does not show its own. */
type Guarded = { path: string; page: AbortSignal; dirty: boolean; shown: boolean; loses: string | undefined }

const forms = new Set<Guarded>()
const dirtyOnes = (): Guarded[] => [...forms].filter(form => form.dirty)

/** Whether a form on the screen is half filled: a new release waits for it. */
export const somethingTyped = (): boolean => dirtyOnes().some(form => form.shown)

const shownAt = (path: string): Guarded[] => dirtyOnes().filter(form => form.shown && form.path === path)

/** Whether a form is half filled on the page that stands at this path: leaving it asks first. */
export const asksAt = (path: string): boolean => shownAt(path).length > 0

/** What would be lost there, where it is not what was typed. */
export const lossAt = (path: string): string | undefined => shownAt(path).find(({ loses }) => loses)?.loses

/** Whether a page, by what ends with it, holds a half-filled form: a kept page does while it is hidden, too. */
export const isHalfFilled = (page: AbortSignal): boolean => dirtyOnes().some(form => form.page === page)

const hold = (event: BeforeUnloadEvent) => event.preventDefault()
/** Only while there is something to lose: with a listener a browser does not keep the page for Back. */
const askOutside = () => (somethingTyped() ? addEventListener : removeEventListener)('beforeunload', hold)

/**
 * While `dirty`, leaving the page asks first (frame/leave-question.ts): once, whichever of the page's guards objects.
 * @param loses what would be lost, in a sentence, where it is not what was typed
 */
export function useLeaveGuard(dirty: boolean, loses?: string): void {
  const { path, signal: page } = usePage()
  const { current: form } = useRef<Guarded>({ path, page, dirty: false, shown: false, loses })
  // Hiding a kept page ends its effects, but not this one: the form is forgotten with its component only.
  useInsertionEffect(() => {
    forms.add(form)
    return () => void forms.delete(form)
  }, [form])
  useEffect(() => {
    Object.assign(form, { path, page, dirty, shown: true, loses })
    askOutside()
    return () => {
      form.shown = false
      askOutside()
    }
  }, [form, path, page, dirty, loses])
}
