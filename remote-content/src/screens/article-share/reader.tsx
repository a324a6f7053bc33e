/** The article, for whoever was sent its link: in the language in which it was shared, until they choose one. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { TitleBar } from '@shared/ui/title-bar'
import { useEffect, useState } from 'react'
import { suggestLanguage } from 'shell/i18n'
import { back, useTitle, useWay } from 'shell/navigation'
import { Page } from 'shell/screen'
import type { Article } from '../../parts/article/article.api.ts'
import type { Named } from '../../parts/article/article.model.ts'
import { ArticleView } from '../../parts/article/article-view.tsx'
import { FoundArticle } from '../../parts/article/found-article.tsx'
import css from './article-share.module.css'

/** False until the language is decided: nobody waits for an article in one that is left at once. */
function useSuggested(lang: string | undefined): boolean {
  const [decided, decide] = useState<string | undefined | null>(lang === undefined ? undefined : null)
  useEffect(() => {
    let stands = true
    void suggestLanguage(lang).then(() => stands && decide(lang))
    return () => {
      stands = false
    }
  }, [lang])
  return decided === lang
}

export function Reader({ articleRef, lang }: { articleRef: Named; lang: string | undefined }) {
  const { t } = useLingui()
  const decided = useSuggested(lang)
  const home = useWay(to.home())
  return (
    <Page>
      <TitleBar
        title={articleRef.kind === 'help' ? t`Help` : articleRef.kind === 'news' ? t`News` : t`Announcement`}
        onBack={back}
      />
      <div className={css.page}>
        <FoundArticle articleRef={articleRef} enabled={decided}>
          {article => <Read article={article} />}
        </FoundArticle>
      </div>
      {home && (
        <ActionBar>
          <Button wide look="primary" href={home}>
            <Trans>Open in the app</Trans>
          </Button>
        </ActionBar>
      )}
    </Page>
  )
}

function Read({ article }: { article: Article }) {
  useTitle(article.title)
  return <ArticleView article={article} />
}
