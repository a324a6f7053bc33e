/** The workspace as the build sees it: where its packages stand and which of them a unit carries inside its bundle. */
import { readFileSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const around = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The checkout; where the preset came as a package, the repository of the team that builds. */
export const workspaceRoot = around.split(path.sep).includes('node_modules') ? process.cwd() : around

/** Where a file stands, alike in every checkout, and in every repository that has our packages below node_modules. */
export const placeOf = (file: string, home = workspaceRoot): string =>
  path.relative(home, file).replace(/^.*node_modules\/@?/, '')

/** A path as the file system knows it: webpack writes a zero byte before "#", which begins a fragment there. */
export const plainPath = (named: string): string => named.replaceAll('\0', '')

/** The same path as webpack writes it. */
export const webpackPath = (file: string): string => file.replaceAll('#', '\0#')

export interface PackageJson {
  name: string
  version: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  /** As SPDX names it. */
  license?: string
  /** Ranges that a remote needs of what it does not carry, e.g. {"shell": "^1.0.0"}; `workspace:*` cannot say it. */
  needs?: Record<string, string>
}

export const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/**
 * Folders of our packages whose code goes into a unit's bundle, the unit's own first: its dependencies and
 * theirs. The shell is left out: a remote finds it at run time, so a release of the shell is none of the remotes.
 */
export function carriedFolders(unitFolder: string): string[] {
  const seen = new Set([unitFolder])
  for (const folder of seen)
    for (const name of Object.keys(readPackage(folder).dependencies ?? {}))
      if (name.startsWith('@shared/')) seen.add(realpathSync(packageFolder(name, folder)))
  return [...seen]
}

/** The version of a library as the first of these folders that depends on it finds it; undefined if none does. */
export function installedVersion(library: string, folders: string[]): string | undefined {
  for (const folder of folders) {
    const found = packageJsonOf(library, path.join(folder, 'package.json'))
    if (found) return readPackage(path.dirname(found)).version
  }
  return undefined
}

/** Where a library stands that this folder depends on. @throws Error where it is not installed */
export function packageFolder(library: string, folder: string): string {
  const found = packageJsonOf(library, path.join(folder, 'package.json'))
  if (!found) throw new Error(`${library} is not installed in ${folder}: run pnpm install`)
  return path.dirname(found)
}

function packageJsonOf(library: string, from: string): string | undefined {
  try {
    return findPackageJSON(library, from)
  } catch {
    return undefined // not among the dependencies of this folder
  }
}
