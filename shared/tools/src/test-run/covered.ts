/**
 * Suites that last minutes or install a server, each with the files it covers: `npm test` runs one where such a file
 * differs from the last tag, or from main where there is no tag. `npm run test:all` runs them always.
 */
import { changedSince, hasHistory, lastRelease } from '../changes.ts'

type Covered = { suites: readonly string[]; files: RegExp }

export const covered: readonly Covered[] = [
  {
    suites: ['shared/tools/src/new/new.nightly.test.ts', 'shared/tools/src/new/standalone.nightly.test.ts'],
    files: /^shared\/(tools\/src\/(new|drop)\/|federation\/(src|bin)\/)/,
  },
  {
    suites: ['shared/testing/src/rebuild.nightly.test.ts'],
    files: /^shared\/(federation\/src|release\/src\/(rebuild|origin|sbom))\//,
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
    files: /^(deploy\/|docs\/production\.md|shared\/tools\/src\/production\/)/,
  },
]

/** @param changed files, from the root @returns suites that cover one of them */
export const covering = (changed: readonly string[]): string[] =>
  covered.filter(({ files }) => changed.some(file => files.test(file))).flatMap(({ suites }) => suites)

/** Suites that this checkout needs beside those of every run. */
export const coveringChanges = (): string[] => (hasHistory() ? covering(changedSince(lastRelease())) : [])
