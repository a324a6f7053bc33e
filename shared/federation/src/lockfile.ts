/** The libraries that a unit is built from and with: its own part of pnpm's lockfile. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { workspaceRoot } from './workspace.ts'

const { loadAll } = createRequire(import.meta.url)('js-yaml') as { loadAll(text: string): unknown[] }

/** Of each library the version that was taken, with its peers; `link:` for a package of the workspace. */
type Taken = Record<string, { version: string }>
type Importer = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Taken>>
type Needs = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>

/** What is read of it. */
export type Lockfile = {
  /** By folder, from the root. */
  importers: Record<string, Importer>
  /** By name and version; a package that came as a file tells its version here. */
  packages: Record<string, { resolution: object; version?: string }>
  /** By name, version and peers. */
  snapshots: Record<string, Needs>
}

export type Libraries = {
  /** A line for each, with the hash of its archive: the part of the lockfile that a release id counts. */
  lines: string
  /** Each as "name@version", as its own package.json has them. */
  names: ReadonlySet<string>
}

/** The last of its documents: one before it, where there is one, is pnpm's own. */
export const parseLockfile = (text: string): Lockfile => loadAll(text).at(-1) as Lockfile

/** Undefined for a link: a package of the workspace is a root of its own where the unit carries it. */
function keyOf({ snapshots }: Lockfile, name: string, version: string): string | undefined {
  if (version.startsWith('link:')) return undefined
  const key = [`${name}@${version}`, version].find(one => one in snapshots) // the second is a library under another name
  if (!key) throw new Error(`pnpm-lock.yaml does not hold ${name}@${version}, which it names: run pnpm install`)
  return key
}

const withoutTests = ({ dependencies, optionalDependencies }: Importer): Taken[] => [
  dependencies ?? {},
  optionalDependencies ?? {},
]

/** What is taken where libraries begin: by the unit, its loaders too; by other packages; and Node, which packs the files. */
function taken({ importers }: Lockfile, unit: string, others: readonly string[]): Taken[] {
  const own = importers[unit] ?? importers['.'] ?? {} // a shell that came as a package has those of the repository
  const { node } = importers['.']?.devDependencies ?? {}
  return [
    ...[own.devDependencies ?? {}, ...withoutTests(own)],
    ...others.flatMap(folder => withoutTests(importers[folder] ?? {})),
    ...(node ? [{ node }] : []),
  ]
}

function reached(lock: Lockfile, begun: readonly Taken[]): string[] {
  const keysOf = (needs: Record<string, string> = {}) =>
    Object.entries(needs).flatMap(([name, version]) => keyOf(lock, name, version) ?? [])
  const first = begun.flatMap(one => Object.entries(one))
  const keys = new Set(first.flatMap(([name, { version }]) => keyOf(lock, name, version) ?? []))
  for (const key of keys) {
    const { dependencies, optionalDependencies } = lock.snapshots[key] ?? {}
    for (const next of [...keysOf(dependencies), ...keysOf(optionalDependencies)]) keys.add(next)
  }
  return [...keys].sort()
}

/** Without its peers, e.g. "jotai@3.0.1". */
const bare = (key: string): string => key.replace(/\(.*$/, '')

const nameOf = (key: string, version = key.slice(key.indexOf('@', 1) + 1)): string =>
  `${key.slice(0, key.indexOf('@', 1))}@${version}`

/**
 * All libraries that a unit reaches, those for other systems too: the same on every machine.
 * @param unit its folder, from the root @param others folders of the packages that it carries and of those that build it
 */
export function closureOf(lock: Lockfile, unit: string, others: readonly string[]): Libraries {
  const keys = reached(lock, taken(lock, unit, others))
  const lines = keys.map(key => `${key} ${JSON.stringify(lock.packages[bare(key)]?.resolution)}\n`).join('')
  const names = new Set(keys.map(key => nameOf(bare(key), lock.packages[bare(key)]?.version)))
  return { lines, names }
}

let read: Lockfile | undefined
function lockfile(): Lockfile {
  read ??= parseLockfile(readFileSync(path.join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8'))
  return read
}

const importers = new Map<string, string>()

/** Whose libraries the code in a folder finds, from the root: the nearest folder that has some, behind a link the one linked to. */
function importerOf(folder: string): string {
  const known = importers.get(folder)
  if (known !== undefined) return known
  const libraries = path.join(folder, 'node_modules')
  const isTop = folder === path.dirname(folder)
  const here = () => path.relative(workspaceRoot, path.dirname(realpathSync(libraries))) || '.'
  const found = existsSync(libraries) ? here() : isTop ? '' : importerOf(path.dirname(folder))
  importers.set(folder, found)
  return found
}

/**
 * @param folder the unit's
 * @param sources files of the unit, of what it carries and of what builds it; those of a package that came from elsewhere find
 *   libraries that are reached through whatever names that package
 */
export const librariesOf = (folder: string, sources: readonly string[]): Libraries =>
  closureOf(lockfile(), importerOf(folder), [...new Set(sources.map(file => importerOf(path.dirname(file))))])
