/** One piece of news in the list: title, abstract, picture, when it came out and how long it takes to read. */
import { useLingui } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import * as to from '@shared/contract/to'
import { foreignTag } from '@shared/format/foreign'
import { formatArticleTime } from '@shared/format/time'
import { Skeleton } from '@shared/ui/skeleton'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { fileUrl } from 'shell/transport'
import css from './news.module.css'

/** An ornament: where it does not come its plate stays, so that nothing moves. */
function Cover({ path }: { path: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={css.cover}>
      {!broken && <img src={fileUrl(path)} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />}
    </span>
  )
}

export function Item({
  notice: { id, title, abstract, cover, publishTime, readMinutes: minutes, lang },
}: {
  notice: Notice
}) {
  const { t } = useLingui()
  const { code } = useLanguage()
  const href = useWay(to.articleDetail({ kind: 'news', id }))
  const foreign = foreignTag(lang, code)
  const long = minutes && t`${minutes} min read`
  const note = foreign && t`Not available in your language yet`
  return (
    <li className={css.item}>
      <a className={css.face} href={href}>
        <span className={css.words}>
          <span className={css.title} lang={foreign}>
            {title}
          </span>
          {abstract && <span className={css.abstract}>{abstract}</span>}
        </span>
        {cover && <Cover path={cover} />}
        <span className={css.note}>{[formatArticleTime(publishTime), long, note].filter(Boolean).join(' · ')}</span>
      </a>
    </li>
  )
}

const places = [1, 2, 3, 4]

/** As many as come, as high as they are. */
export function ItemSkeletons() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading...`} className={css.items}>
      {places.map(place => (
        <div key={place} className={css.item}>
          <div className={css.face}>
            <span className={css.words}>
              <Skeleton width="90%" height={15} />
              <Skeleton width="60%" height={15} />
              <Skeleton width="80%" />
            </span>
            <span className={css.cover} />
            <span className={css.note}>
              <Skeleton width="50%" height={10} />
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}
