/** Where a notice leads, at its end. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { openLink } from 'shell/navigation'
import type { Article } from '../../parts/article/article.api.ts'
import { noticeLink } from '../../parts/notice-link.ts'
import css from './article-detail.module.css'

export function FollowLink({ link }: { link: NonNullable<Article['link']> }) {
  const found = noticeLink(link)
  if (!found) return null
  const way = found.outside ? { onClick: () => openLink(link) } : { href: found.href }
  return (
    <div className={css.follow}>
      <Button wide look="tonal" {...way}>
        <Trans>Open the link</Trans>
      </Button>
    </div>
  )
}
