/** The model of a form, without React and words. Each screen defines its own in `.model.ts`. */
import type { Failure } from '../transport/failure.ts'

export type Faults<N extends string, X> = Partial<Record<N, X>>

/** F: the typed values · S: the context they are checked against, e.g. prices and balances · N: field names · X: faults */
export interface FormModel<F, S, N extends string, X> {
  blank: F
  /** All faults; {} means that the form can be sent. */
  faults(form: F, context: S): Faults<N, X>
  /** Faults to show before the first attempt to send; none by default. */
  early?(form: F, context: S): Faults<N, X>
  /** The field that a refusal is about; by default the one that the server names. */
  fieldOf?(failure: Failure): N | undefined
}
