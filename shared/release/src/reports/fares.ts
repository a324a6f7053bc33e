/** How each live release and canary fares since it was promoted, for those who look: a day of it at most. */
import { type SpeedKind, speedKinds } from '@shared/contract/calls/shell'
import { beginning, standing } from '../decisions/decision.ts'
import type { Entry } from '../decisions/live-set.ts'
import { dateOf } from '../decisions/standing-shells.ts'
import { readPast } from '../decisions/vouched.ts'
import type { Keys } from '../keys/key-folder.ts'
import type { Store } from '../store/store.ts'
import { minuteOf } from './counts.ts'
import { nameOf, type Rates, type ReleaseRate, rated, ratesSince } from './rates.ts'
import { medianOf } from './speed.ts'

export type Fare = Omit<ReleaseRate, 'days'> & {
  /** Part of the phones; 100 for what is live. */
  percent: number
  /** The first minute that is counted. */
  since: string
  /** Medians over all screens, milliseconds; what nobody measured is missing. Of the whole day, whenever it was promoted. */
  speeds: { readonly [kind in SpeedKind]?: number | undefined }
}

const day = 86_400_000

/** Each live release, followed by its canary; one that no page ran counts zero. */
export async function fares(store: Store, keys: Keys, reports: Store, now = new Date()): Promise<Fare[]> {
  const { live } = await standing(store, keys.accepted, await beginning(keys))
  if (!live) return []
  const earliest = new Date(now.getTime() - day)
  const rates = await ratesSince(reports, earliest)
  const running = [['shell', live.config.shell] as const, ...Object.entries(live.config.units)].flatMap(withCanary)
  return Promise.all(
    running.map(async one => {
      const promoted = await readPast(store, one.serial, keys)
      const made = new Date((promoted && dateOf(promoted, now.toISOString())) ?? earliest)
      const since = made > earliest ? made : earliest
      return { ...fareOf(rates, one, minuteOf(since)), percent: one.percent }
    }),
  )
}

type Running = { unit: string; release: string; serial: number; percent: number }

function withCanary([unit, entry]: readonly [string, Entry]): Running[] {
  const { canary } = { canary: undefined, ...entry }
  const live = { unit, release: entry.release, serial: entry.serial, percent: 100 }
  return canary ? [live, { unit, release: canary.release, serial: canary.serial, percent: canary.percent }] : [live]
}

function fareOf(rates: Rates, { unit, release }: Running, since: string): Omit<Fare, 'percent'> {
  const all = rates.get(nameOf({ unit, release }))
  const minutes = (all?.minutes ?? []).filter(({ minute }) => minute >= since)
  const faults = (all?.faults ?? []).filter(({ at }) => minuteOf(new Date(at)) >= since)
  const days = (all?.days ?? []).map(day => day.speeds)
  const speeds = Object.fromEntries(speedKinds.map(kind => [kind, medianOf(days, kind)]))
  return { unit, release, since, ...rated(minutes), speeds, minutes, faults }
}
