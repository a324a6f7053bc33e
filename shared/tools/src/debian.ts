/** Programs that tests need and npm does not carry: Debian's own packages, where root runs them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { passes } from './run.ts'

/** The lists of packages, once in a run. */
let areFresh = false

/** Nothing is tried by anybody else, nor on another system. @returns whether they stand there now */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!areFresh) spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  areFresh = true
  return passes('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}
