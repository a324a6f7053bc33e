/** `pnpm new screen|remote|packages`: from templates, complete from the first moment; in a team's own repository `screen` alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, notUnderstood } from '../command-line.ts'
import { completes, isOwn, packages, root } from '../run.ts'
import { ticking } from '../ticking.ts'
import { unitFolders, unitOf, withUnit } from '../units.ts'
import { checkAddress, checkRemoteName } from './names.ts'
import { newScreen } from './screen.ts'
import { updatePackages, writeStandalone } from './standalone.ts'
import { copyTemplates } from './templates.ts'
import { fillWords } from './words.ts'

const usage = isOwn
  ? 'pnpm new screen <address> <folder>   e.g. pnpm new screen goldPoints gold-points'
  : `pnpm new screen <unit> <address> <folder>   e.g. pnpm new screen trade kuaisuOrder fast-trade-records
pnpm new remote <name>                      e.g. pnpm new remote loyalty: a unit with one screen, at /loyalty
pnpm new packages <folder>                  what a repository of a remote's own has of this one, as it stands here now

  --standalone FOLDER   the remote in a repository of its own, which has of this one packages alone`

/** @param doing said where it takes long */
async function step(doing: string, command: string, ...args: string[]): Promise<void> {
  if (!(await ticking(() => doing, completes(command, args))))
    throw new Error(`${command} ${args.join(' ')} failed: its words stand above`)
}

/** The pinned pnpm. */
async function pnpm(doing: string, ...args: string[]): Promise<void> {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { packageManager: string }
  await step(doing, 'npx', '--yes', packageManager, ...args)
}

const installing = 'installing the packages'

const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=error']

/** Catalogs and formatting, as `pnpm verify` wants them. */
async function finish(remote: string): Promise<void> {
  await step('writing the catalogs', process.execPath, `${packages}/tools/src/words.ts`, 'extract', unitOf(remote))
  fillWords(remote)
  await step('formatting', 'node_modules/.bin/biome', 'check', '--write', remote)
}

async function screen(unit: string, address: string, folder: string): Promise<void> {
  const [remote = ''] = unitFolders([unit])
  if (remote === 'shell') throw new Error('The shell has no screens: name a remote')
  newScreen(remote, unitOf(remote), address.replace(/^\//, ''), folder)
  await finish(remote)
  const look = isOwn ? 'pnpm dev' : `pnpm dev ${unit}`
  console.log(`\n/${address.replace(/^\//, '')} opens ${join(remote, 'src/screens', folder)}. Look at it: ${look}`)
}

async function remote(name: string): Promise<void> {
  checkRemoteName(name)
  checkAddress(name, name)
  copyTemplates('remote', `${root}remote-${name}`, { name })
  newScreen(`remote-${name}`, name, name, name)
  await pnpm(installing, ...install)
  await finish(`remote-${name}`)
  console.log(`\nremote-${name} stands, its first screen at /${name}. Look at it: pnpm dev ${name}`)
}

async function standalone(name: string, given: string): Promise<void> {
  checkRemoteName(name)
  checkAddress(name, name)
  const folder = await writeStandalone(name, given)
  newScreen(folder, name, name, name)
  await pnpm(installing, '--dir', folder, ...install)
  await pnpm('writing the catalogs', '--dir', folder, 'words', 'extract')
  fillWords(folder)
  await pnpm('formatting', '--dir', folder, 'format')
  console.log(`\n${folder} is a repository for remote-${name}, its first screen at /${name}: see its README.md`)
}

async function update(given: string): Promise<void> {
  const folder = await updatePackages(given)
  await pnpm(installing, '--dir', folder, ...install)
  const written = ['biome.json', 'package.json', 'tsconfig.json']
  await pnpm('formatting', '--dir', folder, 'exec', 'biome', 'check', '--write', ...written)
  console.log(`\n${folder} has the packages of this checkout. What they changed for it: pnpm verify, there`)
}

const { names: said, values } = commandLine(usage, { standalone: { type: 'string' } }, 4)
try {
  const [what, ...names] = withUnit(said, 4)
  const [first, second, third] = names
  const isOne = first && names.length === 1
  if (isOwn && what && what !== 'screen')
    notUnderstood(usage, 'This repository is one remote: only screens are made here')
  else if (what === 'remote' && isOne && values.standalone) await standalone(first, values.standalone)
  else if (what === 'remote' && isOne) await remote(first)
  else if (what === 'packages' && isOne) await update(first)
  else if (what === 'screen' && first && second && third && names.length === 3) await screen(first, second, third)
  else notUnderstood(usage, 'Say what to make, and all of its names')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
