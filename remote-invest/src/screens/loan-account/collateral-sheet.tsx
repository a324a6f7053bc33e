/** Pledges more of the coin: how far that leads back, before it is sent (docs/rules/invest.md#collateral). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import { useLastValue } from '../../parts/buying/last-value.ts'
import { useFigures } from '../../parts/figures.tsx'
import { useLivePledge } from '../../parts/loans/live.ts'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { useLoan } from '../../parts/loans/loans.api.ts'
import { CollateralField } from './collateral-field.tsx'
import { CollateralSums } from './collateral-sums.tsx'
import { LoadedLoan, type SheetProps, useSheetReason } from './loaded-loan.tsx'
import css from './loan-account.module.css'
import { MissingFunds } from './missing-funds.tsx'
import { type Adding, useCollateral } from './use-collateral.ts'

/** What it is about stays while it goes. */
export function CollateralSheet({ id, frame }: SheetProps) {
  const last = useLastValue(id)
  return <AddingMore key={last} id={last} frame={frame} />
}

function AddingMore({ id, frame }: SheetProps) {
  const { query, loan } = useLoan(id)
  const adding = useCollateral(loan, frame.onClose)
  const pledge = useLivePledge(loan)
  return (
    <Sheet
      {...frame}
      busy={adding.order.busy}
      title={<Trans>Add collateral</Trans>}
      actions={<Press adding={adding} coin={loan?.pledgeCurrency} reason={useReason(loan)} />}
    >
      <LoadedLoan of={query}>{one => pledge && <Form {...{ loan: one, pledge, adding }} />}</LoadedLoan>
    </Sheet>
  )
}

function useReason(loan: Loan | undefined): string | undefined {
  const { t } = useLingui()
  const reason = useSheetReason(loan)
  return loan && !loan.pledgeCurrency ? t`This loan has no collateral` : reason
}

function Form({ loan, pledge, adding }: { loan: Loan; pledge: LivePledge; adding: Adding }) {
  const { form, order, amount, available, submit } = adding
  const records = useWay(to.loanOrders({ id: loan.id }))
  return (
    <form className={css.sheet} {...form.frame(submit)}>
      <CollateralField adding={adding} owed={loan.owed} pledge={pledge} />
      <MissingFunds amount={amount} currency={pledge.currency} available={available} />
      <CollateralSums loan={loan} pledge={pledge} amount={form.ready ? amount : ''} available={available} />
      <OrderNote state={order.state} records={records} at="amount" />
    </form>
  )
}

type PressProps = { adding: Adding; coin: string | null | undefined; reason: string | undefined }

function Press({ adding: { order, form, amount, submit }, coin, reason }: PressProps) {
  const { money } = useFigures()
  const figure = money(amount || '0', coin ?? '')
  return (
    <Button wide look="primary" loading={order.busy} reason={order.busy ? undefined : reason} onClick={submit}>
      <OrderWords state={order.state}>
        {form.ready ? <Trans>Add {figure}</Trans> : <Trans>Add collateral</Trans>}
      </OrderWords>
    </Button>
  )
}
