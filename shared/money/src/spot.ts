/** Spot: a coin is bought or sold for good, and what it cost on average is kept (docs/rules/money.md#spot). */
import { big, compare, type Num, roundUp, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { charge, credit, LEDGER_PLACES } from './ledger.ts'
import type { Side } from './side.ts'
import { type Lots, type QuantityRefusal, quantityRefusal } from './size.ts'

/** Of what is received; maker or taker alike. */
export const SPOT_FEE_RATE = '0.001'
/** What buying and selling costs, as a share of the price. */
export const SPOT_ROUND_TRIP = '0.002'

/** Taken out of what is received. */
export const spotFee = (gross: Num): Decimal => charge(big(gross).times(big(SPOT_FEE_RATE)))

/** What an amount of quote currency buys: to the ledger's last place, bound to no step. */
export const spotQuantity = (amount: Num, price: Num): Decimal => truncate(big(amount).div(big(price)), LEDGER_PLACES)

export interface SpotOrder {
  /** long buys, short sells */
  side: Side
  quantity: Num
  price: Num
  /** In place of a quantity: all of it is paid. */
  amount?: Num | undefined
}

export interface SpotFill {
  /** Quote currency of a buy, coins of a sale. */
  paid: Decimal
  /** What is got for it: coins of a buy, quote currency of a sale; the fee is taken out of it. */
  gross: Decimal
  fee: Decimal
  received: Decimal
}

/** What a buy pays, or must keep ready at its price. */
export const spotCost = ({ quantity, price, amount }: Omit<SpotOrder, 'side'>): Decimal =>
  amount === undefined ? charge(big(quantity).times(big(price))) : big(amount).toString()

export function spotFill(order: SpotOrder): SpotFill {
  const { side, quantity, price } = order
  const own = big(quantity).toString()
  const gross = side === 'long' ? own : credit(big(quantity).times(big(price)))
  const fee = spotFee(gross)
  return { paid: side === 'long' ? spotCost(order) : own, gross, fee, received: big(gross).minus(big(fee)).toString() }
}

const LEAST = '0.00000001'

/**
 * Whether the exchange takes a quantity: steps bind what is typed, neither what an amount buys nor all that is there.
 * @param all everything that could be sold: it may go whole, however little it is
 */
export function spotRefusal(
  quantity: Num,
  lots: Lots,
  { byAmount = false, all = '0' }: { byAmount?: boolean; all?: Num } = {},
): QuantityRefusal | null {
  const whole = compare(all, '0') > 0 && compare(quantity, all) === 0
  return quantityRefusal(quantity, {
    minQuantity: whole ? LEAST : lots.minQuantity,
    maxQuantity: lots.maxQuantity,
    quantityStep: whole || byAmount ? LEAST : lots.quantityStep,
  })
}

/** What an amount must lie between, so that it buys what the symbol's lots allow. */
export const spotAmountRange = ({ minQuantity, maxQuantity }: Lots, price: Num): { min: Decimal; max: Decimal } => ({
  min: roundUp(big(minQuantity).times(big(price)), LEDGER_PLACES),
  max: truncate(big(maxQuantity).times(big(price)), LEDGER_PLACES),
})

/** Places of an average price: a coin of seventeen cents keeps its digits over a million of them. */
const AVERAGE_PLACES = 16

export interface CoinHolding {
  quantity: Num
  averagePrice: Num
}

/** The average once more has come, its fee taken out, at what was paid for it. A sale keeps the average. */
export function averageAfter(before: CoinHolding, { quantity, cost }: { quantity: Num; cost: Num }): Decimal {
  const after = big(before.quantity).plus(big(quantity))
  if (after.lte('0')) return '0'
  const all = big(before.quantity).times(big(before.averagePrice)).plus(big(cost))
  return truncate(all.div(after), AVERAGE_PLACES)
}

/** What a sale brought beyond what the coins had cost. @param received after the fee */
export const saleProfit = (received: Num, { quantity, averagePrice }: CoinHolding): Decimal =>
  credit(big(received).minus(big(quantity).times(big(averagePrice))))

/** What coins would bring beyond what they cost, at a price, before any fee. */
export const holdingProfit = ({ quantity, averagePrice }: CoinHolding, price: Num): Decimal =>
  credit(big(quantity).times(big(price).minus(big(averagePrice))))
