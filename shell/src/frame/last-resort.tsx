/** Around the frame: where that itself breaks, this stands in its place until the address, or the live shell, is another. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Component, type ReactNode, useEffect } from 'react'
import { reload } from '../browser/reload.ts'
import { runningShell } from '../remotes/live-config.ts'
import { reportRender } from '../reports/client-report.ts'
import { theRouter } from '../surface/navigation/port.ts'
import { hide } from '../surface/overlay/loading.ts'
import { OrderNews } from './order-news.tsx'
import { Panel } from './panel.tsx'

/** Milliseconds between two looks whether a new shell waits. */
const LOOK = 5000

let renew = () => false
/** @param port reloads where a new shell waits and the moment is quiet: it belongs to what learns of new releases */
export function renewBy(port: () => boolean): void {
  renew = port
}

const place = () => theRouter().state.location

export class LastResort extends Component<{ children: ReactNode }, { at: object | null }> {
  override state: { at: object | null } = { at: null }
  #stop = () => {}

  static getDerivedStateFromError() {
    return { at: place() }
  }

  override componentDidMount() {
    this.#stop = theRouter().subscribe(() => {
      const { at } = this.state
      if (at && at !== place()) this.setState({ at: null })
    })
  }

  override componentWillUnmount() {
    this.#stop()
  }

  override componentDidCatch(error: unknown) {
    hide()
    reportRender({ unit: 'shell', release: runningShell().release }, error)
  }

  override render() {
    return this.state.at ? <Broken /> : this.props.children
  }
}

function Broken() {
  useEffect(() => {
    const timer = setInterval(renew, LOOK)
    return () => clearInterval(timer)
  }, [])
  const again = (
    <Button look="primary" onClick={reload}>
      <Trans>Reload</Trans>
    </Button>
  )
  return (
    <Panel as="main" title={<Trans>This part is unavailable</Trans>} actions={again}>
      <OrderNews />
    </Panel>
  )
}
