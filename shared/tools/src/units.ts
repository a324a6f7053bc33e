/** The units as a person names them on the command line. */
import { globSync } from 'node:fs'
import { closest, distance } from 'fastest-levenshtein'
import { root } from './run.ts'

const all = (): string[] =>
  globSync('{shell,remote-*}/package.json', { cwd: root })
    .map(file => file.split('/')[0] ?? '')
    .sort()

/** Folders of these units ("trade", "shell"), all of them without a name; an unknown name ends the process with a word. */
export function unitFolders(names: string[]): string[] {
  const known = all()
  const folders = names.map(name => known.find(folder => folder === name || folder === `remote-${name}`))
  const unknown = names[folders.indexOf(undefined)]
  if (unknown !== undefined) {
    const units = known.map(folder => folder.replace('remote-', ''))
    const near = closest(unknown, units)
    const guess = distance(unknown, near) < 3 ? `Did you mean ${near}? Known` : 'Known'
    console.error(`There is no unit "${unknown}". ${guess} are ${units.join(', ')}`)
    process.exit(2)
  }
  return names.length > 0 ? folders.flatMap(folder => folder ?? []) : known
}
