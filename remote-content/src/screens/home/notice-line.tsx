/** The newest announcements, one at a time in one line. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { foreignTag } from '@shared/format/foreign'
import { Icon } from '@shared/ui/icon'
import { Skeleton } from '@shared/ui/skeleton'
import { Megaphone } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { useWays } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import type { useNotices } from './home.api.ts'
import { newest } from './home.model.ts'
import css from './notice-line.module.css'
import { PauseButton } from './pause-button.tsx'
import { useHeld } from './use-held.ts'
import { useTurning } from './use-turning.ts'

const EVERY = 4000

type Props = {
  of: ReturnType<typeof useNotices>
  /** No banner turns above it: the button that stops it stands here. */
  alone: boolean
  paused: boolean
  onPause(): void
}

export function NoticeLine({ of, ...rest }: Props) {
  const { t } = useLingui()
  const { held, holds } = useHeld()
  const notices = newest(of.data?.records ?? [])
  return (
    <section className={css.line} aria-label={t`Announcements`} {...holds}>
      <Icon of={Megaphone} size={18} />
      <Loaded
        of={of}
        line
        undated
        title={<Trans>Couldn't load the announcements</Trans>}
        skeleton={<Skeleton width="70%" />}
      >
        {() => <Turning notices={notices} held={held} {...rest} />}
      </Loaded>
    </section>
  )
}

type TurningProps = Omit<Props, 'of'> & { notices: ReturnType<typeof newest>; held: boolean }

function Turning({ notices, held, alone, paused, onPause }: TurningProps) {
  const { code } = useLanguage()
  const way = useWays()
  const [at] = useTurning(notices.length, EVERY, paused || held)
  const notice = notices[at]
  if (!notice) return null
  const { id, lang, title } = notice
  const number = at + 1
  const count = notices.length
  return (
    <>
      <a
        key={id}
        className={css.title}
        href={way(to.articleDetail({ kind: 'notice', id }))}
        lang={foreignTag(lang, code)}
      >
        {title}
      </a>
      {count > 1 && (
        <span className={css.count} aria-hidden="true">
          {number}/{count}
        </span>
      )}
      {alone && count > 1 && <PauseButton paused={paused} onPause={onPause} />}
      <a className={css.more} href={way(to.articleList())}>
        <Trans>More</Trans>
      </a>
    </>
  )
}
