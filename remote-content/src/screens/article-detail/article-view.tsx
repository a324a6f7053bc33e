/** What is read: title, time, body, where it leads. */
import { Trans } from '@lingui/react/macro'
import { formatArticleTime } from '@shared/format/time'
import { Icon } from '@shared/ui/icon'
import { Skeleton } from '@shared/ui/skeleton'
import { useAtomValue } from 'jotai'
import { Languages } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { RichText } from 'shell/rich-text'
import { foreignTag } from '../../parts/foreign.ts'
import type { Article } from './article-detail.api.ts'
import css from './article-detail.module.css'
import { scaleAtom } from './article-detail.state.ts'
import { Beside } from './beside.tsx'
import { FollowLink } from './follow-link.tsx'

export function ArticleView({ article, helpId }: { article: Article; helpId: string | undefined }) {
  const { title, link } = article
  return (
    <article className={css.article}>
      <h2 className={css.title}>{title}</h2>
      <Time of={article} />
      <Body article={article} />
      {link && <FollowLink link={link} />}
      {helpId && <Beside id={helpId} />}
    </article>
  )
}

function Time({ of: { time, changed } }: { of: Article }) {
  if (!time) return null
  const written = formatArticleTime(time)
  return <p className={css.time}>{changed ? <Trans>Updated {written}</Trans> : written}</p>
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
  const lines = (
    <div className={css.lines}>
      {widths.map(width => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  )
  if (!titled) return lines
  return (
    <div className={css.article} role="status">
      <Skeleton width="80%" height={22} />
      <div className={css.time}>
        <Skeleton width="38%" />
      </div>
      {lines}
    </div>
  )
}
