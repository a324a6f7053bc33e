/** Watching a release: it is taken back where it fails more often than what it is compared with, or is slower, beyond chance. */
import { standingFor } from '../decisions/decide.ts'
import type { Decision } from '../decisions/decision.ts'
import { type Entry, liveEntry } from '../decisions/live-set.ts'
import { onlyOvertaken } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { minuteOf } from '../reports/counts.ts'
import { lies } from '../reports/despite-lies.ts'
import { type Count, type Day, dayOf, nameOf, noPages, type Rates } from '../reports/rates.ts'
import { type Example, exampleOf } from '../reports/speed.ts'
import { judgeDays, type Known, level, type Pair, tests, type Verdict } from '../reports/verdict.ts'
import type { Store } from '../store/store.ts'
import { rollback } from './rollback.ts'
import { canaryOf } from './rollback-from.ts'

export type Watch = {
  unit: string
  /** The release that is watched, and of which decision. */
  canary: { release: string; serial: number }
  /**
   * It went to all phones: it is compared with this release, which they had before, in the day before. Undefined: it is a
   * canary, beside the stable release.
   */
  before?: string | undefined
  /** From when on pages count: the decision that began this watch. */
  since: Date
  /** How often it will be looked at: the test needs to know it beforehand. */
  looks: number
  /** Who decides, should it come to that. */
  who: string
}

/** What was counted on one day, one page of each address; not judged while too few addresses came. */
export type DayLook = { day: string; canary: Count; stable: Count; isJudged: boolean }

/** What was counted on the day that speaks most against it, what follows from it, and what each day of the watch counted. */
export type Look = Verdict & { canary: Count; stable: Count; example: Example | undefined; days: readonly DayLook[] }

export type Watched = Look & {
  /** "kept": the time is over; "ended": somebody else decided about the unit. */
  end: 'taken back' | 'kept' | 'ended'
  /** Which took it back. */
  decision?: Decision
}

/** What a watch needs of the world. */
export type World = {
  store: Store
  keys: Keys
  rates: (since: Date) => Promise<Rates>
  /** The same of what went before: two that are asked for two times each read what is new alone. */
  earlier?: (since: Date) => Promise<Rates>
  /** Hears of a look that failed: a store that is away for a minute ends no watch. */
  tell: (error: unknown) => void
  /** Hears of each look after which the watch goes on. */
  onLook?: (look: Look, at: Date) => void
}

const [day, minute] = [86_400_000, 60_000]

/** @param ticks a look at each, `looks` in all */
export async function watchCanary(world: World, watch: Watch, ticks: AsyncIterable<Date>): Promise<Watched> {
  let last: Watched = {
    end: 'kept',
    ...judged(
      watch,
      daysOf(watch).map(day => ({ day, canary: nothing, stable: nothing })),
    ),
  }
  for await (const at of ticks) {
    last = await lookAt(world, watch, at).catch(error => {
      world.tell(error)
      return last
    })
    if (last.end !== 'kept') break
  }
  return last
}

const nothing: Known = { count: noPages, speeds: new Map() }

/** UTC days that a watch counts in, one or two: known beforehand, so that each has an equal part of the level. */
export function daysOf({ since, looks }: Pick<Watch, 'since' | 'looks'>): string[] {
  const lastMinute = new Date(since.getTime() + (looks - 1) * minute)
  return [...new Set([since, lastMinute].map(at => dayOf(minuteOf(at))))]
}

type DayPair = Pair & { day: string }

function judged({ looks }: Watch, pairs: readonly DayPair[]): Look {
  const { shown, days } = judgeDays(pairs, looks)
  const { canary, stable, worse, chance, slower, limit } = shown
  const example = slower && exampleOf(canary.speeds, stable.speeds, slower.kind)
  return {
    ...{ worse, chance, slower, limit, example, canary: canary.count, stable: stable.count },
    days: days.map(dayLook),
  }
}

const dayLook = ({ day, canary, stable, chance, slower }: DayPair & Verdict): DayLook => ({
  ...{ day, canary: canary.count, stable: stable.count },
  isJudged: chance !== undefined || slower !== undefined,
})

/** The standing that is judged is the one that the decision follows: what somebody decided meanwhile is never undone. */
async function lookAt(world: World, watch: Watch, at: Date): Promise<Watched> {
  const { unit, canary, before } = watch
  const base = await standingFor(world.store, world.keys)
  const entry = liveEntry(base.live?.config, unit)
  const running = before === undefined && entry ? canaryOf(entry) : entry
  const found = judged(watch, await pairsOf(world, watch, entry))
  if (!base.live || running?.serial !== canary.serial || running.release !== canary.release)
    return { end: 'ended', ...found }
  if (!found.worse) {
    world.onLook?.(found, at)
    return { end: 'kept', ...found }
  }
  const steps = before === undefined ? undefined : 1 // else a canary that began since would stand in its way
  const said = { at, who: watch.who, why: reason(found, watch) }
  const input = { unit, from: canary.release, steps, looked: base.live.serial, ...said }
  const made = await rollback(world.store, world.keys, input).catch(onlyOvertaken)
  return made ? { end: 'taken back', ...found, decision: made.decision } : lookAt(world, watch, at)
}

/** Pairs a canary with the stable release of the same day, a release for all with the busiest day of the one before. */
async function pairsOf(world: World, watch: Watch, entry: Entry | undefined): Promise<DayPair[]> {
  const { unit, before, since, canary } = watch
  const { rates, earlier = rates } = world
  const own = daysIn(await rates(since), unit, canary.release)
  if (before === undefined) {
    const others = daysIn(await rates(since), unit, entry?.release)
    return daysOf(watch).map(name => ({ day: name, canary: on(own, name), stable: on(others, name) }))
  }
  const past = daysIn(await earlier(new Date(since.getTime() - day)), unit, before)
  const stable = past.reduce<Known>((most, one) => (one.count.pages > most.count.pages ? one : most), nothing)
  return daysOf(watch).map(name => ({ day: name, canary: on(own, name), stable }))
}

const daysIn = (rates: Rates, unit: string, release = ''): readonly Day[] =>
  rates.get(nameOf({ unit, release }))?.days ?? []

const on = (days: readonly Day[], name: string): Known => days.find(({ day }) => day === name) ?? nothing

/** For the log: what was counted (a page of each address), and the test. */
function reason(found: Look, watch: Watch): string {
  const { chance, slower, limit } = found
  const days = daysOf(watch).length
  const parts =
    days > 1 ? `${watch.looks} looks, ${tests} tests and ${days} days` : `${watch.looks} looks and ${tests} tests`
  const part = `(${percent(level)} over ${parts})`
  const test = (name: string, p = 1) =>
    `${name}, one-sided: p = ${p.toExponential(1)} < ${limit.toExponential(1)} ${part}`
  const [one, two] = namesOf(watch)
  if ((chance ?? 1) < limit) {
    const counted = `${inWords(found.canary)} of ${one} failed, ${inWords(found.stable)} of ${two}`
    return `auto-rollback: ${counted}; ${test(`an exact test that leaves ${lies} addresses of each side out`, chance)}`
  }
  const { what, first, second } = found.example ?? { what: '', first: 0, second: 0 }
  return `auto-rollback: ${one} is slower than ${two}, e.g. ${what}: ${first} ms, ${second} ms at the median; ${test(`Mann and Whitney's test over all screens, ${lies} addresses of each side left out`, slower?.chance)}`
}

/** What is watched, and what it is compared with. */
export const namesOf = ({ before }: Pick<Watch, 'before'>): readonly [string, string] =>
  before === undefined ? ['the canary', 'the stable release'] : ['this release', 'the one before, in the day before']

/** e.g. "12 of 140 addresses (8.6 %)" */
export const inWords = ({ pages, failed }: Count): string =>
  `${failed} of ${pages} addresses (${percent(failed / (pages || 1))})`

/** e.g. "8.6 %" */
export const percent = (part: number): string => `${Number((part * 100).toPrecision(2))} %`

/** A tick each minute, a little after the gateways wrote theirs. @param wait returns at that time */
export async function* minutely(looks: number, wait: (until: Date) => Promise<unknown>, start = new Date()) {
  const first = Math.floor(start.getTime() / minute) * minute + minute + 10_000
  for (let look = 0; look < looks; look++) {
    const at = new Date(first + look * minute)
    await wait(at)
    yield at
  }
}
