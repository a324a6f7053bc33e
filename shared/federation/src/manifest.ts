/** What release.json says of a build: what to preload, what it needs of the shell, what it lends. */
import { type ReleaseManifest, releaseManifest } from '@shared/contract/release'
import * as v from 'valibot'
import type { Module, Stats } from 'webpack'
import { type Route, readRoutes } from './routes.ts'
import { borrowed, isLent, lent, shellRange } from './share.ts'
import type { Unit } from './unit.ts'
import { languages } from './words/languages.ts'

type Preloads = ReleaseManifest['preload']

/** Files of webpack's named groups of chunks, e.g. "bootstrap" -> its script, the chunks that it shares, its stylesheet. */
type Groups = Record<string, string[]>

function groupsOf(stats: Stats): Groups {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
  const files = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map(a => a.name)])
  return Object.fromEntries(files)
}

function group(groups: Groups, name: string): string[] {
  const files = groups[name]
  if (!files)
    throw new Error(`The build has no chunk "${name}": it is named where the module is imported, by webpackChunkName`)
  return files
}

const wordPreloads = (groups: Groups): Preloads =>
  Object.fromEntries(languages.map(language => [`words:${language}`, group(groups, `words-${language}`)]))

const screenPreloads = (groups: Groups, entry: string, routes: Route[]): Preloads =>
  Object.fromEntries(
    routes.map(({ data, screen }) => [
      data.path,
      [...new Set([entry, ...group(groups, 'routes'), ...group(groups, screen)])],
    ]),
  )

/** A module that the federation plugin takes out of the share scope; it carries no copy of its own without `import`. */
type Consumed = Module & { options: { shareKey: string; import?: string } }
const isConsumed = (module: Module): module is Consumed => module.type === 'consume-shared-module'

/** Ranges of what the code really borrows and carries no copy of, e.g. {"shell": "^1.0.0", "shell/session": "^1.0.0"}. */
function needsOf(unit: Unit, stats: Stats): Record<string, string> {
  const table = borrowed(unit)
  const modules = [...stats.compilation.modules].filter(isConsumed).filter(module => !module.options.import)
  const keys = [...new Set(modules.map(module => module.options.shareKey))].sort()
  const foreign = keys.find(key => !isLent(key))
  if (foreign)
    throw new Error(`${unit.package.name} imports ${foreign}, which no shell lends: see shared/federation/src/share.ts`)
  const ranges = keys.map(key => [key, (table[key] ?? table[key.replace(/\/[^/]*$/, '/')])?.requiredVersion])
  return { shell: shellRange(unit), ...Object.fromEntries(ranges) }
}

const remote = async (unit: Unit, stats: Stats) => {
  const [routes, groups, entry] = [await readRoutes(unit), groupsOf(stats), 'remoteEntry.js']
  return {
    entry,
    routes: routes.map(({ data }) => data),
    preload: { ...screenPreloads(groups, entry, routes), ...wordPreloads(groups) },
    needs: needsOf(unit, stats),
  }
}

const shell = (unit: Unit, stats: Stats) => {
  const groups = groupsOf(stats)
  const versions = Object.entries(lent(unit)).map(([key, { version }]) => [key, version])
  const [entry = ''] = group(groups, 'main').filter(file => file.endsWith('.js'))
  return {
    entry,
    routes: [],
    preload: { shell: group(groups, 'bootstrap'), ...wordPreloads(groups) },
    needs: {},
    provides: { shell: unit.package.version, ...Object.fromEntries(versions) },
  }
}

/** The manifest of a finished build, checked against its schema. */
export async function manifestOf(unit: Unit, stats: Stats, files: ReleaseManifest['files']): Promise<ReleaseManifest> {
  const own = unit.name === 'shell' ? shell(unit, stats) : await remote(unit, stats)
  const { name, release, package: json } = unit
  return v.parse(releaseManifest, { unit: name, release, version: json.version, files, ...own })
}
