/** The log as people read it: who, when, why, and what became different by each decision. */
import { isDeepStrictEqual } from 'node:util'
import { platform } from '@shared/contract/config'
import { history, type Decision as Stored } from '@shared/release/writing'
import * as v from 'valibot'
import type { Change, Decision, Stands } from '../protocol.ts'
import type { World } from './overview.ts'

type Config = Stored['config']

const shown = 20

/** @param unit only decisions that changed this one */
export async function historyOf({ store, keys }: World, unit: string | undefined): Promise<Decision[]> {
  const entries = await history(store, await keys(), unit, shown + 1)
  return entries.slice(0, shown).map(({ serial, decision }, at) => {
    if (!decision) return { serial, said: null }
    const before = entries.slice(at + 1).find(entry => entry.decision)?.decision?.config
    const { who, why, action, config } = decision
    const changes = changesOf(before, config, unit)
    return { serial, said: { at: decision.at, who, why, action, changes, set: setOf(config) } }
  })
}

function setOf(config: Config): Stands[] {
  return ['shell', ...Object.keys(config.units)].flatMap(unit => {
    const live = liveOf(config, unit)
    return live ? [{ unit, ...live, canary: canaryOf(config, unit) }] : []
  })
}

function changesOf(before: Config | undefined, after: Config, only: string | undefined): Change[] {
  const units = new Set(['shell', ...Object.keys(before?.units ?? {}), ...Object.keys(after.units)])
  const asked = [...units].filter(unit => only === undefined || unit === only)
  const settings = before && !isDeepStrictEqual(v.parse(platform, before), v.parse(platform, after))
  return [
    ...asked.flatMap(unit => unitChanges(unit, before, after)),
    ...(settings && only === undefined ? [{ of: 'settings' } as const] : []),
  ]
}

function unitChanges(unit: string, before: Config | undefined, after: Config): Change[] {
  const [live, canary] = [
    { from: liveOf(before, unit), to: liveOf(after, unit) },
    { from: canaryOf(before, unit), to: canaryOf(after, unit) },
  ]
  return [
    ...(isDeepStrictEqual(live.from, live.to) ? [] : [{ of: 'live', unit, ...live } as const]),
    ...(isDeepStrictEqual(canary.from, canary.to) ? [] : [{ of: 'canary', unit, ...canary } as const]),
  ]
}

function liveOf(config: Config | undefined, unit: string) {
  const entry = unit === 'shell' ? config?.shell : config?.units[unit]
  return entry ? { release: entry.release, version: entry.version } : null
}

function canaryOf(config: Config | undefined, unit: string) {
  const canary = config?.units[unit]?.canary
  return canary ? { release: canary.release, version: canary.version, percent: canary.percent } : null
}
