/**
 * `pnpm new remote <name> --standalone FOLDER`: a remote in a repository of its own, with the platform as packages; and
 * `pnpm new packages FOLDER`, which brings those up to this checkout.
 */
import { existsSync, readdirSync, realpathSync, renameSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { git } from '../git.ts'
import { root } from '../run.ts'
import { packageManager, rules, writePackages } from './own-packages.ts'
import { copyTemplates } from './templates.ts'

/** An empty folder or repository, or none yet: what pnpm reads, hidden or not, is ours. @throws Error in words where something stands there */
function checkTarget(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some(name => name !== '.git'))
    throw new Error(`${folder} is not empty: name a folder that does not exist yet`)
  if (!relative(root, folder).startsWith('..'))
    throw new Error(`${folder} lies in this checkout: a repository of its own stands outside, e.g. ../loyalty`)
}

/** Writes all files of the repository. @returns its folder */
export async function writeStandalone(name: string, given: string): Promise<string> {
  const folder = existsSync(given) ? realpathSync(given) : resolve(given)
  checkTarget(folder)
  copyTemplates('remote', folder, { name })
  copyTemplates('standalone', folder, { name, pnpm: packageManager().replace('pnpm@', ''), rules: rules().trimEnd() })
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  git(folder, 'init', '--quiet')
  await writePackages(folder)
  return folder
}

/** What is there is thrown away: it must be ours. */
function hasOurs(packages: string): boolean {
  const names = existsSync(packages) ? readdirSync(packages) : []
  return names.some(name => name.startsWith('shared-contract-')) && names.every(name => name.endsWith('.tgz'))
}

/** @returns its folder @throws Error in words where no such repository stands there */
export async function updatePackages(given: string): Promise<string> {
  const folder = resolve(given)
  if (!hasOurs(join(folder, 'packages')))
    throw new Error(`${folder} has no packages of this checkout: name a folder that --standalone made, e.g. ../loyalty`)
  await writePackages(folder)
  return folder
}
