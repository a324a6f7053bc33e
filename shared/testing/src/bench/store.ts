/** What a decision costs by how many there were: stores with 10, 100 and 1,000 releases and as many decisions. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveConfig, openStore } from '@shared/release'
import { initKeys, type Keys, promote, publish, readBuiltRelease, readKeys, rollback } from '@shared/release/writing'
import { type Made, makeBuild, platform, routeTo, sound } from '../../../release/src/testing/made-release.ts'
import { inTurns, medianText, ratio, table } from './figures.ts'

const sizes = [10, 100, 1000]
const who = { who: 'bench', why: '' }

/** One unit with so many releases, each of which was live once. */
async function filled(folder: string, size: number) {
  const store = openStore(`file:${join(folder, 'store')}`)
  await initKeys(join(folder, 'keys'))
  const readAgain = () => readKeys(join(folder, 'keys'), `file://${folder}/store`)
  const keys = await readAgain()
  const add = async (made: Made) =>
    publish(store, keys, await readBuiltRelease(await makeBuild(join(folder, 'dist'), made)))
  const trade = (version: string) => add(sound('trade', { version, routes: [routeTo('/trade')] }))
  const first = [await add(sound('shell', { keys: keys.accepted })), await trade('1.0.0')]
  await promote(store, keys, { ...who, targets: first, platform })
  for (let i = 1; i < size; i++)
    await promote(store, keys, { ...who, targets: [await trade(`1.0.${i}`)], platform: undefined })
  return { store, readAgain, next: (await trade('2.0.0')).release }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

type Filled = Awaited<ReturnType<typeof filled>>

/** As a command does it: what it knows of the store is what stands beside the keys. */
const decide =
  ({ store, readAgain, next }: Filled) =>
  async () => {
    const by = (act: (keys: Keys) => Promise<unknown>) => timed(async () => act(await readAgain()))
    const targets = [{ unit: 'trade', release: next }]
    const { accepted } = await readAgain()
    return {
      promote: await by(keys => promote(store, keys, { ...who, targets, platform: undefined })),
      rollback: await by(keys => rollback(store, keys, { ...who, unit: 'trade', steps: 1 })),
      'first look of a gateway that just started': await timed(liveConfig(store, accepted)),
    }
  }

/** @returns the section of the report */
export async function storeFigures(rounds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'))
  try {
    const works: Record<string, ReturnType<typeof decide>> = {}
    for (const size of sizes) works[String(size)] = decide(await filled(join(folder, String(size)), size))
    const found = await inTurns(rounds, works)
    const rows = Object.keys(found['10'] ?? {}).map(what => [
      what,
      ...sizes.map(size => `${medianText(found[size]?.[what] ?? [], 1)} ms`),
      medianText(ratio(found['1000']?.[what] ?? [], found['10']?.[what] ?? []), 2),
    ])
    return table(['', ...sizes.map(size => `${size} releases, ${size} decisions`), '1,000 : 10'], rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
