/** Earlier commits as checkouts of their own, in .cache/bench: they stay, so that nothing is installed or built twice. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { git as gitIn } from '../../../../tools/src/git.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const kept = join(root, '.cache/bench')

/** A folder beside the checkouts. */
export const keptIn = (name: string): string => join(kept, name)

const run = (cwd: string, command: string, ...args: string[]): string => {
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', NODE_OPTIONS: '' }
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

export const git = (...args: string[]): string => gitIn(root, ...args).trim()

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Installed anew only where something else is needed than what is there. */
function install(folder: string, before: string): void {
  if (existsSync(join(folder, 'node_modules')) && textOf(join(folder, 'pnpm-lock.yaml')) === before) return
  const { packageManager } = JSON.parse(textOf(join(folder, 'package.json'))) as { packageManager: string }
  run(folder, 'npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--loglevel=error')
}

/**
 * @param name of the checkout; the same one may go from commit to commit
 * @returns its folder, with everything installed
 * @throws Error where the commit is not in this repository: a shallow clone knows only the newest
 */
export function checkOut(name: string, commit: string): string {
  const folder = join(kept, name)
  mkdirSync(kept, { recursive: true })
  if (!existsSync(join(folder, '.git'))) git('clone', '--quiet', '--shared', '--no-checkout', root, folder)
  const lock = textOf(join(folder, 'pnpm-lock.yaml'))
  gitIn(folder, 'checkout', '--quiet', '--force', '--detach', commit)
  install(folder, lock)
  return folder
}
