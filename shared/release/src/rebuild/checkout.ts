/** A checkout of one commit, away from everything that stands here, with its own libraries installed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { foreignRepository } from '../origin/foreign-repository.ts'
import { gitEnvironment } from '../origin/git-environment.ts'

/** @property beside a folder that nothing of the commit stands in */
export type Checkout = { folder: string; beside: string; done: () => Promise<void> }

/**
 * @param repository a folder or an address that git can clone; a folder need not hold the commit in any branch
 * @returns undefined where the commit is not in it
 * @throws ReleaseError where it cannot be cloned
 */
export async function checkOut(repository: string, commit: string): Promise<Checkout | undefined> {
  const beside = await mkdtemp(join(tmpdir(), 'rebuild-'))
  const folder = join(beside, 'sources')
  const done = () => rm(beside, { recursive: true, force: true })
  try {
    if (await bring(repository, commit, folder)) return { folder, beside, done }
  } catch (error) {
    await done()
    throw error
  }
  await done()
  return undefined
}

async function bring(repository: string, commit: string, folder: string): Promise<boolean> {
  const shared = existsSync(repository) ? ['--shared'] : []
  const cloned = await git(['clone', '--quiet', '--no-checkout', '--template=', ...shared, '--', repository, folder])
  if (!cloned.ok)
    throw new ReleaseError(foreignRepository(cloned.said) ?? `${repository} cannot be cloned: ${cloned.said}`)
  if (!(await git(['-C', folder, 'cat-file', '-e', `${commit}^{commit}`], noSettings)).ok) return false
  const found = await git(['-C', folder, 'checkout', '--quiet', '--detach', commit], noSettings)
  if (!found.ok) throw new ReleaseError(`Commit ${commit} cannot be checked out of ${repository}: ${found.said}`)
  return true
}

/** The user's settings of git can change bytes (line ends, filters). A clone needs them: they name passwords and proxies. */
const noSettings = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '0',
  GIT_ATTR_NOSYSTEM: '1',
}

/** Git with no hook and no attributes of the user, so that nothing of the user runs or changes a file. */
const git = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  finished('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'core.attributesFile=/dev/null', ...args], {
    env: { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0', ...more },
  })

const rootPackage = v.pipe(v.string(), v.parseJson(), v.object({ packageManager: v.string() }))

/** By the pnpm and the lockfile of that commit; of the registry only what this machine does not hold. */
export async function install({ folder }: Checkout): Promise<void> {
  const read = v.safeParse(rootPackage, await readFile(join(folder, 'package.json'), 'utf8').catch(() => ''))
  if (!read.success) throw new ReleaseError('The package.json of that commit names no packageManager to install by.')
  const { packageManager } = read.output
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
  const { ok, said } = await inCheckout(folder, 'npx', args)
  if (!ok) throw new ReleaseError(`The libraries of that commit could not be installed:\n${said}`)
}

/** The Node that the checkout's lockfile names; ours where it brings none. */
const nodeOf = (folder: string): string => {
  const own = join(folder, 'node_modules/.bin/node')
  return existsSync(own) ? own : process.execPath
}

const lastLine = v.pipe(v.string(), v.parseJson(), v.object({ folder: v.string() }))

/** `keys`: the folder of those that a shell is to trust; `preview`: English stands where a translation is missing. */
export type How = { keys: string; preview: boolean }

/** A team's own repository is one remote, and builds it by the packages that it holds. */
const buildIn = (folder: string, unit: string): string[] =>
  existsSync(join(folder, 'shared/federation'))
    ? ['shared/federation/src/main.ts', unit === 'shell' ? 'shell' : `remote-${unit}`]
    : ['node_modules/@shared/federation/bin/tarn.mjs', 'build']

/** Builds a unit there. @returns the folder of the release */
export async function buildThere({ folder }: Checkout, unit: string, { keys, preview }: How): Promise<string> {
  const args = [...buildIn(folder, unit), ...(preview ? ['--preview'] : [])]
  const { ok, said, out } = await inCheckout(folder, nodeOf(folder), args, { RELEASE_KEYS: keys })
  if (!ok) throw new ReleaseError(`${unit} does not build from that commit:\n${said}`)
  return v.parse(lastLine, out.trim().split('\n').at(-1)).folder
}

/** What a build needs of the environment. It runs whatever the commit holds: passwords of this machine are not for that. */
const needed =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|\w+_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|XDG_\w+|PNPM_HOME|npm_config_\w+)$/i

/** Runs a command of the commit itself. */
function inCheckout(folder: string, command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const ours = Object.entries(process.env).filter(([name]) => needed.test(name))
  const PATH = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const set = { PATH, NODE_OPTIONS: '', PUPPETEER_SKIP_DOWNLOAD: '1', GIT_TERMINAL_PROMPT: '0' }
  return finished(command, args, { cwd: folder, env: { ...Object.fromEntries(ours), ...set, ...more } })
}

/** Runs a command to its end. @returns whether it succeeded, what it printed, and that with its errors */
async function finished(command: string, args: readonly string[], options: { cwd?: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new ReleaseError(`${command} is not installed here: no folder of PATH has it.`)
      : error
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { ok: code === 0, out, said: `${out}${err}`.trim() }
}
