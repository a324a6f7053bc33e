/** A copy of this checkout in a temporary folder: what a command changes in it is changed nowhere else. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { git } from '../../tools/src/git.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** How a command ended, and all that it said. */
export type Ended = { code: number | null; said: string }

export type Checkout = {
  folder: string
  /** Runs a script of the copy to its end. */
  run(...args: string[]): Promise<Ended>
  /** Starts a script of the copy, to be ended by its test. */
  start(args: string[], env?: Record<string, string>): ChildProcess
  remove(): void
}

/**
 * With no node_modules: `pnpm new remote` links them.
 * @param env for all that runs in it @param name of its folder, where a test needs one
 */
export function copyCheckout(env: (folder: string) => Record<string, string>, name = ''): Checkout {
  const base = mkdtempSync(join(tmpdir(), 'tarn-copy-'))
  const folder = join(base, name)
  const listed = git(root, 'ls-files', '-co', '--exclude-standard')
  for (const file of listed.split('\n').filter(name => name && existsSync(root + name)))
    cpSync(root + file, join(folder, file))
  const start: Checkout['start'] = (args, more = {}) =>
    spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', ...env(folder), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    folder,
    start,
    async run(...args) {
      const { stdout, stderr, ...child } = piped(start(args))
      const [out, err, code] = await Promise.all([text(stdout), text(stderr), child.ended])
      return { code, said: out + err }
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  }
}

function piped(child: ChildProcess) {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('A process without pipes')
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { stdout, stderr, ended }
}

/** What a process says, as soon as that fits. @throws Error with all that it said where it ends before */
export function saying(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      const found = pattern.exec(said)
      if (found) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('close', code => reject(new Error(`It ended (${code}) without saying ${pattern}:\n${said}`)))
  })
}
