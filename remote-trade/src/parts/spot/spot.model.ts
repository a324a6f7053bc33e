/** A spot order in numbers: what was typed, how much that is, what it pays and brings (docs/rules/money.md#spot). */
import type { SymbolInfo } from '@shared/contract'
import {
  averageAfter,
  big,
  type CoinHolding,
  count,
  type Decimal,
  portion,
  type Side,
  type SpotFill,
  saleProfit,
  spotFill,
  spotQuantity,
  truncateToStep,
} from '@shared/money'
import { percentOf } from '../form/share.ts'
import { dealtAt, type Waiting } from '../orders/waiting.model.ts'

/** What stands in the fields. Money and coins are kept apart: coming back, each is as it was typed. */
export type SpotForm = {
  side: Side
  /** At once, or at a price of one's own. */
  kind: 'market' | 'limit'
  at: Decimal | ''
  until: Waiting
  /** To be paid, where a buy goes at once. */
  amount: Decimal | ''
  /** Coins of every other order. */
  quantity: Decimal | ''
  /** Percent of what is there, while the slider said it last. */
  share: number | null
}

/** The market and account that an order is checked against. */
export type SpotContext = {
  info: SymbolInfo
  market: Decimal
  /** What is free of the quote currency, and of the coin. */
  money: Decimal
  coins: Decimal
  /** What is held of the coin, what waits included. */
  held: CoinHolding
  /** How many orders wait. */
  pending: number
}

/** A buy at once says what is paid for it; everything else, how many coins. */
export const isByAmount = ({ side, kind }: Pick<SpotForm, 'side' | 'kind'>): boolean =>
  side === 'long' && kind === 'market'

/** What the order would be dealt at. */
export const priceOf = (
  form: Pick<SpotForm, 'side' | 'kind' | 'at'>,
  { market }: Pick<SpotContext, 'market'>,
): Decimal => dealtAt(form, form.side, market)

export type SpotSize = { quantity: Decimal; amount?: Decimal }

/** A share of the money, in coins on the symbol's step. */
const shareOfMoney = ({ money, info }: SpotContext, price: Decimal, share: number): Decimal =>
  truncateToStep(big(money).times(count(share)).div('100').div(big(price)), info.quantityStep)

/** All of it goes whole, however little it is. */
const shareOfCoins = ({ coins, info }: SpotContext, share: number): Decimal =>
  share === 100 ? coins : portion(coins, share, info.quantityStep)

/** '' where nothing was said. */
export function amountOf({ amount, share }: SpotForm, { money }: Pick<SpotContext, 'money'>): Decimal | '' {
  return share === null ? amount : portion(money, share, '0.01')
}

export function quantityOf(form: SpotForm, context: SpotContext): Decimal | '' {
  const { share, side, quantity } = form
  if (share === null) return quantity
  return side === 'short' ? shareOfCoins(context, share) : shareOfMoney(context, priceOf(form, context), share)
}

/** What the size's field shows, and which part of what is there that is; 0 where nothing can be said. */
export function typedSize(form: SpotForm, context: SpotContext | undefined): { value: Decimal | ''; percent: number } {
  const byAmount = isByAmount(form)
  if (!context) return { value: byAmount ? form.amount : form.quantity, percent: 0 }
  const value = byAmount ? amountOf(form, context) : quantityOf(form, context)
  if (form.share !== null) return { value, percent: form.share }
  const { quantity = '', amount = quantity } = sizeOf(form, context) ?? {}
  const there = form.side === 'short' ? context.coins : context.money
  const paid = form.side === 'short' || byAmount ? amount : big(quantity || '0').times(big(priceOf(form, context)))
  return { value, percent: percentOf(paid === '' ? '' : big(paid).toString(), there) }
}

/** How much is ordered; null where nothing was said. */
export function sizeOf(form: SpotForm, context: SpotContext): SpotSize | null {
  if (!isByAmount(form)) {
    const quantity = quantityOf(form, context)
    return quantity === '' ? null : { quantity }
  }
  const amount = amountOf(form, context)
  return amount === '' ? null : { amount, quantity: spotQuantity(amount, context.market) }
}

export type SpotOffer = SpotFill & {
  /** What a coin has cost on average, before and after; a sale keeps it. */
  average: Decimal
  averageAfter: Decimal
  /** What a sale brings beyond what the coins had cost. */
  profit: Decimal | null
}

/** What it pays and brings at a price, by the function that the exchange books with. @param size above zero */
export function offerOf(side: Side, size: SpotSize, price: Decimal, held: CoinHolding): SpotOffer {
  const fill = spotFill({ side, ...size, price })
  const average = big(held.averagePrice).toString()
  if (side === 'short') {
    const profit = saleProfit(fill.received, { ...held, quantity: size.quantity })
    return { ...fill, average, averageAfter: average, profit }
  }
  const after = averageAfter(held, { quantity: fill.received, cost: fill.paid })
  return { ...fill, average, averageAfter: after, profit: null }
}

/** Of money: what is explained by where nothing was typed. */
const EXAMPLE = '1000'

type Ordered = SpotSize & Pick<SpotForm, 'side' | 'kind' | 'at'>

/** What is typed where it is an order, else a purchase at once. */
function typedOr({ side, kind, at, ...typed }: SpotForm, context: SpotContext): Ordered {
  const size = sizeOf({ side, kind, at, ...typed }, context)
  if (size && Number(size.quantity) > 0) return { side, kind, at, ...size }
  return { side: 'long', kind: 'market', at: '', amount: EXAMPLE, quantity: spotQuantity(EXAMPLE, context.market) }
}

/** The order that spot is explained by: the one that is pressed, else what is typed, else an example. */
export function exampleOf(form: SpotForm, context: SpotContext, pressed: Ordered | undefined) {
  const { side, kind, at, ...size } = pressed ?? typedOr(form, context)
  return { side, offer: offerOf(side, size, priceOf({ side, kind, at }, context), context.held) }
}
