/**
 * Chooses suites by the files that they cover. `npm test` adds a nightly suite, and skips a long suite of an area
 * (areas.ts), by what has changed since the last tag; without tags, since the branch left main; on main, since the commit
 * before. `npm run test:all` runs every suite.
 */
import { changedSince, lastRelease } from '../changes.ts'
import { areas, type Covered } from './areas.ts'

/** Journeys of testing/src/journeys. */
const journeys = (...names: readonly string[]): string[] =>
  names.map(name => `shared/testing/src/journeys/${name}.nightly.journey.ts`)

/** Of each unit the journeys that drive it: who changes it sees them before the night does. */
const ofUnits: readonly Covered[] = [
  {
    suites: journeys(
      ...['chart-back', 'contracts', 'countdown', 'drawings', 'edit-lines', 'exchanges', 'second', 'simulation'],
      ...['turned', 'ways', 'weekend'],
    ),
    files: /^remote-trade\//,
  },
  { suites: journeys('recharge', 'settlement', 'withdraw'), files: /^remote-wallet\// },
  { suites: journeys('arbitrage', 'bonds', 'loan', 'offering'), files: /^remote-invest\// },
  { suites: journeys('identity', 'limits', 'rewards'), files: /^remote-account\// },
  { suites: journeys('chat-pages', 'notices', 'notifications', 'share-article', 'steady'), files: /^remote-content\// },
  {
    suites: journeys(
      ...['begun', 'installed', 'letters', 'push', 'rotation', 'swap', 'trust', 'two-people', 'wide'],
      ...['without-network', 'worker'],
    ),
    files: /^shell\//,
  },
  { suites: journeys('another-server', 'deltas', 'foreign-host'), files: /^shared\/(gateway|conform)\// },
]

const nightly = (folder: string, ...names: readonly string[]): string[] =>
  names.map(name => `shared/${folder}/${name}.nightly.test.ts`)

export const covered: readonly Covered[] = [
  ...ofUnits,
  {
    suites: [
      ...nightly('federation/src', 'browser', 'build', 'dev-server', 'one-copy-plugin', 'one-share-plugin'),
      ...nightly('federation/src', 'source-maps'),
    ],
    files: /^(pnpm-lock\.yaml$|shared\/federation\/)/,
  },
  {
    suites: nightly('tools/src/new', 'new', 'standalone'),
    files: /^shared\/(tools\/src\/(new|drop)\/|federation\/(src|bin)\/|\w+\/package\.json$|testing\/src\/[^/]+\.tsx?$)/,
  },
  {
    suites: nightly('testing/src', 'rebuild'),
    files: /^shared\/(federation\/src|release\/src\/(rebuild|origin|sbom))\//,
  },
  { suites: nightly('ui/src/gallery', 'build'), files: /^shared\/ui\/src\// },
  { suites: nightly('tools/src/arrows', 'check'), files: /^shared\/tools\/src\/arrows\// },
  {
    suites: nightly('tools/src', 'ends-with-parent'),
    files: /^shared\/tools\/src\/(ends-with-parent|set-up|run|serving)/,
  },
  {
    suites: nightly('testing/src', 'odd-paths'),
    files:
      /^shared\/(federation\/src\/(workspace|sources|lockfile|share|shell-config|stable-id-plugin)|tools\/src\/(run|dev|start)|testing\/src\/preset)\.ts$/,
  },
  {
    suites: journeys('start'),
    files:
      /^(package\.json|pnpm-lock\.yaml|shared\/tools\/src\/(start|serving|ports|installation|releasing|set-up|build|run)[^/]*)$/,
  },
  {
    suites: nightly('tools/src', 'command-line'),
    files:
      /^(package\.json$|shared\/(tools|release|engine|products|sandbox|conform|testing)\/src\/(\S+\/)?(main|command)[^/]*\.ts$)/,
  },
  {
    suites: nightly('tools/src', 'release-page'),
    files: /^(docs\/release\.md$|shared\/release\/src\/commands\/)/,
  },
  {
    suites: [
      'shared/release/src/store/s3-store.ceph.test.ts',
      'shared/release/src/faults/contest.ceph.test.ts',
      'shared/release/src/faults/outage.ceph.test.ts',
    ],
    files: /^shared\/release\/src\/(store|faults)\//,
  },
  {
    suites: [
      'shared/tools/src/production/exchange.production.test.ts',
      'shared/tools/src/production/machine.production.test.ts',
      'shared/tools/src/production/several.production.ceph.test.ts',
    ],
    files: /^(deploy\/|docs\/production\.md$|shared\/tools\/src\/production\/)/,
  },
]

/** @param changed files, from the root @returns suites that cover one of them */
export const covering = (changed: readonly string[]): string[] => suitesOf(covered.filter(isTouchedBy(changed)))

/** @param changed files, from the root @returns long suites of unchanged areas; a suite that was itself changed still runs */
export const skipped = (changed: readonly string[]): string[] => {
  const touched = suitesOf(areas.filter(isTouchedBy(changed)))
  return suitesOf(areas).filter(suite => !touched.includes(suite) && !changed.includes(suite))
}

const suitesOf = (some: readonly Covered[]): string[] => some.flatMap(({ suites }) => suites)
const isTouchedBy =
  (changed: readonly string[]) =>
  ({ files }: Covered): boolean =>
    changed.some(file => files.test(file))

/**
 * Suites that this checkout adds to a short run, and suites that it skips; none of either without a history.
 * @param base the commit that it is compared with
 */
export function chosenSuites(base = lastRelease()): { also: string[]; skip: string[] } {
  if (!base) return { also: [], skip: [] }
  const changed = changedSince(base)
  return { also: covering(changed), skip: skipped(changed) }
}
