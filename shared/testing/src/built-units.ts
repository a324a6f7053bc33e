/** The units as they are built: each by a process of its own; one whose release stands already takes no time. */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { initKeys, type Keys, keysFolder, readKeys } from '@shared/release/writing'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

/** The folder of the keys that the built shell trusts. */
export const builtKeysFolder = resolve(root, keysFolder())

/** Those keys: what is signed with them is believed by the built shell. */
export async function builtKeys(): Promise<Keys> {
  await initKeys(builtKeysFolder)
  return readKeys(builtKeysFolder)
}

/** `folder` holds the release, ready to be published. */
export type BuiltUnit = { unit: string; release: string; folder: string }

/**
 * @param unitFolder e.g. "remote-trade" @param mode a development build is another release of the same sources
 * @throws Error with what the build says where it fails
 */
export async function buildUnit(unitFolder: string, mode: 'production' | 'development' = 'production') {
  await initKeys(builtKeysFolder)
  const options = { cwd: root, env: { ...process.env, NODE_OPTIONS: '', RELEASE_KEYS: builtKeysFolder } }
  const args = ['shared/federation/src/main.ts', unitFolder, ...(mode === 'development' ? ['--development'] : [])]
  const { stdout } = await run(process.execPath, args, options)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuiltUnit
}

/** Every unit, two at a time. @throws Error with what the build says where one of them does not build */
export async function builtUnits(): Promise<BuiltUnit[]> {
  const hint = setTimeout(() => console.warn('The units are built first, which takes a minute.'), 5000)
  const waiting = globSync('{shell,remote-*}/package.json', { cwd: root }).map(file => file.split('/')[0] ?? '')
  const built: BuiltUnit[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) built.push(await buildUnit(next))
  }
  await Promise.all([work(), work()]).finally(() => clearTimeout(hint))
  return built
}
