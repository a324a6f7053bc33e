/**
 * How much of a whole run each suite may take. A share is a suite's seconds as a part of all suites' seconds, so that a
 * slow or busy machine changes none. The record is `shared/testing/suite-shares.json`; `pnpm shares` writes it anew
 * from the last `npm test`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Suite } from '../jest.ts'
import { root } from '../run.ts'

/** By file, from the root; suites below `LEAST` are left out. */
export type Shares = Readonly<Record<string, number>>

/** A suite may take this many times its share on record. */
const TIMES = 4
/** Smaller shares are not judged: a machine with slow disks makes a short suite ten times longer than its record. */
const JUDGED = 0.02
/** Smaller shares are not recorded. */
const RECORDED = 0.001

const file = `${root}shared/testing/suite-shares.json`

export const recordedShares = (): Shares => JSON.parse(readFileSync(file, 'utf8'))

/** @returns the share of each suite, the largest first */
export function sharesOf(suites: readonly Suite[]): [file: string, share: number][] {
  const whole = suites.reduce((sum, { seconds }) => sum + seconds, 0)
  return suites
    .map(({ file, seconds }): [string, number] => [file, whole > 0 ? seconds / whole : 0])
    .sort(([, a], [, b]) => b - a)
}

/** Recorded suites that this run skipped (covered.ts). */
function without(suites: readonly Suite[], recorded: Shares): [file: string, share: number][] {
  const ran = new Set(suites.map(({ file }) => file))
  return Object.entries(recorded).filter(([file]) => !ran.has(file))
}

/** Shares of the short run's suites as if none had been skipped, and no nightly suite added. */
function wholeShares(ran: readonly Suite[], recorded: Shares): [file: string, share: number][] {
  const suites = ran.filter(({ file }) => !/\.(nightly|ceph|production)\./.test(file))
  const part = 1 - without(suites, recorded).reduce((sum, [, share]) => sum + share, 0)
  return sharesOf(suites).map(([file, share]) => [file, share * part])
}

/** @returns a line for each suite that takes more than it may */
export function overShare(suites: readonly Suite[], recorded: Shares): string[] {
  return wholeShares(suites, recorded)
    .filter(([file, share]) => share > Math.max(JUDGED, TIMES * Math.max(recorded[file] ?? 0, RECORDED)))
    .map(([file, share]) => {
      const before = percent(recorded[file] ?? RECORDED)
      return `${file} takes ${percent(share)} of the run, on record are ${before}. Make it cheaper, move a part of it to *.nightly.*, or record it: pnpm shares`
    })
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** @returns the record after a run; skipped suites keep their shares */
export function recordOf(suites: readonly Suite[], before: Shares): Shares {
  const rows = [...wholeShares(suites, before), ...without(suites, before)].filter(([, share]) => share >= RECORDED)
  return Object.fromEntries(rows.map(([name, share]) => [name, Number(share.toFixed(4))]))
}

/** Writes the record; suites that are gone leave it. */
export function record(suites: readonly Suite[]): void {
  const before = Object.entries(recordedShares()).filter(([name]) => existsSync(root + name))
  writeFileSync(file, `${JSON.stringify(recordOf(suites, Object.fromEntries(before)), null, 2)}\n`)
}

/** The ten suites that take the longest, a line each. */
export const slowest = (suites: readonly Suite[]): string[] =>
  suites
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`)
