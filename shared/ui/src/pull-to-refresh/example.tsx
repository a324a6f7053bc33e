import { useState } from 'react'
import { Button } from '../button/index.tsx'
import type { Example } from '../example.tsx'
import { PullToRefresh } from './index.tsx'

function Page() {
  const [times, setTimes] = useState(0)
  const refresh = () =>
    new Promise<void>(resolve =>
      setTimeout(() => {
        setTimes(times + 1)
        resolve()
      }, 1_500),
    )
  return (
    <div style={{ height: 'calc(180 * var(--px))', overflow: 'auto', background: 'var(--surface-1)' }}>
      <PullToRefresh onRefresh={refresh}>
        <div className="callout" style={{ height: 'calc(320 * var(--px))', padding: 'var(--gutter)' }}>
          <p>Draw me down with a finger. Refreshed {times} times.</p>
          <Button small onClick={refresh}>
            Refresh
          </Button>
        </div>
      </PullToRefresh>
    </div>
  )
}

export const example: Example = { name: 'Pull to refresh', render: () => <Page /> }
