/** Announcements: pinned first, new ones marked until they are read (content.md, /articleList). */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { List } from '@shared/ui/list-row'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Megaphone } from 'lucide-react'
import { back, useListMemory, useRefetchOnReturn } from 'shell/navigation'
import { StaleNote } from '../../parts/stale-note.tsx'
import { Unloaded } from '../../parts/unloaded.tsx'
import { inOrder, useAnnouncements } from './article-list.api.ts'
import css from './article-list.module.css'
import { Row } from './row.tsx'

export default function ArticleListScreen() {
  const query = useAnnouncements()
  const { refetch } = query
  useRefetchOnReturn(() => void refetch())
  useListMemory('announcements')
  return (
    <PullToRefresh onRefresh={refetch}>
      <TitleBar title={<Trans>Announcements</Trans>} onBack={back} />
      <Content query={query} />
    </PullToRefresh>
  )
}

function Content({ query }: { query: ReturnType<typeof useAnnouncements> }) {
  if (query.data) return <Rows query={query} pages={query.data.pages} />
  return (
    <Unloaded query={query} failed={<Trans>Couldn't load the announcements</Trans>}>
      <div className={css.region}>
        <SkeletonRows rows={8} />
      </div>
    </Unloaded>
  )
}

type RowsProps = { query: ReturnType<typeof useAnnouncements>; pages: Parameters<typeof inOrder>[0] }

function Rows({ query, pages }: RowsProps) {
  const { t } = useLingui()
  const rows = inOrder(pages)
  const { dataUpdatedAt, isRefetchError, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <>
      <StaleNote at={dataUpdatedAt} failed={isRefetchError} />
      {rows.length === 0 && <Nothing />}
      <List label={t`Announcements`}>
        {rows.map(row => (
          <Row key={row.id} notice={row} />
        ))}
      </List>
      {rows.length > 0 && (
        <Endless more={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  )
}

const Nothing = () => (
  <EmptyState
    icon={Megaphone}
    title={<Trans>No announcements yet</Trans>}
    action={
      <Button small look="tonal" href="#/home">
        <Trans>Go to Home</Trans>
      </Button>
    }
  >
    <Trans>News about the exchange appears here.</Trans>
  </EmptyState>
)
