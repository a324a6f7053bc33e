/** The collateral covers little more than what is owed: both ways back, at the price of this second. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { Banner } from '@shared/ui/banner'
import { Money, useFigures } from '../figures.tsx'
import type { LivePledge } from './loan.model.ts'
import css from './loans.module.css'
import { ltvLevel } from './ltv.model.ts'

type Props = { loan: Pick<Loan, 'currency'>; pledge: LivePledge | undefined }

/** It comes and goes with the price, and says so by itself. */
export const CallNote = ({ loan, pledge }: Props) => (
  <div className={css.call} role="status">
    {pledge?.remedy && <Called currency={loan.currency} pledge={pledge} remedy={pledge.remedy} />}
  </div>
)

type CalledProps = { currency: string; pledge: LivePledge; remedy: NonNullable<LivePledge['remedy']> }

function Called({ currency, pledge: { ltv, ratios, currency: coin }, remedy }: CalledProps) {
  const { percent } = useFigures()
  const [initial, last] = [percent(ratios.initial, 2, 0), percent(ratios.liquidation, 2, 0)]
  const near = ltv !== null && ltvLevel(ltv, ratios) === 'danger'
  const repay = <Money value={remedy.repay} currency={currency} />
  const add = <Money value={remedy.pledge} currency={coin} />
  return (
    <Banner kind={near ? 'danger' : 'wait'} title={<Trans>Collateral call</Trans>}>
      <Trans>
        Repay {repay} or add {add} to get back to {initial}. At {last} part of your collateral is sold.
      </Trans>
    </Banner>
  )
}
