/** The card of an article. */
import { useLingui } from '@lingui/react/macro'
import { foreignTag } from '@shared/format/foreign'
import { type ArticleCard, drawArticle, useCardFile } from '@shared/ui/share-card'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'
import { fileUrl } from 'shell/transport'
import type { Article } from '../../parts/article/article.api.ts'
import { fileName } from './article-share.model.ts'
import { usePicture } from './use-picture.ts'

export function useCard({ title, abstract, cover, lang }: Article, link: string) {
  const { t } = useLingui()
  const { code, bcp47 } = useLanguage()
  const picture = usePicture(cover ? fileUrl(cover) : undefined)
  const { card, drawn } = useCardFile(fileName(title))
  const language = foreignTag(lang, code) ?? bcp47
  const label = t`Scan to read the article`
  const draw = useMemo(() => {
    if (picture === null) return null
    const words: ArticleCard = { title, abstract: abstract ?? undefined, language, picture, join: { link, label } }
    return (pen: Parameters<typeof drawArticle>[0]) => drawArticle(pen, words)
  }, [title, abstract, language, picture, link, label])
  return { card, draw, drawn, label: [title, abstract, label].filter(Boolean).join(', ') }
}
