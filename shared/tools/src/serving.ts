/** What every way to bring the app up has in common. */
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { isOwn } from './run.ts'
import { unitOf } from './units.ts'

/** Says why it ends, and ends. */
export function fail(message: string): never {
  console.error(`\n${message}`)
  process.exit(1)
}

/** A taken port is said before anything is built. @param command to try with another port */
export async function needPort(port: number, host: string, command: string): Promise<void> {
  const free = await new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
  if (!free)
    fail(`Port ${port} is taken, perhaps by another start of tarn. Stop that, or choose another: PORT=8081 ${command}`)
}

/** @param exchange folder of its data */
export function sayDemoAccount(exchange: string): void {
  const demo = JSON.parse(readFileSync(`${exchange}/demo.json`, 'utf8')) as { account: string; password: string }
  console.log(`  Demo account: ${demo.account}   password: ${demo.password}\n`)
}

/**
 * A team's own repository is no Home: its first screen is what one wants to see.
 * @param servedUnits file that names what is served from source
 */
export function firstAddress(servedUnits: string): string {
  if (!isOwn) return ''
  const units = JSON.parse(readFileSync(servedUnits, 'utf8')) as Record<string, { routes: { path: string }[] }>
  return `/#${units[unitOf('.')]?.routes[0]?.path ?? '/'}`
}

/** They end with each other, and when this process is told to end. */
export function endTogether(children: readonly ChildProcess[]): void {
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  for (const child of children)
    child.once('exit', code => {
      stop()
      process.exitCode ??= code ?? 0
    })
}
