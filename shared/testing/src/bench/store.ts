/** What a decision costs by how many there were: stores with 10, 100 and 1,000 releases and as many decisions. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveConfig, openStore } from '@shared/release'
import { promote, rollback } from '@shared/release/writing'
import { platform, publishMade, routeTo, sound, testKeys } from '../../../release/src/testing/made-release.ts'
import { inTurns, ratio, table, told } from './figures.ts'

const sizes = [10, 100, 1000]
const who = { who: 'bench', why: '' }

/** One unit with so many releases, each of which was live once. */
async function filled(folder: string, size: number) {
  const store = openStore(`file:${join(folder, 'store')}`)
  const publish = (version: string, unit = 'trade') =>
    publishMade(store, join(folder, 'dist'), sound(unit, { version, routes: [routeTo(`/${unit}`)] }))
  const shell = await publishMade(store, join(folder, 'dist'), sound('shell'))
  const targets = [{ unit: 'shell', release: shell.release }]
  for (let i = 0; i < size; i++) {
    const { release } = await publish(`1.0.${i}`)
    const all = [...(i === 0 ? targets : []), { unit: 'trade', release }]
    await promote(store, testKeys, { ...who, targets: all, platform: i === 0 ? platform : undefined })
  }
  return { store, next: (await publish('2.0.0')).release }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

type Filled = Awaited<ReturnType<typeof filled>>

/** As a command does it: nothing is known beforehand. */
const decide =
  ({ store, next }: Filled) =>
  async () => ({
    promote: await timed(() =>
      promote(store, testKeys, { ...who, targets: [{ unit: 'trade', release: next }], platform: undefined }),
    ),
    rollback: await timed(() => rollback(store, testKeys, { ...who, unit: 'trade', steps: 1 })),
    'first look of a gateway': await timed(liveConfig(store, testKeys.accepted)),
  })

/** @returns the section of the report */
export async function storeFigures(rounds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'))
  try {
    const works: Record<string, ReturnType<typeof decide>> = {}
    for (const size of sizes) works[String(size)] = decide(await filled(join(folder, String(size)), size))
    const found = await inTurns(rounds, works)
    const rows = Object.keys(found['10'] ?? {}).map(what => [
      what,
      ...sizes.map(size => `${told(found[size]?.[what] ?? [], 1)} ms`),
      told(ratio(found['1000']?.[what] ?? [], found['10']?.[what] ?? []), 2),
    ])
    return table(['', ...sizes.map(size => `${size} releases, ${size} decisions`), '1,000 : 10'], rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
