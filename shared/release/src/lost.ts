/**
 * Where the only key is lost, no decision reaches the pages that stand open: they accept that key alone. A shell that accepts
 * another one goes live by a decision which only pages that are loaded anew can believe, and the lost key is given up.
 */
import { lostAction } from './actions.ts'
import { takenBackOf, wasTakenBack } from './again.ts'
import { withNeeded } from './approvals.ts'
import { decideFor, reaching, standingFor } from './decide.ts'
import type { Decision } from './decision.ts'
import { drafted } from './drafts.ts'
import { ReleaseError } from './errors.ts'
import type { Gate } from './gate/gate.ts'
import { checkDroppable, dropKey, type Keys } from './keys/key-folder.ts'
import type { Draft } from './live-set.ts'
import type { Who } from './promote.ts'
import { step } from './steps.ts'
import type { Store } from './store/store.ts'

export type LostInput = Omit<Who, 'looked'> & {
  folder: string
  keyId: string
  /** The shell that goes live; undefined: the one published last. */
  shell?: string | undefined
  gate?: Gate | undefined
}

/** @property shell release that goes live */
export type LostPlan = Awaited<ReturnType<typeof planLost>>

/** @throws ReleaseError where a key that pages accept is at hand, or the shell accepts none that is */
export async function planLost(store: Store, keys: Keys, { folder, keyId, shell, at = new Date() }: LostInput) {
  await checkDroppable(folder, keyId)
  const base = await standingFor(store, keys)
  if (!base.live) throw new ReleaseError(`Nothing is live, so no page needs ${keyId}: pnpm release keys drop ${keyId}`)
  refuseAtHand(keys, base.live, keyId)
  const { config, releases } = await drafted(store, keys, base, { targets: [{ unit: 'shell', release: shell }] }, at)
  if (shell === undefined) await refuseTakenBack(store, keys, config)
  refuseUnknown(keys, config)
  const set = withoutPrevious(config)
  const { lacks } = withNeeded(set, reaching(keys, base, set))
  if (lacks.length > 0) throw new ReleaseError(severalAsked(set, lacks))
  return { base, live: base.live, set, releases, shell: { unit: 'shell', release: set.shell.release } }
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
  const decision = await decideFor(store, keys, plan.base, next, { strand: true })
  await dropKey(folder, keyId)
  return decision
}

const idsOf = (all: readonly { keyId: string }[]): string[] => all.map(({ keyId }) => keyId)

function refuseAtHand(keys: Keys, { config: { shell } }: Decision, keyId: string): void {
  const there = idsOf(keys.held).find(id => shell.trusts.includes(id))
  if (there === keyId) throw new ReleaseError(`${keyId} is at hand, so it is not lost.`)
  if (there)
    throw new ReleaseError(
      `Pages accept ${there} too, which is at hand, so they can be told of another shell: pnpm release keys drop ${keyId}`,
    )
  if (!shell.trusts.includes(keyId))
    throw new ReleaseError(`The live shell@${shell.release} accepts ${shell.trusts.join(', ')}, not ${keyId}.`)
}

function refuseUnknown(keys: Keys, { shell }: Draft): void {
  if (idsOf(keys.held).some(id => shell.trusts.includes(id))) return
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

const severalAsked = ({ policy }: Draft, lacks: readonly string[]): string =>
  `A promote needs ${policy?.promote} keys here, and too few that pages accept stand for: ${lacks.join(', ')}. Nothing was done. Whoever holds another key that pages accept promotes the shell: pnpm release promote shell`

/** A phone that cannot load the new shell must not fall back to one that believes nothing any more. */
function withoutPrevious(set: Draft): Draft {
  const { previous: _, ...shell } = set.shell
  return { ...set, shell }
}
