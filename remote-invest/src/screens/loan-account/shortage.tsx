/** More is asked for than there is: how much is missing, and where it can be brought. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { big, compare, type Decimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { Money } from '../../parts/figures.tsx'
import css from './loan-account.module.css'

type Props = { amount: Decimal | ''; currency: string; available: Decimal | undefined }

/** Nothing while it suffices, or is not known. */
export function Shortage({ amount, currency, available }: Props) {
  const recharge = useWay(to.recharge({ currency }))
  if (amount === '' || available === undefined || compare(amount, available) <= 0) return null
  const missing = big(amount).minus(big(available)).toString()
  return (
    <div className={css.shortage} role="status">
      <p>
        <Trans>
          You need <Money open value={missing} currency={currency} /> more.
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
