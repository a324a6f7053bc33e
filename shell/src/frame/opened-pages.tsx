/** Whether a screen ever stood: a release whose screen breaks as it is first drawn is left for good, one that breaks later for a while. */
import { type ReactNode, useEffect } from 'react'
import type { Page } from '../pages/pages.ts'
import { reportOpened } from '../reports/client-report.ts'
import { endOpening } from '../reports/opening.ts'

const opened = new WeakSet<AbortSignal>()
export const hasOpened = ({ off }: Page): boolean => opened.has(off.signal)

/** After the screen in the tree; an error of its first effects reaches the boundary before the timer. */
export function MarkOpened({ page: { off, route }, children }: { page: Page; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      opened.add(off.signal)
      reportOpened(route)
      endOpening(route)
    })
    return () => clearTimeout(timer)
  }, [off, route])
  return children
}
