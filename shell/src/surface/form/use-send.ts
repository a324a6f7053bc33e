/** Sends what is no order: once at a time, with what became of it. */
import { useCallback, useRef, useState } from 'react'
import { type Failure, failureOf } from '../transport/failure.ts'

export type SendState = { phase: 'idle' | 'sending' } | { phase: 'failed'; failure: Failure }

const idle: SendState = { phase: 'idle' }

export function useSend() {
  const [state, setState] = useState<SendState>(idle)
  const running = useRef(false)
  const begin = useCallback(() => setState(idle), [])
  const send = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    if (running.current) return // the second of a double tap
    running.current = true
    setState({ phase: 'sending' })
    try {
      await work()
      setState(idle)
    } catch (error: unknown) {
      setState(idle) // also where the fault is ours, which must reach whoever looks for those
      setState({ phase: 'failed', failure: failureOf(error) })
    } finally {
      running.current = false
    }
  }, [])
  return { state, busy: state.phase === 'sending', begin, send }
}
