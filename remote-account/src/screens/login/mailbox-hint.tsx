/** In the sandbox codes are not sent: says where they are. */
import { Trans } from '@lingui/react/macro'
import { hasFeature } from 'shell/transport'
import css from './login.module.css'

const command = 'pnpm operator mail'

export const MailboxHint = () =>
  hasFeature('sandbox-mailbox') ? (
    <p className={css.hint}>
      <Trans>
        Test server: read the code with <code>{command}</code>
      </Trans>
    </p>
  ) : null
