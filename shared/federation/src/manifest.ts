/** What release.json says of a build: what to preload, what it needs of the shell, what it lends. */
import { type ReleaseManifest, releaseManifest } from '@shared/contract/release'
import * as v from 'valibot'
import type { Compilation, Module, Stats } from 'webpack'
import { families, isFetchedLater } from './families.ts'
import { lentChunk } from './family-chunks.ts'
import { linksOf } from './links.ts'
import type { Route } from './routes.ts'
import { borrowed, familyOf, isLent, lent, shellRange } from './share.ts'
import { isShell, type Unit } from './unit.ts'
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
type Consumed = Module & { options: { shareKey: string; import?: string; requiredVersion?: string | false } }
const isConsumed = (module: Module): module is Consumed => module.type === 'consume-shared-module'

const keysOf = (modules: Iterable<Module>): string[] =>
  [...new Set([...modules].filter(isConsumed).map(({ options }) => options.shareKey))].sort()

/** What a screen borrows beyond the shell's start, by family: the gateway preloads it with the screen. */
function borrowsOf({ namedChunkGroups, chunkGraph }: Compilation, routes: Route[]): Record<string, string[]> {
  const consumed = (name: string) =>
    (namedChunkGroups.get(name)?.chunks ?? []).flatMap(chunk => keysOf(chunkGraph.getChunkModulesIterable(chunk)))
  const familiesOf = (screen: string) => new Set([...consumed('routes'), ...consumed(screen)].map(familyOf))
  return Object.fromEntries(
    routes.map(({ data, screen }) => [data.path, [...familiesOf(screen)].filter(isFetchedLater).sort()]),
  )
}

/** Ranges of what the code really borrows and carries no copy of, e.g. {"shell": "^1.0.0", "shell/session": "^1.0.0"}. */
function needsOf(unit: Unit, stats: Stats): Record<string, string> {
  const table = borrowed(unit)
  const consumed = [...stats.compilation.modules].filter(isConsumed).filter(({ options }) => !options.import)
  const keys = keysOf(consumed)
  const foreign = keys.find(key => !isLent(key))
  if (foreign)
    throw new Error(`${unit.package.name} imports ${foreign}, which no shell lends: see share.ts of @shared/federation`)
  const own = Object.fromEntries(
    consumed.map(({ options }) => [options.shareKey, options.requiredVersion || undefined]),
  )
  const ranges = keys.map(key => [
    key,
    own[key] ?? (table[key] ?? table[key.replace(/\/[^/]*$/, '/')])?.requiredVersion,
  ])
  return { shell: shellRange(unit), ...Object.fromEntries(ranges) }
}

const remote = (unit: Unit, stats: Stats, routes: Route[]) => {
  const [groups, entry] = [groupsOf(stats), 'remoteEntry.js']
  return {
    entry,
    routes: routes.map(({ data }) => data),
    preload: { ...screenPreloads(groups, entry, routes), ...wordPreloads(groups) },
    borrows: borrowsOf(stats.compilation, routes),
    needs: needsOf(unit, stats),
  }
}

/** The shell's start, and beside it what each family that is fetched later consists of. */
function shellPreloads(groups: Groups): Preloads {
  const start = new Set([...group(groups, 'bootstrap'), ...group(groups, lentChunk('start'))])
  const later = families.filter(isFetchedLater).map(family => {
    const files = groups[lentChunk(family)] ?? []
    return [`lent:${family}`, files.filter(file => !start.has(file))] as const
  })
  return { shell: [...start], ...Object.fromEntries(later), ...wordPreloads(groups) }
}

const shell = (unit: Unit, stats: Stats) => {
  const groups = groupsOf(stats)
  const versions = Object.entries(lent(unit)).map(([key, { version }]) => [key, version])
  const [entry = ''] = group(groups, 'main').filter(file => file.endsWith('.js'))
  return {
    entry,
    routes: [],
    preload: shellPreloads(groups),
    needs: {},
    provides: { shell: unit.package.version, ...Object.fromEntries(versions) },
    trusts: unit.trusted.map(({ keyId }) => keyId),
    keys: unit.trusted,
    readsThin: true,
  }
}

/** What is known of a unit before and after webpack built it. */
export interface Finished {
  /** Of a remote; a shell has none. */
  routes: Route[]
  stats: Stats
  files: ReleaseManifest['files']
  sbom?: ReleaseManifest['sbom']
  /** What of its words waits for translators, by language; {} is nothing. */
  untranslated: Record<string, string[]>
}

/** The manifest of a finished build, checked against its schema. */
export function manifestOf(unit: Unit, { routes, stats, untranslated, ...written }: Finished): ReleaseManifest {
  const own = isShell(unit) ? shell(unit, stats) : remote(unit, stats, routes)
  const { name, release, package: json } = unit
  const paths = routes.map(({ data }) => data.path)
  const waiting = Object.keys(untranslated).length > 0 && { untranslated }
  const links = linksOf(unit, stats.compilation, paths)
  return v.parse(releaseManifest, { unit: name, release, version: json.version, ...written, ...own, links, ...waiting })
}
