/** More is asked for than there is: where the rest can be brought from. */
import { Trans } from '@lingui/react/macro'
import { userContractBalanceCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { compare, type Decimal, min, roundUp, truncate } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { useRoute, useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { useFigures } from '../../parts/words/figures.ts'
import { DOLLAR } from './swap.model.ts'
import css from './swap.module.css'

type Props = { currency: string; missing: Decimal }

export function Shortage({ currency, missing }: Props) {
  const way = useWays()
  const recharge = way(to.recharge({ currency }))
  return (
    <div className={css.shortage} role="status">
      <p>
        <Trans>
          You need <Amount open value={missing} places={8} minPlaces={2} unit={currency} /> more
        </Trans>
      </p>
      <div className={css.ways}>
        {currency === DOLLAR && <FromContract missing={missing} />}
        {recharge && (
          <Button small look="tonal" href={recharge}>
            <Trans>Deposit</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** The contract account holds dollars: what it can spare comes back here. */
function FromContract({ missing }: { missing: Decimal }) {
  const { money } = useFigures()
  const { path, query } = useRoute()
  const way = useWays()
  const { data } = useCall(userContractBalanceCall, {})
  const there = truncate(min(roundUp(missing, 2), data?.available ?? '0'), 2)
  const here = `${path}?${new URLSearchParams(query)}`
  const href = way(to.transfer({ from: 'contract', to: 'balance', amount: there, back: here }))
  const amount = money(there)
  if (compare(there, '0') <= 0 || !href) return null
  return (
    <Button small look="tonal" href={href}>
      <Trans>Transfer {amount}</Trans>
    </Button>
  )
}
