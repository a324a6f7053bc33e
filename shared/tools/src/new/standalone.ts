/** `pnpm new remote <name> --standalone FOLDER`: a remote in a repository of its own, with the platform as packages. */
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { output, root } from '../run.ts'
import { copyTemplates } from './templates.ts'

type Json = Record<string, unknown> & { name: string; version: string }
type Dependencies = Record<string, string>

const jsonAt = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json

const folderOf = (name: string): string => root + name.replace('@shared/', 'shared/')

/** What a remote names, in its code and to be built, tested and published. */
const named = [
  'shell',
  ...['contract', 'format', 'money', 'ui', ...['federation', 'testing', 'release', 'sandbox']].map(
    name => `@shared/${name}`,
  ),
]

/** Those, and what they need in turn: ops and tools stay here. */
function packages(): Json[] {
  const found = new Map<string, Json>()
  const wanted = [...named]
  for (const name of wanted) {
    if (found.has(name)) continue
    const json = jsonAt(`${folderOf(name)}/package.json`)
    found.set(name, json)
    wanted.push(
      ...Object.entries(dependenciesOf(json)).flatMap(([other, range]) =>
        range.startsWith('workspace:') ? [other] : [],
      ),
    )
  }
  return [...found.values()]
}

const dependenciesOf = (json: Json): Dependencies => (json.dependencies ?? {}) as Dependencies

/** "@shared/ui" of 1.0.0 -> "shared-ui-1.0.0.tgz", as pnpm names it. */
const tarball = ({ name, version }: Json): string => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

function pack(folder: string, all: readonly Json[]): void {
  const { packageManager } = jsonAt(`${root}package.json`) as Json & { packageManager: string }
  const chosen = all.flatMap(({ name }) => ['--filter', name])
  output('npx', ['--yes', packageManager, '-r', ...chosen, 'pack', '--pack-destination', join(folder, 'packages')])
}

const workspace = (): string => readFileSync(`${root}pnpm-workspace.yaml`, 'utf8')

/** How pnpm installs here: what may run at it, how old a version must be. It stands behind the catalog. */
const rules = (): string => workspace().replace(/^[\s\S]*\ncatalog:\n(?: {2}.+\n)+\n/, '')

/** Versions of libraries, from the one place where they stand. */
function catalog(): Dependencies {
  const [, rows = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(workspace()) ?? []
  const read = rows.matchAll(/^ {2}"?([^":]+)"?: (.+)$/gm)
  return Object.fromEntries([...read].map(([, name = '', version = '']) => [name, version]))
}

/** What the repository's root brings along in the workspace. */
const tools = ['@lingui/swc-plugin', '@swc/core', '@swc/jest', '@types/node', 'jest', 'jest-environment-jsdom']
const moreTools = ['jest-fixed-jsdom', 'node', 'typescript']

function writePackage(folder: string, all: readonly Json[]): void {
  const [file, versions] = [join(folder, 'package.json'), catalog()]
  const files = Object.fromEntries(all.map(one => [one.name, `file:packages/${tarball(one)}`]))
  const pinned = (given: unknown): Dependencies =>
    Object.fromEntries(Object.keys(given as Dependencies).map(name => [name, files[name] ?? versions[name] ?? '']))
  const made = jsonAt(file)
  const own = { '@shared/release': '', '@shared/sandbox': '' }
  const wanted = [...Object.keys(made.devDependencies as Dependencies), ...tools, ...moreTools, ...Object.keys(own)]
  const sorted = Object.fromEntries(wanted.sort().map(name => [name, '']))
  const scripts = { types: 'tsc --noEmit', tarn: 'tarn', test: 'tarn test', build: 'tarn build' }
  const whole = { ...made, scripts, dependencies: pinned(made.dependencies), devDependencies: pinned(sorted) }
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
}

/** The checkout's own strictness; what the packages declare of stylesheets and catalogs is read with them. */
function writeTypes(folder: string): void {
  const { compilerOptions } = jsonAt(`${root}tsconfig.json`)
  const files = ['testing/src/ambient.d.ts', 'federation/src/po.d.ts'].map(file => `node_modules/@shared/${file}`)
  const whole = { compilerOptions, files, include: ['src', '*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(whole, null, 2)}\n`)
}

/** An empty folder or repository, or none yet: what pnpm reads, hidden or not, is ours. @throws Error in words where something stands there */
function checkTarget(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some(name => name !== '.git'))
    throw new Error(`${folder} is not empty: name a folder that does not exist yet`)
  if (!relative(root, folder).startsWith('..'))
    throw new Error(`${folder} lies in this checkout: a repository of its own stands outside, e.g. ../loyalty`)
}

/** Writes all files of the repository. @returns its folder */
export function writeStandalone(name: string, given: string): string {
  const folder = existsSync(given) ? realpathSync(given) : resolve(given)
  checkTarget(folder)
  const all = packages()
  const { packageManager } = jsonAt(`${root}package.json`) as Json & { packageManager: string }
  copyTemplates('remote', folder, { name })
  copyTemplates('standalone', folder, {
    ...{ name, pnpm: packageManager.replace('pnpm@', ''), rules: rules().trimEnd() },
    overrides: all.map(one => `  "${one.name}": file:./packages/${tarball(one)}`).join('\n'),
  })
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  writePackage(folder, all)
  writeTypes(folder)
  pack(folder, all)
  return folder
}
