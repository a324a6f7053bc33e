/** Instead of a frame: whom one is leaving for, who lets nobody frame it, what did not come. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { ExternalLink, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { openInBrowser } from './open-in-browser.ts'
import type { Opened } from './outlink.model.ts'
import css from './outlink.module.css'

type Why = 'leaving' | 'outside' | 'late'

function Words({ why, url }: { why: Why; url: string }) {
  const { t } = useLingui()
  const lines: Record<Why, ReactNode> = {
    leaving: t`We haven't verified this site. Never enter your password or codes there.`,
    outside: t`This site can't be shown inside the app.`,
    late: t`It didn't load in time. Try again, or open it in the browser.`,
  }
  return (
    <>
      <span className={css.line}>{lines[why]}</span>
      {why !== 'late' && (
        <bdi className={css.address} translate="no">
          {url}
        </bdi>
      )}
    </>
  )
}

export function Unframed({ of: { url, host }, why, onRetry }: { of: Opened; why: Why; onRetry(): void }) {
  const title: Record<Why, ReactNode> = {
    leaving: <Trans>You're about to visit {host}</Trans>,
    outside: <bdi>{host}</bdi>,
    late: <Trans>Couldn't load {host}</Trans>,
  }
  return (
    <div className={css.panel} role="alert">
      <EmptyState
        icon={why === 'late' ? Unplug : ExternalLink}
        title={title[why]}
        action={<Ways url={url} retry={why === 'leaving' ? undefined : onRetry} />}
      >
        <Words why={why} url={url} />
      </EmptyState>
    </div>
  )
}

/** The exchange's chat: no tab of its own would show it, and nobody is to have its address. */
export const ChatLate = ({ onRetry }: { onRetry(): void }) => (
  <div className={css.panel} role="alert">
    <EmptyState icon={Unplug} title={<Trans>Couldn't open live chat</Trans>} action={<Retry onRetry={onRetry} />} />
  </div>
)

function Retry({ onRetry }: { onRetry(): void }) {
  const offline = useOfflineReason()
  return (
    <Button wide look="line" reason={offline} onClick={onRetry}>
      <Trans>Retry</Trans>
    </Button>
  )
}

function Ways({ url, retry }: { url: string; retry: (() => void) | undefined }) {
  return (
    <div className={css.ways}>
      <Button wide look="primary" onClick={() => openInBrowser(url)}>
        <Trans>Open in the browser</Trans>
      </Button>
      <Button wide onClick={() => void copy(url)}>
        <Trans>Copy link</Trans>
      </Button>
      {retry && <Retry onRetry={retry} />}
    </div>
  )
}
