/** From commit to commit: which units became another release. */
import type { BuiltUnit } from '../../built-units.ts'
import { unitsAt } from './releases.ts'

/** A commit, and the units before and after it. */
export type Step = { commit: string; before: BuiltUnit[]; after: BuiltUnit[] }

/** @param commits the oldest first */
export async function stepsOf(commits: readonly string[]): Promise<Step[]> {
  const steps: Step[] = []
  let before: BuiltUnit[] = []
  for (const commit of commits) {
    const after = await unitsAt(commit)
    if (before.length > 0) steps.push({ commit, before, after })
    before = after
  }
  return steps
}

export type Update = { unit: string; from: BuiltUnit; to: BuiltUnit }

/** Units that became another release. */
export const updatesOf = ({ before, after }: Step): Update[] =>
  after.flatMap(to => {
    const from = before.find(({ unit }) => unit === to.unit)
    return from && from.release !== to.release ? [{ unit: to.unit, from, to }] : []
  })
