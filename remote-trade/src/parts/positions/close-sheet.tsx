/** Closes a position, whole or in part, at the live price. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { closePositionCall } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { Slider } from '@shared/ui/slider'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { type Form, useForm } from 'shell/form'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { hasFeature } from 'shell/transport'
import { useConfirmedPrice } from '../confirmed-price.ts'
import { useFigures } from '../figures.ts'
import { usePriceGate } from '../price-gate.ts'
import { percentOf } from '../share.ts'
import { useTolerance } from '../tolerance.ts'
import { useGateWords } from '../words.ts'
import { Result } from './close-result.tsx'
import { netOf } from './net.ts'
import { type CloseFault, closingOf, partOf } from './position.model.ts'
import { type ClosingForm, closingModel } from './position-forms.model.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'

type Props = PositionSheetProps
type Info = Props['info']

function useWords({ baseCurrency: unit }: Info) {
  const { t } = useLingui()
  const { exact } = useFigures()
  return (fault: CloseFault): string => {
    if (fault.name === 'missing') return t`Enter a quantity`
    if (fault.name === 'quantity-step') {
      const step = exact(fault.step)
      return t`Enter a multiple of ${step} ${unit}`
    }
    const [min, max] = [exact(fault.min), exact(fault.max)]
    return t`Enter ${min} to ${max} ${unit}`
  }
}

/** @param part '' for the whole */
function useTell({ baseCurrency: base, quoteCurrency: unit }: Info) {
  const { t } = useLingui()
  const figures = useFigures()
  return (row: Position | undefined, part: Decimal | ''): void => {
    const [profit, quantity] = [figures.signed(row && netOf(row)), figures.exact(part || null)]
    const pair = pairOf({ baseCurrency: base, quoteCurrency: unit })
    toast(
      part === ''
        ? t`${pair} closed, ${profit} ${unit} after fees`
        : t`${quantity} ${base} closed, ${profit} ${unit} after fees`,
    )
  }
}

function useClosing({ position, info, onClose }: Props) {
  const tell = useTell(info)
  const gate = usePriceGate(info.symbol)
  const { at, refused } = useConfirmedPrice(gate)
  const { id, quantity: whole } = position.row
  const order = useOrder(closePositionCall, {
    onDone(row) {
      onClose()
      tell(row, part)
    },
    onFailed: refused,
  })
  const form = useForm(
    closingModel,
    { whole, info },
    { words: useWords(info), sending: order, from: { quantity: whole } },
  )
  const part = form.form.quantity === whole ? '' : form.form.quantity
  const confirm = () => {
    if (at && form.press()) void order.send({ id, ...(part && { quantity: part }), ...at })
  }
  return { gate, order, form, confirm, price: at?.expectedPrice ?? position.mark }
}

export function CloseSheet(props: Props) {
  const { t } = useLingui()
  const { position, info, gone, open, onClose } = props
  const { gate, order, form, confirm, price } = useClosing(props)
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
      {canSplit() && <Part {...{ position, info, form, busy, percent }} />}
      <Result {...{ position, info, price }} closing={closingOf(position, quantity, price, info)} />
      <ToleranceField value={tolerance[0]} onChange={tolerance[1]} disabled={busy} />
      <OrderNote state={state} records={useWay(to.contract({ tab: 'history' }))} at="quantity" />
    </PositionSheet>
  )
}

/** A part is refused by a server that cannot split positions. */
const canSplit = () => hasFeature('partial-close')

type PartProps = Pick<Props, 'position' | 'info'> & {
  form: Form<ClosingForm, 'quantity'>
  busy: boolean
  percent: number
}

function Part({ position, info, form, busy: disabled, percent: value }: PartProps) {
  const { t } = useLingui()
  const whole = position.row.quantity
  return (
    <>
      <NumberField
        {...form.field('quantity')}
        label={<Trans>Quantity</Trans>}
        unit={info.baseCurrency}
        max={whole}
        disabled={disabled}
      />
      <Slider
        {...{ value, disabled }}
        label={t`Share of the position`}
        onChange={percent => form.change({ quantity: partOf(whole, percent, info) })}
      />
    </>
  )
}

/** A part says how large it is; what is no part of anything says nothing of it. */
function CloseWords({ percent }: { percent: number }) {
  const share = useFigures().share(percent)
  return percent > 0 && percent < 100 ? (
    <Trans context="position">Close {share}</Trans>
  ) : (
    <Trans context="position">Close position</Trans>
  )
}
