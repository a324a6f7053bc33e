/** What an update costs: of the last commits as releases, each remote's; and a phone that comes back after one of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import type { ReleaseManifest } from '@shared/contract/release'
import { median, table, told } from '../figures.ts'
import type { Ground } from '../ground.ts'
import { type Target, targetTable } from '../targets.ts'
import { lastCommits } from './releases.ts'
import { returningFigures } from './returning.ts'
import { stepsOf, type Update, updatesOf } from './steps.ts'

const COMMITS = 20

/** What stands before the compressed stream: a mark, and the hash of the dictionary (RFC 9842, section 2). */
const HEADER = 40

function deltaBytes(from: Uint8Array, to: Uint8Array): number {
  const { ZSTD_c_compressionLevel: level, ZSTD_c_windowLog: window } = constants
  return HEADER + zstdCompressSync(to, { dictionary: from, params: { [level]: 19, [window]: 23 } }).length
}

/** All files of a release: by deltas where they are smaller, and as whole ones. */
function weighed({ from, to }: Update): { delta: number; whole: number } {
  const { files } = JSON.parse(readFileSync(join(to.folder, 'release.json'), 'utf8')) as ReleaseManifest
  const known = JSON.parse(readFileSync(join(from.folder, 'release.json'), 'utf8')) as ReleaseManifest
  const sizes = Object.entries(files).map(([name, { brotli: whole }]) => {
    if (!(name in known.files)) return { delta: whole, whole }
    const [old, now] = [from, to].map(({ folder }) => readFileSync(join(folder, name)))
    return { delta: old && now ? Math.min(whole, deltaBytes(old, now)) : whole, whole }
  })
  const sum = (of: 'delta' | 'whole') => sizes.reduce((all, size) => all + size[of], 0)
  return { delta: sum('delta'), whole: sum('whole') }
}

/** @returns the section of the report */
export async function updateFigures(ground: Ground): Promise<string> {
  const steps = await stepsOf(lastCommits(COMMITS + 1))
  const updates = steps.flatMap(updatesOf).map(update => ({ unit: update.unit, ...weighed(update) }))
  const parts = updates.filter(({ unit }) => unit !== 'shell').map(({ delta, whole }) => (delta / whole) * 100)
  const targets: Target[] = [
    { what: 'an update of one remote with dictionaries, % of its brotli bytes', atMost: 5, measured: parts },
  ]
  const returning = await returningFigures(ground, steps)
  return [targetTable([...targets, ...returning.targets]), rowsOf(updates), returning.table].join('\n\n')
}

function rowsOf(updates: readonly { unit: string; delta: number; whole: number }[]): string {
  const units = [...new Set(updates.map(({ unit }) => unit))].sort()
  const rows = units.map(unit => {
    const own = updates.filter(update => update.unit === unit)
    const of = (figure: (update: { delta: number; whole: number }) => number) => told(own.map(figure), 1)
    const kilo = [of(({ whole }) => whole / 1000), of(({ delta }) => delta / 1000)]
    return [unit, String(own.length), ...kilo, median(own.map(({ delta, whole }) => (delta / whole) * 100)).toFixed(1)]
  })
  return table(['', 'updates', 'whole, KB (brotli)', 'with dictionaries, KB', '%'], rows)
}
