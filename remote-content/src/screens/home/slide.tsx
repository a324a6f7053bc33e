/** One banner: its words over its picture, a link where it leads somewhere. */
import { useLingui } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { foreignTag } from '@shared/format/foreign'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { openLink } from 'shell/navigation'
import { fileUrl } from 'shell/transport'
import { noticeLink } from '../../parts/notice-link.ts'
import css from './banners.module.css'

/** The first is the largest thing of the first picture: it is fetched before the others. */
function Cover({ path, first }: { path: string; first: boolean }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null // the words stand on the plate alone
  return (
    <img
      className={css.cover}
      src={fileUrl(path)}
      alt=""
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      loading={first ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
    />
  )
}

export function Slide({ banner, n, of }: { banner: Notice; n: number; of: number }) {
  const { t } = useLingui()
  const { code } = useLanguage()
  const number = n + 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: WAI-ARIA's carousel pattern asks for a group; a fieldset groups fields
    <div className={css.slide} role="group" aria-roledescription={t`banner`} aria-label={t`${number} of ${of}`}>
      <Face banner={banner}>
        {banner.cover && <Cover path={banner.cover} first={n === 0} />}
        <span className={css.words} lang={foreignTag(banner.lang, code)}>
          <b className={css.title}>{banner.title}</b>
          {banner.abstract && <span className={css.abstract}>{banner.abstract}</span>}
        </span>
      </Face>
    </div>
  )
}

/** A button where there is no address to follow: what it leads to is asked first. */
function Face({ banner, children }: { banner: Notice; children: ReactNode }) {
  const link = noticeLink(banner)
  const open = (event: MouseEvent) => {
    if (!link?.outside) return // the router follows it
    event.preventDefault()
    openLink(banner)
  }
  const face = { className: css.face, 'data-theme': 'dark', onClick: open, children }
  return link && !link.href ? <button type="button" {...face} /> : <a href={link?.href} {...face} />
}
