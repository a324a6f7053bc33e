/**
 * Where the only key is lost, or so many of several that the others are too few for a promote, no decision reaches the pages
 * that stand open. A shell that accepts other keys goes live by a decision which only pages that are loaded anew can believe,
 * and the lost key is given up.
 */
import { lostAction } from '../decisions/actions.ts'
import { hashedParts, withNeeded } from '../decisions/approvals.ts'
import { asSeen, decideFor, reaching, standingFor } from '../decisions/decide.ts'
import { type Decision, nothingYet } from '../decisions/decision.ts'
import { drafted } from '../decisions/drafts.ts'
import type { Draft } from '../decisions/live-set.ts'
import { ReleaseError } from '../errors.ts'
import type { Gate } from '../gate/gate.ts'
import { takenBackOf, wasTakenBack } from '../history/again.ts'
import { checkDroppable, dropKey, type Keys } from '../keys/key-folder.ts'
import { type SigningKey, signed } from '../keys/signature.ts'
import type { Who } from '../operations/promote.ts'
import { step } from '../steps.ts'
import type { Store } from '../store/store.ts'
import { without } from './drop-key.ts'

type Signing = readonly [SigningKey, ...SigningKey[]]

export type LostInput = Who & {
  folder: string
  keyId: string
  /** The shell that goes live; undefined: the one published last. */
  shell?: string | undefined
  gate?: Gate | undefined
}

/** @throws ReleaseError where a key that pages accept is at hand, or the shell accepts none that is */
export async function planLost(store: Store, keys: Keys, { folder, keyId, shell, looked, at = new Date() }: LostInput) {
  await checkDroppable(folder, keyId)
  const base = await standingFor(store, keys)
  asSeen(base, looked)
  if (!base.live) throw new ReleaseError(`Nothing is live, so no page needs ${keyId}: pnpm release keys drop ${keyId}`)
  refuseAtHand(keys, base.live, keyId)
  const { config, releases } = await drafted(store, keys, base, { targets: [{ unit: 'shell', release: shell }] }, at)
  if (shell === undefined) await refuseTakenBack(store, keys, config)
  const left = without(keys, keyId, false)
  const set = approvedBy(signersHere(left, config), left, withoutPrevious(config), keyId)
  const others = othersFor(left, base.live)
  return { base, live: base.live, left, set, releases, others, shell: { unit: 'shell', release: set.shell.release } }
}

/**
 * Where a promote needs several keys, the set is approved by those at hand that the new shell accepts: only pages that load
 * this shell are to believe it. A gateway serves it once its accepted.json names these keys, so one stolen key is not enough.
 */
function approvedBy(signing: Signing, keys: Keys, draft: Draft, lost: string): Draft {
  if (!draft.policy) return draft
  const approval = signed(signing, { log: draft.log, parts: Object.fromEntries(hashedParts(draft)) })
  const set = { ...draft, approvals: [approval, ...(draft.approvals ?? [])] }
  if (withNeeded(set, reaching(keys, nothingYet, set)).lacks.length === 0) return set
  throw new ReleaseError(tooFew(draft, idsOf(signing), lost))
}

/** Keys elsewhere that open pages accept, where they are enough together with those at hand: then no page need be left behind. */
function othersFor({ accepted, held }: Keys, { config: { shell, policy } }: Decision): string[] {
  const ids = idsOf(accepted).filter(id => shell.trusts.includes(id))
  return ids.length >= (policy?.promote ?? 1) ? ids.filter(id => !idsOf(held).includes(id)) : []
}

/** @throws ReleaseError as `planLost`, or where the gate refuses the shell */
export async function giveUpLostKey(store: Store, keys: Keys, input: LostInput): Promise<Decision> {
  const { folder, keyId, who, why } = input
  const plan = await planLost(store, keys, input)
  step('asking the gate')
  const forced = await input.gate?.({ live: plan.live.config, next: plan.set, coming: plan.releases })
  const named = lostAction(keyId, plan.shell)
  const action = forced ? `${named} (${forced})` : named
  const next = { at: input.at?.toISOString(), who, why, action, config: plan.set }
  const decision = await decideFor(store, plan.left, plan.base, next, { strand: true })
  await dropKey(folder, keyId)
  return decision
}

const idsOf = (all: readonly { keyId: string }[]): string[] => all.map(({ keyId }) => keyId)

function refuseAtHand(keys: Keys, { config: { shell, policy } }: Decision, keyId: string): void {
  const there = idsOf(keys.held).filter(id => shell.trusts.includes(id))
  if (there.includes(keyId)) throw new ReleaseError(`${keyId} is at hand, so it is not lost.`)
  if (there.length >= (policy?.promote ?? 1))
    throw new ReleaseError(
      `Pages accept ${there.join(' and ')} too, which ${there.length > 1 ? 'are' : 'is'} at hand, so they can be told of another shell: pnpm release keys drop ${keyId}`,
    )
  if (!shell.trusts.includes(keyId))
    throw new ReleaseError(`The live shell@${shell.release} accepts ${shell.trusts.join(', ')}, not ${keyId}.`)
}

/** Keys at hand that the shell accepts. @throws ReleaseError where there is none */
function signersHere(keys: Keys, { shell }: Draft): Signing {
  const [first, ...more] = keys.held.filter(({ keyId }) => shell.trusts.includes(keyId))
  if (first) return [first, ...more]
  const held = idsOf(keys.held).join(', ') || 'none'
  throw new ReleaseError(
    `shell@${shell.release} accepts ${shell.trusts.join(', ')}; at hand here: ${held}. Build and publish a shell first: it accepts all keys of accepted.json.`,
  )
}

/** @throws ReleaseError where the shell that was published last was taken back */
async function refuseTakenBack(store: Store, keys: Keys, { shell: { release } }: Draft): Promise<void> {
  const [gone] = await takenBackOf(store, keys, [{ unit: 'shell', release }])
  if (gone) throw new ReleaseError(`${wasTakenBack(gone)} To send it out again, name it: --shell ${release}`)
}

const tooFew = ({ policy, shell }: Draft, held: readonly string[], lost: string): string =>
  `A promote needs ${policy?.highest} keys here, and of those that shell@${shell.release} accepts ${held.join(', ')} alone is at hand. Nothing was done. Add another (pnpm release keys rotate), copy accepted.json to each gateway, build and publish a shell, which accepts them all, and give ${lost} up then. Or whoever holds another key that pages accept approves the shell: pnpm release promote shell`

/** A phone that cannot load the new shell must not fall back to one that believes nothing any more. */
function withoutPrevious(set: Draft): Draft {
  const { previous: _, ...shell } = set.shell
  return { ...set, shell }
}
