/** What is ordered of positions: opened, closed, amended. Apart from what asks for them: it comes with the sheets that order. */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { directions, marginModes, orderTypes, tradeTypes } from '../../codes.ts'
import { codeOf, decimal, id, int, positive, time } from '../../scalars.ts'
import { position, positionApi, positionListCall } from './positions.ts'
import { ACCOUNT_FIELDS, inAccount, slippage, symbolName } from './terms.ts'

const owner = 'trade'

/** The person's own terms of an order. */
const terms = {
  tradeType: codeOf(tradeTypes),
  symbol: symbolName,
  direction: codeOf(directions),
  orderType: codeOf(orderTypes),
  /** Base units; lots of a CFD; options. */
  quantity: v.optional(positive),
  /** In quote currency, in place of the quantity. */
  amount: v.optional(positive),
  /** Of a limit order. */
  price: v.optional(positive),
  /** Of a stop order: at the first tick at or beyond it the order fills. */
  triggerPrice: v.optional(positive),
  leverage: v.optional(int),
  marginMode: v.optional(codeOf(marginModes)),
  takeProfitPrice: v.optional(positive),
  stopLossPrice: v.optional(positive),
  /** Of an option: which expiry of appSecondContractSet/list; the expected price is then the underlying's. */
  setId: v.optional(id),
  strike: v.optional(positive),
  /** Until when a limit or stop order waits; absent: until it is cancelled. */
  expireTime: v.optional(time),
}

/** What every order about a position says of itself. */
const order = {
  method: 'POST',
  auth: 'token',
  owner,
  changes: ['positions', 'funds', 'ledger'],
  foundBy: positionListCall,
  foundWithin: ACCOUNT_FIELDS,
  order: true,
} as const

export const createPositionCall = defineCall({
  ...order,
  path: `${positionApi}/create`,
  opens: ['position', 'stake', 'spot'],
  answers: 'position',
  input: { ...terms, ...slippage, ...inAccount },
  output: position,
})

export const updateStopLossCall = defineCall({
  method: 'POST',
  path: `${positionApi}/updateStopLoss`,
  auth: 'token',
  owner,
  answers: 'position',
  changes: ['positions'],
  /** Absent keeps, "" clears (nulls are dropped on the way). */
  input: {
    ...inAccount,
    id,
    takeProfitPrice: v.optional(v.union([v.literal(''), positive])),
    stopLossPrice: v.optional(v.union([v.literal(''), positive])),
    /** How far the stop follows the best mark (feature "trailing-stop"). */
    trailing: v.optional(v.union([v.literal(''), positive])),
  },
  output: position,
})

/**
 * A running position: without quantity the whole of it; a part splits off a closed row (feature "partial-close"). The
 * expected price is required then. A waiting order is cancelled.
 */
export const closePositionCall = defineCall({
  ...order,
  path: `${positionApi}/close/{id}`,
  opens: [],
  answers: 'position',
  input: {
    ...inAccount,
    id,
    quantity: v.optional(positive),
    expectedPrice: v.optional(positive),
    tolerance: v.optional(decimal),
  },
  output: position,
})

/** `close/{id}` with the id "all". Each that cannot be closed is named with the reason, in words. */
export const closeAllCall = defineCall({
  ...order,
  path: `${positionApi}/close/all`,
  opens: [],
  feature: 'close-all',
  answers: 'outcome',
  input: { ...inAccount, tradeType: codeOf(tradeTypes), symbol: v.optional(symbolName) },
  output: v.object({ closed: v.array(id), failed: v.array(v.object({ id, message: v.string() })) }),
})

export const addMarginCall = defineCall({
  ...order,
  path: `${positionApi}/addMargin`,
  opens: [],
  answers: 'position',
  input: { ...inAccount, id, amount: positive },
  output: position,
})

/** Other terms of a waiting order; the freeze moves by the difference. expireTime "": until it is cancelled. */
export const amendOrderCall = defineCall({
  ...order,
  path: `${positionApi}/amend`,
  opens: ['position', 'spot'],
  feature: 'order-amend',
  answers: 'position',
  input: {
    ...inAccount,
    id,
    price: v.optional(positive),
    triggerPrice: v.optional(positive),
    quantity: v.optional(positive),
    expireTime: v.optional(v.union([v.literal(''), time])),
  },
  output: position,
})

/** Closes the whole position and opens as much on the other side, at one tick. Answers the new position. */
export const reversePositionCall = defineCall({
  ...order,
  path: `${positionApi}/reverse/{id}`,
  opens: ['position'],
  feature: 'reverse-position',
  answers: 'position',
  input: { ...inAccount, id, ...slippage },
  output: position,
})
