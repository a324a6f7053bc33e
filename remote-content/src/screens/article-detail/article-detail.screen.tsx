/** An announcement, a help article or a document (content.md, /articleDetail). */

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { TitleBar } from '@shared/ui/title-bar'
import { back, useRefetchOnReturn, useRoute, useTitle } from 'shell/navigation'
import { StaleNote } from '../../parts/stale-note.tsx'
import { Unloaded } from '../../parts/unloaded.tsx'
import { type Article, useArticle } from './article-detail.api.ts'
import { type Asked, askedOf } from './article-detail.model.ts'
import { ArticleView, BodySkeleton } from './article-view.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { Gone } from './gone.tsx'
import { TextSize } from './text-size.tsx'

const names: Readonly<Record<Asked['kind'], MessageDescriptor>> = {
  notice: msg`Announcement`,
  news: msg`News`,
  help: msg`Help`,
  document: msg`Document`,
}

export default function ArticleDetailScreen() {
  const { t } = useLingui()
  const asked = askedOf(useRoute().query)
  return (
    <>
      <TitleBar title={t(names[asked?.kind ?? 'notice'])} onBack={back} actions={<TextSize />} />
      {asked ? <Page key={JSON.stringify(asked)} asked={asked} /> : <Gone kind="notice" />}
    </>
  )
}

function Page({ asked }: { asked: Asked }) {
  const { query, row } = useArticle(asked)
  const { refetch, dataUpdatedAt, isRefetchError } = query
  useRefetchOnReturn(() => void refetch())
  return (
    <PullToRefresh onRefresh={refetch}>
      <StaleNote at={dataUpdatedAt} failed={isRefetchError} />
      <Content asked={asked} query={query} row={row} />
    </PullToRefresh>
  )
}

type Shown = ReturnType<typeof useArticle> & { asked: Asked }

function Content({ asked, query, row }: Shown) {
  const { data } = query
  if (data?.kind === 'article') return <Read asked={asked} article={data.article} />
  if (data?.kind === 'elsewhere') return <Elsewhere url={data.url} host={data.host} />
  if (data?.kind === 'gone') return <Gone kind={asked.kind} />
  return (
    <Unloaded query={query} failed={<Trans>Couldn't load the article</Trans>}>
      {row ? <Read asked={asked} article={row} /> : <BodySkeleton titled />}
    </Unloaded>
  )
}

function Read({ asked, article }: { asked: Asked; article: Article }) {
  useTitle(article.title)
  return <ArticleView article={article} helpId={asked.kind === 'help' ? asked.id : undefined} />
}
