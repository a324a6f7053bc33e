/** What a team's own repository has of this one: its packages, the versions of its libraries, and how strictly it is looked at. */
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heard, root } from '../run.ts'
import { ticking } from '../ticking.ts'

type Dependencies = Record<string, string>
type Json = Record<string, unknown> & { name: string; version: string; dependencies?: Dependencies }

const jsonAt = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json
const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const folderOf = (name: string): string => root + name.replace('@shared/', 'shared/')

/** What its commands run, beside what a remote names in its code. */
const behindCommands = ['gateway', 'release', 'sandbox', 'tools'].map(name => `@shared/${name}`)
const named = [
  'shell',
  ...['contract', 'format', 'money', 'ui', 'federation', 'testing'].map(name => `@shared/${name}`),
  ...behindCommands,
]

/** Those, and what they need in turn: ops stays here. */
function packages(): Json[] {
  const found = new Map<string, Json>()
  const wanted = [...named]
  for (const name of wanted) {
    if (found.has(name)) continue
    const json = jsonAt(`${folderOf(name)}/package.json`)
    found.set(name, json)
    const others = Object.entries(json.dependencies ?? {}).filter(([, range]) => range.startsWith('workspace:'))
    wanted.push(...others.map(([other]) => other))
  }
  return [...found.values()]
}

/** Of this checkout, e.g. "pnpm@12.21.0". */
export const packageManager = (): string => String(jsonAt(`${root}package.json`).packageManager)

/** Packs all of them anew. @returns where each stands, from the repository's folder */
async function pack(folder: string): Promise<Dependencies> {
  const all = packages()
  const to = join(folder, 'packages')
  rmSync(to, { recursive: true, force: true })
  const chosen = all.flatMap(({ name }) => ['--filter', name])
  const command = ['--yes', packageManager(), '-r', ...chosen, 'pack', '--pack-destination', to]
  const { ok, said } = await ticking(() => `packing ${all.length} packages`, heard('npx', command))
  if (!ok) throw new Error(`npx ${command.join(' ')} failed:\n${said}`)
  return Object.fromEntries(all.map(one => [one.name, `file:packages/${withHash(to, one)}`]))
}

/** The name tells one content from another: behind a name that stays pnpm looks for nothing new. */
function withHash(folder: string, { name, version }: Json): string {
  const stem = `${name.replace('@', '').replace('/', '-')}-${version}` // as pnpm names it
  const from = join(folder, `${stem}.tgz`)
  const named = `${stem}-${createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8)}.tgz`
  renameSync(from, join(folder, named))
  return named
}

const workspace = (): string => readFileSync(`${root}pnpm-workspace.yaml`, 'utf8')

/** How pnpm installs here: what may run at it, how old a version must be. It stands behind the catalog. */
export const rules = (): string => workspace().replace(/^[\s\S]*\ncatalog:\n(?: {2}.+\n)+\n/, '')

/** Versions of libraries, from the one place where they stand. */
function catalog(): Dependencies {
  const [, rows = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(workspace()) ?? []
  const read = rows.matchAll(/^ {2}"?([^":]+)"?: (.+)$/gm)
  return Object.fromEntries([...read].map(([, name = '', version = '']) => [name, version]))
}

/** What the repository's root brings along in the workspace, and what its commands run. */
const tools = [
  ...['@biomejs/biome', '@lingui/swc-plugin', '@swc/core', '@swc/jest', '@types/node', 'jest'],
  ...['jest-environment-jsdom', 'jest-fixed-jsdom', 'node', 'typescript', ...behindCommands],
]

const tarn = ['dev', 'verify', 'test', 'new', 'drop', 'words', 'types', 'build', 'release', 'sandbox', 'operator']
const scripts = {
  ...Object.fromEntries(tarn.map(name => [name, `tarn ${name}`])),
  lint: 'biome check',
  format: 'biome check --write',
}

/** What it depends on by itself stays as it is. */
function writePackage(folder: string, files: Dependencies): void {
  const [file, versions] = [join(folder, 'package.json'), catalog()]
  const made = jsonAt(file) as Json & { scripts?: Dependencies; devDependencies?: Dependencies }
  const pinned = (given: Dependencies): Dependencies =>
    Object.fromEntries(
      Object.entries(given).map(([name, range]) => [name, files[name] ?? versions[name] ?? range] as const),
    )
  const wanted = { ...made.devDependencies, ...Object.fromEntries(tools.map(name => [name, ''])) }
  const sorted = Object.fromEntries(Object.entries(wanted).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeJson(file, {
    ...made,
    ...{ packageManager: packageManager(), scripts: { ...scripts, ...made.scripts } },
    ...{ dependencies: pinned(made.dependencies ?? {}), devDependencies: pinned(sorted) },
  })
}

/** Where pnpm finds them for each other; nothing where a registry has them and the block is gone. */
function writeOverrides(folder: string, files: Dependencies): void {
  const file = join(folder, 'pnpm-workspace.yaml')
  const others = readFileSync(file, 'utf8').replace(/^ {2}"(?:@shared\/[\w-]+|shell)": file:.*\n/gm, '')
  const ours = Object.entries(files).map(([name, at]) => `  "${name}": ${at.replace('file:', 'file:./')}\n`)
  writeFileSync(file, others.replace(/^overrides:\n/m, `overrides:\n${ours.join('')}`))
}

/** The checkout's own strictness; what the packages declare of stylesheets and catalogs is read with them. */
function writeTypes(folder: string): void {
  const { compilerOptions } = jsonAt(`${root}tsconfig.json`)
  const files = ['testing/src/ambient.d.ts', 'federation/src/po.d.ts'].map(file => `node_modules/@shared/${file}`)
  writeJson(join(folder, 'tsconfig.json'), { compilerOptions, files, include: ['src', '*.ts'] })
}

const notForPhones = ['@shared/federation', '@shared/testing', ...behindCommands]

/** The checkout's own rules, those of a remote for all that goes to phones; what no remote may import is one of them. */
function writeLint(folder: string): void {
  const message =
    'On a phone there is none of it: a remote imports the surface of the shell, contract, money, format and ui.'
  const patterns = [{ group: notForPhones.flatMap(name => [name, `${name}/**`]), message }]
  const rules = readFileSync(`${root}biome.json`, 'utf8')
    .replace('["remote-*/src/**"]', '["src/**", "!**/*.test.*"]')
    .replace('"paths": {', `"patterns": ${JSON.stringify(patterns)}, "paths": {`)
  writeFileSync(join(folder, 'biome.json'), rules)
}

/** Alike everywhere: how editors and git write files, and that a term has one translation. */
const same = ['.editorconfig', '.gitattributes', '.vscode/extensions.json', '.vscode/settings.json', 'docs/glossary.md']

/** Writes what is the platform's into a repository, over what it had of it. */
export async function writePackages(folder: string): Promise<void> {
  const files = await pack(folder)
  writePackage(folder, files)
  writeOverrides(folder, files)
  writeTypes(folder)
  writeLint(folder)
  for (const file of same) cpSync(root + file, join(folder, file))
}
