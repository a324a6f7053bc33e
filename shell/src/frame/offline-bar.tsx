/** Says that the connection is lost and from when the data is. */
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '../surface/transport/connection.ts'
import css from './bar.module.css'
import { clock } from './clock.ts'

export function OfflineBar() {
  const connection = useAtomValue(onlineAtom)
  if (connection.online) return null
  const time = clock(connection.since)
  return (
    <div role="alert" className={css.bar}>
      <Trans>No connection. Data from {time}</Trans>
    </div>
  )
}
