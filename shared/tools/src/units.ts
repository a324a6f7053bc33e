/** The units as a person names them on the command line. */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isOwn, root } from './run.ts'

/** In a team's own repository it came as a package. */
export const shellFolder = isOwn ? 'node_modules/shell' : 'shell'

/** Such a repository is one remote. */
const all = (): string[] =>
  isOwn
    ? ['.']
    : globSync('{shell,remote-*}/package.json', { cwd: root })
        .map(file => file.split('/')[0] ?? '')
        .sort()

export type PackageJson = { name: string; version: string; needs?: { shell?: string } }

/** @param folder from the root */
export const packageOf = (folder: string): PackageJson =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as PackageJson

/** "remote-trade" -> "trade"; "." of a team's own repository -> the remote that it holds. */
export const unitOf = (folder: string): string => packageOf(folder).name.replace('remote-', '')

/**
 * A team's own repository is one remote: what is said of a screen there need not name it.
 * @param whole how many words there are with it, e.g. 3 of "screen loyalty goldPoints"
 */
export const withUnit = (words: readonly string[], whole: number): readonly string[] =>
  isOwn && words.length === whole - 1 ? words.toSpliced(1, 0, unitOf('.')) : words

/** Loaded only where a name is wrong: `pnpm new` runs before anything is installed. */
function guess(typed: string, known: readonly string[]): string {
  const { closest, distance } = createRequire(import.meta.url)(
    'fastest-levenshtein',
  ) as typeof import('fastest-levenshtein')
  const near = closest(typed, known)
  return distance(typed, near) < 3 ? `Did you mean ${near}? ` : ''
}

/** Folders of these units ("trade", "shell"), all of them without a name; an unknown name ends the process with a word. */
export function unitFolders(names: string[]): string[] {
  const known = all()
  const folders = names.map(name =>
    known.find(folder => [folder, packageOf(folder).name, unitOf(folder)].includes(name)),
  )
  const unknown = names[folders.indexOf(undefined)]
  if (unknown !== undefined) {
    const units = known.map(unitOf)
    console.error(`There is no unit "${unknown}". ${guess(unknown, units)}Known are ${units.join(', ')}`)
    process.exit(2)
  }
  return names.length > 0 ? folders.flatMap(folder => folder ?? []) : known
}
