/** What an update costs: of the last commits as releases, each remote's; and a phone that comes back after one of them. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, readDelta, type Store } from '@shared/release'
import { type Keys, makeDeltas, publish, readBuiltRelease } from '@shared/release/writing'
import { builtKeys } from '../../built-units.ts'
import { median, medianText, table } from '../figures.ts'
import type { Ground } from '../ground.ts'
import { type Target, targetTable } from '../targets.ts'
import { lastCommits } from './releases.ts'
import { returningFigures } from './returning.ts'
import { stepsOf, type Update, updatesOf } from './steps.ts'

const COMMITS = 20

type Weight = { delta: number; whole: number }

/** All files of a release, as a phone that has the one before gets them: by deltas where there are some, else whole. */
async function weigh(store: Store, keys: Keys, { unit, from, to }: Update): Promise<Weight> {
  const [earlier, later] = [await readBuiltRelease(from.folder), await readBuiltRelease(to.folder)]
  for (const built of [earlier, later]) await publish(store, keys, built)
  await makeDeltas(store, keys, unit, to.release, [from.release])
  const weight = { delta: 0, whole: 0 }
  for (const [name, { brotli }] of Object.entries(later.manifest.files)) {
    const had = createHash('sha256')
      .update(earlier.files.get(name) ?? '')
      .digest('hex')
    const delta = await readDelta(store, unit, to.release, name, had)
    weight.delta += delta?.frame.length ?? brotli
    weight.whole += brotli
  }
  return weight
}

async function weighAll(updates: readonly Update[], keys: Keys): Promise<(Weight & { unit: string })[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-updates-'))
  try {
    const store = openStore(`file:${folder}`)
    const all: (Weight & { unit: string })[] = []
    for (const update of updates) all.push({ unit: update.unit, ...(await weigh(store, keys, update)) })
    return all
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @returns the section of the report */
export async function updateFigures(ground: Ground): Promise<string> {
  const keys = await builtKeys() // what a commit is built with, too
  const steps = await stepsOf(lastCommits(COMMITS + 1))
  const updates = await weighAll(steps.flatMap(updatesOf), keys)
  const parts = updates.filter(({ unit }) => unit !== 'shell').map(({ delta, whole }) => (delta / whole) * 100)
  const targets: Target[] = [
    { what: 'an update of one remote with dictionaries, % of its brotli bytes', atMost: 5, measured: parts },
  ]
  const returning = await returningFigures(ground, steps)
  return [targetTable([...targets, ...returning.targets]), rowsOf(updates), returning.table].join('\n\n')
}

function rowsOf(updates: readonly (Weight & { unit: string })[]): string {
  const units = [...new Set(updates.map(({ unit }) => unit))].sort()
  const rows = units.map(unit => {
    const own = updates.filter(update => update.unit === unit)
    const of = (figure: (weight: Weight) => number) => medianText(own.map(figure), 1)
    const kilo = [of(({ whole }) => whole / 1000), of(({ delta }) => delta / 1000)]
    return [unit, String(own.length), ...kilo, median(own.map(({ delta, whole }) => (delta / whole) * 100)).toFixed(1)]
  })
  return table(['', 'updates', 'whole, KB (brotli)', 'with dictionaries, KB', '%'], rows)
}
