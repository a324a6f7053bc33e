import { useState } from 'react'
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
        <p className="callout" style={{ height: 'calc(320 * var(--px))', padding: 'var(--gutter)' }}>
          Draw me down with a finger. Refreshed {times} times.
        </p>
      </PullToRefresh>
    </div>
  )
}

export const example: Example = { name: 'Pull to refresh', render: () => <Page /> }
