/** `pnpm new screen <unit> <address> <folder>` and `pnpm new remote <name>`: from templates, complete from the first moment. */
import { readFileSync } from 'node:fs'
import { commandLine, notUnderstood } from '../command-line.ts'
import { passes, root } from '../run.ts'
import { unitFolders } from '../units.ts'
import { checkAddress, checkRemoteName } from './names.ts'
import { newScreen } from './screen.ts'
import { copyTemplates } from './templates.ts'
import { fillWords } from './words.ts'

const usage = `pnpm new screen <unit> <address> <folder>   e.g. pnpm new screen trade kuaisuOrder fast-trade-records
pnpm new remote <name>                      e.g. pnpm new remote loyalty: a unit with one screen, at /loyalty`

function step(command: string, ...args: string[]): void {
  if (!passes(command, args)) throw new Error(`${command} ${args.join(' ')} failed: its words stand above`)
}

/** Links the packages of the workspace anew, with the pinned pnpm. */
function install(): void {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { packageManager: string }
  step('npx', '--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=error')
}

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
  install()
  finish(`remote-${name}`)
  console.log(`\nremote-${name} stands, its first screen at /${name}. Look at it: pnpm dev ${name}`)
}

const [what, ...names] = commandLine(usage, {}, 4).names
const [first, second, third] = names
try {
  if (what === 'remote' && first && names.length === 1) remote(first)
  else if (what === 'screen' && first && second && third && names.length === 3) screen(first, second, third)
  else notUnderstood(usage, 'Say what to make, and all of its names')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
