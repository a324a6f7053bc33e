/** A store in which shell, trade and wallet are live by one decision, and a driver that publishes and promotes in it. */
import { join } from 'node:path'
import type { Keys } from '../keys/key-folder.ts'
import { type PromoteInput, promote } from '../operations/promote.ts'
import { type RollbackInput, rollback } from '../operations/rollback.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { openStore } from '../store/store.ts'
import { type Made, makeBuild, platform, routeTo, testKeys } from './made-release.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
let made = 0
export const fresh = (name: string): string => join(folder, `${name}-${made++}`)

export const ann = { who: 'ann', why: 'a test' }
export const at = new Date('2026-11-21T07:40:00Z')

/** Drives one store. @param keys of who acts */
export function driverOf(path: string, keys: Keys = testKeys, store = openStore(`file:${path}`)) {
  const build = (unit: string, version: string, more: Partial<Made> = {}) => {
    const own = unit === 'shell' ? { routes: [], keys: keys.known } : { routes: [routeTo(`/${unit}`)] }
    return makeBuild(fresh('dist'), { unit, version, files: { 'main.js': `${unit} ${version}` }, ...own, ...more })
  }
  return {
    ...{ store, path, keys, build },
    /** @returns the release's id */
    async publish(unit: string, version: string, more: Partial<Made> = {}) {
      return (await publish(store, keys, await readBuiltRelease(await build(unit, version, more)))).release
    },
    promote: (units: string[], more: Partial<PromoteInput> = {}) =>
      promote(store, keys, { targets: units.map(targetOf), platform, at, ...ann, ...more }),
    rollback: (unit: string, more: Partial<RollbackInput> = {}) => rollback(store, keys, { unit, at, ...ann, ...more }),
    /** As it stands in the store. */
    text: async (key: string) => Buffer.from((await store.read(key)) ?? []).toString(),
  }
}

export type Driver = ReturnType<typeof driverOf>

/** "trade" or "trade@9ab27e0c11d2" */
const targetOf = (name: string) => ({ unit: name.split('@')[0] ?? '', release: name.split('@')[1] })

export async function started(keys: Keys = testKeys, more: Partial<Made> = {}) {
  const driver = driverOf(fresh('store'), keys)
  const [shell, trade, wallet] = [
    await driver.publish('shell', '1.0.0', more),
    await driver.publish('trade', '1.0.0'),
    await driver.publish('wallet', '1.0.0'),
  ]
  await driver.promote(['shell', 'trade', 'wallet'])
  return { ...driver, first: { shell, trade, wallet } }
}
