/** `pnpm dev <unit…> --live URL`: units from source inside the set that is deployed at URL, its exchange included. */
import { mkdirSync, readFileSync } from 'node:fs'
import { makeKeys } from './build-units.ts'
import { root, startAndRead } from './run.ts'
import { endTogether, fail } from './serving.ts'

/** What is read of the deployed config.json here; the gateway reads all of it. */
type Set = {
  name: string
  serial: number
  shell: { version: string }
  units: Record<string, { release: string; version: string }>
}

const isSet = (read: unknown): read is Set =>
  typeof read === 'object' && read !== null && ['name', 'serial', 'shell', 'units'].every(key => key in read)

async function liveAt(url: string): Promise<Set> {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    fail(`--live ${url} is no address. Give it as people type it: pnpm dev trade --live https://app.example`)
  const address = new URL('/config.json', url).href
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) =>
    fail(`${address} cannot be reached: ${error.cause instanceof Error ? error.cause.message : error.message}.`),
  )
  const read: unknown = reply.ok ? await reply.json().catch(() => undefined) : undefined
  if (isSet(read)) return read
  return fail(`${address} answers ${reply.status} and names no live set: is the app really served at ${url}?`)
}

const numbers = (version: string) => version.replace('^', '').split('.').map(Number)

/** @param range always of the form "^1.2.0": the build takes no other */
export function meets(version: string, range: string): boolean {
  const [[major = 0, minor = 0, patch = 0], [wanted = 0, least = 0, last = 0]] = [numbers(version), numbers(range)]
  return major === wanted && (minor > least || (minor === least && patch >= last))
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as { version: string; needs?: { shell?: string } }

/** The local shell runs them; the deployed one would refuse them. */
function warnOfRanges(served: readonly string[], { shell: { version } }: Set): void {
  for (const folder of served) {
    const range = packageOf(folder).needs?.shell ?? ''
    if (range && !meets(version, range))
      console.warn(
        `  Warning: ${folder} needs shell ${range}, and deployed is ${version}: the gate would refuse it until a newer shell is live.`,
      )
  }
}

function sayWhere(url: string, address: string, served: readonly string[], set: Set): void {
  const local = served.map(folder => folder.replace('remote-', ''))
  const deployed = Object.entries(set.units).filter(([unit]) => !local.includes(unit))
  console.log(
    `\n  ${set.name} runs in development at ${address}, inside what is live at ${url} (decision ${set.serial}).\n`,
  )
  console.log(
    `  From here: ${served.join(', ')} from source, with hot reload (the shell is ${packageOf('shell').version}).`,
  )
  console.log(
    `  Deployed:  ${deployed.map(([unit, { release }]) => `${unit}@${release}`).join(', ')}; and the exchange:`,
  )
  console.log('  accounts, orders and money are those of the deployed installation.')
  warnOfRanges(served, set)
  console.log('  What does not compile is told here and over the page. Ctrl+C stops everything.')
}

/** @param served folders of the units that come from source, the shell among them @param data folder for what is written meanwhile */
export async function devLive(url: string, served: readonly string[], data: string, port: number): Promise<void> {
  const set = await liveAt(url)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  makeKeys()
  const units = `${data}/live-units.json`
  const sources = await startAndRead('shared/federation/src/dev-main.ts', ['--out', units, ...served])
  const settings = { PORT: String(port), DEV_LIVE: url, DEV_UNITS: units }
  const log = `${data}/gateway.log`
  const gateway = await startAndRead<{ url: string }>('shared/gateway/src/main.ts', [], settings, log)
  sayWhere(url, gateway.ready.url, served, set)
  endTogether([gateway.child, sources.child])
}
