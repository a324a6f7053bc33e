/** One form: its values, its faults by field, and the words for them. */
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLeaveGuard } from '../navigation/leave-guard.ts'
import type { Failure } from '../transport/failure.ts'
import type { UseDraft } from './draft.ts'
import type { Faults, FormModel } from './model.ts'

/** The state of an order or a `useSend`. */
type Sending = { state: { phase: string; failure?: Failure }; begin(): void }

export type FormOptions<F, N extends string, X> = {
  /** The words for a fault of a field. */
  words(fault: X, field: N): string
  sending: Sending
  /** First values over the blank ones, e.g. from the address. */
  from?: Partial<F>
  /** Kept over leaving and reloading, under this id. */
  draft?: readonly [UseDraft<F>, id: string]
  /** Leaving asks first while something is typed that is neither kept nor accepted. */
  asks?: boolean
}

type FormFrame = Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'>

export interface Form<F, N extends string, S = never> {
  form: F
  /** For the `<form>` that the fields stand in: the browser neither judges nor sends it. @param submit by Enter or its button */
  frame(submit?: () => void): FormFrame
  /** Whether the form has no faults, shown or not. */
  ready: boolean
  change(part: Partial<F>): void
  /** Shows all faults and leads to the first; true if there is none. @param met the context of this press, e.g. with a side */
  press(met?: S): boolean
  /** Shows faults from now on, e.g. after a field loses focus. */
  tell(): void
  /** The error below a field: the server's until something is typed, then our own. */
  errorAt(field: N): string | undefined
  /** Props of a field that has the same name as its value. */
  field<K extends N & keyof F>(name: K): { value: F[K]; error: string | undefined; onChange(value: F[K]): void }
  /** Empties the form after it was accepted. */
  clear(kept?: Partial<F>): void
}

/** The first field with a fault. */
const wrongIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? null

/** Brings a field and the words below it into sight, from under the keyboard or what sticks to the lower edge. */
function bringIntoSight(field: HTMLElement | null): void {
  const words = field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  for (const part of [field, document.getElementById(words)]) part?.scrollIntoView({ block: 'nearest' })
}

/**
 * The element of a form; `lead` goes to its first field that something is wrong with, once that says so.
 * @param refused what the server refuses at a field: it answers a press, so it is brought into sight as it comes
 */
function useFrame(refused: Failure | undefined) {
  const ref = useRef<HTMLFormElement>(null)
  const [times, count] = useState(0)
  useEffect(() => {
    if (times === 0) return
    wrongIn(ref.current)?.focus()
    bringIntoSight(wrongIn(ref.current))
  }, [times])
  useEffect(() => {
    if (refused !== undefined) bringIntoSight(wrongIn(ref.current))
  }, [refused])
  const frame = (submit?: () => void): FormFrame => ({
    ref,
    noValidate: true,
    onSubmit(event) {
      event.preventDefault()
      submit?.()
    },
  })
  return { frame, lead: () => count(now => now + 1) }
}

function useTyped<F>(blank: F, { from, draft }: Pick<FormOptions<F, never, never>, 'from' | 'draft'>) {
  const own = useState<F>(() => ({ ...blank, ...from }))
  const [useKept, id = ''] = draft ?? []
  // biome-ignore lint/correctness/useHookAtTopLevel: a form has a draft for all its life, or none
  return useKept ? useKept(id, blank) : own
}

const isUnderWay = (phase: string): boolean => phase === 'sending' || phase === 'checking'

/** Whether something is typed that would be lost: no longer once a sending has ended without a failure. */
function useTouched(phase: string) {
  const [touched, touch] = useState(false)
  const [before, setBefore] = useState(phase)
  if (before !== phase) {
    setBefore(phase)
    if (isUnderWay(before) && phase === 'idle') touch(false)
  }
  return [touched, touch] as const
}

export function useForm<F extends object, S, N extends string, X>(
  model: FormModel<F, S, N, X>,
  context: S,
  o: FormOptions<F, N, X>,
): Form<F, N, S> {
  const [form, setForm] = useTyped(model.blank, o as Pick<FormOptions<F, never, never>, 'from' | 'draft'>)
  const [tried, setTried] = useState(false)
  const [touched, touch] = useTouched(o.sending.state.phase)
  useLeaveGuard(Boolean(o.asks) && touched)
  const all = model.faults(form, context)
  const visibleFaults: Faults<N, X> = tried ? all : (model.early?.(form, context) ?? {})
  const { failure } = o.sending.state
  const at = failure && (model.fieldOf ? model.fieldOf(failure) : failure.field)
  const { frame, lead } = useFrame(at === undefined ? undefined : failure)
  const ready = Object.keys(all).length === 0
  const change = (part: Partial<F>) => {
    o.sending.begin()
    touch(true)
    setForm(now => ({ ...now, ...part }))
  }
  const empty = (kept?: Partial<F>) => {
    setTried(false)
    touch(false)
    setForm(() => ({ ...model.blank, ...kept }))
  }
  const errorAt = (field: N) => {
    if (at === field) return failure?.text // it stands until something is typed, whatever is known anew meanwhile
    const fault = visibleFaults[field]
    return fault === undefined ? undefined : o.words(fault, field)
  }
  return {
    ...{ form, frame, ready, change, errorAt },
    tell: () => setTried(true),
    press: (met = context) => {
      setTried(true)
      const may = Object.keys(model.faults(form, met)).length === 0
      if (!may) lead()
      return may
    },
    field: name => ({
      value: form[name],
      error: errorAt(name),
      onChange: value => change({ [name]: value } as unknown as Partial<F>),
    }),
    // a form that asks is known to be empty before its screen goes elsewhere
    clear: kept => (o.asks ? flushSync(() => empty(kept)) : empty(kept)),
  }
}
