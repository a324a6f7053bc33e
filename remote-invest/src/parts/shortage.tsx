/** More is asked for than there is: how much is missing, and where it can be brought. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { Money } from './figures.tsx'
import css from './remedy.module.css'

export function Shortage({ missing, currency }: { missing: Decimal; currency: string }) {
  const recharge = useWay(to.recharge({ currency }))
  return (
    <div className={css.remedy} role="status">
      <p>
        <Trans>
          You need <Money open value={missing} currency={currency} /> more
        </Trans>
      </p>
      {recharge && (
        <Button small look="tonal" href={recharge}>
          <Trans>Deposit</Trans>
        </Button>
      )}
    </div>
  )
}
