/** What is pledged, and how near it is to being called, as its price moves. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { Money } from '../../parts/figures.tsx'
import { CallNote } from '../../parts/loans/call-note.tsx'
import { useLivePledge } from '../../parts/loans/live.ts'
import { isRunning } from '../../parts/loans/loan.model.ts'
import { LtvFigure, LtvGauge } from '../../parts/loans/ltv-gauge.tsx'
import { PledgeRows } from '../../parts/loans/pledge-rows.tsx'
import css from './loan-orders.module.css'

export function Collateral({ loan }: { loan: Loan }) {
  const pledge = useLivePledge(loan)
  const running = isRunning(loan) && pledge
  return (
    <section className={css.part}>
      <h3 className={css.heading}>
        <Trans>Collateral</Trans>
      </h3>
      {running && <LtvGauge ltv={pledge.ltv} {...pledge.ratios} />}
      <Sums>
        <SumRow
          label={<Trans>Pledged</Trans>}
          value={<Money value={loan.pledgeAmount} currency={loan.pledgeCurrency ?? ''} />}
        />
        {running && (
          <>
            <SumRow label={<Trans>LTV</Trans>} value={<LtvFigure ltv={pledge.ltv} {...pledge.ratios} />} />
            <PledgeRows owed={loan.owed} pledge={pledge} />
          </>
        )}
      </Sums>
      <CallNote loan={loan} pledge={pledge} />
    </section>
  )
}
