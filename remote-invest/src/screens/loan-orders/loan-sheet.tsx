/** One loan: how far it has come, what it costs by the day, what happened, and what can be done. */
import { Trans } from '@lingui/react/macro'
import { Badge } from '@shared/ui/badge'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Loaded } from 'shell/screen'
import { useLoan } from '../../parts/loans/loans.api.ts'
import { useLoanName, useLoanWords } from '../../parts/loans/words.ts'
import { SampleMark } from '../../parts/orders/sample-mark.tsx'
import { Actions } from './actions.tsx'
import { Details } from './details.tsx'
import css from './loan-orders.module.css'

type Props = { id: string | undefined; frame: Pick<SheetProps, 'open' | 'addressed' | 'onClose'> }

export function LoanSheet({ id, frame }: Props) {
  const { query, loan } = useLoan(id)
  const name = useLoanName()
  const state = useLoanWords()
  const words = loan && state(loan)
  return (
    <Sheet
      {...frame}
      title={loan ? name(loan) : <Trans>Loan</Trans>}
      mark={
        words && (
          <>
            <Badge kind={words.kind}>{words.text}</Badge>
            <SampleMark of={loan} />
          </>
        )
      }
      actions={loan && <Actions key={loan.id} loan={loan} />}
    >
      {id && (
        <Loaded
          of={query}
          title={<Trans>Couldn't load the details</Trans>}
          skeleton={<SkeletonRows rows={6} single />}
          empty={
            <p className={css.text}>
              <Trans>Loan not found</Trans>
            </p>
          }
        >
          {({ records }) => records.map(one => <Details key={one.id} loan={one} />)}
        </Loaded>
      )}
    </Sheet>
  )
}
