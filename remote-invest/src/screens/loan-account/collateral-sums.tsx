/** What more collateral changes. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { Money, useFigures } from '../../parts/figures.tsx'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { LtvFigure, LtvGauge } from '../../parts/loans/ltv-gauge.tsx'
import { PledgeRows } from '../../parts/loans/pledge-rows.tsx'
import { afterAdding, less, PLACES } from './collateral.model.ts'

type Props = {
  loan: Pick<Loan, 'owed'>
  pledge: LivePledge
  /** '' while none can be added. */
  amount: Decimal | ''
  available: Decimal | undefined
}

export function CollateralSums({ loan: { owed }, pledge, amount, available }: Props) {
  const after = amount === '' ? undefined : afterAdding(owed, pledge, amount)
  const { percent } = useFigures()
  const { currency } = pledge
  const then = after ?? pledge
  return (
    <>
      <LtvGauge ltv={then.ltv} {...pledge.ratios} />
      <Sums>
        <SumRow
          strong
          label={<Trans>LTV</Trans>}
          before={after && percent(pledge.ltv)}
          value={<LtvFigure ltv={then.ltv} {...pledge.ratios} />}
        />
        <SumRow
          label={<Trans>Collateral</Trans>}
          before={after && <Coins value={pledge.quantity} />}
          value={<Money value={then.quantity} currency={currency} />}
        />
        <PledgeRows owed={owed} pledge={then} before={after && { owed, pledge }} />
        {amount !== '' && available !== undefined && (
          <SumRow
            label={<Trans>Balance account</Trans>}
            before={<Coins value={available} />}
            value={<Money value={less(available, amount)} currency={currency} />}
          />
        )}
      </Sums>
    </>
  )
}

/** Whose currency stands behind the arrow. */
const Coins = ({ value }: { value: Decimal }) => <Amount value={value} places={PLACES} minPlaces={2} />
