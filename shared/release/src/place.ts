/** Where the commands are typed: in a checkout of the platform, or in a team's own repository, to which they came as a package. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const around = fileURLToPath(new URL('../../..', import.meta.url))
export const isOwn = around.includes('/node_modules/')

export const root = isOwn ? process.cwd() : around

/** @param file of a package of ours, e.g. "sandbox/src/main.ts" */
export const scriptOf = (file: string): string => join(root, isOwn ? 'node_modules/@shared' : 'shared', file)

const named = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }))
const nameIn = (folder: string) => v.parse(named, readFileSync(join(root, folder, 'package.json'), 'utf8')).name

/** Units whose sources are here; of a team's own repository the remote that it holds. */
export const unitsHere = (): string[] =>
  (isOwn ? [nameIn('.')] : globSync('{shell,remote-*}', { cwd: root })).map(name => name.replace('remote-', ''))

/** @returns a unit's folder, from the root; undefined where its sources are not here */
export function folderOf(unit: string): string | undefined {
  if (isOwn) return unitsHere().includes(unit) ? '.' : undefined
  const folder = unit === 'shell' ? unit : `remote-${unit}`
  return existsSync(join(root, folder)) ? folder : undefined
}
