/** An article on its way, on another site, gone, or here. */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Loaded } from 'shell/screen'
import { type Article, useArticle } from './article.api.ts'
import type { ArticleRef } from './article.model.ts'
import { BodySkeleton } from './article-view.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { Gone } from './gone.tsx'

type Props = {
  articleRef: ArticleRef
  /** False: not asked for yet. */
  enabled?: boolean
  /** Nothing of a list stands for it while it comes. */
  whole?: boolean
  children(article: Article): ReactNode
}

export function FoundArticle({ articleRef, enabled = true, whole = false, children }: Props) {
  const { article, row } = useArticle(articleRef, enabled)
  return (
    <Loaded
      of={article}
      title={<Trans>Couldn't load the article</Trans>}
      skeleton={row && !whole ? children(row) : <BodySkeleton titled />}
    >
      {found => {
        if (found.kind === 'elsewhere') return <Elsewhere {...found} />
        return found.kind === 'gone' ? <Gone kind={articleRef.kind} /> : children(found.article)
      }}
    </Loaded>
  )
}
