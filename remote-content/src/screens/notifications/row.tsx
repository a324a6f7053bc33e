/** One message: a way to what it tells of, or words that unfold. */
import { Trans } from '@lingui/react/macro'
import type { Message } from '@shared/contract/calls/content'
import { foreignTag } from '@shared/format/foreign'
import { localTimes } from '@shared/format/local-times'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { Icon } from '@shared/ui/icon'
import { OwnWords } from '@shared/ui/own-words'
import { type ReactNode, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { openLink, useWays } from 'shell/navigation'
import { noticeLink } from '../../parts/notice-link.ts'
import { iconOf } from './icons.ts'
import { formatSent } from './moment.ts'
import { folds } from './notifications.model.ts'
import css from './notifications.module.css'

type Props = { message: Message; isNew: boolean; now: number }

export const Row = (props: Props) => (
  <li className={css.row}>
    <Press message={props.message}>{open => <Words {...props} open={open} />}</Press>
  </li>
)

function Press({ message, children }: { message: Message; children(open: boolean): ReactNode }) {
  useWays() // what goes live meanwhile is a way at once
  const link = noticeLink(message)
  if (link?.outside)
    return (
      <button type="button" className={css.press} onClick={() => openLink(message)}>
        {children(true)}
      </button>
    )
  if (link)
    return (
      <a className={css.press} href={link.href}>
        {children(true)}
      </a>
    )
  return folds(message) ? <Folded>{children}</Folded> : <div className={css.press}>{children(true)}</div>
}

function Folded({ children }: { children(open: boolean): ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <button type="button" className={css.press} aria-expanded={open} onClick={() => setOpen(!open)}>
      {children(open)}
    </button>
  )
}

function Words({ message, isNew, now, open }: Props & { open: boolean }) {
  const { titile, msgAbstract, msgContent, sendTime, lang, ownWords } = message
  const foreign = foreignTag(lang, useLanguage().code)
  const text = localTimes((open ? msgContent : msgAbstract) ?? msgContent ?? msgAbstract ?? '')
  return (
    <>
      <span className={css.disc}>
        <Icon of={iconOf(message)} size={20} />
      </span>
      <span className={css.body}>
        <span className={css.head}>
          <span className={css.title} data-new={isNew || undefined} lang={foreign}>
            {titile}
          </span>
          <span className={css.when}>
            {isNew && <Dot />}
            <Sent at={fromServerTime(sendTime)} now={now} />
          </span>
        </span>
        {text && (
          <span className={css.text} data-folded={!open || undefined} lang={foreign}>
            <OwnWords text={text} own={ownWords} />
          </span>
        )}
      </span>
    </>
  )
}

const Dot = () => (
  <span className={css.dot}>
    <span className="visually-hidden">
      <Trans>New</Trans>
    </span>
  </span>
)

const Sent = ({ at, now }: { at: number; now: number }) => (
  <time dateTime={new Date(at).toISOString()} title={formatRecordTime(at)}>
    {formatSent(useLanguage().bcp47, at, now)}
  </time>
)
