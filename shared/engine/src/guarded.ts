/** One failure must not keep the rest from being done: it is logged, and tried again a second later. */
import type { Log } from './context.ts'

/** @param what names the work in the log */
export function guarded(log: Log, what: string, work: () => unknown): void {
  try {
    work()
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    log('beat-failed', { what, message, stack })
  }
}
