/** Token offerings: lots are applied for, drawn, paid and listed (docs/rules/invest.md#offerings). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { applicationStates, offeringStates } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, time } from '../../scalars.ts'
import { get, owner, post, prod } from './terms.ts'

/** What makes the lines of the public list one thing: neither a bar nor a line feed may stand in it. */
export const salt = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{1,64}$/, 'Expected 1 to 64 letters or digits'))

export const application = v.object({
  id,
  /** As it stands in the public list. */
  orderNo: v.string(),
  ioeId: id,
  symbol: v.string(),
  lots: int,
  /** Tokens of all these lots. */
  quantity: decimal,
  estimatedPrice: decimal,
  winningPrice: maybe(decimal),
  /** Null until the draw. */
  wonLots: maybe(int),
  wonQuantity: maybe(decimal),
  /** What is to be paid; before the draw the most that it may come to. */
  amount: decimal,
  payEnd: time,
  listTime: time,
  payTime: decorates(time),
  salt: v.string(),
  /** The promise that was public as it was made. */
  commitHash: v.string(),
  status: codeOf(applicationStates),
  clientOrderId: maybe(v.string()),
  createTime: time,
  /** Of the demo account's history, from before it and the exchange began: nobody placed it. */
  sample: maybe(v.boolean()),
})
export type Application = v.InferOutput<typeof application>

export const applicationListCall = defineCall({
  ...get,
  path: `${prod}appOrderIoe/listMy`,
  answers: 'applications',
  reads: ['offerings'],
  input: {
    ...paging,
    id: v.optional(id),
    ioeId: v.optional(id),
    status: v.optional(codeOf(applicationStates)),
    clientOrderId: v.optional(clientOrderId),
  },
  output: page(application),
})

export const offering = v.object({
  id,
  name: v.string(),
  /** The token, e.g. "LUMA"; once it is listed its market is symbol + "USDT". */
  symbol: v.string(),
  logo: decorates(v.string()),
  intro: decorates(v.string(), ''),
  whitePaperId: decorates(id),
  totalLots: int,
  /** Tokens in a lot. */
  lotSize: int,
  estimatedPrice: decimal,
  floorPrice: decimal,
  winningPrice: maybe(decimal),
  minLots: int,
  /** By who the caller has proved to be. */
  maxLots: int,
  subscribedLots: int,
  /** How many of those are of sample users, who play by themselves. */
  sampleLots: decorates(int, 0),
  applyStart: time,
  applyEnd: time,
  drawTime: time,
  payEnd: time,
  listTime: time,
  status: codeOf(offeringStates),
  /** SHA-256 of the seed that will be drawn with. */
  commitHash: v.string(),
  my: maybe(application),
  /** Until then the caller may not apply: an earlier win was left unpaid. */
  barredUntil: decorates(time),
  /** The same person applied from another account, so this account may not apply. */
  appliedElsewhere: maybe(v.boolean()),
})
export type Offering = v.InferOutput<typeof offering>

export const offeringListCall = defineCall({
  ...get,
  path: `${prod}appProdIoe/listMy`,
  answers: 'offerings',
  reads: ['offerings', 'profile'],
  worded: true,
  input: { ...paging, id: v.optional(id), status: v.optional(codeOf(offeringStates)) },
  output: page(offering),
})

/** All that it takes to draw again: the list from the end of applying, the seed from the draw on. */
export const drawProofCall = defineCall({
  method: 'GET',
  auth: 'optional',
  owner,
  path: `${prod}appProdIoe/drawProof`,
  dear: true,
  feature: 'ieo-proof',
  answers: 'proof',
  reads: ['offerings'],
  input: { id },
  output: v.object({
    commitHash: v.string(),
    serverSeed: v.nullable(v.string()),
    entriesHash: v.nullable(v.string()),
    entries: v.array(
      v.object({
        orderNo: v.string(),
        lots: int,
        salt: v.string(),
        wonLots: v.nullable(int),
        sample: decorates(flag, false),
      }),
    ),
    beacon: v.nullable(v.string()),
    totalLots: int,
  }),
})
export type DrawProofAnswer = v.InferOutput<typeof drawProofCall.output>

const order = { ...post, order: true, answers: 'application', foundBy: applicationListCall } as const

/** Nothing is taken. */
export const applyOfferingCall = defineCall({
  ...order,
  path: `${prod}appOrderIoe/apply`,
  changes: ['offerings'],
  opens: ['offering'],
  input: { ioeId: id, lots: v.pipe(int, v.minValue(1), v.maxValue(1_000_000)), salt },
  output: application,
})

/** What was won, before its time is over. */
export const payOfferingCall = defineCall({
  ...order,
  path: `${prod}appOrderIoe/pay`,
  changes: ['offerings', 'funds', 'ledger', 'profile'],
  opens: [],
  input: { orderId: id },
  output: application,
})
