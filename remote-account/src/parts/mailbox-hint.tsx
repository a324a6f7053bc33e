/** In the sandbox codes are not sent: says where they are. */
import { Trans } from '@lingui/react/macro'
import { hasFeature } from 'shell/transport'
import css from './secret-form.module.css'

/** @param address where the code went; empty while nobody typed it, or where only a masked one is known */
export function MailboxHint({ address = '' }: { address?: string | undefined }) {
  if (!hasFeature('sandbox-mailbox')) return null
  const command = `pnpm operator mail ${address || '<address>'}`
  return (
    <p className={css.hint}>
      <Trans>
        Test server: read the code with <code>{command}</code>
      </Trans>
    </p>
  )
}
