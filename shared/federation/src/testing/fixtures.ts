/** Builds the fixture units for tests, each in a process of its own; what was built before stands in .cache. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ReleaseManifest } from '@shared/contract/release'
import { workspaceRoot } from '../workspace.ts'
import { fixtureKeys } from './keys.ts'

const run = promisify(execFile)
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const cache = path.join(workspaceRoot, '.cache')

export interface FixtureRelease {
  manifest: ReleaseManifest
  folder: string
}

/** A cache that lasts from one test run to the next. */
const fixtures = path.join(cache, 'fixtures')

/** Builds a unit's folder; rejects with what the build said on stderr. */
export async function build(
  unitFolder: string,
  dist = fixtures,
  ...flags: ('--development' | '--preview')[]
): Promise<FixtureRelease> {
  const unit = path.basename(unitFolder)
  const args = [here('../main.ts'), unitFolder, '--dist', path.join(dist, unit), ...flags]
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, RELEASE_KEYS: fixtureKeys() } })
  const { folder }: { folder: string } = JSON.parse(stdout)
  return { folder, manifest: JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) }
}

export const fixture = (name: string) => here(`../../fixtures/${name}`)

export interface Spoilt {
  /** Holds the unit, what it resolves modules from, and whatever a test builds beside them. */
  base: string
  folder: string
}

/** A copy of a fixture that a test may spoil; it removes `base` when it is done. */
export function copyOf(name: string): Spoilt {
  mkdirSync(cache, { recursive: true }) // a checkout in which nothing was built yet has none
  const base = mkdtempSync(path.join(cache, 'spoilt-'))
  const folder = path.join(base, 'fixtures', name)
  cpSync(fixture(name), folder, { recursive: true })
  symlinkSync(here('../../node_modules'), path.join(base, 'node_modules'))
  symlinkSync(here('..'), path.join(base, 'src'))
  return { base, folder }
}
