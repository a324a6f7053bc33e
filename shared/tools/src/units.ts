/** The units as a person names them on the command line. */
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from './run.ts'

const all = (): string[] =>
  globSync('{shell,remote-*}/package.json', { cwd: root })
    .map(file => file.split('/')[0] ?? '')
    .sort()

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
  const folders = names.map(name => known.find(folder => folder === name || folder === `remote-${name}`))
  const unknown = names[folders.indexOf(undefined)]
  if (unknown !== undefined) {
    const units = known.map(folder => folder.replace('remote-', ''))
    console.error(`There is no unit "${unknown}". ${guess(unknown, units)}Known are ${units.join(', ')}`)
    process.exit(2)
  }
  return names.length > 0 ? folders.flatMap(folder => folder ?? []) : known
}
