/** The workspace as the build sees it: where its packages stand and which of them a unit carries inside its bundle. */
import { globSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

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

/** The packages of the workspace: name -> folder. */
function workspacePackages(): Map<string, string> {
  const found = globSync('{shell,remote-*,shared/*}/package.json', { cwd: workspaceRoot })
  const folders = found.map(file => path.join(workspaceRoot, path.dirname(file)))
  return new Map(folders.map(folder => [readPackage(folder).name, folder]))
}

/**
 * Folders of the workspace packages whose code goes into a unit's bundle, the unit's own first: its dependencies and
 * theirs. The shell is left out: a remote finds it at run time, so a release of the shell is none of the remotes.
 */
export function carriedFolders(unitFolder: string): string[] {
  const known = workspacePackages()
  const seen = new Set([unitFolder])
  for (const folder of seen)
    for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
      const dependency = known.get(name)
      if (dependency && name !== 'shell') seen.add(dependency)
    }
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
