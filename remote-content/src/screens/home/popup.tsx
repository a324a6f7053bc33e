/** A warning of the operator on Home, for people with an account: closed it returns in a week, or never where nobody wants it. */
import { Trans } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { foreignTag } from '@shared/format/foreign'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Skeleton } from '@shared/ui/skeleton'
import { ShieldAlert } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { openLink } from 'shell/navigation'
import { noticeLink } from '../../parts/notice-link.ts'
import css from './popup.module.css'
import { usePopup } from './use-popup.ts'

export function Popup({ funded }: { funded: boolean | undefined }) {
  const { value, waits, close, end } = usePopup(funded)
  const { code } = useLanguage()
  if (waits) return <Waits />
  if (!value) return null
  const lang = foreignTag(value.lang, code)
  return (
    <aside className={css.popup} aria-labelledby="home-warning">
      <Banner
        kind="wait"
        icon={ShieldAlert}
        title={
          <b id="home-warning" lang={lang}>
            {value.title}
          </b>
        }
        onClose={close}
      >
        {value.abstract && <span lang={lang}>{value.abstract}</span>}
        <Acts notice={value} onEnd={end} />
      </Banner>
    </aside>
  )
}

const Waits = () => (
  <div className={css.popup}>
    <Skeleton width="100%" height={180} />
  </div>
)

/** A person who follows it has read it: it does not come again either. */
function Acts({ notice, onEnd }: { notice: Notice; onEnd(): void }) {
  const link = noticeLink(notice)
  const follow = () => {
    onEnd()
    openLink(notice)
  }
  return (
    <span className={css.acts}>
      {link && (
        <Button small look="line" onClick={follow}>
          <Trans>Read more</Trans>
        </Button>
      )}
      <Button small look="line" onClick={onEnd}>
        <Trans>Don't show again</Trans>
      </Button>
    </span>
  )
}
