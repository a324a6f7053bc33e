/**
 * A screen that throws takes nobody along: its page lets go of its release, the rest of the app goes on. The unit goes back to the
 * release before it as a whole, half-filled fields of its other pages included, as it does where a file does not come.
 */
import { Component, type ReactNode } from 'react'
import { A_WHILE, fallBack } from '../guard/load-best.ts'
import { rerun } from '../pages/machine.ts'
import { breakDown, type Page } from '../pages/pages.ts'
import { reportRender } from '../reports/client-report.ts'
import { isOnline } from '../surface/transport/connection.ts'
import { hasOpened } from './opened-pages.tsx'

type Props = { page: Page; children: ReactNode }

export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    void leave(this.props.page, error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

/** A release that breaks as it is first drawn breaks each time; what breaks later may have been the fault of an answer. */
async function leave(page: Page, error: unknown): Promise<void> {
  const { route, tries } = page
  reportRender(route, error)
  breakDown(page, error)
  const ms = hasOpened(page) ? A_WHILE : Number.POSITIVE_INFINITY
  // without a connection another release would not come either
  if (isOnline() && (await fallBack(route, ms))) rerun({ quiet: true, tries })
  else breakDown(page, error, true)
}
