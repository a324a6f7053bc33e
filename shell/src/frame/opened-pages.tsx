/** Which pages were ever drawn. A release that breaks on the first render is left for good, one that breaks later for a while. */
import { type ReactNode, useEffect } from 'react'
import type { Page } from '../pages/pages.ts'
import { reportOpened } from '../reports/client-report.ts'
import { endOpening } from '../reports/opening.ts'

const opened = new WeakSet<AbortSignal>()
export const hasOpened = ({ off }: Page): boolean => opened.has(off.signal)

/** Marks the page as opened. The timer lets an error of the screen's first effects reach the boundary first. */
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
