/** What happened to a loan, and when. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { formatRecordTime } from '@shared/format/time'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useFigures } from '../../parts/figures.tsx'
import css from './loan-orders.module.css'

type Event = NonNullable<Loan['events']>[number]

/** What a newer server names shows as it is. */
function useEventWords(): (event: Event) => string {
  const { t } = useLingui()
  const { money, exact } = useFigures()
  return ({ code, amount, currency, price }) => {
    const sum = money(amount, currency ?? '')
    const at = exact(price)
    const words: Record<string, string> = {
      applied: t`Application received`,
      review: t`Review started`,
      'sandbox-desk': t`Test server: reviewed automatically`,
      passed: t`${sum} paid out to you`,
      rejected: t`Rejected`,
      withdrawn: t({ message: 'Withdrawn', context: 'loan' }),
      repaid: t`${sum} repaid`,
      'collateral-added': t`${sum} added to collateral`,
      call: t`Collateral call at ${at}`,
      liquidated: t`${sum} of collateral sold at ${at}`,
      overdue: t`Overdue`,
      collected: t`${sum} taken from your balance`,
    }
    return words[code] ?? code
  }
}

export function Events({ loan: { events } }: { loan: Loan }) {
  const words = useEventWords()
  if (!events?.length) return null
  return (
    <section className={css.part}>
      <h3 className={css.heading}>
        <Trans>History</Trans>
      </h3>
      <Sums>
        {events.map((event, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added, and one may come twice in a second
          <SumRow key={nth} label={words(event)} value={formatRecordTime(event.time)} />
        ))}
      </Sums>
    </section>
  )
}
