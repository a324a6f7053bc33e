/** Why a part of a remote could not be shown. */

/** entry: its list of routes did not come; screen: script or stylesheet; words: its catalog; range: written for another shell. */
export type Stage = 'range' | 'entry' | 'screen' | 'words'

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly unit: string
  readonly release: string
  readonly stage: Stage
  readonly reason: string

  constructor(where: { unit: string; release: string }, stage: Stage, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`Remote ${where.unit}, release ${where.release}, failed at its ${stage}: ${reason}`, { cause })
    this.unit = where.unit
    this.release = where.release
    this.stage = stage
    this.reason = reason
  }
}

export const isRemoteError = (error: unknown): error is RemoteError => error instanceof RemoteError
