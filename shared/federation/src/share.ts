/**
 * What the shell lends and what a remote borrows. Everything with a state that must be one, and what is heavy, is lent by
 * the shell alone; a remote carries no copy, and a range that this shell does not meet is refused as the screen loads.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import enhancedResolve from 'enhanced-resolve'
import { type Family, uiFamily } from './families.ts'
import { nameOfPart, partFiles, partsVersion, uiVersion } from './parts.ts'
import type { Unit } from './unit.ts'
import { installedVersion, plainPath, webpackPath } from './workspace.ts'

/** Lent libraries with the doors that a remote may use. luxon is here for its weight (19 KB brotli), the rest for state. */
const libraries: Record<string, string[]> = {
  react: ['', '/jsx-runtime'],
  'react-dom': [''],
  jotai: ['', '/vanilla', '/react'],
  '@lingui/core': [''],
  '@lingui/react': [''],
  '@tanstack/react-query': [''],
  luxon: [''],
}

/** Of a library that is lent in part: a module of ours that names what of it. */
const parts: Readonly<Record<string, string>> = {
  '@tanstack/react-query': fileURLToPath(new URL('runtime/doors/react-query.ts', import.meta.url)),
}

const preferences = '@shared/ui/preferences'

const uiParts = ({ carried }: Unit): [key: string, file: string][] =>
  partFiles(carried).map(file => [nameOfPart(file), file])

/** As webpack resolves an import: a library must be lent as the very file that everything else in the shell uses. */
const resolverFor = (mode: Unit['mode']) =>
  enhancedResolve.create.sync({ conditionNames: ['webpack', mode, 'browser', 'import', 'module'] })

export interface Lent {
  version: string
  singleton: boolean
  family: Family
  /** The module itself: what stands here is in the share scope even if the shell never imports it. */
  file: string
}

function lentLibraries(unit: Unit): [string, Lent][] {
  const resolve = resolverFor(unit.mode)
  return Object.entries(libraries).flatMap(([library, doors]) => {
    const version = installedVersion(library, unit.carried)
    if (!version)
      throw new Error(`The shell lends ${library} but does not depend on it: add it to ${unit.folder}/package.json`)
    const inDevelopment = library === 'react' && unit.mode === 'development' ? ['/jsx-dev-runtime'] : []
    return [...doors, ...inDevelopment].map((door): [string, Lent] => {
      const file = parts[library] ?? plainPath(resolve(unit.folder, library + door) || '')
      if (!file) throw new Error(`${library}${door} has no file: mend the list in shared/federation/src/share.ts`)
      return [library + door, { version, singleton: true, family: familyOf(library), file }]
    })
  })
}

function lentSurface({ folder, package: { name, version, exports = {} } }: Unit): [string, Lent][] {
  return Object.entries(exports).map(([door, file]) => {
    const lent: Lent = { version, singleton: true, family: 'start', file: path.join(folder, file) }
    if (!existsSync(lent.file)) throw new Error(`${name}/package.json exports ${door}, but ${lent.file} is missing`)
    return [name + door.slice(1), lent]
  })
}

/** Everything that the shell puts into the share scope: key -> what stands behind it. */
export function lent(unit: Unit): Record<string, Lent> {
  const version = partsVersion(unit.carried)
  const parts = uiParts(unit).map(([key, file]): [string, Lent] =>
    key === preferences
      ? [key, { version: uiVersion(unit.carried), singleton: true, family: familyOf(key), file }]
      : [key, { version, singleton: false, family: familyOf(key), file }],
  )
  return Object.fromEntries([...lentLibraries(unit), ...lentSurface(unit), ...parts])
}

export interface Borrowed {
  shareKey?: string
  import?: false
  singleton: boolean
  strictVersion?: boolean
  requiredVersion: string
}

const fromShell = (requiredVersion: string): Borrowed => ({
  import: false,
  singleton: true,
  strictVersion: true,
  requiredVersion,
})

/** What a remote takes out of the share scope, by request; a key that ends with "/" stands for all below it. */
export function borrowed(unit: Unit): Record<string, Borrowed> {
  const result: Record<string, Borrowed> = { 'shell/': fromShell(shellRange(unit)) }
  for (const library of Object.keys(libraries)) {
    const version = installedVersion(library, unit.carried)
    if (version) result[library] = result[`${library}/`] = fromShell(`^${version}`)
  }
  const version = partsVersion(unit.carried)
  for (const [key, file] of uiParts(unit)) {
    if (key !== preferences) result[key] = { singleton: false, requiredVersion: version }
    // A part of the remote's own copy reaches the preferences by a relative path: that one, too, is the shell's.
    else result[key] = result[webpackPath(file)] = { shareKey: key, ...fromShell(`^${uiVersion(unit.carried)}`) }
  }
  return result
}

/** The range of the shell's surface that a remote was written for: "needs" in its package.json. */
export function shellRange({ package: { name, needs } }: Unit): string {
  const range = needs?.shell
  if (range && /^\^\d+\.\d+\.\d+$/.test(range)) return range
  throw new Error(`${name}/package.json says no range of the shell: add "needs": {"shell": "^1.0.0"}`)
}

/** What of the surface is made of the design system comes with it, what is heavy by itself; all else is the shell's start. */
const surfaceFamilies: Readonly<Record<string, Family>> = {
  'shell/screen': 'ui-first',
  'shell/form': 'ui-forms',
  'shell/order': 'ui-forms',
  // One screen asks for it, long after the start.
  'shell/release': 'ui-frame',
  // Stands in the title bars of pages where money moves; Home has none.
  'shell/help': 'ui-frame',
  // One sheet asks for it, and what comes beside the screens: nobody's forms come with that.
  'shell/push': 'push',
  'shell/rich-text': 'rich-text',
}

/** The family of a lent module, by its key. */
export function familyOf(key: string): Family {
  const own = surfaceFamilies[key]
  if (own) return own
  if (key.startsWith('shell/') || key === preferences) return 'start'
  if (key.startsWith('@shared/ui/')) return uiFamily(key)
  return key === 'luxon' ? 'luxon' : 'start'
}

/** Whether a page must have one copy of it: luxon is lent for its weight alone. */
export const isSingle = (library: string): boolean =>
  library === 'shell' || (library !== 'luxon' && Object.hasOwn(libraries, library))

/** Whether a shell built from this workspace lends this key. */
export const isLent = (key: string): boolean => key.startsWith('shell/') || key === preferences || libraryKeys.has(key)
const libraryKeys = new Set(Object.entries(libraries).flatMap(([library, doors]) => doors.map(door => library + door)))
