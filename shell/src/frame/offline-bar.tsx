/** Says that the connection is lost and from when the data is, where there is any; whoever cannot wait asks for the server now. */
import { Trans } from '@lingui/react/macro'
import { formatMoment } from '@shared/format/short-time'
import { Button } from '@shared/ui/button'
import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../surface/i18n/language.ts'
import { newestAnswerTime, onAnswerTimes } from '../surface/transport/answer-times.ts'
import { onlineAtom } from '../surface/transport/connection.ts'
import { lookForServer } from '../surface/transport/online.ts'
import css from './bar.module.css'

/** Its place is always there and live: what a sheet hides from a screen reader as it opens does not hide it. */
export const OfflineBar = () => (
  <div role="alert" aria-live="assertive" className={css.notice}>
    <Bar />
  </div>
)

/** With the day, where that is another one than today. @param since when the newest reply came */
function Words({ since }: { since: number }) {
  const { bcp47 } = useLanguage()
  const from = Math.min(since, useSyncExternalStore(onAnswerTimes, newestAnswerTime))
  if (from === 0) return <Trans>No connection</Trans>
  const time = formatMoment(bcp47, from)
  return <Trans>No connection. Data from {time}</Trans>
}

function Bar() {
  const connection = useAtomValue(onlineAtom)
  const [looking, setLooking] = useState(false)
  if (connection.online) return null
  const look = () => {
    setLooking(true)
    void lookForServer().finally(() => setLooking(false))
  }
  return (
    <div className={css.bar}>
      <Words since={connection.since} />
      <Button small look="tonal" loading={looking} onClick={look}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
