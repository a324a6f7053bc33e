/** An order as its call declares it: sent once, looked up where its answer is lost; what it changed is renewed. */
import type { InputOf, OrderCall, OutputOf } from '@shared/contract'
import * as v from 'valibot'
import { call } from '../transport/call.ts'
import { changed } from '../transport/changed.ts'
import type { Failure } from '../transport/failure.ts'
import type { Reply } from '../transport/reply.ts'
import { type OrderInput, type Placed, placeOrder } from './place-order.ts'
import { type OrderState, useSending } from './use-sending.ts'

/** What the person decides; useOrder adds the id, the request its deadline. */
export type OrderTerms<C extends OrderCall> = Omit<InputOf<C>, 'clientOrderId' | 'deadline'>

export type OrderEnds<C extends OrderCall> = {
  /**
   * It stands: answered, or found by its id.
   * @param row the answer, or the row that was found where that is the same thing; undefined where only its being placed is known
   */
  onDone(row: OutputOf<C> | undefined): void
  /** It was refused, or surely not sent. */
  onFailed?: ((failure: Failure) => void) | undefined
}

type Outcome<C extends OrderCall> = Placed<OutputOf<C>, unknown>

const findBy =
  ({ foundBy, foundWithin = [], changes }: OrderCall, input: object) =>
  async (clientOrderId: string): Promise<Reply<unknown[]>> => {
    const within = Object.fromEntries(Object.entries(input).filter(([name]) => foundWithin.includes(name)))
    const reply = await call(foundBy, { ...within, clientOrderId }, { notice: 'poll' })
    if (reply.state !== 'ok') return reply
    if (reply.value.records.length > 0) changed(changes)
    return { state: 'ok', value: reply.value.records }
  }

function rowOf<C extends OrderCall>({ output }: C, outcome: Outcome<C>): OutputOf<C> | undefined {
  if (outcome.state === 'ok') return outcome.value
  const found = outcome.state === 'found' ? v.safeParse(output, outcome.rows[0]) : undefined
  return found?.success ? (found.output as OutputOf<C>) : undefined
}

export type Order<C extends OrderCall> = {
  state: OrderState
  /** Sending, or finding out. */
  busy: boolean
  /** Another intention: a sheet opens, an amount changes. */
  begin(): void
  /** Tries it, once at a time; the same intention keeps its id. */
  send(terms: OrderTerms<C>): Promise<void>
}

/** The life of one order: an id per intention, one sending at a time, the truth when an answer is lost. */
export function useOrder<C extends OrderCall>(c: C, { onDone, onFailed }: OrderEnds<C>): Order<C> {
  const { send, ...order } = useSending<Outcome<C>>({
    onDone: outcome => onDone(rowOf(c, outcome)),
    ...(onFailed && { onFailed }),
  })
  const place = (input: OrderTerms<C>) => (id: string, onChecking: () => void) =>
    placeOrder(c, { ...input, clientOrderId: id } as unknown as OrderInput<C>, findBy(c, input), onChecking, {
      notice: 'screen',
    })
  return { ...order, send: input => send(place(input)) }
}
