/** What a decision made different, unit by unit, and which releases were taken back since. */
import { isDeepStrictEqual } from 'node:util'
import { type Config, type Platform, platform } from '@shared/contract/config'
import * as v from 'valibot'
import { isRollbackOf } from '../decisions/actions.ts'
import type { Decision } from '../decisions/decision.ts'
import { liveEntry } from '../decisions/live-set.ts'
import { nameOf } from '../store/stored.ts'
import type { Entry } from './history.ts'

/** Settings of an installation that would be others, e.g. `apiBase: "https://api.example"`. */
export const newSettings = (wanted: Platform, live: Platform): string[] =>
  Object.keys(platform.entries).flatMap(name => {
    const [now, then] = [Reflect.get(live, name), Reflect.get(wanted, name)]
    return isDeepStrictEqual(now, then) ? [] : [`${name}: ${JSON.stringify(then) ?? 'as usual'}`]
  })

/** A release as a set names it. */
export type NamedRelease = { release: string; version: string }
export type NamedCanary = NamedRelease & { percent: number }

export type Change =
  | { of: 'live'; unit: string; from: NamedRelease | null; to: NamedRelease | null }
  | { of: 'canary'; unit: string; from: NamedCanary | null; to: NamedCanary | null }
  | { of: 'settings' }

/** @param only a unit: nothing is said of the others */
export function changesOf(before: Config | undefined, after: Config, only?: string): Change[] {
  const units = new Set(['shell', ...Object.keys(before?.units ?? {}), ...Object.keys(after.units)])
  const compared = [...units].filter(unit => only === undefined || unit === only)
  const settings = before && !isDeepStrictEqual(v.parse(platform, before), v.parse(platform, after))
  return [
    ...compared.flatMap(unit => unitChanges(unit, before, after)),
    ...(settings && only === undefined ? [{ of: 'settings' } as const] : []),
  ]
}

function unitChanges(unit: string, before: Config | undefined, after: Config): Change[] {
  const live = { from: liveIn(before, unit), to: liveIn(after, unit) }
  const canary = { from: canaryIn(before, unit), to: canaryIn(after, unit) }
  return [
    ...(isDeepStrictEqual(live.from, live.to) ? [] : [{ of: 'live', unit, ...live } as const]),
    ...(isDeepStrictEqual(canary.from, canary.to) ? [] : [{ of: 'canary', unit, ...canary } as const]),
  ]
}

export function liveIn(config: Config | undefined, unit: string): NamedRelease | null {
  const entry = liveEntry(config, unit)
  return entry ? { release: entry.release, version: entry.version } : null
}

export function canaryIn(config: Config | undefined, unit: string): NamedCanary | null {
  const canary = config?.units[unit]?.canary
  return canary ? { release: canary.release, version: canary.version, percent: canary.percent } : null
}

/** Releases that a change brought to phones, each once. */
export function broughtBy(changes: readonly Change[]): { unit: string; release: string }[] {
  const named = changes.flatMap(change =>
    change.of !== 'settings' && change.to ? [{ unit: change.unit, release: change.to.release }] : [],
  )
  return named.filter((one, at) => named.findIndex(other => nameOf(other) === nameOf(one)) === at)
}

/**
 * By unit the rollback that brought what is live of it, as far back as the entries reach.
 * @param entries newest first
 */
export function rolledBack(entries: readonly Entry[]): ReadonlyMap<string, Decision> {
  const found = new Map<string, Decision>()
  const readable = entries.flatMap(({ decision }) => decision ?? []).reverse()
  readable.slice(1).forEach((decision, at) => {
    for (const change of changesOf(readable[at]?.config, decision.config)) {
      if (change.of !== 'live') continue
      if (change.to && isRollbackOf(change.unit, decision.action)) found.set(change.unit, decision)
      else found.delete(change.unit)
    }
  })
  return found
}

/** By "unit@release": the decision that took it back. Whoever promoted it again since meant it. */
export type TakenBack = ReadonlyMap<string, Pick<Decision, 'serial' | 'who' | 'why'>>

/** @param entries newest first @param only a unit, where the entries are its alone */
export function takenBack(entries: readonly Entry[], only?: string): TakenBack {
  const found = new Map<string, Pick<Decision, 'serial' | 'who' | 'why'>>()
  const readable = entries.flatMap(({ decision }) => decision ?? []).reverse()
  readable.forEach(({ action, config, serial, who, why }, at) => {
    for (const change of changesOf(readable[at - 1]?.config, config, only)) {
      if (change.of === 'settings') continue
      if (change.to) found.delete(nameOf({ unit: change.unit, release: change.to.release }))
      if (isRollbackOf(change.unit, action) && change.from && at > 0 && change.from.release !== change.to?.release)
        found.set(nameOf({ unit: change.unit, release: change.from.release }), { serial, who, why })
    }
  })
  return found
}
