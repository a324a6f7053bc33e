/** The card of an article, drawn and made a file before anybody may press: a browser forgets a press over an `await`. */
import { useLingui } from '@lingui/react/macro'
import { type ArticleCard, drawArticle } from '@shared/ui/share-card'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { fileUrl } from 'shell/transport'
import type { Article } from '../../parts/article/article.api.ts'
import { foreignTag } from '../../parts/foreign.ts'
import { fileName } from './article-share.model.ts'
import { usePicture } from './use-picture.ts'

/** failed: it could not be made, the link goes alone. */
export type CardFile = { state: 'drawing' | 'failed' } | { state: 'here'; file: File }

export function useCard({ title, abstract, cover, lang }: Article, link: string) {
  const { t } = useLingui()
  const { code, bcp47 } = useLanguage()
  const picture = usePicture(cover ? fileUrl(cover) : undefined)
  const [card, setCard] = useState<CardFile>({ state: 'drawing' })
  const language = foreignTag(lang, code) ?? bcp47
  const label = t`Scan to read the article`
  const draw = useMemo(() => {
    if (picture === null) return null
    const words: ArticleCard = { title, abstract: abstract ?? undefined, language, picture, join: { link, label } }
    return (pen: Parameters<typeof drawArticle>[0]) => drawArticle(pen, words)
  }, [title, abstract, language, picture, link, label])
  const drawn = useDrawn(fileName(title), setCard)
  return { card, draw, drawn, label: [title, abstract, label].filter(Boolean).join(', ') }
}

/** The newest picture counts. */
function useDrawn(name: string, setCard: (card: CardFile) => void) {
  const newest = useRef(0)
  useEffect(() => () => void newest.current++, [])
  return useCallback(
    (picture: () => Promise<Blob>) => {
      const mine = ++newest.current
      const take = (card: CardFile) => mine === newest.current && setCard(card)
      take({ state: 'drawing' })
      picture().then(
        blob => take({ state: 'here', file: new File([blob], name, { type: 'image/png' }) }),
        () => take({ state: 'failed' }),
      )
    },
    [name, setCard],
  )
}
