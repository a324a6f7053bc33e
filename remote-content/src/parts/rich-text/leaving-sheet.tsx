/** Names the site that a link leads to before it is opened. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { jumpExternal } from 'shell/navigation'
import css from './rich-text.module.css'

export type Leaving = { url: string; host: string }

export function LeavingSheet({ to, onClose }: { to: Leaving; onClose(): void }) {
  const { url, host } = to
  const open = () => {
    jumpExternal(4, url)
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>You're leaving for {host}</Trans>}
      actions={
        <Button wide look="primary" onClick={open}>
          <Trans>Open in the browser</Trans>
        </Button>
      }
    >
      <p className={css.address}>{url}</p>
      <p className={css.caution}>
        <Trans>We haven't verified this site. Never enter your password or codes there.</Trans>
      </p>
    </Sheet>
  )
}
