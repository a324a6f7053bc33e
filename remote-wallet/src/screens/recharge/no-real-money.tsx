import { Trans } from '@lingui/react/macro'
import css from './recharge.module.css'

/** No wallet and no bank can pay it, and nobody should try. */
export const TestServer = () => (
  <p className={css.test}>
    <Trans>Test server: don't send real funds</Trans>
  </p>
)
