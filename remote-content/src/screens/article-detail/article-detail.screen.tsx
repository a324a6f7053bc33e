/** An announcement, a help article or a document (docs/rules/content.md#articles). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { TitleBar } from '@shared/ui/title-bar'
import { back, usePlace, useTitle } from 'shell/navigation'
import { Page } from 'shell/screen'
import type { Article } from '../../parts/article/article.api.ts'
import { type ArticleRef, articleRefOf } from '../../parts/article/article.model.ts'
import { ArticleView } from '../../parts/article/article-view.tsx'
import { FoundArticle } from '../../parts/article/found-article.tsx'
import { Gone } from '../../parts/article/gone.tsx'
import css from './article-detail.module.css'
import { FollowLink } from './follow-link.tsx'
import { MoreHelp } from './more-help.tsx'
import { Share } from './share.tsx'

const names: Readonly<Record<ArticleRef['kind'], MessageDescriptor>> = {
  notice: msg`Announcement`,
  news: msg`News`,
  help: msg`Help`,
  document: msg`Document`,
  accepted: msg`Accepted agreement`,
}

export default function ArticleDetailScreen() {
  const { t } = useLingui()
  const articleRef = articleRefOf(usePlace(to.articleDetail).query)
  return (
    <Page>
      <TitleBar title={t(names[articleRef?.kind ?? 'notice'])} onBack={back} />
      <div className={css.page}>
        {articleRef ? (
          <FoundArticle key={JSON.stringify(articleRef)} articleRef={articleRef}>
            {article => <Read article={article} isHelp={articleRef.kind === 'help'} />}
          </FoundArticle>
        ) : (
          <Gone kind="notice" />
        )}
      </div>
    </Page>
  )
}

function Read({ article, isHelp }: { article: Article; isHelp: boolean }) {
  const { title, link, named } = article
  useTitle(title)
  return (
    <ArticleView
      article={article}
      act={named && <Share named={named} />}
      beside={isHelp && named && <MoreHelp id={named.id} />}
    >
      {link && <FollowLink link={link} />}
    </ArticleView>
  )
}
