/** How often one asker may ask: so many requests of a kind within a second (docs/rules/shell.md#how-often-one-may-ask). */
import type { Call } from '@shared/contract'
import {
  MOST_DEAR_READS_A_SECOND,
  MOST_ORDERS_A_SECOND,
  MOST_READS_A_SECOND,
  MOST_WRITES_A_SECOND,
} from '@shared/contract/limits'
import { siteOf } from '@shared/door'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { refuse } from '../refusals/refuse.ts'
import type { Caller } from './serve.ts'

/** One kind takes nothing from another. */
export type Pace = {
  kind: string
  /** How many a person may send within a second. */
  most: number
  /** How many times that visitors of one address may together: many people share one. */
  shared: number
  /** How many times that a person may, where not once. */
  times?: number
}

/** By how much the network of one subscriber of IPv6 may exceed each of its addresses. */
const SITE_TIMES = 10
const SHARED = 10
/** Thirty of the dearest take a quarter of the exchange's time. */
const SHARED_DEAR = 3

/** "/api/trade/appTradePositions/close/{id}": orders of one part of the API are of one kind. */
const partOf = ({ path }: Call): string => path.split('/')[3] ?? ''

const isDear = ({ dear }: Call, input: object): boolean => dear === true || (dear ?? []).some(field => field in input)

/** @param input as it was sent; of a POST it may be unread */
export function paceOf(call: Call, input: object = {}): Pace {
  if (call.order) return { kind: partOf(call), most: MOST_ORDERS_A_SECOND, shared: 1 }
  if (call.method === 'POST') return { kind: 'write', most: MOST_WRITES_A_SECOND, shared: SHARED }
  if (isDear(call, input)) return { kind: 'dear', most: MOST_DEAR_READS_A_SECOND, shared: SHARED_DEAR }
  // a picture that is refused is not asked for again: what a page reads must not use up its pictures
  return { kind: call.path.endsWith('{path}') ? 'file' : 'read', most: MOST_READS_A_SECOND, shared: SHARED }
}

const COPIES = 5

/**
 * How many requests with orders are read at all: an order that comes again is not counted as an order, and a refusal is kept
 * under its id, so whoever sends without end would have each request decrypted and written to the disk.
 */
const arrivalPaceOf = (call: Call): Pace => ({
  ...paceOf(call),
  kind: `${partOf(call)} arriving`,
  times: COPIES,
})

type Asker = Pick<Caller, 'context' | 'user' | 'ip'>

/** Whom a request counts against, and how many of them may send within a second. */
function countedOf({ user, ip }: Asker, { most, shared, times = 1 }: Pace): [who: string, most: number][] {
  if (user !== null) return [[user, most * times]]
  const site = siteOf(ip)
  const near: [string, number][] = site === ip ? [] : [[site, most * shared * SITE_TIMES]]
  return [[ip, most * shared], ...near]
}

type Kept = { swept: number; at: Map<string, number[]> }

/** When what was sent in the last second came, by kind and asker. */
const paces = new WeakMap<Db, Kept>()

const within = (one: number, now: number) => Math.abs(now - one) < 1000

/** Whoever sent nothing in the last second is forgotten, a second later at most. */
function timesOf(db: Db, now: number): Kept['at'] {
  const kept = paces.get(db)
  if (kept && within(kept.swept, now)) return kept.at
  const at = new Map([...(kept?.at ?? [])].filter(([, times]) => times.some(one => within(one, now))))
  paces.set(db, { swept: now, at })
  return at
}

/** A clock on the wall may be set; a manual one stands until it is advanced. */
const nowOf = ({ clock }: Context) => (clock.manual ? clock.now() : performance.now())

/** Counts a request, whatever becomes of it. @throws Refused too-fast, and counts nothing then */
export function keepPace(asker: Asker, pace: Pace): void {
  const { context } = asker
  const now = nowOf(context)
  const at = timesOf(context.db, now)
  const counted = countedOf(asker, pace).map(([who, most]) => {
    const key = `${pace.kind} ${who}`
    return { key, most, times: (at.get(key) ?? []).filter(one => within(one, now)) }
  })
  if (counted.some(({ times, most }) => times.length >= most)) refuse('too-fast', { n: pace.most })
  for (const { key, times } of counted) at.set(key, [...times, now])
}

/** The exchange did not read a request, and so cannot tell what became of an order: an earlier copy of it may stand. */
export class Unread extends Error {}

/** Counts a request with an order. @throws Unread beyond the pace */
export function keepArrival(asker: Asker, call: Call): void {
  try {
    keepPace(asker, arrivalPaceOf(call))
  } catch (cause) {
    throw new Unread('requests with orders come too fast', { cause })
  }
}
