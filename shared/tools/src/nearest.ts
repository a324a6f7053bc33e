/** Of the tests that a change reaches, those that stand next to it: a file deep down reaches hundreds. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const stem = (file: string): string => file.replace(/\.[^/]*$/, '')

/** What a file of ours imports by a relative path; packages are further away. */
function imported(file: string): string[] {
  const text = existsSync(root + file) ? readFileSync(root + file, 'utf8') : ''
  return [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
}

/** Smaller is nearer: of the same name, in the same folder, an importer of it, beside an importer of it, any other. */
function distances(changed: readonly string[], sources: readonly string[]): (test: string) => number {
  const importers = sources.filter(file => imported(file).some(path => changed.includes(path)))
  const [stems, folders] = [changed.map(stem), changed.map(file => dirname(file))]
  const [importerStems, direct] = [importers.map(stem), new Set([...changed, ...importers])]
  return test => {
    if (changed.includes(test) || stems.includes(stem(test))) return 0
    if (folders.includes(dirname(test))) return 1
    if (direct.has(test)) return 2
    return importerStems.includes(stem(test)) ? 3 : 4
  }
}

/**
 * @param changed files, from the root @param related all tests that they reach @param sources all files of ours
 * @param most as many as run in the time that one waits for
 */
export function nearest(
  changed: readonly string[],
  related: readonly string[],
  sources: readonly string[],
  most: number,
): string[] {
  if (related.length <= most) return [...related]
  const away = distances(changed, sources)
  const near = related.filter(isTest).filter(test => away(test) < 4)
  return near.sort((a, b) => away(a) - away(b) || a.localeCompare(b)).slice(0, most)
}
