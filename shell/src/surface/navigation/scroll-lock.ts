/** The lock of the design system, for remotes that hold the page still by themselves. */
import { lockScroll as lock } from '@shared/ui/scroll-lock'

/** @returns unlocks; a second call of it does nothing */
export function lockScroll(): () => void {
  return lock()
}
