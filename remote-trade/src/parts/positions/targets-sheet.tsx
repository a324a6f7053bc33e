/** Sets, moves and clears a position's take-profit and stop-loss. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { updateStopLossCall } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { type Form, useForm, useSend } from 'shell/form'
import { useOfflineReason } from 'shell/screen'
import { call, hasFeature } from 'shell/transport'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import { TargetFields } from '../targets/target-fields.tsx'
import type { TargetFault, Targets, TargetsBy, Typed } from '../targets/targets.ts'
import { useFigures } from '../words/figures.ts'
import { modeOfRow, useTellTrade } from '../words/use-tell-trade.ts'
import { useTargetWords } from '../words/words.ts'
import { type LivePosition, profitIf } from './live-position.model.ts'
import { changedTargets, touchedOf } from './position.model.ts'
import {
  pricesOf,
  shownTargets,
  shownTrail,
  type TargetsField,
  type TargetsForm,
  type TrailFault,
  targetsModel,
} from './position-forms.model.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'
import css from './positions.module.css'

type Props = PositionSheetProps & { dragged?: Partial<Typed> | undefined }

type Change = Partial<Targets> & { trailing?: Decimal | '' }

/** null clears a target, one that is absent stays. Sending it twice changes nothing, so it needs no order's id. */
const setTargets = (account: TradingAccount, id: string, { takeProfit, stopLoss, trailing }: Change) =>
  call(
    updateStopLossCall,
    {
      ...account,
      id,
      ...(takeProfit !== undefined && { takeProfitPrice: takeProfit ?? '' }),
      ...(trailing !== undefined && { trailing }),
      // a distance makes the stop by itself
      ...(stopLoss !== undefined && !trailing && { stopLossPrice: stopLoss ?? '' }),
    },
    { notice: 'screen' },
  )

function useTargets({ position, info, dragged, onClose }: Props) {
  const { t } = useLingui()
  const account = useTradingAccount()
  const say = useTellTrade()
  const sending = useSend()
  const context = { position, info }
  const form = useForm(targetsModel, context, {
    words: useWords(info),
    sending,
    from: { touched: { price: dragged ?? {}, return: {} } },
  })
  const { by, touched } = form.form
  const save = async (_: unknown, isStillHere: () => boolean) => {
    const { trail } = form.form
    const change = touchedOf(pricesOf(form.form, context), touched[by])
    const reply = await setTargets(account, position.row.id, { ...change, ...(trail !== null && { trailing: trail }) })
    if (reply.state !== 'ok' || !isStillHere()) return
    onClose()
    say(t`Take profit and stop loss saved`, { mode: modeOfRow(position.row), order: position.row.id })
  }
  return { form, sending, submit: () => form.press() && void sending.send(save) }
}

export function TargetsSheet(props: Props) {
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
        <Difference {...{ position, info }} typed={form.form} />
      </Sums>
      <Fields {...{ position, info, form, busy }} />
      <OrderNote state={state} records="" at={at} />
    </PositionSheet>
  )
}

const fields: readonly string[] = ['takeProfitPrice', 'stopLossPrice', 'trailing'] satisfies TargetsField[]
const isField = (name: string | undefined): name is TargetsField => name !== undefined && fields.includes(name)

function useWords({ pricePrecision, quoteCurrency }: SymbolInfo) {
  const { t } = useLingui()
  const words = useTargetWords()
  const { exact } = useFigures()
  return (fault: TargetFault | TrailFault): string => {
    if (fault.name !== 'price-step') return words(fault, pricePrecision)
    const step = exact(fault.step)
    return t`Enter a multiple of ${step} ${quoteCurrency}`
  }
}

/** By price what it would bring; by return the price that it is. */
function useMeaning(position: LivePosition, info: SymbolInfo, by: TargetsBy) {
  const { price, signed } = useFigures()
  const { row } = position
  return (target: Decimal | null) => {
    if (target === null) return undefined
    if (by === 'return') return price(target, info.pricePrecision)
    const profit = profitIf(position, target)
    return profit === null ? undefined : `${signed(profit)} ${row.currency}`
  }
}

/** What changes, and what it would bring: before and after. */
function Difference({ position, info, typed }: Pick<PositionSheetProps, 'position' | 'info'> & { typed: TargetsForm }) {
  const { price } = useFigures()
  const { row } = position
  const { takeProfit, stopLoss } = pricesOf(typed, { position, info })
  const meaning = useMeaning(position, info, 'price')
  const line = (label: ReactNode, before: Decimal | null | undefined, now: Decimal | null) => {
    if ((before ?? null) === now) return null
    const [was, is] = [before ?? null, now].map(at => price(at, info.pricePrecision))
    return (
      <>
        <SumRow strong label={label} before={was} value={is} />
        <SumRow
          label={<Trans>P&L at this price</Trans>}
          before={meaning(before ?? null)}
          value={meaning(now) ?? price(null, 2)}
        />
      </>
    )
  }
  return (
    <>
      {line(<Trans>Take profit</Trans>, row.takeProfitPrice, takeProfit)}
      {line(<Trans>Stop loss</Trans>, row.stopLossPrice, stopLoss)}
    </>
  )
}

type FieldsProps = Pick<PositionSheetProps, 'position' | 'info'> & {
  form: Form<TargetsForm, TargetsField>
  busy: boolean
}

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
      {hasFeature('trailing-stop') && (
        <NumberField
          label={<Trans>Trailing stop, distance</Trans>}
          value={shownTrail(form, { position, info })}
          onChange={trail => change({ trail })}
          unit={info.quoteCurrency}
          error={errorAt('trailing')}
          help={form.trail ? <TrailHelp stop={prices.stopLoss} info={info} /> : undefined}
          disabled={busy}
        />
      )}
      <p className={css.note}>
        <Trans>Leave blank to remove.</Trans>
      </p>
    </form>
  )
}

/** Where it begins, and what it does from there. */
function TrailHelp({ stop, info }: { stop: Decimal | null; info: SymbolInfo }) {
  const price = useFigures().price(stop, info.pricePrecision)
  return <Trans>Your stop is now {price}. It follows the price in your favour and never moves back.</Trans>
}
