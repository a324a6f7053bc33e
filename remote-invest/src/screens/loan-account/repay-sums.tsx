/** What a repayment pays, and what it leaves. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { big, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { Money, useFigures } from '../../parts/figures.tsx'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { LtvFigure, LtvGauge } from '../../parts/loans/ltv-gauge.tsx'
import { PledgeRows } from '../../parts/loans/pledge-rows.tsx'
import { afterRepay, type Repaid } from './repay.model.ts'

type Props = {
  loan: Loan
  pledge: LivePledge | undefined
  /** '' while none can be paid. */
  amount: Decimal | ''
  available: Decimal | undefined
}

export function RepaySums({ loan, pledge, amount, available }: Props) {
  const after = amount === '' ? undefined : afterRepay(loan, pledge, amount)
  const { currency, owed } = loan
  const rest = amount !== '' && available !== undefined && big(available).minus(big(amount)).toString()
  return (
    <>
      {pledge && !after?.free && <LtvGauge ltv={(after?.pledge ?? pledge).ltv} {...pledge.ratios} />}
      <Sums>
        {after && <Parts after={after} currency={currency} />}
        <SumRow
          strong
          label={<Trans>Owed</Trans>}
          before={after && <Amount value={owed} />}
          value={<Money value={after?.owed ?? owed} currency={currency} />}
        />
        {pledge && <Pledged owed={owed} pledge={pledge} after={after} />}
        {rest && (
          <SumRow
            label={<Trans>Balance account</Trans>}
            before={<Amount value={available} />}
            value={<Money value={rest} currency={currency} />}
          />
        )}
      </Sums>
    </>
  )
}

function Parts({ after: { interest, principal }, currency }: { after: Repaid; currency: string }) {
  return (
    <>
      <SumRow label={<Trans>Interest</Trans>} value={<Money value={interest} currency={currency} />} />
      <SumRow label={<Trans>Principal</Trans>} value={<Money value={principal} currency={currency} />} />
    </>
  )
}

type PledgedProps = { owed: Decimal; pledge: LivePledge; after: Repaid | undefined }

/** The last of it frees the collateral. */
function Pledged({ owed, pledge, after }: PledgedProps) {
  const { percent } = useFigures()
  const before = { owed, pledge }
  if (after?.free)
    return (
      <SumRow
        label={<Trans>Collateral returned to you</Trans>}
        value={<Money value={pledge.quantity} currency={pledge.currency} />}
      />
    )
  const then = after?.pledge ? { owed: after.owed, pledge: after.pledge, before } : before
  return (
    <>
      <SumRow
        label={<Trans>LTV</Trans>}
        before={after && percent(pledge.ltv)}
        value={<LtvFigure ltv={then.pledge.ltv} {...pledge.ratios} />}
      />
      <PledgeRows {...then} />
    </>
  )
}
