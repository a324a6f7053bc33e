/** News by topic (docs/rules/content.md#news). */
import { Trans, useLingui } from '@lingui/react/macro'
import { noticeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { Newspaper } from 'lucide-react'
import { back, useListMemory, usePlace, useWay } from 'shell/navigation'
import { usePages } from 'shell/query'
import { LoadedRows, Page } from 'shell/screen'
import { useSession } from 'shell/session'
import { AT_HAND, noticesCall } from '../../parts/notices.ts'
import { Item, ItemSkeletons } from './item.tsx'
import { type Tag, tagOf, tags } from './news.model.ts'
import css from './news.module.css'

const useNews = (tag: Tag) =>
  usePages(
    noticesCall(useSession().signedIn),
    { noticeType: noticeTypes.news, ...(tag !== 'all' && { tag }) },
    { keep: AT_HAND, opening: 'always' },
  )

export default function NewsScreen() {
  const { query, setQuery } = usePlace(to.news)
  const tag = tagOf(query.tag)
  useListMemory(`news ${tag}`)
  return (
    <Page>
      <TitleBar title={<Trans>News</Trans>} onBack={back} />
      <Topics tag={tag} onChange={next => setQuery({ tag: next === 'all' ? undefined : next })} />
    </Page>
  )
}

function Topics({ tag, onChange }: { tag: Tag; onChange(tag: Tag): void }) {
  const { t } = useLingui()
  const names: Readonly<Record<Tag, string>> = {
    all: t`All`,
    market: t({ message: 'Market', context: 'news' }),
    platform: t({ message: 'Platform', context: 'news' }),
    education: t({ message: 'Learn', context: 'news' }),
  }
  return (
    <Tabs label={t`Topic`} tabs={tags.map(value => ({ value, label: names[value] }))} value={tag} onChange={onChange}>
      <List key={tag} tag={tag} onAll={() => onChange('all')} />
    </Tabs>
  )
}

function List({ tag, onAll }: { tag: Tag; onAll(): void }) {
  const pages = useNews(tag)
  return (
    <div className={css.page}>
      <LoadedRows
        of={pages}
        title={<Trans>Couldn't load the news</Trans>}
        skeleton={<ItemSkeletons />}
        empty={<Nothing onAll={tag === 'all' ? undefined : onAll} />}
      >
        {notices => (
          <ul className={css.items}>
            {notices.map(notice => (
              <Item key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </LoadedRows>
    </div>
  )
}

/** @param onAll where a topic is chosen */
function Nothing({ onAll }: { onAll: (() => void) | undefined }) {
  const home = useWay(to.home())
  const all = (
    <Button small look="tonal" onClick={onAll}>
      <Trans>See all news</Trans>
    </Button>
  )
  const leave = home && (
    <Button small look="tonal" href={home}>
      <Trans>Go to Home</Trans>
    </Button>
  )
  const title = onAll ? <Trans>No news on this topic yet</Trans> : <Trans>No news yet</Trans>
  return <EmptyState icon={Newspaper} title={title} action={onAll ? all : leave} />
}
