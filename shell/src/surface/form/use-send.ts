/** Sends something once at a time, with what became of it. */
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Failure, failureOf } from '../transport/failure.ts'
import { useInSight } from '../transport/in-sight.ts'
import { port, whoIsHere } from '../transport/port.ts'
import { led } from './led.ts'

/** P: what else may be known of it, e.g. of an order */
export type SendState<P extends string = never> =
  | { phase: 'idle' | 'sending' | P }
  | { phase: 'failed'; failure: Failure }

type Work<P> = (tell: (phase: P | 'idle') => void, isStillHere: () => boolean) => Promise<unknown>

/** @param onFailed hears of a failure beside the state */
export function useSend<P extends string = never>(onFailed?: (failure: Failure) => void) {
  const [state, setState] = useState<SendState<P>>({ phase: 'idle' })
  const running = useRef(false)
  const isInSight = useInSight()
  /** Known to all before the caller goes elsewhere: what was accepted no longer asks before its page is left. */
  const tell = useCallback((next: (now: SendState<P>) => SendState<P>) => flushSync(() => setState(next)), [])
  const begin = useCallback(() => {
    if (!running.current) setState({ phase: 'idle' }) // what is under way is not hidden by what comes next
  }, [])
  const send = useCallback(
    async (work: Work<P>): Promise<void> => {
      if (running.current) return // the second of a double tap
      running.current = true
      const isStillHere = whoIsHere() // what is refused to somebody is nothing for whoever came instead
      setState({ phase: 'sending' })
      try {
        await work(phase => tell(() => ({ phase })), isStillHere)
        tell(now => (now.phase === 'sending' ? { phase: 'idle' } : now))
      } catch (error: unknown) {
        setState({ phase: 'idle' }) // also where the fault is ours, which must reach whoever looks for those
        const failure = led(failureOf(error))
        if (!isStillHere()) return
        if (!isInSight()) port().notify(failure.text) // no refusal disappears with the page that was to draw it
        setState({ phase: 'failed', failure })
        onFailed?.(failure)
      } finally {
        running.current = false
      }
    },
    [isInSight, onFailed, tell],
  )
  return { state, busy: state.phase === 'sending', begin, send }
}
