/** The log as people read it: who, when, why, what became different by each decision, and what is known of that by now. */
import {
  type AllEvidence,
  broughtIn,
  canaryIn,
  changesOf,
  history,
  liveIn,
  type Decision as Stored,
  type TakenBack,
  takenBack,
} from '@shared/release/writing'
import type { Brought, Decision, Stands } from '../protocol.ts'
import { shownFault } from './fares.ts'
import { originOf } from './names.ts'
import type { World } from './overview.ts'

type Config = Stored['config']
type Known = Awaited<ReturnType<typeof broughtIn>>[number][number]

const pageSize = 20

/** @param unit only decisions that changed this one @param evidence how releases fared, as far as it is counted */
export async function historyOf(
  { store, keys }: World,
  unit: string | undefined,
  evidence: AllEvidence,
): Promise<Decision[]> {
  const held = await keys()
  const entries = await history(store, held, unit, pageSize + 1)
  const brought = await broughtIn(store, held, evidence, entries, unit)
  const gone = takenBack(entries, unit)
  return entries.slice(0, pageSize).map(({ serial, decision }, at) => {
    if (!decision) return { serial, said: null }
    const before = entries.slice(at + 1).find(entry => entry.decision)?.decision?.config
    const { who, why, action, config } = decision
    const changes = changesOf(before, config, unit)
    const known = (brought[at] ?? []).map(broughtOf)
    return { serial, said: { at: decision.at, who, why, action, changes, set: setOf(config, gone), brought: known } }
  })
}

function setOf(config: Config, gone: TakenBack): Stands[] {
  return ['shell', ...Object.keys(config.units)].flatMap(unit => {
    const live = liveIn(config, unit)
    const back = live && gone.get(`${unit}@${live.release}`)
    return live ? [{ unit, ...live, canary: canaryIn(config, unit), takenBack: back ?? null }] : []
  })
}

const broughtOf = ({ unit, release, origin, evidence, takenBack: gone }: Known): Brought => ({
  ...{ unit, release, origin: originOf(origin), takenBack: gone ?? null },
  evidence: evidence ? { ...evidence, first: evidence.first ? shownFault(evidence.first) : null } : null,
})
