/** The life of one order: a sending with an id per intention, and the truth when an answer is lost. */

import { feel } from '@shared/ui/haptics'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { type SendState, useSend } from '../form/use-send.ts'
import { PageContext } from '../navigation/page-context.ts'
import type { Failure } from '../transport/failure.ts'
import { newOrderId } from '../transport/order-id.ts'
import { tellNews } from './news.ts'

type Known = 'checking' | 'not-placed' | 'unconfirmed'
export type OrderState = SendState<Known>

type End = { state: 'ok' | 'found' | 'expired' | 'not-placed' | 'unconfirmed' }
/** @param id the same for every try of one intention */
export type Placing<T extends End> = (id: string, onChecking: () => void) => Promise<T>

export type SendingEnds<T extends End> = {
  /** The order stands: it was answered, or found by its id. */
  onDone(outcome: T): void
  /** It was refused, or surely not sent. */
  onFailed?(failure: Failure): void
}

/** Surely not placed; "order-id-reused" alone says that something was. */
const isNotPlaced = ({ kind, refusal }: Failure): boolean => kind === 'refused' && refusal !== 'order-id-reused'

const isOpen = (state: End['state']): state is 'not-placed' | 'unconfirmed' =>
  state === 'not-placed' || state === 'unconfirmed'

/** `begin` starts a new intention (a sheet opens, an amount changes); `send` tries it, once at a time. */
export function useSending<T extends End>({ onDone, onFailed }: SendingEnds<T>) {
  const [firstId] = useState(newOrderId)
  const id = useRef(firstId)
  const page = useContext(PageContext)?.signal
  const sending = useSend<Known>(failure => {
    if (isNotPlaced(failure)) id.current = newOrderId() // nothing was placed: what is confirmed next is another order
    tellNews(page, { phase: 'failed', failure })
    feel('refused')
    onFailed?.(failure)
  })
  const { state, begin: clear } = sending
  const busy = state.phase === 'sending' || state.phase === 'checking'
  useEffect(() => {
    if (!busy && state.phase !== 'idle') tellNews(page, { phase: 'idle' }) // the page itself has said it
  }, [state, busy, page])
  const begin = useCallback(() => {
    id.current = newOrderId()
    clear()
  }, [clear])
  const send = (place: Placing<T>) =>
    sending.send(async (tell, isStillHere) => {
      tellNews(page, { phase: 'sending' })
      const checking = () => {
        tell('checking')
        tellNews(page, { phase: 'checking' })
      }
      const outcome = await place(id.current, checking).finally(() => tellNews(page, { phase: 'idle' }))
      if (!isStillHere()) return tell('idle')
      const { state: end } = outcome
      const isDone = end === 'ok' || end === 'found'
      const phase = isOpen(end) ? end : 'idle'
      tellNews(page, { phase: isDone ? 'done' : phase })
      tell(phase)
      if (!isDone) return
      feel('accepted')
      onDone(outcome)
    })
  return { state, begin, send, busy }
}
