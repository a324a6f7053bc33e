/** The build of a unit that a command is about: made now, or found in a folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { keysFolder } from '../keys/key-folder.ts'
import { folderOf, root, scriptOf, unitsHere } from '../place.ts'
import { type BuiltRelease, newestBuild, readBuiltRelease } from '../releases/built-release.ts'
import { nearest } from '../releases/typed-names.ts'
import { step } from '../steps.ts'

export type Build = BuiltRelease & { folder: string }

/** @param dir where it was built; undefined: it is built now @param flags of that build */
export async function builtOf(unit: string, dir: string | undefined, ...flags: '--preview'[]): Promise<Build> {
  const folder = dir === undefined ? await build(unit, flags) : await buildIn(dir)
  step(`reading the build of ${unit}`)
  const built = await readBuiltRelease(folder)
  if (built.manifest.unit === unit) return { ...built, folder }
  throw new ReleaseError(
    `${folder} is a build of ${built.manifest.unit}, not of ${unit}. Name the unit or the folder that you mean.`,
  )
}

async function buildIn(dir: string): Promise<string> {
  const found = await newestBuild(dir)
  if (found !== undefined) return found
  if (existsSync(join(dir, 'remoteEntry.js')) || existsSync(join(dir, 'mf-manifest.json')))
    throw new ReleaseError(
      `${dir} holds a remote of module federation, but no release.json: it was not built to stand beside other releases, each file checked by its hash. See docs/foreign.md#a-remote-of-your-own`,
    )
  throw new ReleaseError(
    `${dir} holds no finished build. Name a folder that a build wrote, or leave --dir out to build now.`,
  )
}

/** Builds what stands in the checkout, which takes no time where that was built already: only it knows which one it is. */
async function build(unit: string, flags: readonly string[]): Promise<string> {
  const script = scriptOf('federation/src/main.ts')
  step(`building ${unit}`)
  const env = { ...process.env, RELEASE_KEYS: resolve(keysFolder()) }
  const child = spawn(process.execPath, [script, knownFolder(unit), ...flags], {
    ...{ cwd: root, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0)
    throw new ReleaseError(`The build of ${unit} failed, so nothing was published. Its words stand above.`)
  return v.parse(lastLine, lines.trim().split('\n').at(-1)).folder
}

/** What a build prints last. */
const lastLine = v.pipe(v.string(), v.parseJson(), v.object({ folder: v.string() }))

function knownFolder(unit: string): string {
  const folder = folderOf(unit)
  if (folder !== undefined) return folder
  const meant = nearest(unit, unitsHere())
  const guess = meant ? ` Did you mean ${meant}?` : ''
  throw new ReleaseError(`There is no unit "${unit}" here: ${unitsHere().join(', ')} can be built.${guess}`, 'usage')
}
