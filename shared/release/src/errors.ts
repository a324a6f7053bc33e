/** The refusals of the release tool: what happened, and how to mend it; the exit code tells scripts which kind it was. */

export type Failure = 'refused' | 'usage' | 'overtaken'

/** 0 is success. */
export const exitCodes: Record<Failure, number> = { refused: 1, usage: 2, overtaken: 3 }

export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
  readonly failure: Failure

  constructor(message: string, failure: Failure = 'refused') {
    super(message)
    this.failure = failure
  }
}

/** The store could not be read or written: nothing is known of what it holds. */
export class StoreFailure extends ReleaseError {}

/** For a catch: undefined where another decision came first, so that what is so now can be looked at; else it is thrown on. */
export function onlyOvertaken(error: unknown): undefined {
  if (!(error instanceof ReleaseError && error.failure === 'overtaken')) throw error
}

/** For a catch: undefined where what was asked for is refused, e.g. damaged; where the store fails nothing is known, so that is thrown on. */
export function onlyRefused(error: unknown): undefined {
  if (!(error instanceof ReleaseError) || error instanceof StoreFailure) throw error
}

/** Something that is not as it should be, and what to do about it. */
export type Finding = { what: string; mend: string }
