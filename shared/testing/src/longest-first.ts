/** The order of suites: what lasts minutes begins first, so that no worker waits for it at the end; then by size, as Jest's own. */
import { statSync } from 'node:fs'

/** Only what Jest asks of one. */
type Suite = { path: string }

const longest = [
  ...['everywhere.journey.ts', 'lost-files.journey.ts', 'steady.journey.ts', 'trial.journey.ts', 'team.journey.ts'],
  ...['new.test.ts', 'standalone.test.ts', 'rebuild.test.ts', 'outage.ceph.test.ts', 'accrual.test.ts'],
]

const rank = ({ path }: Suite): number => {
  const at = longest.findIndex(name => path.endsWith(`/${name}`))
  return at < 0 ? longest.length : at
}

const sizeOf = ({ path }: Suite): number => statSync(path).size

/** ORDER=reversed finds a suite that counts on another one before it. */
const order = process.env.ORDER === 'reversed' ? -1 : 1

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default class LongestFirst {
  sort = <T extends Suite>(suites: readonly T[]): T[] =>
    suites.toSorted((a, b) => order * (rank(a) - rank(b) || sizeOf(b) - sizeOf(a)))
  shard = <T extends Suite>(suites: readonly T[]): readonly T[] => suites
  allFailedTests = <T extends Suite>(suites: readonly T[]): readonly T[] => suites
  cacheResults(): void {}
}
