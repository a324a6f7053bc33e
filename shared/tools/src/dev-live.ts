/** `pnpm dev <unit…> --live URL`: units from source inside the set that is deployed at URL, its exchange included. */
import { makeKeys } from './build-units.ts'
import { fail } from './fail.ts'
import { packages, type Started, startAndRead } from './run.ts'
import { endTogether, firstAddress, sayDemoAccount, startSources } from './serving.ts'
import { packageOf, shellFolder, unitOf } from './units.ts'

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
    fail(`--live ${url} is no address. Give it as people type it: pnpm dev --live https://app.example`)
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

/** The local shell runs them; the deployed one would refuse them. */
function warnOfRanges(served: readonly string[], { shell: { version } }: Set): void {
  for (const folder of served) {
    const range = packageOf(folder).needs?.shell ?? ''
    if (range && !meets(version, range))
      console.warn(
        `  Warning: ${packageOf(folder).name} needs shell ${range}, and deployed is ${version}: the gate would refuse it until a newer shell is live.`,
      )
  }
}

/** @param beside what is said of the exchange */
function sayWhere(url: string, address: string, served: readonly string[], set: Set, beside: string): void {
  const local = served.map(unitOf)
  const deployed = Object.entries(set.units).filter(([unit]) => !local.includes(unit))
  console.log(
    `\n  ${set.name} runs in development at ${address}, inside what is live at ${url} (decision ${set.serial}).\n`,
  )
  console.log(
    `  From here: ${served.map(folder => packageOf(folder).name).join(', ')} from source, with hot reload (the shell is ${packageOf(shellFolder).version}).`,
  )
  const others = deployed.map(([unit, { release }]) => `${unit}@${release}`)
  console.log(`  Deployed:  ${others.join(', ') || 'no other unit'}${beside}`)
  warnOfRanges(served, set)
  console.log('  What does not compile is told here and over the page. Ctrl+C stops everything.')
}

const theirs = '; and the exchange:\n  accounts, orders and money are those of the deployed installation.'

/**
 * @param served folders of the units that come from source, the shell among them
 * @param data folder for what is written meanwhile
 * @param sandbox an exchange in the place of the deployed one
 */
export async function devLive(
  url: string,
  served: readonly string[],
  data: string,
  port: number,
  sandbox?: Started<{ url: string }>,
): Promise<void> {
  const set = await liveAt(url)
  makeKeys()
  const units = `${data}/live-units.json`
  const sources = await startSources(units, served)
  const own = sandbox && { API_URL: sandbox.ready.url, DEV_PLATFORM: `${data}/exchange/platform.json` }
  const settings = { PORT: String(port), DEV_LIVE: url, DEV_UNITS: units, ...own }
  const log = `${data}/gateway.log`
  const gateway = await startAndRead<{ url: string }>(`${packages}/gateway/src/main.ts`, [], settings, log)
  const beside = sandbox ? '. The exchange is a sandbox here.' : theirs
  sayWhere(url, gateway.ready.url + firstAddress(units), served, set, beside)
  if (sandbox) sayDemoAccount(`${data}/exchange`)
  endTogether([gateway, sources, ...(sandbox ? [sandbox] : [])])
}
