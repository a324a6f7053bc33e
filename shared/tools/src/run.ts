/** Starts processes and says plainly when one fails. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const around = fileURLToPath(new URL('../../..', import.meta.url))

/** In a team's own repository, to which these tools came as a package (`pnpm new remote … --standalone`). */
export const isOwn = around.includes('/node_modules/')

/** Where the commands work: this checkout, or the team's own repository, in whose folder they are typed. */
export const root = isOwn ? `${process.cwd()}/` : around

/** Where our packages stand, from there. */
export const packages = isOwn ? 'node_modules/@shared' : 'shared'

/** Runs a command to its end, its output shown; true where it succeeded. */
export function passes(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill()
})

/** A child that is ended where this process ends before it. */
function endsWithUs<Child extends ChildProcess>(child: Child): Child {
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

/** Runs a command to its end while others run, its output shown; true where it succeeded. */
export async function completes(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = endsWithUs(spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }))
  const [code] = await once(child, 'close')
  return code === 0
}

/** Runs a command to its end while others run, only its errors shown. */
export async function quietly(command: string, args: readonly string[]): Promise<Pick<Heard, 'ok' | 'printed'>> {
  const child = endsWithUs(spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] }))
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { ok: code === 0, printed }
}

export type Heard = {
  ok: boolean
  /** Everything it printed, standard error too. */
  said: string
  /** Its standard output alone. */
  printed: string
}

/** Runs a command to its end while others run. */
export async function heard(command: string, args: readonly string[]): Promise<Heard> {
  const child = endsWithUs(spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }))
  const heard = { said: '', printed: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard.said += text
    heard.printed += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    heard.said += text
  })
  const [code] = await once(child, 'close')
  return { ok: code === 0, ...heard }
}

/** Runs a command and returns what it printed; throws with its output where it failed. */
export function output(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit ${status}):\n${stdout}${stderr}`)
  return stdout
}

/** For commands that must not outlive who started them. By its URL: Node takes "#" and "%" of a path for parts of one. */
export const endsWithParent = ['--import', new URL('ends-with-parent.mjs', import.meta.url).href]

/** log: the file that takes its log; undefined where the log is shown. */
export type Started<T> = { child: ChildProcess; ready: T; log: string | undefined }

/**
 * Starts a long-lived process of ours and waits for its first line, a JSON object.
 * @param log file that takes its log; without one the log is shown
 */
export async function startAndRead<T>(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  log?: string,
): Promise<Started<T>> {
  const errors = log ? openSync(log, 'a', 0o600) : 'inherit'
  const stdio: ['ignore', 'pipe', number | 'inherit'] = ['ignore', 'pipe', errors]
  const child = spawn(process.execPath, [...endsWithParent, script, ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  })
  process.once('exit', () => child.kill()) // nothing outlives a start that failed midway
  const line = await firstLine(child, script, log)
  return { child, ready: JSON.parse(line) as T, log }
}

function firstLine(child: ChildProcess, script: string, log: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    child.once('exit', code => reject(new Error(`${script} ended (exit ${code}) before it was ready${endOf(log)}`)))
    child.stdout?.on('data', chunk => {
      seen += chunk
      const end = seen.indexOf('\n')
      if (end >= 0) resolve(seen.slice(0, end))
    })
  })
}

/** The last five lines of a log, and where the rest is. */
function endOf(log: string | undefined): string {
  if (log === undefined) return ''
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5)
  return `. Its log, ${log}, ends:\n${lines.join('\n')}`
}
