/** Promoting: one decision that makes the named releases live, all at once; or a proposal, where it needs several keys. */

import { withNeeded } from '../decisions/approvals.ts'
import { asSeen, decideFor, overtaken, reaching, standingFor } from '../decisions/decide.ts'
import type { Decision, Standing } from '../decisions/decision.ts'
import { agree, changesSettings, drafted, type Wanted } from '../decisions/drafts.ts'
import { sameSet } from '../decisions/live-set.ts'
import { readPast } from '../decisions/vouched.ts'
import { onlyOvertaken } from '../errors.ts'
import type { Gate } from '../gate/gate.ts'
import { meant } from '../history/again.ts'
import { lastChange } from '../history/past.ts'
import type { Keys } from '../keys/key-folder.ts'
import { propose } from '../proposals/propose.ts'
import { step } from '../steps.ts'
import type { Store } from '../store/store.ts'

export type Who = {
  who: string
  why: string
  at?: Date
  /** Serial of the decision that was looked at: where another came since, nothing is done. Undefined: whatever is newest. */
  looked?: number | undefined
}

export type PromoteInput = Who &
  Wanted & {
    platform: Wanted['platform']
    /** Refuses a set that would not run together; left out where a test is about something else. */
    gate?: Gate | undefined
    /** False: gives up where another decision comes first, also one about other units. */
    retry?: boolean | undefined
    /** False: refuses a release that was taken back; true: only where it is not named; undefined: nobody asks. */
    again?: boolean | undefined
  }

/** `changed: false` where all of it was live already, and no decision was needed; or where it is a proposal, of that id. */
export type Promoted = { decision: Decision; changed: boolean; proposal?: string }

/** Each lost turn is somebody else's decision: who loses so many was unlucky beyond reason. */
export const tries = 200

/**
 * Where others decide about other units meanwhile, it looks anew and tries again.
 * @throws ReleaseError where the gate refuses, or somebody else decided about the same units first ("overtaken")
 */
export async function promote(store: Store, keys: Keys, input: PromoteInput, left = tries): Promise<Promoted> {
  const base = await seenAlike(store, keys, input)
  const at = input.at ?? new Date()
  const wanted = await meant(store, keys, input)
  const { config, releases, action: named, change } = await drafted(store, keys, base, wanted, at)
  if (base.live && sameSet(base.live.config, config)) return { decision: base.live, changed: false }
  step('asking the gate')
  const forced = await input.gate?.({ live: base.live?.config, next: config, coming: releases })
  const action = forced ? `${named} (${forced})` : named
  const { who, why } = input
  const { lacks } = withNeeded(config, reaching(keys, base, config))
  if (lacks.length > 0 && base.live) {
    const targets = releases.map(({ manifest: { unit, release } }) => ({ unit, release }))
    const { percent, forced, again } = wanted
    const platform = changesSettings(base, input.platform) ? input.platform : undefined
    const terms = { targets, percent, forced, platform, ...(again && { again }) }
    const what = change ? ({ kind: 'keys', ...terms, ...change } as const) : ({ kind: 'promote', ...terms } as const)
    const proposal = await propose(store, keys, { base, config, lacks, action, what, who, why, at })
    return { decision: base.live, changed: false, proposal }
  }
  const made = decideFor(store, keys, base, { at: input.at?.toISOString(), who, why, action, config })
  const decision = await (left > 0 && input.retry !== false ? made.catch(onlyOvertaken) : made)
  if (decision) return { decision, changed: true }
  await refuseTouched(store, keys, base, action, input)
  return promote(store, keys, { ...input, looked: undefined }, left - 1)
}

/** What is newest; what was decided since the maker looked may be about other units. */
async function seenAlike(store: Store, keys: Keys, input: PromoteInput): Promise<Standing> {
  const base = await standingFor(store, keys)
  const { looked, retry } = input
  if (looked === undefined || looked === base.live?.serial) return base
  const then = retry === false ? undefined : await readPast(store, looked, keys)
  return then && agree(then.config, base.live?.config, input) ? base : asSeen(base, looked)
}

/** @throws ReleaseError "overtaken" where what came first says something of the same units */
export async function refuseTouched(
  store: Store,
  keys: Keys,
  before: Standing,
  action: string,
  wanted: Wanted,
): Promise<void> {
  const { live } = await standingFor(store, keys)
  if (agree(before.live?.config, live?.config, wanted)) return
  const other = wanted.targets.find(one => !agree(before.live?.config, live?.config, { targets: [one] }))
  const decided = other && live ? await lastChange(store, keys, other.unit, live) : live
  throw overtaken(decided, { serial: decided?.serial ?? 0, action })
}
