/**
 * The order of suites: those that take the most of a run begin early, so that no worker waits for one at the end
 * (`suite-shares.json` at this package's root has the record); then by size. With ORDER=shuffled, as `npm run test:all`
 * sets it, all but the longest run in an order drawn from SEED, so that a suite that leans on one before it fails.
 */
import { hash } from 'node:crypto'
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

/** A suite below it may come last: it holds up no run. */
const LONG = 0.02

/** A suite without a record takes less than a thousandth of the run. */
const UNRECORDED = 0.0005

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default class LongestFirst {
  readonly #shares: Record<string, number>
  readonly #seed: string

  /** @param _options of Jest @param shares by path */
  constructor(_options?: unknown, shares = recorded, seed = process.env.SEED ?? '1') {
    this.#shares = shares
    this.#seed = seed
  }

  readonly #shareOf = ({ path }: Suite): number => this.#shares[path] ?? 0

  readonly #orders: Record<string, (a: Suite, b: Suite) => number> = {
    longest: (a, b) => this.#shareOf(b) - this.#shareOf(a) || sizeOf(b) - sizeOf(a),
    shuffled: (a, b) => this.#lengthOf(b) - this.#lengthOf(a) || (this.#drawOf(a) < this.#drawOf(b) ? -1 : 1),
  }

  readonly #drawOf = ({ path }: Suite): string => hash('sha256', `${this.#seed} ${path.slice(root.length)}`)

  /** Nothing for a suite that is not long. */
  readonly #lengthOf = (suite: Suite): number => (this.#shareOf(suite) < LONG ? 0 : this.#shareOf(suite))

  sort = <T extends Suite>(suites: readonly T[]): T[] => {
    const order = this.#orders[process.env.ORDER || 'longest']
    if (!order) throw new Error(`ORDER takes ${Object.keys(this.#orders).join(' or ')}, not "${process.env.ORDER}"`)
    return suites.toSorted(order)
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
