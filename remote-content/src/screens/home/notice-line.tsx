/** One line for all notices, one at a time: what concerns the person first, then the newest announcements. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton } from '@shared/ui/skeleton'
import { Megaphone, X } from 'lucide-react'
import { createElement } from 'react'
import { useWay } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import type { useNotices } from './home.api.ts'
import { newest } from './home.model.ts'
import { type LineItem, useAnnouncementItems, useOwnItems } from './line-items.tsx'
import css from './notice-line.module.css'
import { PauseButton } from './pause-button.tsx'
import { useHeld } from './use-held.ts'
import { useTurning } from './use-turning.ts'

const EVERY = 4000

export type NoticeLineProps = {
  of: ReturnType<typeof useNotices>
  /** Whether room is kept for it. */
  kept: boolean
  /** No banner turns above it: the button that stops it stands here. */
  alone: boolean
  paused: boolean
  onPause(): void
}

export function NoticeLine({ of, kept, ...rest }: NoticeLineProps) {
  const { t } = useLingui()
  const { held, holds } = useHeld()
  const own = useOwnItems()
  const items = [...own.items, ...useAnnouncementItems(newest(of.data?.records ?? []))]
  if (items.length === 0 && of.data) return kept && <div className={css.line} data-empty />
  const turning = <Turning items={items} held={held} {...rest} />
  return (
    <section className={css.line} aria-label={t`Announcements`} {...holds}>
      {own.items.length > 0 ? (
        turning
      ) : (
        <Loaded of={of} line undated title={<Trans>Couldn't load the announcements</Trans>} skeleton={<Unknown />}>
          {() => turning}
        </Loaded>
      )}
      {own.sheet}
    </section>
  )
}

const Unknown = () => (
  <>
    <span className={css.icon}>
      <Icon of={Megaphone} size={18} />
    </span>
    <Skeleton width="70%" />
  </>
)

type TurningProps = Pick<NoticeLineProps, 'alone' | 'paused' | 'onPause'> & {
  items: readonly LineItem[]
  held: boolean
}

function Turning({ items, held, alone, paused, onPause }: TurningProps) {
  const { t } = useLingui()
  const [at] = useTurning(items.length, EVERY, paused || held)
  const item = items[at]
  if (!item) return null
  const number = at + 1
  const count = items.length
  return (
    <>
      <span className={css.icon} data-kind={item.kind}>
        <Icon of={item.icon} size={18} />
      </span>
      <Words key={item.key} item={item} />
      {count > 1 && (
        <span className={css.count} aria-hidden="true">
          {number}/{count}
        </span>
      )}
      {alone && count > 1 && <PauseButton paused={paused} onPause={onPause} />}
      {item.onClose ? (
        <IconButton icon={X} size={18} label={t({ message: 'Close', context: 'window' })} onClick={item.onClose} />
      ) : (
        item.kind === undefined && <More />
      )}
    </>
  )
}

function Words({ item: { title, note, lang, href, onOpen } }: { item: LineItem }) {
  const words = (
    <>
      {title} {note && <span className={css.note}>{note}</span>}
    </>
  )
  if (!onOpen) return createElement('a', { className: css.title, href, lang }, words)
  return (
    <button type="button" className={css.title} lang={lang} aria-haspopup="dialog" onClick={onOpen}>
      {words}
    </button>
  )
}

const More = () => (
  <a className={css.more} href={useWay(to.articleList())}>
    <Trans>More</Trans>
  </a>
)
