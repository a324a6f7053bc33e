/** The last commits as releases: each unit as it was built then, under the keys at hand. */
import { execFile } from 'node:child_process'
import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BuiltUnit, builtKeysFolder } from '../../built-units.ts'
import { checkOut, git, keptIn } from './checkout.ts'

const run = promisify(execFile)
const twinSources = fileURLToPath(new URL('../twin', import.meta.url))

/** Where what goes into a release stands. */
const sources = [
  'shell',
  'remote-*',
  ...['contract', 'format', 'money', 'ui', 'federation'].map(one => `shared/${one}`),
]

/** The last commits that changed what a release is made of, the oldest first. */
export const lastCommits = (count: number): string[] =>
  git('rev-list', `--max-count=${count}`, 'HEAD', '--', ...sources)
    .split('\n')
    .reverse()

/** Runs a module in a checkout. @returns the last line that it says, as JSON */
async function runModule<T>(folder: string, script: string, ...args: string[]): Promise<T> {
  const env = { ...process.env, NODE_OPTIONS: '', RELEASE_KEYS: builtKeysFolder }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, ...args], { cwd: folder, env })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T
}

/** In a folder of its own by its release: a build takes old ones of the same folder away. */
const buildScript = `
  import { join, resolve } from 'node:path'
  import { buildUnit } from './shared/federation/src/build.ts'
  import { readUnit } from './shared/federation/src/unit.ts'
  const [unit, kept] = process.argv.slice(1)
  const { release } = readUnit(unit, 'production')
  const { folder } = await buildUnit(resolve(unit), 'production', join(kept, release))
  console.log(JSON.stringify({ unit: unit.replace('remote-', ''), release, folder }))`

/** Every unit as it was at a commit; what was built before takes no time. */
export async function unitsAt(commit: string): Promise<BuiltUnit[]> {
  const folder = checkOut('history', commit)
  const waiting = globSync('{shell,remote-*}/package.json', { cwd: folder }).map(file => file.split('/')[0] ?? '')
  const built: BuiltUnit[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      built.push(await runModule<BuiltUnit>(folder, buildScript, next, keptIn('releases')))
  }
  await Promise.all([work(), work()])
  return built
}

const twinScript = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { join } from 'node:path'
  import { buildTwin } from './shared/testing/src/bench/twin/build.ts'
  const [parent] = process.argv.slice(1)
  const folders = []
  for (const { manifest, manifestBytes, files } of await buildTwin(join(parent, 'build'))) {
    const folder = join(parent, manifest.unit)
    mkdirSync(folder, { recursive: true })
    for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes)
    writeFileSync(join(folder, 'release.json'), manifestBytes)
    folders.push({ unit: manifest.unit, release: manifest.release, folder })
  }
  console.log(JSON.stringify(folders))`

/** The twin as it was at a commit, made by today's way of making it. */
export async function twinAt(commit: string): Promise<BuiltUnit[]> {
  const folder = checkOut('history', commit)
  const there = join(folder, 'shared/testing/src/bench/twin')
  rmSync(there, { recursive: true, force: true })
  cpSync(twinSources, there, { recursive: true })
  const into = keptIn(`twins/${commit}`)
  rmSync(into, { recursive: true, force: true })
  return runModule<BuiltUnit[]>(folder, twinScript, into)
}
