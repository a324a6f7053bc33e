/** Announcements: everybody's, with those addressed to who is signed in (docs/rules/content.md#announcements). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { noticeListCall } from '@shared/contract/calls/content'
import { noticeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Megaphone } from 'lucide-react'
import { back, useListMemory, useWay } from 'shell/navigation'
import { rowsOf, usePages } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
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

export default function ArticleListScreen() {
  const pages = useAnnouncements()
  useListMemory('announcements')
  return (
    <Page>
      <TitleBar title={<Trans>Announcements</Trans>} onBack={back} />
      <div className={css.page}>
        <Loaded
          of={pages}
          title={<Trans>Couldn't load the announcements</Trans>}
          skeleton={<SkeletonRows rows={8} />}
          empty={<Nothing />}
        >
          {() => <Rows of={pages} />}
        </Loaded>
      </div>
    </Page>
  )
}

/** Pinned ones first, else as the server sorts. */
function Rows({ of }: { of: ReturnType<typeof useAnnouncements> }) {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = of
  const rows = rowsOf<typeof noticeListCall>(data).sort((a, b) => Number(b.top ?? false) - Number(a.top ?? false))
  return (
    <div className={css.rows}>
      <List label={t`Announcements`}>
        {rows.map(row => (
          <Row key={row.id} notice={row} />
        ))}
      </List>
      <Endless more={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </div>
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
