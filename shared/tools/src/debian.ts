/** Programs that tests need and npm does not carry: Debian's own packages, where root runs them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './run.ts'

/** The lists of packages, once in a run. */
let areFresh = false

/** Installs packages where root runs on Debian; elsewhere it does nothing. @returns whether they are installed now */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  if (!areFresh) aptGet('update', '-qq')
  areFresh = true
  return aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Its output goes to standard error: standard output belongs to the caller (machine.ts prints JSON there). */
function aptGet(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { cwd: root, stdio: ['ignore', 2, 2], env }).status === 0
}
