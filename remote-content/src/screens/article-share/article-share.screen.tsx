/** An article to be handed on, and the page at which whoever got it reads it (docs/rules/content.md#sharing). */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { TitleBar } from '@shared/ui/title-bar'
import { back, usePlace } from 'shell/navigation'
import { Page } from 'shell/screen'
import { articleRefOf, type Named } from '../../parts/article/article.model.ts'
import { FoundArticle } from '../../parts/article/found-article.tsx'
import { Gone } from '../../parts/article/gone.tsx'
import css from './article-share.module.css'
import { Reader } from './reader.tsx'
import { Sharer } from './sharer.tsx'

export default function ArticleShareScreen() {
  const { t } = useLingui()
  const { query } = usePlace(to.articleShare)
  const articleRef = articleRefOf({ kind: query.kind, id: query.id })
  if (!articleRef || !('id' in articleRef) || articleRef.kind === 'accepted') return <Nothing title={t`Share`} />
  return query.card ? <Sharing articleRef={articleRef} /> : <Reader articleRef={articleRef} lang={query.lang} />
}

function Nothing({ title }: { title: string }) {
  return (
    <Page>
      <TitleBar title={title} onBack={back} />
      <div className={css.page}>
        <Gone kind="notice" />
      </div>
    </Page>
  )
}

function Sharing({ articleRef }: { articleRef: Named }) {
  const { t } = useLingui()
  return (
    <Page>
      <TitleBar title={t`Share`} onBack={back} />
      <div className={css.sharing}>
        <FoundArticle articleRef={articleRef}>
          {article => <Sharer article={article} named={articleRef} />}
        </FoundArticle>
      </div>
    </Page>
  )
}
