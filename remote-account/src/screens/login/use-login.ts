/** The life of the two forms: what is typed, what is wrong, what is on its way. Typed values survive every failure. */
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { type Failure, failureOf, isRefusedError, isTransportError } from 'shell/transport'
import { type Fault, type Faults, type Field, fieldOf } from './login.model.ts'

export type Problem = { faults: Faults; failure: Failure | null; at: Field | undefined }
type State = Problem & { busy: boolean }

const calm: State = { busy: false, faults: {}, failure: null, at: undefined }
type Step =
  | { type: 'send' }
  | { type: 'done' }
  | { type: 'invalid'; faults: Faults }
  | { type: 'typed'; field: Field }
  | { type: 'failed'; failure: Failure }

/** What was said of a field is over as soon as it is typed in. */
function typedIn(state: State, field: Field): State {
  if (state.at === field) return { ...state, failure: null, at: undefined }
  const { [field]: gone, ...faults } = state.faults
  return gone ? { ...state, faults } : state
}

function reduce(state: State, step: Step): State {
  if (step.type === 'typed') return typedIn(state, step.field)
  if (step.type === 'send') return { ...calm, busy: true }
  if (step.type === 'done') return calm
  if (step.type === 'invalid') return { ...calm, faults: step.faults }
  return { ...calm, failure: step.failure, at: fieldOf(step.failure.refusal, step.failure.field) }
}

export type Submit = (faults: Faults, work: () => Promise<void>) => Promise<void>

type Submission = State & {
  submit: Submit
  refuse(faults: Faults): void
  fail(failure: Failure): void
  /** A field is being typed in. */
  touch(field: Field): void
}

/** @returns the problem of the last try, and a submit that checks first and sends once */
export function useSubmit(): Submission {
  const [state, dispatch] = useReducer(reduce, calm)
  const { busy } = state
  const submit = useCallback<Submit>(
    async (faults, work) => {
      if (busy) return
      if (Object.keys(faults).length) return dispatch({ type: 'invalid', faults })
      dispatch({ type: 'send' })
      try {
        await work()
        dispatch({ type: 'done' })
      } catch (error: unknown) {
        if (!isRefusedError(error) && !isTransportError(error)) dispatch({ type: 'done' })
        dispatch({ type: 'failed', failure: failureOf(error) })
      }
    },
    [busy],
  )
  const refuse = useCallback((faults: Faults) => dispatch({ type: 'invalid', faults }), [])
  const fail = useCallback((failure: Failure) => dispatch({ type: 'failed', failure }), [])
  const touch = useCallback((field: Field) => dispatch({ type: 'typed', field }), [])
  return { ...state, submit, refuse, fail, touch }
}

const LONG = 10 * 60_000

/**
 * Secrets do not outlive ten minutes out of sight (account.md, Success): behind another tab of the browser, or behind
 * another page while this one is kept (then effects end, state stays).
 */
export function useForgetting(forget: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const wait = () => {
      timer.current = setTimeout(forget, LONG)
    }
    const seen = () => {
      clearTimeout(timer.current)
      if (document.hidden) wait()
    }
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(timer.current)
      wait()
    }
  }, [forget])
}

/** The words of a field: its own fault first, then what the server says of it. */
export const errorAt = (
  field: Field,
  { faults, failure, at }: Problem,
  words: Record<Fault, string>,
): string | undefined => {
  const fault = faults[field]
  if (fault) return words[fault]
  return failure && at === field ? failure.text : undefined
}
