/** What a form is, apart from React and words: its screen's `.model.ts` says it. */
import type { Failure } from '../transport/failure.ts'

export type Faults<N extends string, X> = Partial<Record<N, X>>

/** F: what is typed · S: what it meets, e.g. prices and balances · N: fields that a fault may be at · X: what may be wrong */
export interface FormModel<F, S, N extends string, X> {
  blank: F
  /** Everything that keeps it from being sent; {} is ready. */
  faults(form: F, context: S): Faults<N, X>
  /** What is worth saying before anything was tried; nothing unless said. */
  early?(form: F, context: S): Faults<N, X>
  /** Which field a refusal is about; the one that the server names, unless said. */
  fieldOf?(failure: Failure): N | undefined
}
