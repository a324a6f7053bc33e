import { Trans } from '@lingui/react/macro'
import { Button } from '../button/index.tsx'
import { Sheet } from '../sheet/index.tsx'
import css from './index.module.css'

export interface LeavingSheetProps {
  open: boolean
  /** http or https. */
  url: string
  onClose: () => void
  /** Asks for the site to be opened; closing is its owner's matter. */
  onLeave: () => void
}

/** Names the site that a link leads to before it is opened. */
export function LeavingSheet({ open, url, onClose, onLeave }: LeavingSheetProps) {
  const host = URL.canParse(url) ? new URL(url).host : url
  const leave = (
    <Button wide look="primary" onClick={onLeave}>
      <Trans>Open in the browser</Trans>
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>You're about to visit {host}</Trans>} actions={leave}>
      <p className={css.address}>{url}</p>
      <p className={css.caution}>
        <Trans>We haven't verified this site. Never enter your password or codes there.</Trans>
      </p>
    </Sheet>
  )
}
