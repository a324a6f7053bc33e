/** All that is known of how releases fared, whether they are live or not: days by their totals, then the minutes since. */

import { inTurns } from '../in-turns.ts'
import type { Store } from '../store/store.ts'
import { type MinuteCounts, type ReportedFault, readCounts } from './counts.ts'
import { type Count, nameOf, rated } from './rates.ts'
import { readTotals, type Total, totalledDays, totalsOf, untotalled } from './totals.ts'

export type Evidence = Count & {
  /** Failed pages of all, 0 to 1. */
  rate: number
  /** The earliest fault that was kept. */
  first: ReportedFault | undefined
}

/** By "unit@release"; only those that a page ran. */
export type AllEvidence = ReadonlyMap<string, Evidence>

type Part = Pick<MinuteCounts, 'releases' | 'faults'>

/** Asked again it reads what is new alone: neither a day's totals nor a written minute ever change. */
export function followEvidence(store: Store, now = () => new Date()): () => Promise<AllEvidence> {
  let known = new Map<string, Part | undefined>()
  return async () => {
    const days = await totalledDays(store)
    const minutes = await untotalled(store, days, now())
    const read = async (name: string, find: () => Promise<Part | undefined>) =>
      [name, known.get(name) ?? (await find())] as const
    known = new Map([
      ...(await inTurns(days, name => read(name, async () => partOf(await readTotals(store, name))))),
      ...(await inTurns(minutes, key => read(key, () => readCounts(store, key)))),
    ])
    return evidenceOf([...known.values()].filter(part => part !== undefined))
  }
}

const partOf = (totals: readonly Total[]): Part => ({
  releases: totals.map(({ first: _, ...row }) => row),
  faults: totals.flatMap(({ first }) => first ?? []),
})

const evidenceOf = (parts: readonly Part[]): AllEvidence =>
  new Map(totalsOf(parts).map(total => [nameOf(total), { ...rated([total]), first: total.first }]))
