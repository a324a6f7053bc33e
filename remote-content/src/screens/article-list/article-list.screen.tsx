/** Announcements: everybody's, with those addressed to who is signed in (docs/rules/content.md#announcements). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { noticeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Megaphone } from 'lucide-react'
import { back, useListMemory, useWay } from 'shell/navigation'
import { usePages } from 'shell/query'
import { LoadedRows, Page } from 'shell/screen'
import { useSession } from 'shell/session'
import { AT_HAND, noticesCall } from '../../parts/notices.ts'
import css from './article-list.module.css'
import { Row } from './row.tsx'

const useAnnouncements = () =>
  usePages(
    noticesCall(useSession().signedIn),
    { noticeType: noticeTypes.announcement },
    { keep: AT_HAND, opening: 'always' },
  )

/** Else as the server sorts. */
const pinnedFirst = (a: Notice, b: Notice): number => Number(b.top ?? false) - Number(a.top ?? false)

export default function ArticleListScreen() {
  const { t } = useLingui()
  const pages = useAnnouncements()
  useListMemory('announcements')
  return (
    <Page>
      <TitleBar title={<Trans>Announcements</Trans>} onBack={back} />
      <div className={css.page}>
        <LoadedRows
          of={pages}
          title={<Trans>Couldn't load the announcements</Trans>}
          skeleton={<SkeletonRows rows={8} />}
          empty={<Nothing />}
        >
          {notices => (
            <div className={css.rows}>
              <List label={t`Announcements`}>
                {notices.toSorted(pinnedFirst).map(notice => (
                  <Row key={notice.id} notice={notice} />
                ))}
              </List>
            </div>
          )}
        </LoadedRows>
      </div>
    </Page>
  )
}

function Nothing() {
  const home = useWay(to.home())
  const action = home && (
    <Button small look="tonal" href={home}>
      <Trans>Go to Home</Trans>
    </Button>
  )
  return (
    <EmptyState icon={Megaphone} title={<Trans>No announcements yet</Trans>} action={action}>
      <Trans>News about the exchange appears here.</Trans>
    </EmptyState>
  )
}
