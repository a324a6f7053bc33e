/** Keys that a decision gave up as stolen: what carries their signature alone counts for nothing, and is no fault of the store. */

import type { Finding } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { droppedBy } from './actions.ts'
import type { Decision } from './decision.ts'

/** By the key's id: serial of the decision that gave it up. */
export type GivenUp = ReadonlyMap<string, number>

/**
 * @param believed decisions that count, in order
 * @param keys a key that counts here was not given up here: one key alone can write a decision that says so
 */
export const givenUpIn = (
  believed: readonly Pick<Decision, 'action' | 'serial'>[],
  { known }: Pick<Keys, 'known'>,
): GivenUp =>
  new Map(
    believed.flatMap(({ action, serial }) => {
      const dropped = droppedBy(action)
      const counts = known.some(({ keyId }) => keyId === dropped?.keyId)
      return dropped?.stolen && !counts ? [[dropped.keyId, serial] as const] : []
    }),
  )

/** The key that is given as a document's only signer, where it was given up. */
export function givenUpSigner(ids: readonly string[], givenUp: GivenUp): string | undefined {
  return ids.length > 0 && ids.every(id => givenUp.has(id)) ? ids[0] : undefined
}

/** @param serials of decisions that this key alone signed, in order, before it was given up */
export function countsForNothing(keyId: string, givenUp: GivenUp, serials: readonly number[]): Finding {
  const [first = 0, last = 0] = [serials[0], serials.at(-1)]
  const who =
    serials.length === 1 ? `Decision ${first} was` : `${serials.length} of the decisions ${first} to ${last} were`
  const count = serials.length === 1 ? 'It counts' : 'They count'
  return {
    what: `${who} signed by ${keyId}, which decision ${givenUp.get(keyId)} gave up as stolen. ${count} for nothing, and nobody can go back there.`,
    mend: 'Nothing is to be done.',
  }
}
