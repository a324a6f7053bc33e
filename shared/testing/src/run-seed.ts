/**
 * How much a run tests, and with which random seed. `npm test` runs a thirtieth of every count of kills, races, rounds and
 * random cases with one fixed seed, `npm run test:all` a tenth with a new seed, `pnpm soak` the whole count. The seed is
 * printed at the start of a run; SEED=<seed> repeats it.
 */
const PARTS = { short: 30, all: 10, soak: 1 } as const

/** The run that this process belongs to: `npm test`, `npm run test:all` or `pnpm soak`. */
export const scope = (process.env.TEST_RUN || 'short') as keyof typeof PARTS
if (!Object.hasOwn(PARTS, scope)) throw new Error(`TEST_RUN takes ${Object.keys(PARTS).join(', ')}, not "${scope}"`)

export const seed = Number(process.env.SEED ?? 0)
if (!Number.isSafeInteger(seed)) throw new Error(`SEED takes a whole number, not "${process.env.SEED}"`)

/** @param whole count of `pnpm soak` @returns the count of this run, at least 1 */
export const rounds = (whole: number): number => Math.ceil(whole / PARTS[scope])

/** Cases of a table test. @param few cases that `npm test` runs; every other run takes all of them */
export const cases = <T>(all: readonly T[], few: readonly T[]): readonly T[] => (scope === 'short' ? few : all)

/** Milliseconds until Jest ends a test that hangs. @param ms for a tenth of the rounds */
export const patience = (ms: number): number => (scope === 'soak' ? 20 * ms : ms)

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
