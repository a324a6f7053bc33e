/** As it was signed: the terms of that day, and the ink; nothing can be changed. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { loanSetListCall } from '@shared/contract/calls/invest/loans'
import * as to from '@shared/contract/to'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton } from '@shared/ui/skeleton'
import { useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded } from 'shell/screen'
import { useAgreementWay } from '../../parts/agreement.ts'
import { nameOfType, setOf, termsOf } from '../../parts/loans/choice.ts'
import { DAY } from '../../parts/loans/loan.model.ts'
import { useLoan } from '../../parts/loans/loans.api.ts'
import { usePrice } from '../../parts/loans/price.ts'
import { Clauses } from './clauses.tsx'
import { Figures } from './figures.tsx'
import { Head } from './head.tsx'
import { Loading } from './loading.tsx'
import css from './loan-agreement.module.css'
import { useSignPicture } from './use-sign-picture.ts'

export function Signed({ id }: { id: string }) {
  const { query } = useLoan(id)
  return (
    <Loaded of={query} title={<Trans>Couldn't load the agreement</Trans>} skeleton={<Loading />}>
      {({ records: [loan] }) => (loan ? <Known loan={loan} /> : <Unknown />)}
    </Loaded>
  )
}

function Known({ loan }: { loan: Loan }) {
  const { data: sets } = useCall(loanSetListCall, {})
  const terms = termsOf(loan)
  const agreement = useAgreementWay(loan.id, setOf(sets ?? [], nameOfType(loan.type))?.agreementId)
  const { at } = usePrice(terms.pledged?.currency)
  const due = loan.endTime ? fromServerTime(loan.endTime) : fromServerTime(loan.createTime) + loan.days * DAY
  const time = formatRecordTime(loan.createTime)
  return (
    <div className={css.body}>
      <Head terms={terms} />
      <Figures terms={terms} at={at} due={due} />
      <Clauses terms={terms} at={at} agreementId={undefined} signed={agreement} />
      <section className={css.signed}>
        <h2 className="title-3">
          <Trans>Signature</Trans>
        </h2>
        <Ink path={loan.signImage ?? undefined} />
        <p className={css.note}>
          <Trans>Signed {time}</Trans>
        </p>
      </section>
    </div>
  )
}

function Ink({ path }: { path: string | undefined }) {
  const { t } = useLingui()
  const { url, failed } = useSignPicture(path)
  if (url) return <img className={css.ink} src={url} alt={t`Your signature`} />
  if (!path || failed)
    return (
      <p className={css.note}>
        <Trans>We can't show your signature here.</Trans>
      </p>
    )
  return <Skeleton width="100%" height={150} />
}

function Unknown() {
  const orders = useWay(to.loanOrders())
  const action = (
    <Button small look="tonal" href={orders}>
      <Trans>Loan orders</Trans>
    </Button>
  )
  return <EmptyState title={<Trans>Agreement not found</Trans>} action={orders && action} />
}
