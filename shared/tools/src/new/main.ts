/** `pnpm new screen <unit> <address> <folder>` and `pnpm new remote <name>`: from templates, complete from the first moment. */
import { readFileSync } from 'node:fs'
import { commandLine, notUnderstood } from '../command-line.ts'
import { passes, root } from '../run.ts'
import { unitFolders } from '../units.ts'
import { checkAddress, checkRemoteName } from './names.ts'
import { newScreen } from './screen.ts'
import { writeStandalone } from './standalone.ts'
import { copyTemplates } from './templates.ts'
import { fillWords } from './words.ts'

const usage = `pnpm new screen <unit> <address> <folder>   e.g. pnpm new screen trade kuaisuOrder fast-trade-records
pnpm new remote <name>                      e.g. pnpm new remote loyalty: a unit with one screen, at /loyalty

  --standalone FOLDER   the remote in a repository of its own, which has of this one packages alone`

function step(command: string, ...args: string[]): void {
  if (!passes(command, args)) throw new Error(`${command} ${args.join(' ')} failed: its words stand above`)
}

/** The pinned pnpm. */
function pnpm(...args: string[]): void {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { packageManager: string }
  step('npx', '--yes', packageManager, ...args)
}

const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=error']

/** Catalogs and formatting, as `pnpm verify` wants them. */
function finish(remote: string): void {
  step(process.execPath, 'shared/tools/src/words.ts', 'extract', remote)
  fillWords(remote)
  step('node_modules/.bin/biome', 'check', '--write', remote)
}

function screen(unit: string, address: string, folder: string): void {
  const [remote = ''] = unitFolders([unit])
  if (remote === 'shell') throw new Error('The shell has no screens: name a remote')
  newScreen(remote, address.replace(/^\//, ''), folder)
  finish(remote)
  console.log(`\n/${address.replace(/^\//, '')} opens ${remote}/src/screens/${folder}. Look at it: pnpm dev ${unit}`)
}

function remote(name: string): void {
  checkRemoteName(name)
  checkAddress(name)
  copyTemplates('remote', `${root}remote-${name}`, { name })
  newScreen(`remote-${name}`, name, name)
  pnpm(...install)
  finish(`remote-${name}`)
  console.log(`\nremote-${name} stands, its first screen at /${name}. Look at it: pnpm dev ${name}`)
}

function standalone(name: string, given: string): void {
  checkRemoteName(name)
  checkAddress(name)
  const folder = writeStandalone(name, given)
  newScreen(folder, name, name)
  pnpm('--dir', folder, ...install)
  pnpm('--dir', folder, 'tarn', 'words', 'extract')
  fillWords(folder)
  console.log(`\n${folder} is a repository for remote-${name}, its first screen at /${name}: see its README.md`)
}

const { names: typed, values } = commandLine(usage, { standalone: { type: 'string' } }, 4)
const [what, ...names] = typed
const [first, second, third] = names
try {
  const isRemote = what === 'remote' && first && names.length === 1
  if (isRemote && values.standalone) standalone(first, values.standalone)
  else if (isRemote) remote(first)
  else if (what === 'screen' && first && second && third && names.length === 3) screen(first, second, third)
  else notUnderstood(usage, 'Say what to make, and all of its names')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
