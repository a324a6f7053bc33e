/** `pnpm drop screen <unit> <address>` and `pnpm drop remote <name>`: out of the sources, once nothing leads there any more. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, notUnderstood } from '../command-line.ts'
import { completes, isOwn, packages, root } from '../run.ts'
import { ticking } from '../ticking.ts'
import { packageOf, unitFolders, unitOf, withUnit } from '../units.ts'
import { dropAddress, dropAddresses, leadingTo } from './addresses.ts'
import { type Entry, entriesOf, without } from './routes.ts'

const usage = isOwn
  ? 'pnpm drop screen <address>   e.g. pnpm drop screen goldPoints'
  : `pnpm drop screen <unit> <address>   e.g. pnpm drop screen trade kuaisuOrder
pnpm drop remote <name>             e.g. pnpm drop remote loyalty`

const routesOf = (remote: string) => join(root, remote, 'src/routes.ts')

function refuseLinks(paths: readonly string[], aside: string): void {
  const leading = paths.flatMap(path => leadingTo(path, aside))
  if (leading.length === 0) return
  throw new Error(`These lead there: take that out first, nothing was changed.\n${leading.join('\n')}`)
}

/** @param doing said where it takes long */
async function step(doing: string, command: string, ...args: string[]): Promise<void> {
  if (!(await ticking(() => doing, completes(command, args))))
    throw new Error(`${command} ${args.join(' ')} failed: its words stand above`)
}

function remoteOf(unit: string): string {
  const [remote = ''] = unitFolders([unit])
  if (remote === 'shell') throw new Error('The shell has no screens, and no app is without it: name a remote')
  return remote
}

function entryAt(entries: readonly Entry[], path: string, remote: string): Entry {
  const found = entries.find(entry => entry.path === path)
  if (found) return found
  throw new Error(`${packageOf(remote).name} has no ${path}: it has ${entries.map(entry => entry.path).join(', ')}`)
}

const onlyOne = (path: string, unit: string): string =>
  isOwn
    ? `${path} is the only screen of remote-${unit}, and a remote has one: make another first (pnpm new screen)`
    : `${path} is the only screen of remote-${unit}: pnpm drop remote ${unit}`

async function screen(unit: string, address: string): Promise<void> {
  const [remote, path] = [remoteOf(unit), `/${address.replace(/^\//, '')}`]
  const source = readFileSync(routesOf(remote), 'utf8')
  const entries = entriesOf(source)
  const entry = entryAt(entries, path, remote)
  if (entries.length === 1) throw new Error(onlyOne(path, unitOf(remote)))
  const folder = join(remote, 'src/screens', entry.folder)
  const isShared = entries.some(other => other !== entry && other.folder === entry.folder)
  refuseLinks([path], isShared ? '' : folder)
  writeFileSync(routesOf(remote), without(source, entry))
  if (!isShared) rmSync(root + folder, { recursive: true })
  dropAddress(remote, path)
  await step('writing the catalogs', process.execPath, `${packages}/tools/src/words.ts`, 'extract', unit)
  console.log(`\n${path} is gone${isShared ? '' : `, and ${folder} with it`}. What was said there alone stands above.`)
  console.log(`Phones have it until another release is live: pnpm release publish ${unit}`)
}

async function remote(name: string): Promise<void> {
  const folder = remoteOf(name)
  refuseLinks(
    entriesOf(readFileSync(routesOf(folder), 'utf8')).map(({ path }) => path),
    folder,
  )
  rmSync(root + folder, { recursive: true })
  dropAddresses(folder)
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { packageManager: string }
  const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=error']
  await step('installing the packages', 'npx', '--yes', packageManager, ...install)
  console.log(
    `\n${folder} is gone from the sources. Phones have it until it is removed there too: pnpm release remove ${name}`,
  )
}

const said = commandLine(usage, {}, 3).names
try {
  const [what, ...names] = withUnit(said, 3)
  const [first, second] = names
  if (isOwn && said[0] === 'remote') notUnderstood(usage, 'This repository is the remote: what goes is its folder')
  else if (what === 'screen' && first && second && names.length === 2) await screen(first, second)
  else if (what === 'remote' && first && names.length === 1) await remote(first)
  else notUnderstood(usage, 'Say what to take away, and all of its names')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
