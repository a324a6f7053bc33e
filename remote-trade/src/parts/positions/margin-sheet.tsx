/** Adds margin to an isolated position: how far the liquidation moves away, before it is sent. */
import { Trans, useLingui } from '@lingui/react/macro'
import { addMarginCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { big, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { type Form, useForm } from 'shell/form'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { useTradingAccount } from '../account/trading-account.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { modeOfRow, useTellTrade } from '../words/use-tell-trade.ts'
import { useMoveWords } from './move-words.ts'
import { marginShare, withMargin } from './position.model.ts'
import { marginModel } from './position-forms.model.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'
import css from './positions.module.css'

const shares = [25, 50, 75, 100]

type Props = PositionSheetProps & { available: Decimal }
type AmountForm = Form<{ amount: Decimal | '' }, 'amount'>

function useMargin({ available, position, onClose }: Props) {
  const { t } = useLingui()
  const account = useTradingAccount()
  const say = useTellTrade()
  const order = useOrder(addMarginCall, {
    onDone() {
      onClose()
      say(t`Margin added`, { mode: modeOfRow(position.row), order: position.row.id })
    },
  })
  const form = useForm(marginModel, { available }, { words: useMoveWords(), sending: order })
  const { amount } = form.form
  const submit = () => {
    if (form.press()) void order.send({ ...account, id: position.row.id, amount })
  }
  return { order, form, submit }
}

export function MarginSheet(props: Props) {
  const { t } = useLingui()
  const { position, info, available, gone, open, onClose } = props
  const offline = useOfflineReason()
  const reason = gone ? t`This position is closed` : offline
  const { order, form, submit } = useMargin(props)
  const { state, busy } = order
  return (
    <PositionSheet
      {...{ position, info, open, busy, onClose }}
      title={<Trans>Add margin</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={reason} onClick={submit}>
          <OrderWords state={state}>
            <Trans>Add margin</Trans>
          </OrderWords>
        </Button>
      }
    >
      <AmountField form={form} available={available} unit={info.quoteCurrency} disabled={busy} />
      <Then {...props} amount={form.ready ? form.form.amount : ''} />
      <OrderNote state={state} records={useWay(to.contract({ tab: 'positions' }))} at="amount" />
    </PositionSheet>
  )
}

type FieldProps = { form: AmountForm; available: Decimal; unit: string; disabled: boolean }

function AmountField({ form, available, unit, disabled }: FieldProps) {
  const { t } = useLingui()
  const figures = useFigures()
  const note = (
    <>
      {t`Available`} <Amount value={available} />
    </>
  )
  return (
    <form className={css.fields} {...form.frame()}>
      <NumberField {...form.field('amount')} {...{ note, unit, disabled }} label={t`Amount`} labelled="above" />
      <Chips label={t`Percentage of available balance`} even>
        {shares.map(percent => (
          <Chip
            key={percent}
            disabled={disabled}
            onClick={() => form.change({ amount: marginShare(available, percent) })}
          >
            {figures.share(percent)}
          </Chip>
        ))}
      </Chips>
    </form>
  )
}

/** What it would change. @param amount '' while none can be added */
function Then({ position, info, available, amount }: Props & { amount: Decimal | '' }) {
  const figures = useFigures()
  const price = (value: Decimal | null) => figures.price(value, info.pricePrecision)
  const then = withMargin(position, amount, info)
  const unit = info.quoteCurrency
  const rest = big(available).minus(big(amount || '0'))
  return (
    <Sums>
      <SumRow
        label={<Trans>Margin</Trans>}
        before={<Paid value={position.row.margin} />}
        value={<Paid value={then.margin} unit={unit} />}
      />
      <SumRow
        strong
        label={<Trans>Liquidation price</Trans>}
        before={price(position.liquidation)}
        value={price(then.liquidation)}
      />
      <SumRow
        label={<Trans>Available</Trans>}
        before={<Amount value={available} />}
        value={<Amount value={rest.toString()} unit={unit} />}
      />
    </Sums>
  )
}
