/**
 * A part of the frame that breaks takes neither the pages nor the other parts along: it is not drawn until the person goes
 * elsewhere, looks again or has a connection again.
 */
import { Component, type ReactNode } from 'react'
import { runningShell } from '../remotes/live-config.ts'
import { reportRender } from '../reports/client-report.ts'
import { onReturn } from '../surface/transport/connection.ts'

type Props = {
  /** Another one, and the part is tried again: the page on the screen. */
  at: string | null
  /** What it leaves behind as it breaks. */
  onBreak?: () => void
  children: ReactNode
}

export class Apart extends Component<Props, { broken: boolean }> {
  override state = { broken: false }
  #stop = () => {}

  static getDerivedStateFromError() {
    return { broken: true }
  }

  readonly #again = () => this.state.broken && this.setState({ broken: false })

  override componentDidMount() {
    const seen = () => document.hidden || this.#again()
    document.addEventListener('visibilitychange', seen)
    const stop = onReturn(this.#again)
    this.#stop = () => {
      document.removeEventListener('visibilitychange', seen)
      stop()
    }
  }

  override componentWillUnmount() {
    this.#stop()
  }

  override componentDidCatch(error: unknown) {
    reportRender({ unit: 'shell', release: runningShell().release }, error)
    this.props.onBreak?.()
  }

  override componentDidUpdate(before: Props) {
    if (before.at !== this.props.at) this.#again()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
