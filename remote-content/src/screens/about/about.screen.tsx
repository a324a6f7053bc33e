/** Who runs this, by which rules, and what runs here (docs/rules/content.md#about). */
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@shared/ui/badge'
import { TitleBar } from '@shared/ui/title-bar'
import { back } from 'shell/navigation'
import { useLiveSet } from 'shell/release'
import { Page } from 'shell/screen'
import { ArticleView } from '../../parts/article/article-view.tsx'
import { FoundArticle } from '../../parts/article/found-article.tsx'
import css from './about.module.css'
import { Documents } from './documents.tsx'
import { News } from './news.tsx'
import { Versions } from './versions.tsx'

const ABOUT = { kind: 'document', key: 'about-us' } as const

export default function AboutScreen() {
  const { t } = useLingui()
  const { environment } = useLiveSet()
  const test = environment === 'sandbox' && (
    <span className={css.badge}>
      <Badge kind="wait">
        <Trans>Test server</Trans>
      </Badge>
    </span>
  )
  return (
    <Page>
      <TitleBar title={t`About us`} onBack={back} actions={test || undefined} />
      <div className={css.page}>
        <FoundArticle articleRef={ABOUT}>{article => <ArticleView article={article} />}</FoundArticle>
        <Documents />
        <Versions />
        <News />
      </div>
    </Page>
  )
}
