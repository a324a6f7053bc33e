/** Orders of products in lists: which are shown, what comes next of each (docs/rules/invest.md#orders). */
import type { OutputOf } from '@shared/contract'
import type { Query, Way } from '@shared/contract/address'
import type { ProductOrder, productStatCall } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates, productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { fromServerTime } from '@shared/format/time'
import { compare } from '@shared/money'

export type Status = ProductOrder['status']
export type Type = ProductOrder['type']
export type Stat = OutputOf<typeof productStatCall>

const { notStarted, running, ended, frozen, cancelled } = productOrderStates

/** As their chips stand: what earns first. */
export const statuses: readonly Status[] = [running, notStarted, ended, frozen, cancelled]
export const types: readonly Type[] = Object.values(productTypes)

export const statusOf = ({ status }: Query<'status'>): Status | undefined =>
  statuses.find(known => String(known) === status)
export const typeOf = ({ type }: Query<'type'>): Type | undefined => types.find(known => String(known) === type)

export const countOf = ({ counts }: Pick<Stat, 'counts'>, status: Status): number =>
  ({
    [notStarted]: counts.notStarted,
    [running]: counts.running,
    [ended]: counts.ended,
    [frozen]: counts.frozen,
    [cancelled]: counts.cancelled,
  })[status]

/** What happens next by itself: it starts, or an income falls due. Epoch ms; null where nothing does, or nobody knows when. */
export function nextAt({ status, startTime, nextIncomeTime }: ProductOrder): number | null {
  const next = status === notStarted ? startTime : status === running ? nextIncomeTime : null
  return next == null ? null : fromServerTime(next)
}

const EVERY = 60_000
/** What should have happened by now happens within seconds. */
const LATE = 3_000

/** How often they are asked for again, in ms. @param now by the server's clock */
export const everyFor = (orders: readonly ProductOrder[], now: number): number =>
  orders.some(order => (nextAt(order) ?? now + EVERY) <= now) ? LATE : EVERY

/** Of its cycle, from 0 to 1. */
export const partDone = ({ doneDays, cycleDays }: Pick<ProductOrder, 'doneDays' | 'cycleDays'>): number =>
  cycleDays > 0 ? Math.min(1, doneDays / cycleDays) : 0

export const isMachine = ({ type }: Pick<ProductOrder, 'type'>): boolean => type === productTypes.mining
export const isBond = ({ type }: Pick<ProductOrder, 'type'>): boolean => type === productTypes.bond

/** Currencies of which the totals in USDT say too little: all but USDT alone. */
export const currenciesOf = ({ byCurrency }: Pick<Stat, 'byCurrency'>): Stat['byCurrency'] =>
  byCurrency.every(({ currency }) => currency === 'USDT') ? [] : byCurrency

/** Where such products are bought. */
export const shopOf = (type: Type | undefined): Way =>
  type === productTypes.mining ? to.mining() : type === productTypes.bond ? to.bonds() : to.arbitrage()

/** Something came. */
export const isIn = (amount: string): boolean => compare(amount, '0') > 0
