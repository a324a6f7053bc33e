/** Messages by day: today's, and what was before. */
import { Trans } from '@lingui/react/macro'
import type { Message } from '@shared/contract/calls/content'
import { fromServerTime } from '@shared/format/time'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
import { useBeat } from 'shell/screen'
import { daysBetween } from './moment.ts'
import { inOrder, type News } from './notifications.model.ts'
import css from './notifications.module.css'
import { Row } from './row.tsx'

const MINUTE = 60_000

export function Messages({ messages, news }: { messages: readonly Message[]; news: News }) {
  useBeat(MINUTE)
  const now = serverNow()
  const isToday = ({ sendTime }: Message) => daysBetween(fromServerTime(sendTime), now) <= 0
  const rows = inOrder(messages)
  const part = (title: ReactNode, some: readonly Message[]) =>
    some.length > 0 && (
      <section>
        <h2 className={css.day}>{title}</h2>
        <ul>
          {some.map(message => (
            <Row key={message.id} message={message} isNew={message.id in news} now={now} />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {part(<Trans>Today</Trans>, rows.filter(isToday))}
      {part(
        <Trans>Earlier</Trans>,
        rows.filter(row => !isToday(row)),
      )}
    </>
  )
}
