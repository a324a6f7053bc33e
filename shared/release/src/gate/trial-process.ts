/** Programs of ours, each a process of its own: the trial imports none of them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ReleaseError } from '../errors.ts'
import { root, scriptOf } from '../place.ts'

export type Running = {
  /** The JSON of its first line. */
  ready: unknown
  stop(): Promise<void>
}

/** Variables of the machine, and none of an installation: its origins, stores and credentials are not those of a trial. */
export const machineOnly = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(?:PATH|HOME|LANG|TMPDIR|TMP|TEMP|NODE_\w+)$/.test(name)))

/**
 * @param script of a package of ours, e.g. "gateway/src/main.ts"
 * @throws ReleaseError with its last words where it ends before it is ready
 */
export async function startProcess(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Running> {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, [scriptOf(script), ...args], {
    cwd: root,
    stdio,
    env: { ...machineOnly(process.env), ...env },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill) // nothing outlives a trial that was ended midway
  let words = ''
  child.stderr.on('data', chunk => {
    words = (words + chunk).slice(-2000)
  })
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill)
    throw new ReleaseError(`${script} ended (exit ${code}) before the trial did:\n${words}`)
  })
  ended.catch(() => {}) // told by the race, else expected
  const line = once(createInterface(child.stdout), 'line').then(([text]) => JSON.parse(String(text)) as unknown)
  return { ready: await Promise.race([line, ended]), stop: () => stop(child, ended) }
}

async function stop(child: { kill(signal: 'SIGTERM'): boolean }, ended: Promise<never>): Promise<void> {
  child.kill('SIGTERM')
  await ended.catch(() => {})
}
