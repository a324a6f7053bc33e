/** The newest announcements, one at a time in one line. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { Icon } from '@shared/ui/icon'
import { Skeleton } from '@shared/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { foreignTag } from '../../parts/foreign.ts'
import { articleHref } from '../../parts/notice-link.ts'
import css from './notice-line.module.css'
import { PauseButton } from './pause-button.tsx'
import { useHeld, useTurning } from './use-turning.ts'

const EVERY = 4000

type Props = {
  query: UseQueryResult<Notice[]>
  notices: readonly Notice[]
  /** No banner turns above it: the button that stops it stands here. */
  alone: boolean
  paused: boolean
  onPause(): void
}

export function NoticeLine({ query, notices, ...rest }: Props) {
  const { t } = useLingui()
  const { held, holds } = useHeld()
  return (
    <section className={css.line} aria-label={t`Announcements`} {...holds}>
      <Icon of={Megaphone} size={18} />
      <Content query={query} notices={notices} held={held} {...rest} />
    </section>
  )
}

function Content({ query: { data, error, isFetching, refetch }, ...rest }: Props & { held: boolean }): ReactNode {
  if (data) return <Turning {...rest} />
  if (!error || isFetching) return <Skeleton width="70%" />
  return (
    <>
      <span className={css.title}>
        <Trans>Couldn't load the announcements</Trans>
      </span>
      <button type="button" className={css.more} onClick={() => void refetch()}>
        <Trans>Retry</Trans>
      </button>
    </>
  )
}

type TurningProps = Omit<Props, 'query'> & { held: boolean }

function Turning({ notices, held, alone, paused, onPause }: TurningProps) {
  const { code } = useLanguage()
  const [at] = useTurning(notices.length, EVERY, paused || held)
  const notice = notices[at]
  if (!notice) return null
  const number = at + 1
  const count = notices.length
  return (
    <>
      <a
        key={notice.id}
        className={css.title}
        href={articleHref('notice', notice.id)}
        lang={foreignTag(notice.lang, code)}
      >
        {notice.title}
      </a>
      {count > 1 && (
        <span className={css.count} aria-hidden="true">
          {number}/{count}
        </span>
      )}
      {alone && count > 1 && <PauseButton paused={paused} onPause={onPause} />}
      <a className={css.more} href="#/articleList">
        <Trans>More</Trans>
      </a>
    </>
  )
}
