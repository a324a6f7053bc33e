/** Brings money from the balance account to the contract account, over the ticket that needs it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { transferContractCall, userBalanceCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { big, compare, type Decimal, roundUp } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useForm } from 'shell/form'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { useCall } from 'shell/query'
import { Loaded, type SheetFrame, useOfflineReason } from 'shell/screen'
import { useMoveWords } from '../positions/move-words.ts'
import { PLACES } from '../positions/position.model.ts'
import { marginModel } from '../positions/position-forms.model.ts'
import { useFigures } from '../words/figures.ts'

const CURRENCY = 'USDT'
const DIRECTION = { from: 'balance', to: 'contract', currency: CURRENCY } as const

type Props = SheetFrame & {
  /** What the order lacks; '' where nothing is ordered yet. */
  missing: Decimal | ''
}

export function TransferSheet(props: Props) {
  const balance = useCall(userBalanceCall, { currency: CURRENCY })
  const there = balance.data?.[0]?.available
  return there === undefined ? (
    <Sheet open={props.open} onClose={props.onClose} title={<Title />}>
      <Loaded
        of={balance}
        title={<Trans>Couldn't load your balance</Trans>}
        skeleton={<SkeletonRows rows={2} single />}
      >
        {() => null}
      </Loaded>
    </Sheet>
  ) : (
    <Transfer {...props} available={there} />
  )
}

const Title = () => <Trans>Transfer to your contract account</Trans>

/** Up to the full cent, and no more than there is. */
function begins(missing: Decimal | '', available: Decimal): Decimal | '' {
  if (missing === '') return ''
  const cents = roundUp(missing, PLACES)
  return compare(cents, available) > 0 ? available : cents
}

function useTransferring({ missing, available, onClose }: Props & { available: Decimal }) {
  const { t } = useLingui()
  const { paid } = useFigures()
  const order = useOrder(transferContractCall, {
    onDone() {
      const moved = paid(amount)
      onClose()
      toast(t`${moved} ${CURRENCY} transferred`, { kind: 'success' })
    },
  })
  const from = { amount: begins(missing, available) }
  const form = useForm(marginModel, { available }, { words: useMoveWords(), sending: order, from })
  const { amount } = form.form
  const submit = () => {
    if (form.press()) void order.send({ ...DIRECTION, amount })
  }
  return { form, order, submit }
}

function Transfer(props: Props & { available: Decimal }) {
  const { t } = useLingui()
  const { available, open, onClose } = props
  const { form, order, submit } = useTransferring(props)
  const { state, busy } = order
  const offline = useOfflineReason()
  const rest = form.ready
    ? big(available)
        .minus(big(form.form.amount || '0'))
        .toString()
    : available
  return (
    <Sheet
      {...{ open, busy, onClose }}
      title={<Title />}
      actions={
        <Button wide look="primary" loading={busy} reason={busy ? undefined : offline} onClick={submit}>
          <OrderWords state={state}>
            <Trans>Transfer</Trans>
          </OrderWords>
        </Button>
      }
    >
      <form {...form.frame(submit)}>
        <NumberField {...form.field('amount')} label={t`Amount`} unit={CURRENCY} max={available} disabled={busy} />
      </form>
      <Sums>
        <SumRow
          label={<Trans>Balance account</Trans>}
          {...(form.ready && { before: <Amount value={available} /> })}
          value={<Amount value={rest} unit={CURRENCY} />}
        />
      </Sums>
      <OrderNote state={state} records={useWay(to.ledger({ type: 'transfer' }))} at="amount" />
    </Sheet>
  )
}
