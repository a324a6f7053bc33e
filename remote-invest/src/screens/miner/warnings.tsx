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
      <Trans>The purchase price isn't refunded</Trans>
    </b>
    <Trans>
      On days when power costs more than the machine mines, it stands idle. You earn nothing and pay nothing.
    </Trans>{' '}
    {hasFeature('order-redeem') && (
      <Trans>You can cancel free of charge until the machine starts. After that, you can't redeem it.</Trans>
    )}
  </>
)
