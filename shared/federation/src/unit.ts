/** A unit about to be built: the shell or a remote, with the name that its release carries everywhere. */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AcceptedKey } from '@shared/contract/signed'
import { librariesOf } from './lockfile.ts'
import { partFiles } from './parts.ts'
import { contentHash, filesOf, reachedFrom } from './sources.ts'
import { trustedKeys } from './trusted-keys.ts'
import { carriedFolders, type PackageJson, readPackage } from './workspace.ts'

/** A preview is built as what goes to all phones, but for translations that are still missing: English stands there. */
export type Mode = 'production' | 'preview' | 'development'

export interface Unit {
  /** "shell" or the remote's name without "remote-", e.g. "trade". */
  name: string
  folder: string
  mode: Exclude<Mode, 'preview'>
  /** Whether English stands where a translation is missing. */
  lenient: boolean
  /** `pnpm dev --pseudo`: English as a language that nobody speaks. */
  pseudo: boolean
  release: string
  /** Unit and release: two releases of a unit live in one page only if each of webpack's four names holds this one. */
  fullName: string
  /** Folders of the workspace packages whose code the unit carries, its own first. */
  carried: string[]
  /** The files that it is made from, which its release counts. */
  sources: string[]
  /** The libraries that its release counts, each as "name@version". */
  libraries: ReadonlySet<string>
  package: PackageJson
  /** Of the shell: whose signatures it accepts; a remote verifies nothing. */
  trusted: AcceptedKey[]
}

const preset = fileURLToPath(new URL('.', import.meta.url))

/** All of the unit and of the build itself, the parts that are lent or borrowed as one, and what those reach. */
const sourcesOf = (folder: string, carried: readonly string[]): string[] =>
  reachedFrom([
    ...[folder, preset].flatMap(filesOf),
    ...carried.map(each => path.join(each, 'package.json')),
    ...partFiles(carried),
  ])

/**
 * 12 hexadecimal digits over the files that a unit is made from, and its part of the lockfile.
 * @param home the unit's folder
 * @param libraries a line for each (lockfile.ts)
 * @param told whatever else reaches the code: the mode, the keys that a shell trusts
 */
const releaseId = (sources: readonly string[], home: string, libraries: string, told: string): string =>
  createHash('sha256').update(told).update(contentHash(sources, home)).update(libraries).digest('hex').slice(0, 12)

/** Reads a unit's folder and computes its release id; no build is started. */
export function readUnit(given: string, mode: Mode): Unit {
  const folder = realpathSync(given) // a shell that came as a package is a link, and code is named by where it lies
  const json = readPackage(folder)
  const name = json.name.replace(/^remote-/, '')
  const carried = carriedFolders(folder)
  const pseudo = mode === 'development' && process.env.PSEUDO_LOCALE === '1'
  const trusted = name === 'shell' ? trustedKeys() : []
  const sources = sourcesOf(folder, carried)
  const { lines, names: libraries } = librariesOf(folder, sources)
  const options = mode + JSON.stringify(trusted) + (pseudo ? 'pseudo' : '')
  const release = releaseId(sources, folder, lines, options)
  const fullName = `${name}__${release}`
  const built: Unit['mode'] = mode === 'development' ? mode : 'production'
  const lenient = mode !== 'production'
  const made = { name, folder, mode: built, lenient, pseudo, release, fullName }
  return { ...made, carried, sources, libraries, package: json, trusted }
}

export const isShell = ({ name }: Unit): boolean => name === 'shell'
