/** What is live, since which decision, and what is published. */
import type { AcceptedKey } from '@shared/contract/signed'
import { nothingYet, standing } from '../decisions/decision.ts'
import { type Entry, liveEntry } from '../decisions/live-set.ts'
import { publishedLast, publishedUnits } from '../releases/publications.ts'
import type { Store } from '../store/store.ts'

export type UnitStatus = {
  unit: string
  /** The live release; null where the unit never went live. */
  release: string | null
  version: string | null
  /** The decision that promoted it. */
  since: number | null
  /** Where the live one cannot be loaded, phones take this. */
  previous: string | null
  /** A release for some phones. */
  canary: { release: string; version: string; percent: number; since: number } | null
  /** The release published last. */
  published: string | null
  /** The same where it came after all that runs: it waits for its promotion, or was rolled back. */
  waiting: string | null
}

export type Status = {
  /** 0: nothing was ever promoted. */
  serial: number
  decision: { serial: number; at: string; who: string; why: string; action: string } | null
  platform: { name: string; environment: string } | null
  units: UnitStatus[]
}

/** @param since what was seen of the log: nothing older than that counts */
export async function status(store: Store, accepted: readonly AcceptedKey[], since = nothingYet): Promise<Status> {
  const { live } = await standing(store, accepted, since)
  const config = live?.config
  const names = [...new Set(['shell', ...Object.keys(config?.units ?? {}), ...(await publishedUnits(store))])]
  const entries = names.map(unit => [unit, liveEntry(config, unit)] as const)
  const newest = await Promise.all(entries.map(([unit, entry]) => publishedLast(store, unit, running(entry))))
  return {
    serial: live?.serial ?? 0,
    decision: live ? { serial: live.serial, at: live.at, who: live.who, why: live.why, action: live.action } : null,
    platform: config ? { name: config.name, environment: config.environment } : null,
    units: entries.map(([unit, entry], at) => unitStatus(unit, entry, newest[at])),
  }
}

const canaryIn = (entry: Entry | undefined) => ({ canary: undefined, ...entry }).canary

const running = (entry: Entry | undefined): string[] =>
  [entry, canaryIn(entry)].flatMap(one => (one ? [one.release] : []))

type Last = Awaited<ReturnType<typeof publishedLast>>

function unitStatus(unit: string, entry: Entry | undefined, last: Last | undefined): UnitStatus {
  const canary = canaryIn(entry)
  return {
    unit,
    release: entry?.release ?? null,
    version: entry?.version ?? null,
    since: entry?.serial ?? null,
    previous: entry?.previous?.release ?? null,
    canary: canary
      ? { release: canary.release, version: canary.version, percent: canary.percent, since: canary.serial }
      : null,
    published: last?.release ?? null,
    waiting: (last?.waits && last.release) || null,
  }
}
