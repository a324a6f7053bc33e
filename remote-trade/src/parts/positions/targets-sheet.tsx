/** Sets, moves and clears a position's take-profit and stop-loss. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { updateStopLossCall } from '@shared/contract/calls/trade'
import { type Decimal, profitOf } from '@shared/money'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { type Form, useForm, useSend } from 'shell/form'
import { toast } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { call } from 'shell/transport'
import { useFigures } from '../figures.ts'
import { TargetFields } from '../target-fields.tsx'
import type { TargetFault, Targets, TargetsBy, Typed } from '../targets.ts'
import { useTargetWords } from '../words.ts'
import type { LivePosition } from './live-position.model.ts'
import { changedTargets, touchedOf } from './position.model.ts'
import { pricesOf, shownTargets, type TargetsForm, targetsModel } from './position-forms.model.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'
import css from './positions.module.css'

type Field = TargetFault['field']

/** null clears a target, one that is absent stays. Sending it twice changes nothing, so it needs no order's id. */
const setTargets = (id: string, { takeProfit, stopLoss }: Partial<Targets>) =>
  call(
    updateStopLossCall,
    {
      id,
      ...(takeProfit !== undefined && { takeProfitPrice: takeProfit ?? '' }),
      ...(stopLoss !== undefined && { stopLossPrice: stopLoss ?? '' }),
    },
    { notice: 'screen' },
  )

function useTargets({ position, info, onClose }: PositionSheetProps) {
  const { t } = useLingui()
  const words = useTargetWords()
  const sending = useSend()
  const scene = { position, info }
  const form = useForm(targetsModel, scene, { words: fault => words(fault, info.pricePrecision), sending })
  const { by, touched } = form.form
  const save = async () => {
    const reply = await setTargets(position.row.id, touchedOf(pricesOf(form.form, scene), touched[by]))
    if (reply.state !== 'ok') return
    onClose()
    toast(t`Take profit and stop loss saved`)
  }
  return { form, sending, submit: () => form.press() && void sending.send(save) }
}

export function TargetsSheet(props: PositionSheetProps) {
  const { t } = useLingui()
  const { position, info, gone, open, onClose } = props
  const offline = useOfflineReason()
  const reason = gone ? t`This position is closed` : offline
  const { form, sending, submit } = useTargets(props)
  const { state, busy } = sending
  const at = state.phase === 'failed' && isField(state.failure.field) ? state.failure.field : undefined
  return (
    <PositionSheet
      {...{ position, info, open, busy, onClose }}
      title={<Trans>Take profit / stop loss</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={reason} onClick={submit}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <Sums>
        <SumRow
          label={<Trans>Market price</Trans>}
          value={<PriceCell price={position.mark} places={info.pricePrecision} />}
        />
      </Sums>
      <Fields {...{ position, info, form, busy }} />
      <OrderNote state={state} records="" at={at} />
    </PositionSheet>
  )
}

const isField = (name: string | undefined): name is Field => name === 'takeProfitPrice' || name === 'stopLossPrice'

/** By price what it would bring; by return the price that it is. */
function useMeaning(position: LivePosition, info: SymbolInfo, by: TargetsBy) {
  const { price, signed } = useFigures()
  const { side, entry, row } = position
  return (target: Decimal | null) => {
    if (target === null) return undefined
    if (by === 'return') return price(target, info.pricePrecision)
    return `${signed(profitOf(side, row.quantity, entry, target).toString())} ${info.quoteCurrency}`
  }
}

type FieldsProps = Pick<PositionSheetProps, 'position' | 'info'> & { form: Form<TargetsForm, Field>; busy: boolean }

function Fields({ position, info, form: { form, change, errorAt, frame }, busy }: FieldsProps) {
  const { by, touched } = form
  const meaning = useMeaning(position, info, by)
  const typed = shownTargets(form, { position, info })
  const prices = pricesOf(form, { position, info })
  const type = (next: Typed) =>
    change({ touched: { ...touched, [by]: { ...touched[by], ...changedTargets(typed, next) } } })
  return (
    <form className={css.fields} {...frame()}>
      <TargetFields
        {...{ by, typed }}
        onBy={next => change({ by: next })}
        onTyped={type}
        errors={{ takeProfit: errorAt('takeProfitPrice'), stopLoss: errorAt('stopLossPrice') }}
        help={{ takeProfit: meaning(prices.takeProfit), stopLoss: meaning(prices.stopLoss) }}
        disabled={busy}
      />
      <p className={css.note}>
        <Trans>Leave empty to remove.</Trans>
      </p>
    </form>
  )
}
