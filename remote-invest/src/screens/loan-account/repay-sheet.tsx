/** Pays back a loan, in part or all: what that leaves, before it is sent (docs/rules/invest.md#repaying). */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import { useLastValue } from '../../parts/buying/last-value.ts'
import { useFigures } from '../../parts/figures.tsx'
import { useLivePledge } from '../../parts/loans/live.ts'
import { useLoan } from '../../parts/loans/loans.api.ts'
import { LoadedLoan, type SheetProps, useSheetReason } from './loaded-loan.tsx'
import css from './loan-account.module.css'
import { MissingFunds } from './missing-funds.tsx'
import { RepayField } from './repay-field.tsx'
import { RepaySums } from './repay-sums.tsx'
import { type Repay, useRepay } from './use-repay.ts'

/** What it is about stays while it goes. */
export function RepaySheet({ id, frame }: SheetProps) {
  const last = useLastValue(id)
  return <Repaying key={last} id={last} frame={frame} />
}

function Repaying({ id, frame }: SheetProps) {
  const { query, loan } = useLoan(id)
  const repay = useRepay(loan, frame.onClose)
  const { form, order, context, amount } = repay
  const records = useWay(to.loanOrders({ id }))
  const pledge = useLivePledge(loan)
  return (
    <Sheet
      {...frame}
      busy={order.busy}
      title={<Trans>Repay</Trans>}
      actions={<Press repay={repay} currency={loan?.currency} reason={useSheetReason(loan)} />}
    >
      <LoadedLoan of={query}>
        {one => (
          <form className={css.sheet} {...form.frame(repay.submit)}>
            <RepayField repay={repay} currency={one.currency} pledge={pledge} />
            <MissingFunds amount={amount} currency={one.currency} available={context.available} />
            <RepaySums loan={one} pledge={pledge} amount={form.ready ? amount : ''} available={context.available} />
            <OrderNote state={order.state} records={records} at="amount" />
          </form>
        )}
      </LoadedLoan>
    </Sheet>
  )
}

type PressProps = { repay: Repay; currency: string | undefined; reason: string | undefined }

function Press({ repay: { order, form, amount, submit }, currency = '', reason }: PressProps) {
  const { money } = useFigures()
  const figure = money(amount || '0', currency)
  return (
    <Button wide look="primary" loading={order.busy} reason={order.busy ? undefined : reason} onClick={submit}>
      <OrderWords state={order.state}>{form.ready ? <Trans>Repay {figure}</Trans> : <Trans>Repay</Trans>}</OrderWords>
    </Button>
  )
}
