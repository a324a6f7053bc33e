/** How much, of which kind, for how long. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import type { Terms } from '../../parts/loans/choice.ts'
import { useLoanName } from '../../parts/loans/words.ts'
import css from './loan-agreement.module.css'

export function Head({ terms }: { terms: Terms }) {
  const { amount, currency, days } = terms
  const name = useLoanName()(terms)
  return (
    <section className={css.head}>
      <div className={css.line}>
        <p className={css.label}>
          <Trans>Loan amount</Trans>
        </p>
        <Badge kind="brand">
          <Trans>
            {name} · {days} days
          </Trans>
        </Badge>
      </div>
      <Amount open size="display" value={amount} unit={currency} />
    </section>
  )
}
