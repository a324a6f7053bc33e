/** An announcement, a help article or a document (docs/rules/content.md#articles). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { TitleBar } from '@shared/ui/title-bar'
import { back, usePlace, useTitle } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { type Article, useArticle } from './article-detail.api.ts'
import { type ArticleRef, askedOf } from './article-detail.model.ts'
import css from './article-detail.module.css'
import { ArticleView, BodySkeleton } from './article-view.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { Gone } from './gone.tsx'
import { TextSize } from './text-size.tsx'

const names: Readonly<Record<ArticleRef['kind'], MessageDescriptor>> = {
  notice: msg`Announcement`,
  news: msg`News`,
  help: msg`Help`,
  document: msg`Document`,
}

export default function ArticleDetailScreen() {
  const { t } = useLingui()
  const asked = askedOf(usePlace(to.articleDetail).query)
  return (
    <Page>
      <TitleBar title={t(names[asked?.kind ?? 'notice'])} onBack={back} actions={<TextSize />} />
      <div className={css.page}>
        {asked ? <Found key={JSON.stringify(asked)} asked={asked} /> : <Gone kind="notice" />}
      </div>
    </Page>
  )
}

function Found({ asked }: { asked: ArticleRef }) {
  const { article, row } = useArticle(asked)
  const read = (of: Article) => <Read asked={asked} article={of} />
  return (
    <Loaded
      of={article}
      title={<Trans>Couldn't load the article</Trans>}
      skeleton={row ? read(row) : <BodySkeleton titled />}
    >
      {found => {
        if (found.kind === 'elsewhere') return <Elsewhere url={found.url} host={found.host} />
        return found.kind === 'gone' ? <Gone kind={asked.kind} /> : read(found.article)
      }}
    </Loaded>
  )
}

function Read({ asked, article }: { asked: ArticleRef; article: Article }) {
  useTitle(article.title)
  return <ArticleView article={article} helpId={asked.kind === 'help' ? asked.id : undefined} />
}
