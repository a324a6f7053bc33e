/** Sells an option back to the exchange, whole or in part, at the live price. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { closePositionCall } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { PriceCell } from '@shared/ui/price-cell'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { useForm } from 'shell/form'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { premiumTolerances } from '../account/terms.ts'
import { useTradingAccount } from '../account/trading-account.ts'
import { useCloseFaultWords } from '../positions/close-words.tsx'
import { closingModel } from '../positions/position-forms.model.ts'
import { useConfirmedPrice } from '../price/confirmed-price.ts'
import { usePriceAgain } from '../price/price-again.ts'
import { usePremiumTolerance } from '../price/tolerance.ts'
import { ownOptionTerm } from '../quotes/kept-terms.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { Got, Paid } from '../words/paid.tsx'
import { useRiseFall } from '../words/rise-fall.ts'
import { useTellTrade } from '../words/use-tell-trade.ts'
import { useGateWords } from '../words/words.ts'
import { expiriesOf, useExpiries } from './option.api.ts'
import { lotsOf } from './option.model.ts'
import { UNIT } from './option-fields.tsx'
import { type OptionRow, saleOf, type WorstSale } from './option-row.model.ts'
import { type LiveOption, useLiveOption } from './use-live-option.ts'

type Props = SheetFrame & {
  option: OptionRow
  /** When the option was answered. */
  at: number
  /** It has ended meanwhile. */
  gone: boolean
}

export function SellSheet(props: Props) {
  const info = useSymbolMap().get(props.option.row.symbol)
  const [term] = expiriesOf(useExpiries(props.option.row.symbol).data)
  return info && term ? (
    <Selling {...props} info={{ ...info, ...lotsOf(ownOptionTerm(props.option.row, term)) }} />
  ) : null
}

/** @param info with the sizes of options */
function useSelling(
  { option, info, onClose }: Props & { info: SymbolInfo },
  live: LiveOption,
  worst: WorstSale | undefined,
) {
  const { t } = useLingui()
  const { signed } = useFigures()
  const say = useTellTrade()
  const account = useTradingAccount()
  const { at, refused } = useConfirmedPrice(live.gate)
  const { id, quantity: whole } = option.row
  const order = useOrder(closePositionCall, {
    onDone(row) {
      onClose()
      const [pair, profit] = [pairOf(info), signed(row?.profit)]
      say(t`${pair} sold: ${profit} ${UNIT}`, { mode: 'option', order: row?.id ?? id })
    },
    onFailed: refused,
  })
  usePriceAgain(live.gate, order)
  const form = useForm(
    closingModel,
    { whole, info },
    { words: useCloseFaultWords(info.baseCurrency), sending: order, from: { quantity: whole } },
  )
  const { quantity } = form.form
  const part = quantity === whole ? {} : { quantity }
  const confirm = () => {
    if (at && worst && form.press()) void order.send({ ...account, id, ...part, ...at, tolerance: worst.tolerance })
  }
  return { order, form, confirm }
}

function Selling(props: Props & { info: SymbolInfo }) {
  const { t } = useLingui()
  const ways = useRiseFall()
  const { option, at, gone, info, open, onClose } = props
  const live = useLiveOption(option, at)
  const tolerance = usePremiumTolerance()
  const worst = live.worst(tolerance[0])
  const { order, form, confirm } = useSelling(props, live, worst)
  const gateWords = useGateWords()(live.gate)
  const { state, busy } = order
  const { side, row } = option
  const over = gone || live.left === 0 ? t`This option has expired` : undefined
  const reason = over ?? gateWords ?? (form.ready ? undefined : form.errorAt('quantity'))
  return (
    <Sheet
      open={open}
      busy={busy}
      onClose={onClose}
      title={<Trans>Sell back</Trans>}
      mark={<Badge kind={side === 'long' ? 'rise' : 'fall'}>{ways[side]}</Badge>}
      actions={
        <Button wide look="primary" loading={busy} reason={busy ? undefined : reason} onClick={confirm}>
          <OrderWords state={state}>
            <Trans>Sell back</Trans>
          </OrderWords>
        </Button>
      }
    >
      {hasFeature('partial-close') && (
        <NumberField
          {...form.field('quantity')}
          label={<Trans>Quantity</Trans>}
          unit={info.baseCurrency}
          max={row.quantity}
          disabled={busy}
        />
      )}
      <Outcome {...{ option, live, worst, info }} part={form.ready ? form.form.quantity : ''} />
      <ToleranceField
        label={t`Maximum slippage of the premium`}
        choices={premiumTolerances}
        value={tolerance[0]}
        onChange={tolerance[1]}
        disabled={busy}
      />
      <OrderNote state={state} records={useWay(to.contract({ mode: 'option' }))} at="quantity" />
    </Sheet>
  )
}

type OutcomeProps = {
  option: OptionRow
  live: LiveOption
  worst: WorstSale | undefined
  part: string
  info: SymbolInfo
}

function Outcome({ option, live: { bid, price, expected }, worst, part, info }: OutcomeProps) {
  const { exact } = useFigures()
  const sale = part && bid ? saleOf(option, part, bid) : null
  const least = part && worst ? saleOf(option, part, worst.bid) : null
  return (
    <Sums>
      <SumRow label={<Trans>Minimum received, with slippage</Trans>} value={<Got value={least?.value} unit={UNIT} />} />
      <SumRow label={<Trans>Strike</Trans>} value={exact(option.strike)} />
      <SumRow label={<Trans>Market price</Trans>} value={<PriceCell price={price} places={info.pricePrecision} />} />
      <SumRow label={<Trans>Sell price per unit</Trans>} value={<Got open value={bid} unit={UNIT} />} />
      <SumRow
        strong
        label={<Trans context="option">You receive</Trans>}
        value={<Got value={sale?.value} unit={UNIT} />}
      />
      <SumRow label={<Trans>You paid</Trans>} value={<Paid value={sale?.cost} unit={UNIT} />} />
      <SumRow label={<Trans>Profit and loss</Trans>} value={<Change own amount={sale?.profit ?? null} />} />
      <SumRow
        label={<Trans>P&L if the whole position ended now</Trans>}
        value={<Change own amount={expected ?? null} />}
      />
    </Sums>
  )
}
