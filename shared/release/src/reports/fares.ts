/** How each live release and canary fares since it was promoted, for those who look: a day of it at most. */
import type { UnitConfig } from '@shared/contract/config'
import type { AcceptedKey } from '@shared/contract/signed'
import { readDecision } from '../decision.ts'
import type { Draft, Entry } from '../live-set.ts'
import type { Store } from '../store/store.ts'
import { minuteOf } from './counts.ts'
import { nameOf, type Rates, type ReleaseRate, rated, ratesSince } from './rates.ts'

export type Fare = ReleaseRate & {
  /** Part of the phones; 100 for what is live. */
  percent: number
  /** The first minute that is counted. */
  since: string
}

const day = 86_400_000

/** Live releases first, each followed by its canary; one that no page ran counts zero. */
export async function fares(
  store: Store,
  keys: readonly AcceptedKey[],
  reports: Store,
  live: Draft,
  now = new Date(),
): Promise<Fare[]> {
  const earliest = new Date(now.getTime() - day)
  const rates = await ratesSince(reports, earliest)
  const running = [['shell', live.shell] as const, ...Object.entries(live.units)].flatMap(withCanary)
  return Promise.all(
    running.map(async one => {
      const promoted = await readDecision(store, one.serial, keys)
      const since = promoted && new Date(promoted.at) > earliest ? new Date(promoted.at) : earliest
      return { ...fareOf(rates, one, minuteOf(since)), percent: one.percent }
    }),
  )
}

type Running = { unit: string; release: string; serial: number; percent: number }

function withCanary([unit, entry]: readonly [string, Entry]): Running[] {
  const canary = 'canary' in entry ? (entry as UnitConfig).canary : undefined
  const of = ({ release, serial }: { release: string; serial: number }, percent: number) => ({
    unit,
    release,
    serial,
    percent,
  })
  return [of(entry, 100), ...(canary ? [of(canary, canary.percent)] : [])]
}

function fareOf(rates: Rates, { unit, release }: Running, since: string): Omit<Fare, 'percent'> {
  const all = rates.get(nameOf({ unit, release }))
  const minutes = (all?.minutes ?? []).filter(({ minute }) => minute >= since)
  const faults = (all?.faults ?? []).filter(({ at }) => minuteOf(new Date(at)) >= since)
  return { unit, release, since, ...rated(minutes), minutes, faults }
}
