/** Rolling the whole set back: a new decision that says what an earlier one said. */
import type { Config } from '@shared/contract/config'
import { settingsHash, sharesMoved, sharesOf } from '../decisions/approvals.ts'
import { decideFor, standingAsSeen } from '../decisions/decide.ts'
import { type Decision, judged } from '../decisions/decision.ts'
import { type Draft, sameSet, unnumbered, withoutCanary } from '../decisions/live-set.ts'
import { ReleaseError } from '../errors.ts'
import { TakenBackRefusal, type TakenBackRelease, takenBackOf, wasTakenBack } from '../history/again.ts'
import { decisionAt, type Present, wasLive } from '../history/past.ts'
import type { Keys } from '../keys/key-folder.ts'
import type { ShellKey } from '../keys/shell-keys.ts'
import { readRelease } from '../releases/publish.ts'
import { decisions, entryKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import type { Who } from './promote.ts'
import { although, returningKeys, runningIn, withApprovals } from './rollback.ts'

export type RollbackAllInput = Who & {
  to: Date | number
  /** False: refuses where a release of then was taken back since; undefined: nobody asks. */
  again?: boolean | undefined
  /** Also to a shell that accepts a key of somebody else. */
  force?: boolean | undefined
}

/** What did not go back, as it needs several keys: whether the settings differed, and remotes that had a canary then. */
export type Stayed = { settings: boolean; canaries: readonly string[] }

/**
 * The whole set as it was at a time, or by a decision; the settings too, where one key is enough for them.
 * @returns `as`: the decision that it was so by; `changed: false` where it is so now
 * @throws ReleaseError where nothing was live then, or some of it is no more stored
 */
export async function rollbackAll(
  store: Store,
  keys: Keys,
  { to, who, why, looked, again, force, at }: RollbackAllInput,
): Promise<{ decision: Decision; changed: boolean; as: number; accepts: readonly ShellKey[]; stayed: Stayed }> {
  const base = await standingAsSeen(store, keys, looked)
  if (!base.live) throw new ReleaseError('Nothing is live, and never was: there is nothing to go back to.')
  const then = await decidedThen(store, keys, { live: base.live, now: at ?? new Date() }, to)
  if (!then) throw new ReleaseError(await nothingThen(store, keys, base.live, to))
  const { set, stayed } = broughtBack(base.live.config, then.config)
  const as = then.serial
  if (sameSet(base.live.config, set)) return { decision: base.live, changed: false, as, accepts: [], stayed }
  const gone = again === undefined ? [] : await takenBackOf(store, keys, runningIn(set))
  if (gone.length > 0 && !again) throw wouldReturn(then, gone)
  const isBack = set.shell.release !== base.live.config.shell.release
  const accepts = isBack ? await returningKeys(store, keys, set.shell, force) : []
  await allStored(store, keys, set)
  const more = [...(gone.length > 0 ? ['again'] : []), ...although(accepts)]
  const action = ['rollback --all to decision', as, ...more].join(' ')
  const decision = await decideFor(store, keys, base, { at: at?.toISOString(), who, why, action, config: set })
  return { decision, changed: true, as, accepts, stayed }
}

/** Where several keys are asked for, one brings releases back, and neither settings nor another share of a canary. */
function broughtBack(live: Config, then: Config): { set: Draft; stayed: Stayed } {
  const { policy, approvals = [] } = live
  const back = { ...unnumbered(then), approvals, ...(policy && { policy }) }
  const isOpen = !policy || policy.promote === 1
  const canaries = isOpen ? [] : sharesMoved(then, sharesOf(live))
  const entries = Object.entries(then.units).map(([unit, entry]) => [
    unit,
    canaries.includes(unit) ? withoutCanary(entry) : entry,
  ])
  const units: Config['units'] = Object.fromEntries(entries)
  const set = isOpen ? back : { ...unnumbered(live), shell: then.shell, units }
  const settings = !isOpen && settingsHash(live) !== settingsHash(then)
  return { set: withApprovals(set, then.approvals), stayed: { settings, canaries } }
}

async function decidedThen(store: Store, keys: Keys, present: Present, to: Date | number) {
  if (typeof to !== 'number') {
    if (to > present.now) throw new ReleaseError(`${to.toISOString()} is still to come.`)
    return decisionAt(store, keys, present, to)
  }
  return wasLive(store, keys, present.live, to)
}

async function nothingThen(store: Store, keys: Keys, { config }: Decision, to: Date | number): Promise<string> {
  if (typeof to !== 'number') return `Nothing was live at ${to.toISOString()}. See "pnpm release history".`
  const bytes = await store.read(entryKey(decisions, to))
  if (!bytes) return `There is no decision ${to}. See "pnpm release history".`
  const fault = faultOf(judged(bytes, to, keys.known), config.log)
  return `Decision ${to} cannot be believed: it ${fault}. See "pnpm release verify".`
}

/** @param log of the live decision */
function faultOf(found: string | Decision, log: Config['log']): string {
  if (typeof found === 'string') return found
  return found.config.log === log ? 'was never live' : 'is of another log'
}

const wouldReturn = ({ serial }: Decision, gone: readonly TakenBackRelease[]): TakenBackRefusal =>
  new TakenBackRefusal(
    `Decision ${serial} would send out again what was taken back since. ${gone.map(wasTakenBack).join(' ')}`,
    'To do so all the same: --again --why "…"',
  )

async function allStored(store: Store, keys: Keys, set: Draft): Promise<void> {
  await Promise.all(runningIn(set).map(({ unit, release }) => readRelease(store, keys.known, unit, release)))
}
