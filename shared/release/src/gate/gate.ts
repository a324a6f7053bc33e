/** What stands between a release and the phones: asked at publish and again at promote. */
import type { Draft } from '../live-set.ts'
import type { StoredRelease } from '../publish.ts'

export type Proposal = {
  /** The live set now; undefined before the first decision. */
  live: Draft | undefined
  /** The live set as it would be. */
  next: Draft
  /** The releases that are new in it. */
  coming: readonly StoredRelease[]
}

/**
 * @returns undefined where all is well; where a person insisted, what the log should say of it
 * @throws ReleaseError with everything that speaks against it
 */
export type Gate = (proposal: Proposal) => Promise<string | undefined>
