/** What came from outside on a day, where anything did: no profit. */
import { Trans } from '@lingui/react/macro'
import { compare, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import css from './profit.module.css'

export function InflowNote({ inflow }: { inflow: Decimal | undefined }) {
  if (inflow === undefined || compare(inflow, '0') === 0) return null
  return (
    <span className={css.inflow}>
      <Trans>Net deposits</Trans> <Amount value={inflow} sign />
    </span>
  )
}
