/**
 * Chance in tests, and how long it goes on: `pnpm soak` takes the whole of every count of kills, races, rounds and random
 * cases, any other run a tenth. Each run has one seed, printed as it starts and in the title of whatever draws lots: with
 * SEED=<seed> the same come again.
 */
import fc from 'fast-check'

const isSoak = process.env.SOAK === '1'

export const seed = Number(process.env.SEED ?? 0)

/** @param whole how many of them `pnpm soak` does */
export const rounds = (whole: number): number => (isSoak ? whole : Math.ceil(whole / 10))

/** Milliseconds until what hangs is ended. @param ms for a tenth of the rounds */
export const patience = (ms: number): number => (isSoak ? 20 * ms : ms)

/** Lots from this run's seed: whole numbers from 0 to below what is asked for. */
export function lots(): (below: number) => number {
  let state = seed | 0
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

fc.configureGlobal({ seed, numRuns: rounds(1000) })

export { fc }
