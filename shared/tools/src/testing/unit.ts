/** Gateways as processes: by hand, or as a unit of systemd says. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseEnv } from 'node:util'

export type Unit = { child: ChildProcess; url: string; stop(signal?: NodeJS.Signals): Promise<void> }

/** Returns once it said that it is ready. @throws Error where it ends before */
export async function startProcess(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
  if (line === undefined) throw new Error(`${command} ${args.join(' ')} ended before it was ready`)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return { child, stop, url: JSON.parse(line).url } satisfies Unit
}

/**
 * A unit as systemd starts it: its command in its folder, with its settings and nothing else.
 * @param text of the unit file @param instance e.g. "8080"
 */
export function startUnit(text: string, instance: string): Promise<Unit> {
  const named = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value.replaceAll('%i', instance))
  const [command = '', ...args] = named('ExecStart')[0]?.split(' ') ?? []
  const files = named('EnvironmentFile').map(file => parseEnv(readFileSync(file, 'utf8')))
  const env = Object.assign({ PATH: '/usr/bin:/bin' }, ...named('Environment').map(parseEnv), ...files)
  return startProcess(command, args, named('WorkingDirectory')[0] ?? '/', env)
}
