/** Starts processes and says plainly when one fails. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs a command to its end, its output shown; true where it succeeded. */
export function passes(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** Runs a command and returns what it printed; throws with its output where it failed. */
export function output(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit ${status}):\n${stdout}${stderr}`)
  return stdout
}

/** Starts a long-lived process of ours and waits for its first line, a JSON object. */
export async function startAndRead<T>(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; ready: T }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const line = await new Promise<string>((resolve, reject) => {
    let seen = ''
    child.once('exit', code => reject(new Error(`${script} ended (exit ${code}) before it was ready`)))
    child.stdout?.on('data', chunk => {
      seen += chunk
      const end = seen.indexOf('\n')
      if (end >= 0) resolve(seen.slice(0, end))
    })
  })
  return { child, ready: JSON.parse(line) as T }
}
