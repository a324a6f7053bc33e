/** `promote … --auto-rollback`: stays, and watches over what was just decided. */

import { setTimeout as after } from 'node:timers/promises'
import { printable } from '@shared/contract/printable'
import type { Decision } from '../decisions/decision.ts'
import { liveEntry } from '../decisions/live-set.ts'
import { ReleaseError } from '../errors.ts'
import { canaryOf } from '../operations/rollback-from.ts'
import { type Look, minutely, namesOf, type Watch, watchCanary } from '../operations/watch.ts'
import { lies } from '../reports/despite-lies.ts'
import { followRates } from '../reports/rates.ts'
import { tolerance } from '../reports/speed.ts'
import { fewestPages, level } from '../reports/verdict.ts'
import { step } from '../steps.ts'
import type { Store } from '../store/store.ts'
import { type Desk, type Outcome, textOf, type Values } from './command.ts'
import { completing } from './deltas.ts'
import { minuteInWords, outcomeOf } from './watch-words.ts'

export const watchOptions = { 'auto-rollback': { type: 'boolean' }, watch: { type: 'string' } } as const

export const watchHelp = `  --auto-rollback   stays, looks each minute how many pages failed and how fast they were (REPORTS_STORE), and rolls this release
                    back where it is worse beyond chance: a canary than the stable release, one for all phones than the one
                    before in the day before (where something else fails at that time, that counts too). By tests that
                    leave ${lies} addresses of each side out, one-sided; a good release is rolled back in less than ${level * 100} % of all
                    watches, ${tolerance} ms slower count for nothing, fewer than ${fewestPages} addresses say nothing. Each day (UTC) is
                    judged by itself. Exit code 1 where it was rolled back
  --watch TIME      how long: 30m (default), 2h, 24h at most. Ctrl-C ends the watch alone, and the release stays`

const longest = 24 * 60

/** @returns how often to look, undefined where nobody asked for it @throws ReleaseError where it cannot be done */
export function looksOf(desk: Desk, values: Values, targets: readonly unknown[]): number | undefined {
  const wanted = values['auto-rollback'] === true
  if (!wanted && values.watch === undefined) return undefined
  if (!wanted) throw new ReleaseError('--watch goes with --auto-rollback.', 'usage')
  if (targets.length !== 1)
    throw new ReleaseError('--auto-rollback compares two releases of a unit: name one unit.', 'usage')
  if (!desk.reports())
    throw new ReleaseError(
      'REPORTS_STORE is not set, so nothing tells how the release fares. Name what the gateway counts into, e.g. REPORTS_STORE=file:.data/reports',
    )
  return minutesOf(textOf(values.watch) ?? '30m')
}

function minutesOf(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([mh])$/.exec(text) ?? []
  const minutes = Number(count) * (unit === 'h' ? 60 : 1)
  if (minutes <= longest) return minutes
  throw new ReleaseError(
    `--watch ${text} is no time to watch. Give e.g. --watch 30m or --watch 2h, 24h at most.`,
    'usage',
  )
}

type Begun = { decision: Decision; unit: string; looks: number; who: string }

/**
 * @param said of the decision that made the canary, told at once @param looks as `looksOf` found them
 * @param wait returns at that time @param began when the watch began, by the clock that pages are counted by
 */
export async function watchOver(
  desk: Desk,
  said: string,
  { decision, unit, looks, who }: Begun,
  wait?: (until: Date) => Promise<unknown>,
  began?: Date,
): Promise<Outcome> {
  const [watched, reports] = [watchedIn(decision, unit), desk.reports()]
  if (!watched || !reports)
    throw new ReleaseError(`${said}. It is not watched: ${unit} had no release before that it could be compared with.`)
  console.error(printable(`${said}. It is watched for ${looks} minutes; Ctrl-C ends the watch, and the release stays.`))
  step() // the watch says a line each minute
  const tell = (error: unknown) =>
    console.error(printable(`A look failed: ${error instanceof Error ? error.message : error}`))
  const rates = { rates: followRates(reports), earlier: followRates(reports) }
  const names = namesOf(watched)
  const onLook = (look: Look, at: Date) => console.error(printable(minuteInWords(look, at, names)))
  const world = { store: desk.store(), keys: await desk.keys(), ...rates, tell, onLook }
  const since = began ?? (await timeOf(reports))
  const ticks = minutely(looks, wait ?? waitingFrom(since), since)
  const found = await watchCanary(world, { unit, ...watched, since, looks, who }, ticks)
  const deltas = completing(world.store, world.keys, {}, found.decision)
  return { ...outcomeOf(`${unit}@${watched.canary.release}`, names[1], found), ...deltas }
}

/** The time of the store. The release is live already, so a store that tells none must not end the watch. */
const timeOf = (reports: Store): Promise<Date> =>
  reports.time().catch((error: unknown) => {
    const why = error instanceof Error ? error.message : error
    const words = `The reports store tells no time (${why}), so the watch goes by the clock of this computer.`
    console.error(printable(words))
    return new Date()
  })

/** Waits by a clock that shows this time now, whatever this computer's own one shows. */
function waitingFrom(now: Date): (until: Date) => Promise<unknown> {
  const ahead = Date.now() - now.getTime()
  return until => after(Math.max(0, until.getTime() + ahead - Date.now()))
}

/** The canary that the decision made, else what it gave to all and what they had before. */
function watchedIn({ config, serial }: Decision, unit: string): Pick<Watch, 'canary' | 'before'> | undefined {
  const entry = liveEntry(config, unit)
  const canary = entry && canaryOf(entry)
  if (canary) return { canary }
  const before = entry?.serial === serial ? entry.previous?.release : undefined
  return entry && before !== undefined ? { canary: entry, before } : undefined
}
