/** One announcement of the list. */
import { Trans } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import * as to from '@shared/contract/to'
import { foreignTag } from '@shared/format/foreign'
import { formatArticleTime } from '@shared/format/time'
import { Icon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { Pin } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import css from './article-list.module.css'

const Pinned = () => (
  <span className={css.pinned}>
    <Icon of={Pin} size={16} />
    <span className="visually-hidden">
      <Trans>Pinned</Trans>
    </span>
  </span>
)

/** For who is signed in: not read yet. */
const New = () => (
  <span className={css.new}>
    <span className="visually-hidden">
      <Trans>New</Trans>
    </span>
  </span>
)

export function Row({ notice: { id, title, publishTime, top, readFlag, lang } }: { notice: Notice }) {
  const { code } = useLanguage()
  const href = useWay(to.articleDetail({ kind: 'notice', id }))
  const foreign = foreignTag(lang, code)
  const time = formatArticleTime(publishTime)
  const heading = (
    <span className={css.title} data-new={readFlag === false || undefined}>
      {readFlag === false && <New />}
      <span lang={foreign}>{title}</span>
    </span>
  )
  const note = foreign ? <Trans>{time} · Not available in your language yet</Trans> : time
  return <ListRow title={heading} note={note} middle={top ? <Pinned /> : undefined} href={href} />
}
