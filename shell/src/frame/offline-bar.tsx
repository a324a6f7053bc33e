/** Says that the connection is lost and from when the data is; whoever cannot wait asks for the server now. */
import { Trans } from '@lingui/react/macro'
import { formatClock } from '@shared/format/clock'
import { Button } from '@shared/ui/button'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { onlineAtom } from '../surface/transport/connection.ts'
import { lookForServer } from '../surface/transport/online.ts'
import css from './bar.module.css'

/** Its place is always there and live: what a sheet hides from a screen reader as it opens does not hide it. */
export const OfflineBar = () => (
  <div role="alert" aria-live="assertive" className={css.notice}>
    <Bar />
  </div>
)

function Bar() {
  const connection = useAtomValue(onlineAtom)
  const [looking, setLooking] = useState(false)
  if (connection.online) return null
  const time = formatClock(connection.since)
  const look = () => {
    setLooking(true)
    void lookForServer().finally(() => setLooking(false))
  }
  return (
    <div className={css.bar}>
      <Trans>No connection. Data from {time}</Trans>
      <Button small look="tonal" loading={looking} onClick={look}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
