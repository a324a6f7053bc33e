/** What stands between a release and the phones: asked at publish and again at promote. */
import type { Draft } from '../decisions/live-set.ts'
import type { StoredRelease } from '../releases/publish.ts'

export type Proposal = {
  /** The live set now; undefined before the first decision. */
  live: Draft | undefined
  /** The live set as it would be; undefined at a publish before any shell is there: what comes is judged by itself. */
  next: Draft | undefined
  /** The releases that were named, among them those that are new in it. */
  coming: readonly StoredRelease[]
}

/**
 * @returns undefined where all is well; where a person insisted, what the log should say of it
 * @throws ReleaseError with everything that speaks against it
 */
export type Gate = (proposal: Proposal) => Promise<string | undefined>
