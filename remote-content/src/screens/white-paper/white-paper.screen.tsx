/** The white paper, with its contents before it; or where else it is kept (docs/rules/content.md#articles). */
import { useLingui } from '@lingui/react/macro'
import { TitleBar } from '@shared/ui/title-bar'
import { useRef } from 'react'
import { back, useTitle } from 'shell/navigation'
import { Page } from 'shell/screen'
import type { Article } from '../../parts/article/article.api.ts'
import { ArticleView } from '../../parts/article/article-view.tsx'
import { FoundArticle } from '../../parts/article/found-article.tsx'
import { Contents } from './contents.tsx'
import css from './white-paper.module.css'

const PAPER = { kind: 'document', key: 'white-paper' } as const

export default function WhitePaperScreen() {
  const { t } = useLingui()
  return (
    <Page>
      <TitleBar title={t`White paper`} onBack={back} />
      <div className={css.page}>
        <FoundArticle articleRef={PAPER}>{article => <Paper article={article} />}</FoundArticle>
      </div>
    </Page>
  )
}

function Paper({ article }: { article: Article }) {
  const body = useRef<HTMLDivElement>(null)
  useTitle(article.title)
  return (
    <div ref={body}>
      <ArticleView article={article} before={<Contents of={body} text={article.content ?? ''} />} />
    </div>
  )
}
