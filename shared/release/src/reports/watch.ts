/** Watching a canary: it is taken back where it fails more often than the stable release, beyond chance. */
import { standingFor } from '../decide.ts'
import type { Decision } from '../decision.ts'
import { onlyOvertaken } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { rollback } from '../rollback.ts'
import type { Store } from '../store/store.ts'
import { type Count, nameOf, noPages, type Rates } from './rates.ts'
import { judge, level, type Verdict } from './verdict.ts'

export type Watch = {
  unit: string
  canary: { release: string; serial: number }
  /** From when on pages count: the decision that began this watch. */
  since: Date
  /** How often it will be looked at: the test needs to know it beforehand. */
  looks: number
  /** Who decides, should it come to that. */
  who: string
}

/** What was counted, one page of each address, and what follows from it. */
export type Look = Verdict & { canary: Count; stable: Count }

export type Watched = Look & {
  /** "kept": the time is over; "ended": somebody else ended the canary, or gave it to all. */
  end: 'taken back' | 'kept' | 'ended'
  /** Which took it back. */
  decision?: Decision
}

/** What a watch needs of the world. */
export type World = {
  store: Store
  keys: Keys
  rates: (since: Date) => Promise<Rates>
  /** Hears of a look that failed: a store that is away for a minute ends no watch. */
  tell: (error: unknown) => void
}

/** @param ticks a look at each, `looks` in all */
export async function watchCanary(world: World, watch: Watch, ticks: AsyncIterable<Date>): Promise<Watched> {
  let last: Watched = { end: 'kept', ...judged(watch, noPages, noPages) }
  for await (const at of ticks) {
    last = await lookAt(world, watch, at).catch(error => {
      world.tell(error)
      return last
    })
    if (last.end !== 'kept') break
  }
  return last
}

const judged = ({ looks }: Watch, canary: Count, stable: Count): Look => ({
  ...judge(canary, stable, looks),
  canary,
  stable,
})

/** The standing that is judged is the one that the decision follows: what somebody decided meanwhile is never undone. */
async function lookAt(world: World, watch: Watch, at: Date): Promise<Watched> {
  const { unit, canary } = watch
  const base = await standingFor(world.store, world.keys)
  const entry = base.live?.config.units[unit]
  const rates = await world.rates(watch.since)
  const found = judged(watch, countOf(rates, unit, canary.release), countOf(rates, unit, entry?.release))
  if (!base.live || !entry || entry.canary?.serial !== canary.serial || entry.canary.release !== canary.release)
    return { end: 'ended', ...found }
  if (!found.worse) return { end: 'kept', ...found }
  const input = { unit, from: canary.release, looked: base.live.serial, at, who: watch.who, why: reason(found, watch) }
  const made = await rollback(world.store, world.keys, input).catch(onlyOvertaken)
  return made ? { end: 'taken back', ...found, decision: made.decision } : lookAt(world, watch, at)
}

function countOf(rates: Rates, unit: string, release = ''): Count {
  return rates.get(nameOf({ unit, release }))?.addresses ?? noPages
}

/** For the log: what was counted (a page of each address), and the test. */
function reason({ canary, stable, chance = 1, limit }: Look, { looks }: Watch): string {
  const counted = `${inWords(canary)} of the canary failed, ${inWords(stable)} of the stable release`
  const test = `Fisher's exact test, one-sided: p = ${chance.toExponential(1)} < ${limit.toExponential(1)}`
  return `auto-rollback: ${counted}; ${test} (${percent(level)} over ${looks} looks)`
}

/** e.g. "12 of 140 addresses (8.6 %)" */
export const inWords = ({ pages, failed }: Count): string =>
  `${failed} of ${pages} addresses (${percent(failed / (pages || 1))})`

/** e.g. "8.6 %" */
export const percent = (part: number): string => `${Number((part * 100).toPrecision(2))} %`

/** A tick each minute, a little after the gateways wrote theirs. @param wait returns at that time */
export async function* minutely(looks: number, wait: (until: Date) => Promise<unknown>, start = new Date()) {
  const first = Math.floor(start.getTime() / 60_000) * 60_000 + 70_000
  for (let look = 0; look < looks; look++) {
    const at = new Date(first + look * 60_000)
    await wait(at)
    yield at
  }
}
