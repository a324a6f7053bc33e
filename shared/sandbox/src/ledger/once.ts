/** Makes an order safe to repeat: the id that the phone gave it is accepted once. */
import { hash } from 'node:crypto'
import type { Tx } from '../db/transact.ts'
import { refuse } from '../refusals/refuse.ts'
import { type Books, writable } from './books.ts'

export type ClientOrderRequest = {
  userId: string
  clientOrderId: string
  /** Path of the call. */
  call: string
  /** The parsed input; its clientOrderId and deadline, and what proves who asks, do not count as body. */
  body: object
  /** Server time (ms) after which the phone has told its user "not placed". */
  deadline?: number | undefined
  now: number
}

/**
 * Runs `work` unless this order was accepted before: then its reply comes again. A refusal is not kept.
 * @throws Refused order-id-reused (same id, other call or body), order-late, ledger-halted
 */
export function once<T>(tx: Tx, request: ClientOrderRequest, work: () => T): T {
  const books = writable(tx)
  const bodyHash = hashOf(request)
  const before = books.sql.order.get(request.userId, request.clientOrderId)
  if (before) {
    if (before.call !== request.call || before.body_hash !== bodyHash) refuse('order-id-reused')
    return JSON.parse(String(before.reply)) as T
  }
  if (request.deadline !== undefined && request.now > request.deadline) refuse('order-late')
  return accept(books, request, bodyHash, work)
}

function accept<T>({ sql }: Books, request: ClientOrderRequest, bodyHash: string, work: () => T): T {
  const { userId, clientOrderId, call, now } = request
  const last = () => Number(sql.lastEntry.get()?.id)
  const entriesAfter = last()
  const reply = work()
  sql.newOrder.run(userId, clientOrderId, call, bodyHash, JSON.stringify(reply), entriesAfter, last(), now)
  return reply
}

function hashOf({ body }: ClientOrderRequest): string {
  const terms = Object.entries(body).filter(([name, value]) => value !== undefined && !notTerms.has(name))
  return hash('sha256', JSON.stringify(terms.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** What proves who asks is no term either: a hash of six digits beside known words would give them away. */
const notTerms = new Set(['clientOrderId', 'deadline', 'withdrawPassword', 'googleCode', 'password'])
