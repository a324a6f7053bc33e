/** `rollback --from`, where another release runs than the one that is to go: what runs, by whom, and what to type instead. */
import { madeBy } from '../decisions/decide.ts'
import type { Decision } from '../decisions/decision.ts'
import { type Entry, liveEntry } from '../decisions/live-set.ts'
import { ReleaseError } from '../errors.ts'
import { lastBefore, lastChange } from '../history/past.ts'
import type { Keys } from '../keys/key-folder.ts'
import type { Store } from '../store/store.ts'

/** @returns the refusal, "overtaken" @param live what was looked at @param from the release that was to go */
export async function otherRuns(
  store: Store,
  keys: Keys,
  live: Decision,
  unit: string,
  from: string,
): Promise<ReleaseError> {
  const entry = liveEntry(live.config, unit)
  const before = await lastBefore(store, keys, unit, live)
  if (!entry && !before) return new ReleaseError(`${unit} is not live, and never was. See "pnpm release status".`)
  const decided = await lastChange(store, keys, unit, live)
  const said = [
    `${unit}@${from} is not what this rollback would take back: ${runs(unit, entry)}.`,
    `${madeBy(decided, decided.serial)}. Nothing was done.`,
    ...(entry ? instead(unit, entry, from, !before) : [`If it is to come back: pnpm release rollback ${unit}`]),
  ]
  return new ReleaseError(said.join('\n'), 'overtaken')
}

export const canaryOf = (entry: Entry) => ('canary' in entry ? entry.canary : undefined)

function runs(unit: string, entry: Entry | undefined): string {
  if (!entry) return `${unit} was removed, no phone runs it`
  const [canary, name] = [canaryOf(entry), `${unit}@${entry.release}`]
  if (!canary) return `all phones run ${name}`
  return `${canary.percent}% of the phones run ${unit}@${canary.release} as a canary, the others ${name}`
}

/** What each release that runs is taken back by; of the named one alone, where it runs. @param first nothing was live before */
function instead(unit: string, entry: Entry, from: string, first: boolean): string[] {
  const [{ release }, canary] = [entry, canaryOf(entry)]
  const [ending, steps] = canary ? [', which ends the canary too', ' --steps 1'] : ['', '']
  const stable = first
    ? `${unit}@${release} is the first that was live: there is nothing to go back to.`
    : `If ${unit}@${release} is to go${ending}: pnpm release rollback ${unit} --from ${release}${steps}`
  if (!canary || from === release) return [stable]
  const ended = `If the canary is to go: pnpm release rollback ${unit} --from ${canary.release}`
  return from === canary.release ? [ended] : [ended, stable]
}
