/** What is read: title, time, body, and what a screen puts below it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { foreignTag } from '@shared/format/foreign'
import { formatArticleTime } from '@shared/format/time'
import { Column, Columns } from '@shared/ui/columns'
import { Icon } from '@shared/ui/icon'
import { Skeleton } from '@shared/ui/skeleton'
import { useAtomValue } from 'jotai'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { RichText } from 'shell/rich-text'
import type { Article } from './article.api.ts'
import css from './article.module.css'
import { scaleAtom } from './article.state.ts'
import { TextSize } from './text-size.tsx'

type Props = {
  article: Article
  /** Beside the size of the letters. */
  act?: ReactNode
  /** Between title and body. */
  before?: ReactNode
  /** At the end, on a wide page beside what is read. */
  beside?: ReactNode
  children?: ReactNode
}

export function ArticleView({ article, act, before, beside, children }: Props) {
  const read = (
    <>
      <h2 className={css.title}>{article.title}</h2>
      <div className={css.head}>
        <Time of={article} />
        <div className={css.size}>
          <TextSize />
          {act}
        </div>
      </div>
      {before}
      <Body article={article} />
      {children}
    </>
  )
  return (
    <article className={css.article}>
      {beside ? (
        <Columns>
          <Column>{read}</Column>
          <Column end>{beside}</Column>
        </Columns>
      ) : (
        read
      )}
    </article>
  )
}

function Time({ of: { time, event, minutes } }: { of: Article }) {
  const { t } = useLingui()
  const written = time && formatArticleTime(time)
  const when =
    written && { published: written, updated: t`Updated ${written}`, accepted: t`Accepted ${written}` }[event]
  const long = minutes && t`${minutes} min read`
  return <p className={css.time}>{[when, long].filter(Boolean).join(' · ')}</p>
}

function Body({ article: { content, abstract, lang } }: { article: Article }) {
  const { code } = useLanguage()
  const scale = useAtomValue(scaleAtom)
  const foreign = foreignTag(lang, code)
  if (content === undefined) return <BodySkeleton />
  return (
    <>
      {foreign && (
        <p className={css.foreign}>
          <Icon of={Languages} size={16} />
          <Trans>Not available in your language yet</Trans>
        </p>
      )}
      {content ? <RichText html={content} lang={foreign} scale={scale} /> : <p lang={foreign}>{abstract}</p>}
    </>
  )
}

const widths = ['100%', '94%', '98%', '62%', '99%', '91%', '96%', '40%']

/** @param titled with room for title and time */
export function BodySkeleton({ titled = false }: { titled?: boolean }) {
  const { t } = useLingui()
  const lines = (
    <div className={css.lines}>
      {widths.map(width => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  )
  if (!titled) return lines
  return (
    <div className={css.article} role="status" aria-label={t`Loading...`}>
      <Skeleton width="80%" height={22} />
      <div className={css.head}>
        <Skeleton width="38%" />
      </div>
      {lines}
    </div>
  )
}
