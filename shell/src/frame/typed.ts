/** Pages in which something is half filled: by what their forms say, and by the hand of whoever typed there. */
import { isHalfFilled } from '../surface/navigation/leave-guard.ts'
import { currentPage, type Page } from './pages.ts'

/** By what ends with the page: no form of theirs need say that it is half filled. */
const touched = new WeakSet<AbortSignal>()

export const isTyped = ({ off: { signal } }: Page): boolean => touched.has(signal) || isHalfFilled(signal)

function typed(): void {
  const page = currentPage()
  if (page) touched.add(page.off.signal)
}

/** Begins to notice. @returns ends it */
export function noticeTyping(): () => void {
  document.addEventListener('input', typed)
  return () => document.removeEventListener('input', typed)
}
