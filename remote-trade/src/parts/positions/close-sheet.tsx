/** Closes a position, whole or in part, at the live price. */
import { Trans, useLingui } from '@lingui/react/macro'
import { closePositionCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { Slider } from '@shared/ui/slider'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { type Form, useForm } from 'shell/form'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { hasFeature } from 'shell/transport'
import { tolerances } from '../account/terms.ts'
import { useTradingAccount } from '../account/trading-account.ts'
import { useUnit } from '../cfd/units.ts'
import { percentOf } from '../form/share.ts'
import { useConfirmedPrice } from '../price/confirmed-price.ts'
import { usePriceAgain } from '../price/price-again.ts'
import { useTolerance } from '../price/tolerance.ts'
import { useGateWords } from '../words/words.ts'
import { Result } from './close-result.tsx'
import { CloseWords, useCloseFaultWords, useTellClosed } from './close-words.tsx'
import { useClosingGate } from './closing-gate.ts'
import { closingOf, partOf } from './position.model.ts'
import { type ClosingForm, closingModel } from './position-forms.model.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'

type Props = PositionSheetProps

function useClosing({ position, info, onClose }: Props) {
  const tell = useTellClosed(info)
  const gate = useClosingGate(position, info)
  const unit = useUnit()(position.row, info)
  const { at, refused } = useConfirmedPrice(gate)
  const { id, quantity: whole } = position.row
  const account = useTradingAccount()
  const order = useOrder(closePositionCall, {
    onDone(row) {
      onClose()
      tell(row, part)
    },
    onFailed: refused,
  })
  usePriceAgain(gate, order)
  const form = useForm(
    closingModel,
    { whole, info },
    { words: useCloseFaultWords(unit), sending: order, from: { quantity: whole } },
  )
  const part = form.form.quantity === whole ? '' : form.form.quantity
  const confirm = () => {
    if (at && form.press()) void order.send({ ...account, id, ...(part && { quantity: part }), ...at })
  }
  return { gate, unit, order, form, confirm, price: at?.expectedPrice ?? position.mark }
}

export function CloseSheet(props: Props) {
  const { t } = useLingui()
  const { position, info, gone, open, onClose } = props
  const { gate, unit, order, form, confirm, price } = useClosing(props)
  const gateWords = useGateWords()(gate)
  const tolerance = useTolerance()
  const { state, busy } = order
  const { quantity } = form.form
  const reason = gone ? t`This position is closed` : (gateWords ?? (form.ready ? undefined : form.errorAt('quantity')))
  const percent = percentOf(quantity, position.row.quantity)
  return (
    <PositionSheet
      {...{ position, info, open, busy, onClose }}
      title={<Trans context="position">Close position</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={busy ? undefined : reason} onClick={confirm}>
          <OrderWords state={state}>
            <CloseWords percent={percent} />
          </OrderWords>
        </Button>
      }
    >
      {canSplit() && <Part {...{ position, info, unit, form, busy, percent }} />}
      <Result {...{ position, info, price }} closing={closingOf(position, quantity, price, info)} />
      <ToleranceField choices={tolerances} value={tolerance[0]} onChange={tolerance[1]} disabled={busy} />
      <OrderNote state={state} records={useWay(to.contract({ tab: 'history' }))} at="quantity" />
    </PositionSheet>
  )
}

/** A part is refused by a server that cannot split positions. */
const canSplit = () => hasFeature('partial-close')

type PartProps = Pick<Props, 'position' | 'info'> & {
  unit: string
  form: Form<ClosingForm, 'quantity'>
  busy: boolean
  percent: number
}

function Part({ position, info, unit, form, busy: disabled, percent: value }: PartProps) {
  const { t } = useLingui()
  const whole = position.row.quantity
  return (
    <>
      <NumberField
        {...form.field('quantity')}
        label={<Trans>Quantity</Trans>}
        unit={unit}
        max={whole}
        disabled={disabled}
      />
      <Slider
        {...{ value, disabled }}
        label={t`Percentage of the position`}
        onChange={percent => form.change({ quantity: partOf(whole, percent, info) })}
      />
    </>
  )
}
