/** What holds at any price: a machine is bought for good, and may stand idle. */
import { Trans } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { TriangleAlert } from 'lucide-react'
import { hasFeature } from 'shell/transport'
import css from './miner.module.css'

export const Warnings = () => (
  <div className={css.warning}>
    <Icon of={TriangleAlert} size={16} />
    <p>
      <Known />
    </p>
  </div>
)

/** Said once more before it is paid. */
export const Known = () => (
  <>
    <b className={css.known}>
      <Trans>The price is not paid back</Trans>
    </b>
    <Trans>On days when the output doesn't cover the power, a machine is idle: nothing is paid or charged.</Trans>{' '}
    {hasFeature('order-redeem') && (
      <Trans>You can cancel free of charge until it starts. After that it can't be redeemed.</Trans>
    )}
  </>
)
