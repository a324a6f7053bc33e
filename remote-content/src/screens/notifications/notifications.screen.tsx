/** Messages to one person: what is new stays marked until the screen is left (docs/rules/content.md#messages). */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { back, useListMemory, usePlace } from 'shell/navigation'
import { LoadedRows, Page } from 'shell/screen'
import { Arrivals } from './arrivals.tsx'
import { Kinds } from './kinds.tsx'
import { Messages } from './messages.tsx'
import { Nothing } from './nothing.tsx'
import { useMessages, useUnread } from './notifications.api.ts'
import { arrivedOf, countsOf, tabOf } from './notifications.model.ts'
import css from './notifications.module.css'
import { newsAtom } from './notifications.state.ts'
import { PushEntry } from './push-entry.tsx'
import { ReadAll } from './read-all.tsx'

/** What is shown as new; who leaves has seen it. */
function useNews() {
  const [news, setNews] = useAtom(newsAtom)
  useEffect(() => () => setNews({}), [setNews])
  return news
}

export default function NotificationsScreen() {
  const tab = tabOf(usePlace(to.notifications).query)
  const news = useNews()
  const pages = useMessages(tab)
  const { data: unread } = useUnread(pages.data !== undefined)
  const counts = countsOf(unread, news)
  const listed = pages.data?.pages.flatMap(page => page?.records ?? []) ?? []
  useListMemory(`messages ${tab}`)
  return (
    <Page>
      <TitleBar
        title={<Trans>Notifications</Trans>}
        onBack={back}
        actions={
          <>
            {counts[tab] > 0 && <ReadAll tab={tab} />}
            <PushEntry />
          </>
        }
      />
      <Kinds tab={tab} counts={counts}>
        <Arrivals of={arrivedOf(unread, tab, listed)} show={() => pages.refetch()} />
        <div className={css.page}>
          <LoadedRows
            of={pages}
            title={<Trans>Couldn't load your notifications</Trans>}
            skeleton={<SkeletonRows rows={8} disc />}
            empty={<Nothing tab={tab} />}
          >
            {messages => <Messages messages={messages} news={news} />}
          </LoadedRows>
        </div>
      </Kinds>
    </Page>
  )
}
