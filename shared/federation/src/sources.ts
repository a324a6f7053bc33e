/** What code is made from: files of the workspace, followed from one to the next by what they name. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import enhancedResolve from 'enhanced-resolve'
import { placeOf, plainPath, workspaceRoot } from './workspace.ts'

/** Names of files and folders that no build takes up: tests, what they need, and examples. */
const aside =
  /^(node_modules|dist|fixtures|testing|gallery)$|\.(test|journey)\.tsx?$|^\.|^(testing|example|test-[\w-]+)\.tsx?$|\.md$/

/** Every file below a folder that a build may take up. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !aside.test(name))
    .flatMap(entry => {
      const at = path.join(folder, entry.name)
      return entry.isDirectory() ? filesOf(at) : entry.isFile() ? [at] : []
    })

/** Types leave nothing in the code. */
const ofTypes = /^(?:import|export) type (?:\{[^}]*\}|[\w$]+) from '[^']+'/gm
/** Whatever could name a file, in scripts and in stylesheets: what merely looks like one does no harm. */
const names = /['"(](\.{1,2}\/[^'"()\s]+|@shared\/[^'"()\s]+)['")]/g

const requestsOf = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').replace(ofTypes, '').matchAll(names),
    ([, name = '']) => name.split('?')[0] ?? '',
  )

const resolvePackage = enhancedResolve.create.sync({ conditionNames: ['webpack', 'import', 'module'] })

function resolved(request: string, from: string): string | undefined {
  const folder = path.dirname(from)
  try {
    const file = request.startsWith('.')
      ? realpathSync(path.resolve(folder, request))
      : plainPath(resolvePackage(folder, request) || '')
    return file && statSync(file).isFile() ? file : undefined
  } catch {
    return undefined // a text that names no file; a module that the build lacks fails there
  }
}

/** These files and all that they reach within the workspace, libraries aside. */
export function reachedFrom(roots: readonly string[]): string[] {
  const reached = new Set(roots)
  for (const file of reached) {
    if (!/\.(tsx?|css)$/.test(file)) continue
    for (const request of requestsOf(file)) {
      const next = resolved(request, file)
      if (next) reached.add(next)
    }
  }
  return [...reached]
}

/**
 * Hash of files by name and content.
 * @param home the folder whose files are named within it, others within the workspace: alike in every checkout
 */
export function contentHash(files: readonly string[], home = workspaceRoot): string {
  const nameOf = (file: string) => placeOf(file, file.startsWith(`${home}${path.sep}`) ? home : workspaceRoot)
  const hash = createHash('sha256')
  for (const [name, file] of files.map(file => [nameOf(file), file] as const).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
