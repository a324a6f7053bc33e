/** Giving a key up: a decision that carries its signature no more, then the key is accepted no more. */
import { decideFor, standingFor } from './decide.ts'
import type { Decision, Standing } from './decision.ts'
import { ReleaseError } from './errors.ts'
import { type KeyNeed, needsOf, shellsOfPages, told } from './key-needs.ts'
import { acceptedKeys, checkDroppable, dropKey, type Keys } from './keys/key-folder.ts'
import { serverTime, unnumbered } from './live-set.ts'
import type { Who } from './promote.ts'
import { graceDays, isUndated } from './standing-shells.ts'
import type { Store } from './store/store.ts'

export type DropInput = Who & {
  folder: string
  keyId: string
  /** What it signed counts for nothing any more. */
  stolen: boolean
  /** Also while pages need it. */
  force: boolean
}

/**
 * @param reports where pages tell which shell they run; undefined: nothing is known of them
 * @returns the decision, undefined where nothing is live; and the pages that were left behind
 * @throws ReleaseError where pages may need it, or the live shell accepts nothing else
 */
export async function giveUpKey(store: Store, keys: Keys, reports: Store | undefined, input: DropInput) {
  const { folder, keyId, at = new Date() } = input
  await checkDroppable(folder, keyId)
  const base = await standingFor(store, keys)
  refuseChanged(await acceptedKeys(folder), keys, base.live?.action, keyId)
  const needs = base.live ? needsOf(await shellsOfPages(store, keys, reports, base.live, at), keys, keyId) : []
  refuseNeeded(needs, input, base.live && isUndated(base.live, at) ? base.live : undefined)
  const decision = base.live && (await sameSet(store, without(keys, keyId), { ...base, live: base.live }, input))
  await dropKey(folder, keyId, input.stolen)
  return { decision, left: needs }
}

/** The live set decided once more, with the signatures of all keys at hand. */
export const sameSet = (
  store: Store,
  keys: Keys,
  base: Standing & { live: Decision },
  { who, why, at = new Date(), keyId }: Who & { keyId?: string },
): Promise<Decision> =>
  decideFor(store, keys, base, {
    ...{ at: at.toISOString(), who, why },
    action: keyId ? actionOf(keyId) : 'keys sign',
    config: { ...unnumbered(base.live.config), issued: serverTime(at) },
  })

function without(keys: Keys, keyId: string): Keys {
  const left = <T extends { keyId: string }>(all: readonly T[]) => all.filter(one => one.keyId !== keyId)
  const ids = left(keys.accepted).map(one => one.keyId)
  const signing: Keys['signing'] = trusts => keys.signing((trusts ?? ids).filter(id => id !== keyId))
  return { ...keys, accepted: left(keys.accepted), held: left(keys.held), signing }
}

/** Of two drops at once each would leave the pages of a shell to the key that the other takes. @param action of the live decision */
function refuseChanged(now: Keys['accepted'], keys: Keys, action: string | undefined, keyId: string): void {
  const gone = keys.accepted.find(one => !now.some(other => other.keyId === one.keyId))
  if (gone)
    throw new ReleaseError(
      `${gone.keyId} was dropped meanwhile. Nothing was done. Look at "pnpm release status".`,
      'overtaken',
    )
  const begun = now.find(one => one.keyId !== keyId && action === actionOf(one.keyId))
  if (begun)
    throw new ReleaseError(
      `${begun.keyId} is being dropped, or its drop was broken off. Nothing was done. End that first: pnpm release keys drop ${begun.keyId}`,
      'overtaken',
    )
}

const actionOf = (keyId: string): string => `keys drop ${keyId}`

/** @param undated the live decision, where it says that it is still to come */
function refuseNeeded(needs: readonly KeyNeed[], { keyId, force }: DropInput, undated: Decision | undefined): void {
  const live = needs.find(({ until }) => until === undefined)
  if (live)
    throw new ReleaseError(
      `The live shell@${live.release} accepts ${keyId} alone of your keys. Publish and promote a shell first: it is built with all of them.`,
    )
  if (needs.length === 0 || force) return
  const count = undated
    ? ` Decision ${undated.serial} is dated ${undated.at}, which is still to come: the days count from a decision made now, pnpm release keys sign.`
    : ''
  throw new ReleaseError(
    `Pages may need ${keyId}: ${needs.map(told).join(', ')}. They could follow no release any more until they are loaded anew. Wait until such a shell was not live for ${graceDays} days and no page reports it for one; or insist: --force --why "…".${count}`,
  )
}
