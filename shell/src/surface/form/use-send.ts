/** Sends what is no order: once at a time, with what became of it. */
import { useCallback, useRef, useState } from 'react'
import { type Failure, failureOf } from '../transport/failure.ts'
import { useInSight } from '../transport/in-sight.ts'
import { port, whoIsHere } from '../transport/port.ts'

export type SendState = { phase: 'idle' | 'sending' } | { phase: 'failed'; failure: Failure }

const idle: SendState = { phase: 'idle' }

export function useSend() {
  const [state, setState] = useState<SendState>(idle)
  const running = useRef(false)
  const isInSight = useInSight()
  const begin = useCallback(() => setState(idle), [])
  const send = useCallback(
    async (work: () => Promise<unknown>): Promise<void> => {
      if (running.current) return // the second of a double tap
      running.current = true
      const isStillHere = whoIsHere() // what is refused to somebody is nothing for whoever came instead
      setState({ phase: 'sending' })
      try {
        await work()
        setState(idle)
      } catch (error: unknown) {
        setState(idle) // also where the fault is ours, which must reach whoever looks for those
        const failure = failureOf(error)
        if (!isStillHere()) return
        if (!isInSight()) port().notify(failure.text) // no refusal disappears with the page that was to draw it
        setState({ phase: 'failed', failure })
      } finally {
        running.current = false
      }
    },
    [isInSight],
  )
  return { state, busy: state.phase === 'sending', begin, send }
}
