/** The id of a release: the hash of what goes into the build, known before the build starts. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { workspaceRoot } from './workspace.ts'

const preset = fileURLToPath(new URL('.', import.meta.url))
const notBuilt = /(^|\/)(node_modules|dist|fixtures)(\/|$)|\.test\.tsx?$|\.md$/

const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: entry => notBuilt.test(`${entry.name}`) })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

/**
 * Hash of every source file in these folders, by name and content; tests and builds do not count.
 * The folder itself is named relative to the workspace, so that the id is the same in every checkout.
 */
export function contentHash(folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    hash.update(`\0${path.basename(folder)}`)
    for (const file of filesOf(folder)) hash.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex')
}

/**
 * 12 hexadecimal digits over a unit's sources, the packages that it carries, the build's own sources and the lockfile.
 * @param told whatever else reaches the code, e.g. the keys that a shell trusts
 */
export function releaseId(carried: string[], mode: string, told = ''): string {
  const hash = createHash('sha256')
    .update(mode + told)
    .update(contentHash([...carried, preset]))
  return hash
    .update(readFileSync(path.join(workspaceRoot, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 12)
}
