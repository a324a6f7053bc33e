/** Taking a remote out of the live set: one decision; or a proposal, where a promote needs several keys. */
import { removeAction } from '../decisions/actions.ts'
import { withNeeded } from '../decisions/approvals.ts'
import { decideFor, overtaken, reaching, standingFor } from '../decisions/decide.ts'
import type { Decision, Standing } from '../decisions/decision.ts'
import { type Drafted, withoutUnit } from '../decisions/drafts.ts'
import { liveEntry } from '../decisions/live-set.ts'
import { onlyOvertaken, ReleaseError } from '../errors.ts'
import type { Gate } from '../gate/gate.ts'
import type { Keys } from '../keys/key-folder.ts'
import { propose } from '../proposals/propose.ts'
import { nearest } from '../releases/typed-names.ts'
import { step } from '../steps.ts'
import type { Store } from '../store/store.ts'
import { type Promoted, refuseTouched, tries, type Who } from './promote.ts'

export type RemoveInput = Omit<Who, 'looked'> & {
  unit: string
  /** Refuses where somebody still leads there; left out where a test is about something else. */
  gate?: Gate | undefined
  /** False: gives up where another decision comes first, also one about other units. */
  retry?: boolean | undefined
}

/** What a removal would do. @property action as the log will say it */
export type Removal = Drafted & { base: Standing; live: Decision; release: string; forced: string | undefined }

/** @throws ReleaseError where the unit is not live or nothing goes on without it, or where the gate refuses */
export async function removalOf(
  store: Store,
  keys: Keys,
  { unit, gate, at = new Date() }: RemoveInput,
): Promise<Removal> {
  const base = await standingFor(store, keys)
  const { live, release } = liveOf(base, unit)
  const draft = withoutUnit(live, unit, at)
  step('asking the gate')
  const forced = await gate?.({ live: live.config, next: draft.config, coming: [] })
  return { ...draft, base, live, release, forced, action: forced ? `${draft.action} (${forced})` : draft.action }
}

/**
 * Its releases stay in the store: a rollback brings back what was live. Where others decide about other units meanwhile, it
 * looks anew and tries again.
 * @returns as a promote does: `changed: false` where it is a proposal
 */
export async function remove(store: Store, keys: Keys, input: RemoveInput, left = tries): Promise<Promoted> {
  const { unit, who, why, at = new Date() } = input
  const { base, live, release, config, action } = await removalOf(store, keys, input)
  const { lacks } = withNeeded(config, reaching(keys, base, config))
  if (lacks.length > 0) {
    const what = { kind: 'remove', unit, release } as const
    const proposal = await propose(store, keys, { base, config, lacks, action, what, who, why, at })
    return { decision: live, changed: false, proposal }
  }
  const made = decideFor(store, keys, base, { at: input.at?.toISOString(), who, why, action, config })
  const decision = await (left > 0 && input.retry !== false ? made.catch(onlyOvertaken) : made)
  if (decision) return { decision, changed: true }
  await refuseTouched(store, keys, base, action, { targets: [{ unit }] })
  return remove(store, keys, input, left - 1)
}

/** The same of a proposal. @throws ReleaseError "overtaken" where another release is live than the one that it names */
export function removalProposed(live: Decision, unit: string, release: string, at: Date): Drafted {
  if (liveEntry(live.config, unit)?.release === release) return withoutUnit(live, unit, at)
  throw overtaken(live, { serial: live.serial, action: removeAction({ unit, release }) })
}

function liveOf({ live }: Standing, unit: string): { live: Decision; release: string } {
  if (unit === 'shell')
    throw new ReleaseError('The shell is the page itself, and no app is without it: name a remote.', 'usage')
  const entry = liveEntry(live?.config, unit)
  if (live && entry) return { live, release: entry.release }
  const meant = nearest(unit, Object.keys(live?.config.units ?? {}))
  const guess = meant ? ` Did you mean ${meant}?` : ' See "pnpm release status".'
  throw new ReleaseError(`${unit} is not live, so there is nothing to remove.${guess}`)
}
