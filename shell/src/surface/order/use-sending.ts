/** The life of one order: an id per intention, one sending at a time, the truth when an answer is lost. */
import { useCallback, useRef, useState } from 'react'
import { type Failure, failureOf } from '../transport/failure.ts'
import { useInSight } from '../transport/in-sight.ts'
import { newOrderId } from '../transport/order-id.ts'
import { port, whoIsHere } from '../transport/port.ts'

export type OrderState =
  | { phase: 'idle' | 'sending' | 'checking' }
  | { phase: 'failed'; failure: Failure }
  | { phase: 'not-placed' | 'unconfirmed' }

type Outcome = { state: 'ok' | 'found' | 'expired' | 'not-placed' | 'unconfirmed' }
/** @param id the same for every try of one intention */
export type Place<T extends Outcome> = (id: string, onChecking: () => void) => Promise<T>

export type SendingEnds<T extends Outcome> = {
  /** The order stands: it was answered, or found by its id. */
  onDone(outcome: T): void
  /** It was refused, or surely not sent. */
  onFailed?(failure: Failure): void
}

/** Surely not placed; "order-id-reused" alone says that something was. */
const isRefusal = ({ kind, refusal }: Failure): boolean => kind === 'refused' && refusal !== 'order-id-reused'

const isOpen = (state: Outcome['state']): state is 'not-placed' | 'unconfirmed' =>
  state === 'not-placed' || state === 'unconfirmed'

/** `begin` starts a new intention (a sheet opens, an amount changes); `send` tries it, once at a time. */
export function useSending<T extends Outcome>({ onDone, onFailed }: SendingEnds<T>) {
  const [state, setState] = useState<OrderState>({ phase: 'idle' })
  const [firstId] = useState(newOrderId)
  const id = useRef(firstId)
  const running = useRef(false)
  const isInSight = useInSight()
  const begin = useCallback(() => {
    id.current = newOrderId()
    setState({ phase: 'idle' })
  }, [])
  const ended = (outcome: T) => {
    const { state: end } = outcome
    setState({ phase: isOpen(end) ? end : 'idle' })
    if (end === 'ok' || end === 'found') onDone(outcome)
  }
  const failed = (failure: Failure) => {
    if (isRefusal(failure)) id.current = newOrderId() // nothing was placed: what is confirmed next is another order
    if (!isInSight()) port().notify(failure.text) // no refusal disappears with the page that was to draw it
    setState({ phase: 'failed', failure })
    onFailed?.(failure)
  }
  const send = async (place: Place<T>): Promise<void> => {
    if (running.current) return // the second of a double tap
    running.current = true
    const isStillHere = whoIsHere() // what becomes of the order is nothing for whoever came instead
    setState({ phase: 'sending' })
    try {
      const outcome = await place(id.current, () => setState({ phase: 'checking' }))
      if (isStillHere()) ended(outcome)
    } catch (error: unknown) {
      const failure = failureOf(error)
      if (isStillHere()) failed(failure)
    } finally {
      running.current = false
    }
  }
  return { state, begin, send, busy: state.phase === 'sending' || state.phase === 'checking' }
}
