/** The units as they are built: each by its own process, two at a time; one whose release stands already takes no time. */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

/** `folder` holds the release, ready to be published. */
export type BuiltUnit = { unit: string; release: string; folder: string }

async function build(unitFolder: string): Promise<BuiltUnit> {
  const options = { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } }
  const { stdout } = await run(process.execPath, ['shared/federation/src/main.ts', unitFolder], options)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuiltUnit
}

/** @throws Error with what the build says where one of them does not build */
export async function builtUnits(): Promise<BuiltUnit[]> {
  const waiting = globSync('{shell,remote-*}/package.json', { cwd: root }).map(file => file.split('/')[0] ?? '')
  const built: BuiltUnit[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) built.push(await build(next))
  }
  await Promise.all([work(), work()])
  return built
}
