/** A screen that throws takes nobody along: its own page shows the panel, the rest of the app goes on. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportRender } from '../reports/client-report.ts'
import type { Page } from './pages.ts'
import { UnavailablePanel } from './unavailable-panel.tsx'

type Props = { page: Page; children: ReactNode }

export class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    reportRender(this.props.page.route, error)
  }

  override componentDidUpdate(before: Props) {
    // A retry brought the page once more: it may try again.
    if (before.page.serial !== this.props.page.serial && this.state.error !== undefined)
      this.setState({ error: undefined })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <UnavailablePanel page={this.props.page} error={this.state.error} />
  }
}
