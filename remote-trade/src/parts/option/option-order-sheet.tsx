/** The last look at an option: every number at the live price, then one tap. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { createPositionCall } from '@shared/contract/calls/trade'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { big, compare, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { OrderNote } from '@shared/ui/order-note'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { useWay } from 'shell/navigation'
import { useOrder } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import type { Failure } from 'shell/transport'
import { premiumTolerances } from '../account/terms.ts'
import { useTradingAccount } from '../account/trading-account.ts'
import { ConfirmSheet } from '../confirm/confirm-sheet.tsx'
import { DemoOrder } from '../confirm/demo-order.tsx'
import { missingFor } from '../form/missing.ts'
import { useConfirmedPrice } from '../price/confirmed-price.ts'
import { usePriceAgain } from '../price/price-again.ts'
import { usePremiumTolerance } from '../price/tolerance.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { useRiseFall } from '../words/rise-fall.ts'
import { useGateWords } from '../words/words.ts'
import { highestCost, markTolerance, type OptionIntent, offerOf } from './option.model.ts'
import css from './option.module.css'
import { UNIT } from './option-fields.tsx'
import { useLength } from './option-words.ts'
import type { OptionState } from './use-option.ts'

type Props = SheetFrame & {
  option: OptionState
  intent: OptionIntent
  onPlaced(row: Position | undefined): void
  /** It may be for what stands in the ticket. */
  onRefused(failure: Failure): void
}

/** What the exchange is told, apart from the price that was confirmed. */
const termsOf = ({ symbol, side, term, strike, quantity }: OptionIntent) => ({
  tradeType: tradeTypes.option,
  symbol,
  direction: side === 'long' ? directions.buy : directions.sell,
  orderType: orderTypes.market,
  setId: term.id,
  strike,
  quantity,
})

/** Its time goes on while the sheet stands: the newest terms of its expiry. */
const asOfNow = (intent: OptionIntent, { terms }: OptionState): OptionIntent => ({
  ...intent,
  term: terms.find(({ id }) => id === intent.term.id) ?? intent.term,
})

function usePlacing({ option, intent, onPlaced, onRefused }: Props) {
  const account = useTradingAccount()
  const [part] = usePremiumTolerance()
  const { at, refused } = useConfirmedPrice(option.gate)
  const order = useOrder(createPositionCall, {
    onDone: onPlaced,
    onFailed(failure) {
      refused(failure)
      onRefused(failure)
    },
  })
  usePriceAgain(option.gate, order)
  const price = at?.expectedPrice ?? option.price ?? intent.strike
  const now = asOfNow(intent, option)
  const tolerance = markTolerance(now, price, part)
  const terms = at && { ...account, ...termsOf(intent), ...at, tolerance }
  return { order, terms, price, now, most: highestCost(now, price, tolerance) }
}

export function OptionOrderSheet(props: Props) {
  const { t } = useLingui()
  const ways = useRiseFall()
  const { money } = useFigures()
  const { option, open, onClose } = props
  const { order, terms, price, now: intent, most } = usePlacing(props)
  const { state, busy } = order
  const tolerance = usePremiumTolerance()
  const gateWords = useGateWords()(option.gate)
  const { side } = intent
  const lacks = missingFor(offerOf(intent, intent.term, price).cost, option.available ?? '0')
  const missing = money(lacks)
  const reason = gateWords ?? (lacks ? t`Transfer ${missing} more` : undefined)
  return (
    <ConfirmSheet
      {...{ open, onClose, side, order, reason }}
      way={ways[side]}
      onConfirm={() => terms && void order.send(terms)}
      act={<Trans>Buy option</Trans>}
    >
      <Numbers intent={intent} option={option} price={price} most={most} />
      <ToleranceField
        label={t`Maximum slippage of the premium`}
        choices={premiumTolerances}
        value={tolerance[0]}
        onChange={tolerance[1]}
        disabled={busy}
      />
      <OrderNote state={state} records={useWay(to.contract({ mode: 'option' }))} />
      <DemoOrder call={createPositionCall} terms={terms} mode="option" disabled={busy} />
    </ConfirmSheet>
  )
}

type NumbersProps = { intent: OptionIntent; option: OptionState; price: Decimal; most: Decimal }

function Numbers({ intent, option: { info, available }, price, most }: NumbersProps) {
  const figures = useFigures()
  const length = useLength()
  const { strike, quantity, term } = intent
  const { premium, cost, breakEven } = offerOf(intent, term, price)
  const fits = available !== undefined && compare(cost, available) <= 0
  return (
    <>
      <p className={css.headline}>
        <Amount open value={quantity} places={8} minPlaces={0} unit={info.baseCurrency} size="title-1" />
        <span>{length(term.seconds)}</span>
      </p>
      <Sums>
        <SumRow
          strong
          label={<Trans>Most you can pay and lose</Trans>}
          value={<Paid open value={most} unit={UNIT} />}
        />
        <SumRow label={<Trans>Cost at this price</Trans>} value={<Paid open value={cost} unit={UNIT} />} />
        <SumRow label={<Trans>Strike</Trans>} value={figures.exact(strike)} />
        <SumRow label={<Trans>Market price</Trans>} value={<PriceCell price={price} places={info.pricePrecision} />} />
        <SumRow label={<Trans>Annual volatility</Trans>} value={figures.percent(term.impliedVolatility)} />
        <SumRow label={<Trans>Premium per unit</Trans>} value={<Paid open value={premium} unit={UNIT} />} />
        <SumRow label={<Trans>Break-even price</Trans>} value={figures.price(breakEven, info.pricePrecision)} />
        <SumRow
          label={<Trans>Available</Trans>}
          {...(fits && { before: <Amount value={available} /> })}
          value={<Amount value={fits ? big(available).minus(big(cost)).toString() : available} unit={UNIT} />}
        />
      </Sums>
    </>
  )
}
