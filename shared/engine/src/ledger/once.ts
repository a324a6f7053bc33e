/** Makes an order safe to repeat: the id that the phone gave it is accepted once. */
import { hash } from 'node:crypto'
import { changesOf } from '../db/synced.ts'
import { part, type Tx } from '../db/transact.ts'
import { refuse } from '../refusals/refuse.ts'
import { type Books, type Statements, writable } from './books.ts'
import { isFinal, keepRefusal, refuseAgain } from './kept-refusal.ts'
import { orderOf } from './lookups.ts'

export type ClientOrderRequest = {
  userId: string
  clientOrderId: string
  /** Path of the call. */
  call: string
  /** The parsed input; its clientOrderId and deadline, and what proves who asks, do not count as body. */
  body: object
  /** Server time (ms) after which the phone has told its user "not placed". */
  deadline?: number | undefined
  /** Of an account of virtual money: kept as long as a copy may come, and of each owner's the newest. */
  simulated?: boolean
  now: number
}

/**
 * Runs `work` unless this order was accepted or refused before: then its reply or its refusal comes again. A refusal by
 * `work` takes back what it did, and is kept.
 * @returns the reply, or throws the refusal: to be called once the transaction is committed
 * @throws Refused order-id-reused (accepted with another call or body), order-late, ledger-halted: none of them is kept
 */
export function once<T>(tx: Tx, request: ClientOrderRequest, work: () => T): () => T {
  const books = writable(tx)
  const bodyHash = hashOf(request)
  const before = orderOf(books, request)
  if (before) {
    if (before.call !== request.call || before.body_hash !== bodyHash) refuse('order-id-reused')
    return () => JSON.parse(String(before.reply)) as T
  }
  refuseAgain(tx, request)
  if (request.deadline !== undefined && request.now > request.deadline) refuse('order-late')
  changesOf(tx, request.userId)
  return decide(tx, request, () => accept(books, request, bodyHash, work))
}

function decide<T>(tx: Tx, request: ClientOrderRequest, order: () => T): () => T {
  try {
    const reply = part(tx, order)
    return () => reply
  } catch (error) {
    if (!isFinal(error)) throw error
    keepRefusal(tx, request, error, request.now)
    return () => {
      throw error
    }
  }
}

function accept<T>(books: Books, request: ClientOrderRequest, bodyHash: string, work: () => T): T {
  const { userId, clientOrderId, call, now } = request
  const sql: Statements = request.simulated ? books.simulated : books.sql
  const last = () => Number(sql.lastEntry.get()?.id)
  const entriesAfter = last()
  const reply = work()
  sql.newOrder.run(userId, clientOrderId, call, bodyHash, JSON.stringify(reply), entriesAfter, last(), now)
  if (request.simulated) books.simulated.markSurplus.run(userId)
  return reply
}

function hashOf({ body }: ClientOrderRequest): string {
  const terms = Object.entries(body).filter(([name, value]) => value !== undefined && !notTerms.has(name))
  return hash('sha256', JSON.stringify(terms.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** What proves who asks is no term either: a hash of six digits beside known words would give them away. */
const notTerms = new Set(['clientOrderId', 'deadline', 'withdrawPassword', 'googleCode', 'password'])
