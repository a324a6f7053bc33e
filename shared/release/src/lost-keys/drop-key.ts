/** Giving a key up: a decision that carries its signature no more, then the key is accepted no more. */
import { dropAction, droppedBy } from '../decisions/actions.ts'
import { withNeeded } from '../decisions/approvals.ts'
import { decideSame, madeBy, reaching, standingAsSeen } from '../decisions/decide.ts'
import type { Decision, Standing } from '../decisions/decision.ts'
import { unnumbered } from '../decisions/live-set.ts'
import { graceDays, isUndated } from '../decisions/standing-shells.ts'
import { onlyRefused, ReleaseError } from '../errors.ts'
import { inOrder, type Present } from '../history/past.ts'
import { acceptedKeys, checkDroppable, dropKey, type Keys } from '../keys/key-folder.ts'
import { isSigned } from '../keys/signature.ts'
import type { Who } from '../operations/promote.ts'
import { readRelease } from '../releases/publish.ts'
import type { Store } from '../store/store.ts'
import { type KeyNeed, keyNeedText, needsOf, shellsOfPages } from '../verify/key-needs.ts'
import { planStolen, type Since, type StolenPlan, signAnew } from './stolen.ts'

export type DropInput = Who & {
  folder: string
  keyId: string
  /** What it signed counts for nothing any more, but for what the keys that stay sign anew. */
  stolen: boolean
  /** Of a stolen key: what it alone decided since counts for nothing. */
  since?: Since | undefined
  /** Also while pages need it. */
  force: boolean
  /** By it the time is judged that pages may still need the key. */
  now?: Date | undefined
}

export type DropPlan = {
  base: Standing
  /** The keys that stay. */
  left: Keys
  /** What the decision says goes on being live; undefined where nothing is. */
  live: Decision | undefined
  /** Shells of pages, each with whether it accepts the key, and which accept no other. */
  shells: readonly KeyNeed[]
  needs: readonly KeyNeed[]
  stolen: StolenPlan | undefined
}

/**
 * What giving the key up would do; it changes nothing.
 * @param reports where pages tell which shell they run; undefined: nothing is known of them
 * @throws ReleaseError where the live shell accepts no other key, or others must approve first what is live
 */
export async function planDrop(store: Store, keys: Keys, reports: Store | undefined, input: DropInput) {
  const { folder, keyId, stolen, since, looked, now = input.at ?? new Date() } = input
  await checkDroppable(folder, keyId, stolen)
  const base = await standingAsSeen(store, keys, looked)
  const left = without(keys, keyId, stolen)
  refuseChanged(await acceptedKeys(folder), keys, begunIn(base.live, left, stolen), keyId)
  if (!base.live) return { base, left, live: undefined, shells: [], needs: [], stolen: undefined }
  const present = { live: base.live, now }
  const earlier = await earlierThan(store, keys, present)
  const shells = await shellsOfPages(store, keys, reports, base.live, now, earlier)
  const needs = needsOf(shells, keys, keyId)
  refuseNeeded(needs, input, isUndated(base.live, now) ? base.live : undefined)
  const live = await withoutDeaf(store, keys, left, base.live)
  refuseUnapproved(left, base, live, keyId)
  const signing = stolen ? await planStolen(store, { keys, left }, present, since) : undefined
  return { base, left, live, shells, needs, stolen: signing } satisfies DropPlan
}

/**
 * @returns the decision, undefined where nothing is live; and the pages that were left behind
 * @throws ReleaseError as `planDrop`, or where pages may need the key
 */
export async function giveUpKey(store: Store, keys: Keys, reports: Store | undefined, input: DropInput) {
  const { base, left, live, needs, stolen } = await planDrop(store, keys, reports, input)
  if (stolen) await signAnew(store, left, stolen)
  const action = dropAction(input.keyId, input.stolen)
  const decision = live && (await decideSame(store, left, { ...base, live }, action, input))
  await dropKey(input.folder, input.keyId, input.stolen)
  return { decision, left: needs }
}

/** Of the decisions before this one, newest first, what says how long a shell was live. */
async function earlierThan(store: Store, keys: Keys, present: Present) {
  const found: NonNullable<Parameters<typeof shellsOfPages>[5]>[number][] = []
  for await (const { decision } of inOrder(store, keys, present)) {
    const { at, config, serial } = decision
    if (serial < present.live.serial) found.push({ at, config: { issued: config.issued, shell: config.shell } })
  }
  return found.reverse()
}

/** The keys that stay. @param stolen what it signed counts for nothing */
export function without(keys: Keys, keyId: string, stolen: boolean): Keys {
  const left = <T extends { keyId: string }>(all: readonly T[]) => all.filter(one => one.keyId !== keyId)
  const ids = left(keys.accepted).map(one => one.keyId)
  const signing: Keys['signing'] = trusts => keys.signing((trusts ?? ids).filter(id => id !== keyId))
  const known = stolen ? left(keys.known) : keys.known
  return { ...keys, accepted: left(keys.accepted), known, held: left(keys.held), signing }
}

/** The live decision, without a previous shell that accepts none of the keys that stay: a page in it could believe nothing. */
async function withoutDeaf(store: Store, keys: Keys, left: Keys, live: Decision): Promise<Decision> {
  const { previous, ...shell } = live.config.shell
  const stored = previous && (await readRelease(store, keys.known, 'shell', previous.release).catch(onlyRefused))
  const trusts = stored?.manifest.trusts
  if (!trusts || left.accepted.some(({ keyId }) => trusts.includes(keyId))) return live
  return { ...live, config: { ...live.config, shell } }
}

/** @throws ReleaseError where what is live is approved by too few keys without this one */
function refuseUnapproved(left: Keys, base: Standing, { config }: Decision, keyId: string): void {
  const set = unnumbered(config)
  const others = reaching(left, base, set)
  if (withNeeded(set, others).lacks.length === 0) return
  const mend =
    others.length < (config.policy?.highest ?? 1)
      ? `Pages accept ${others.map(one => one.keyId).join(', ') || 'none'} besides, which is too few to approve it anew. If ${keyId} is at hand nowhere: pnpm release keys drop ${keyId} --lost`
      : `First have it approved anew by others: pnpm release keys policy --promote ${config.policy?.promote}, approved without ${keyId}.`
  throw new ReleaseError(
    `${keyId} approved what is live, and without it too few keys stand for that. Nothing was done. ${mend}`,
  )
}

/** The live decision, where it gives a key up. One that the stolen key alone signed began no drop: whoever stole it says so. */
function begunIn(live: Decision | undefined, left: Keys, stolen: boolean): (Dropped & { by: Decision }) | undefined {
  const dropped = live && droppedBy(live.action)
  return dropped && (!stolen || isSigned(live, left.accepted)) ? { ...dropped, by: live } : undefined
}
type Dropped = NonNullable<ReturnType<typeof droppedBy>>

/** Of two drops at once each would leave the pages of a shell to the key that the other takes. */
function refuseChanged(now: Keys['accepted'], keys: Keys, begun: ReturnType<typeof begunIn>, keyId: string): void {
  const gone = keys.accepted.find(one => !now.some(other => other.keyId === one.keyId))
  if (gone)
    throw new ReleaseError(
      `${gone.keyId} was dropped meanwhile. Nothing was done. Look at "pnpm release status".`,
      'overtaken',
    )
  if (begun && begun.keyId !== keyId && now.some(one => one.keyId === begun.keyId))
    throw new ReleaseError(
      `${begun.keyId} is being dropped, or its drop was broken off. ${madeBy(begun.by, begun.by.serial)}. Nothing was done. End that first: pnpm release keys drop ${begun.keyId}${begun.stolen ? ' --stolen' : ''}`,
      'overtaken',
    )
}

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
    `Pages may need ${keyId}: ${needs.map(keyNeedText).join(', ')}. They could follow no release any more until they are loaded anew. Wait until such a shell was not live for ${graceDays} days and no page reports it for one; or insist: --force --why "…".${count}`,
  )
}
