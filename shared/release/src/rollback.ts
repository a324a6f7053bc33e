/** Rolling back: a new decision that brings one unit back to what an earlier decision said of it. */
import type { Config } from '@shared/contract/config'
import { type Decision, decide, readDecision, standing } from './decision.ts'
import { ReleaseError } from './errors.ts'
import { type Entry, liveEntry, withEarlier } from './live-set.ts'
import type { Store } from './store/store.ts'

export type RollbackInput = {
  unit: string
  /** How many releases of the unit to go back. */
  steps: number
  /** Instead of steps: the release to go back to. */
  to?: string | undefined
  who: string
  why: string
  at?: Date
}

/**
 * The settings of the installation and the other units stay as they are. An entry carries the serial of its promotion,
 * so a second rollback goes further back and never forward again to the release that was left.
 */
export async function rollback(
  store: Store,
  input: RollbackInput,
): Promise<{ decision: Decision; from: string; to: string }> {
  const base = await standing(store)
  const live = base.live?.config
  const present = liveEntry(live, input.unit)
  if (!live || !present)
    throw new ReleaseError(`${input.unit} is not live, so there is nothing to roll back. See "pnpm release status".`)
  const earlier = await find(store, live, present, input)
  const at = input.at ?? new Date()
  const config = withEarlier(live, input.unit, earlier, base.serial + 1, at)
  const action = `rollback ${input.unit}@${earlier.release}`
  const decision = await decide(store, base, { at: at.toISOString(), who: input.who, why: input.why, action, config })
  return { decision, from: present.release, to: earlier.release }
}

async function find(store: Store, live: Config, present: Entry, { unit, steps, to }: RollbackInput): Promise<Entry> {
  const passed: string[] = []
  for (let entry = await before(store, unit, present); entry; entry = await before(store, unit, entry)) {
    passed.push(entry.release)
    if (to === undefined ? passed.length === steps : entry.release === to) return entry
  }
  throw new ReleaseError(nothingThere(unit, liveEntry(live, unit)?.release ?? '', passed, to))
}

/** What was live of the unit just before the decision that promoted this entry. */
async function before(store: Store, unit: string, entry: Entry): Promise<Entry | undefined> {
  const decision = await readDecision(store, entry.serial - 1)
  return liveEntry(decision?.config, unit)
}

function nothingThere(unit: string, present: string, passed: readonly string[], to: string | undefined): string {
  const list =
    passed.length > 0
      ? `Before ${present} these were live: ${passed.join(', ')}.`
      : `${present} is the first that was live.`
  const mend =
    to === undefined ? '' : ` A release that was never live before it goes out by: pnpm release promote ${unit}@${to}`
  return `${unit} cannot go back ${to === undefined ? 'that far' : `to ${to}`}. ${list}${mend}`
}
