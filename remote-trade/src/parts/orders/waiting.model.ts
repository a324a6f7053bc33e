/** Orders that wait for a price: limits and stops, by the rules that the exchange refuses with. */
import type { SymbolInfo } from '@shared/contract'
import { MOST_PENDING } from '@shared/contract/limits'
import {
  big,
  changeRate,
  compare,
  type Decimal,
  fillsLimit,
  fillsStop,
  isMultipleOf,
  limitRange,
  type Side,
} from '@shared/money'
import { dealtBy } from '../cfd/dealing.ts'
import type { OrderForm, TicketContext } from '../ticket/ticket.model.ts'

/** How long an order waits; '' until it is cancelled. */
export const waitings = ['', '1h', '1d', '7d'] as const
export type Waiting = (typeof waitings)[number]

const HOUR = 3_600_000
const lengths: Record<Exclude<Waiting, ''>, number> = { '1h': HOUR, '1d': 24 * HOUR, '7d': 168 * HOUR }

/** Epoch ms of its end; null: none. @param now of the server */
export const endOf = (until: Waiting, now: number): number | null => (until === '' ? null : now + lengths[until])

type Order = Pick<OrderForm, 'kind' | 'at'>

/** Whether it fills at once: at the market, or at a limit that the market has reached. @param deal what its side deals at */
export const fillsNow = ({ kind, at }: Order, side: Side, deal: Decimal): boolean =>
  kind === 'market' || (kind === 'limit' && at !== '' && fillsLimit(side, at, deal))

/** Whether a typed price can be counted with: "0" is the beginning of "0.17", and nothing is divided by it. */
export const isPrice = (at: Decimal | ''): at is Decimal => at !== '' && compare(at, '0') > 0

/** What an order would be dealt at; without a price of its own, at the market's. @param deal what its side deals at now */
export const dealtAt = (order: Order, side: Side | undefined, deal: Decimal): Decimal =>
  !isPrice(order.at) || (side ? fillsNow(order, side, deal) : order.kind === 'market') ? deal : order.at

export type WaitingField = 'price' | 'triggerPrice'
export type WaitingFault =
  | { field: WaitingField; name: 'price-missing' | 'stop-side' }
  | { field: WaitingField; name: 'price-range'; min: Decimal; max: Decimal }
  | { field: WaitingField; name: 'price-step'; step: Decimal }
  | { field: 'quantity'; name: 'too-many-waiting'; n: number }

export const fieldOf = (kind: OrderForm['kind']): WaitingField => (kind === 'stop' ? 'triggerPrice' : 'price')

/** The last place of a symbol's prices. */
export const gridOf = ({ pricePrecision }: SymbolInfo): Decimal =>
  big('1')
    .div(big(`1${'0'.repeat(pricePrecision)}`))
    .toString()

/** Without a market price the range is not checked. */
type PriceContext = { info: SymbolInfo; market: Decimal | undefined }

/** What is wrong with the price alone, whichever side is pressed. */
export function priceFaults({ kind, at }: Order, { info, market }: PriceContext): WaitingFault[] {
  if (kind === 'market') return []
  const field = fieldOf(kind)
  if (at === '') return [{ field, name: 'price-missing' }]
  const step = gridOf(info)
  if (!isMultipleOf(at, step)) return [{ field, name: 'price-step', step }]
  if (market === undefined) return []
  const { min, max } = limitRange(market, info.pricePrecision)
  return compare(at, min) < 0 || compare(at, max) > 0 ? [{ field, name: 'price-range', min, max }] : []
}

/** What keeps the order of a side from waiting. */
export function waitingFaults(order: Order, side: Side, context: TicketContext): WaitingFault[] {
  const faults = priceFaults(order, context)
  const { kind, at } = order
  if (faults.length > 0 || at === '') return faults
  const deal = dealtBy(context.dealing, side, context.market)
  if (kind === 'stop' && fillsStop(side, at, deal)) return [{ field: 'triggerPrice', name: 'stop-side' }]
  const waits = !fillsNow(order, side, deal)
  return waits && context.pending >= MOST_PENDING
    ? [{ field: 'quantity', name: 'too-many-waiting', n: MOST_PENDING }]
    : []
}

/** How far the market has to go to it, a signed fraction. */
export const wayTo = (at: Decimal, market: Decimal): Decimal => changeRate(market, at)
