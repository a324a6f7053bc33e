/** What every way to bring the app up has in common. */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { isOwn, packages, type Started, startAndRead } from './run.ts'
import { ticking } from './ticking.ts'
import { unitOf } from './units.ts'

/** @param exchange folder of its data */
export function sayDemoAccount(exchange: string): void {
  const demo = JSON.parse(readFileSync(`${exchange}/demo.json`, 'utf8')) as { account: string; password: string }
  console.log(`  Demo account: ${demo.account}   password: ${demo.password}\n`)
}

/** Serves units from source, once each of them is compiled. @param out file that will name them @param served their folders */
export function startSources(out: string, served: readonly string[]): Promise<Started<unknown>> {
  const starting = startAndRead(`${packages}/federation/src/dev-main.ts`, ['--out', out, ...served])
  return ticking(() => `compiling ${served.map(unitOf).join(', ')}`, starting)
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

/** They end with each other, and when this process is told to end. One that fails is told of, with the end of its log. */
export function endTogether(started: readonly Pick<Started<unknown>, 'child' | 'log'>[]): void {
  const stop = () => {
    for (const { child } of started) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  for (const { child, log } of started)
    child.once('exit', (code, signal) => {
      // an exchange whose disk hangs ends itself by SIGKILL
      const failure = signal === 'SIGKILL' ? signal : code && `exit ${code}`
      if (failure && log) console.error(`\nEverything stops, because one process ended (${failure}). ${endOf(log)}`)
      stop()
      process.exitCode ??= code ?? (failure ? 1 : 0)
    })
}

const endOf = (log: string) => `Its log, ${log}, ends with:\n${lastLine(log)}`

/** The log of an exchange grows for years: only its end is read. */
function lastLine(log: string): string | undefined {
  const file = openSync(log, 'r')
  const end = Buffer.alloc(4096)
  const read = readSync(file, end, 0, end.length, Math.max(0, fstatSync(file).size - end.length))
  closeSync(file)
  return end.toString('utf8', 0, read).trimEnd().split('\n').at(-1)
}
