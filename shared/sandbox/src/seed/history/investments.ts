/** Investments of the past: of A2 one that ran to its end, one that was taken back, one that runs and one that stands still; a bond and a machine that run. */

import { DAY, dayStart, HOUR, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { reasonOf } from '@shared/engine/reasons/stored'
import { type Decimal, toMinor } from '@shared/money'
import {
  buyProduct,
  catchUp,
  freezeOrder,
  leaveProduct,
  mineAlike,
  netOf,
  offerAgain,
  type Wanted,
} from '@shared/products/invest/index'
import type { Act } from './acts.ts'

type Terms = Pick<Wanted, 'productId' | 'quantity' | 'expected'>
/** Known once it is bought. */
type Order = { id: string }

const a2 = (quantity: Decimal): Terms => ({ productId: 'A2', quantity, expected: '0.0008' })
const CYCLE = 7
/** How long after the purchase arbitrage and machines start. */
const [SOON, TOMORROW] = [HOUR, DAY]

const bought = (at: number, order: Order, terms: Terms, machines = false): Act => ({
  at,
  does(tx, { context, user }) {
    order.id = buyProduct(tx, context, user, { ...terms, agreed: true, clientOrderId: 'demo-history' }, machines).id
  },
})

/** What is due is done as its moment is passed. */
const passed = (at: number, subject: () => string): Act => ({
  at,
  does: (tx, { context }) => catchUp(tx, context, subject()),
})

/** Started, and paid for so many days. */
const paid = (start: number, order: Order, days: number): Act[] =>
  Array.from({ length: days + 1 }, (_, day) => passed(start + day * DAY, () => order.id))

function held(start: number, terms: Terms, days: number): Act[] {
  const order = { id: '' }
  return [bought(start - SOON, order, terms), ...paid(start, order, days)]
}

function takenBack(at: number, quantity: Decimal): Act[] {
  const order = { id: '' }
  return [
    bought(at, order, a2(quantity)),
    {
      at: at + 20 * MINUTE,
      does: (tx, { context, user }) => void leaveProduct(tx, context, user, order.id, quantity),
    },
  ]
}

/** Stopped within its second day. */
function stopped(start: number, quantity: Decimal): Act[] {
  const order = { id: '' }
  return [
    bought(start - SOON, order, a2(quantity)),
    ...paid(start, order, 1),
    {
      at: start + DAY + 3 * HOUR,
      does: (tx, { context }) => freezeOrder(tx, context, order.id, reasonOf('order', 'payment-review')),
    },
  ]
}

/** The last of a bond that is sold out by it, so that it starts with the next day. */
function lastOfBond(at: number): Act[] {
  const terms = { productId: 'B4', quantity: '1000', expected: '0.07' }
  const offered: Act = { at, does: tx => offerAgain(tx, terms.productId, toMinor(terms.quantity)) }
  return [offered, bought(at, { id: '' }, terms), passed(dayStart(at) + DAY, () => terms.productId)]
}

/** Days that it mined by now, and how many of them are left since the one on which it earned less than its power cost. */
const [MINED, SINCE_IDLE] = [34, 20]
const POOR = '0.00005'

export type Mine = {
  acts: Act[]
  /** What it brings within its first days, by the prices of then. */
  net(tx: Tx, context: Context): Decimal
}

/** @param next when its next day is over */
export function mineOf(next: number): Mine {
  const order = { id: '' }
  const start = next - (MINED + 1) * DAY
  const terms = { productId: 'S21', quantity: '1', expected: '2800' }
  const poor: Act = {
    at: start - TOMORROW,
    does: tx => mineAlike(tx, terms.productId, POOR, dayStart(next - SINCE_IDLE * DAY)),
  }
  return {
    acts: [bought(start - TOMORROW, order, terms, true), poor, ...paid(start, order, MINED)],
    net: (tx, context) => netOf(tx, context, order.id, MINED),
  }
}

/** @param today when the day of the first tick began, UTC+8 @param next when the next income of what runs is due */
export const investmentsOf = (today: number, next: number): Act[] => [
  ...held(today - 36 * DAY + 10 * HOUR, a2('300'), CYCLE),
  ...takenBack(today - 12 * DAY + 9 * HOUR, '200'),
  ...lastOfBond(today - 12 * DAY + 11 * HOUR),
  ...stopped(next - 6 * DAY, '500'),
  ...held(next - 4 * DAY, a2('1000'), 3),
]
