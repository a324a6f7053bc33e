/**
 * The order of suites: those that take the most of a run begin early, so that no worker waits for one at the end
 * (`suite-shares.json` at this package's root has the record); then by size. With ORDER=reversed, as `npm run test:all`
 * sets it, the suites without a record run the other way round, so that a suite that leans on one before it fails.
 */
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Only what Jest asks of one. */
type Suite = { path: string }
type Sharding = { shardIndex: number; shardCount: number }

const root = fileURLToPath(new URL('../../../', import.meta.url))
const written: Record<string, number> = JSON.parse(
  readFileSync(new URL('../suite-shares.json', import.meta.url), 'utf8'),
)
const recorded = Object.fromEntries(Object.entries(written).map(([file, share]) => [root + file, share]))

const sizeOf = ({ path }: Suite): number => statSync(path).size

/** Of the suites without a record. */
const turns: Record<string, number> = { longest: 1, reversed: -1 }

/** A suite without a record takes less than a thousandth of the run. */
const UNRECORDED = 0.0005

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default class LongestFirst {
  readonly #shares: Record<string, number>

  /** @param _options of Jest @param shares by path */
  constructor(_options?: unknown, shares = recorded) {
    this.#shares = shares
  }

  readonly #shareOf = ({ path }: Suite): number => this.#shares[path] ?? 0

  sort = <T extends Suite>(suites: readonly T[]): T[] => {
    const turn = turns[process.env.ORDER || 'longest']
    if (!turn) throw new Error(`ORDER takes ${Object.keys(turns).join(' or ')}, not "${process.env.ORDER}"`)
    return suites.toSorted((a, b) => this.#shareOf(b) - this.#shareOf(a) || turn * (sizeOf(b) - sizeOf(a)))
  }

  /** Parts that take about the same time: each suite, the longest first, goes into the part with the least so far. */
  shard = <T extends Suite>(suites: readonly T[], { shardIndex, shardCount }: Sharding): T[] => {
    const parts = Array.from({ length: shardCount }, () => ({ time: 0, suites: [] as T[] }))
    const sorted = suites.toSorted((a, b) => this.#shareOf(b) - this.#shareOf(a) || a.path.localeCompare(b.path))
    for (const suite of sorted) {
      const part = parts.reduce((least, one) => (one.time < least.time ? one : least))
      part.suites.push(suite)
      part.time += this.#shareOf(suite) || UNRECORDED
    }
    return parts[shardIndex - 1]?.suites ?? []
  }

  allFailedTests = <T extends Suite>(suites: readonly T[]): readonly T[] => suites
  cacheResults(): void {}
}
