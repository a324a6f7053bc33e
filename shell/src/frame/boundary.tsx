/**
 * A screen that throws takes nobody along: its own page shows the panel, the rest of the app goes on. One that throws as it is
 * first drawn is of a broken release: the unit goes back to the one before it, and the page comes anew.
 */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { fallBack } from '../guard/load-best.ts'
import { rerun } from '../pages/machine.ts'
import type { Page } from '../pages/pages.ts'
import { reportRender } from '../reports/client-report.ts'
import { hasStood } from './stood.tsx'
import { UnavailablePanel } from './unavailable-panel.tsx'

type Props = { page: Page; children: ReactNode }
/** lost: there is nothing to go back to. */
type State = { error?: unknown; lost?: boolean }

export class Boundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    const { page } = this.props
    reportRender(page.route, error)
    if (hasStood(page)) this.setState({ lost: true })
    else void this.#goBack(page)
  }

  async #goBack({ route }: Page): Promise<void> {
    if (await fallBack(route, Number.POSITIVE_INFINITY)) rerun({ quiet: true })
    else this.setState({ lost: true })
  }

  override componentDidUpdate(before: Props) {
    // A retry brought the page once more: it may try again.
    if (before.page.serial !== this.props.page.serial && this.state.error !== undefined)
      this.setState({ error: undefined, lost: false })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return this.state.lost ? <UnavailablePanel page={this.props.page} error={this.state.error} /> : null
  }
}
