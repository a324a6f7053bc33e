/** Processes of a test that must not outlive it, and what they need to start. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** Starts children in one folder, and ends them all. */
export function daemonsIn(folder: string) {
  const running = new Set<ChildProcess>()
  return {
    /** In the foreground; the kernel kills it when this process dies, however it dies. */
    start(...command: string[]): ChildProcess {
      const child = spawn('setpriv', ['--pdeathsig', 'KILL', '--', ...command, '-f'], { cwd: folder, stdio: 'ignore' })
      running.add(child)
      child.once('exit', () => running.delete(child))
      return child
    },
    kill: async (): Promise<void> => void (await Promise.all([...running].map(killed))),
  }
}

export type Daemons = ReturnType<typeof daemonsIn>

export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** @throws where it ends before it answers, or takes a minute */
export async function answering(endpoint: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries++) {
    const answer = await fetch(endpoint).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer) return
    await after(50)
  }
  throw new Error(`nothing answers at ${endpoint} (exit code ${child.exitCode})`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(done => server.close(done))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The last lines of a log. */
export function tailOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(-6).join('\n')
  } catch {
    return '(no log)'
  }
}
