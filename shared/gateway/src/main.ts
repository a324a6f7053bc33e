/** The gateway as a process. When ready it prints one line, {"url": …}; SIGTERM or SIGINT ends it in order. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Platform, platform } from '@shared/contract/config'
import { printableLines } from '@shared/contract/printable'
import {
  acceptedKeys,
  defaultKeys,
  defaultStore,
  newerForm,
  openStore,
  readOperatorKey,
  reportsAddress,
  type Store,
  seenOf,
} from '@shared/release'
import * as v from 'valibot'
import { deployedApi, deployedConfig } from './deployed.ts'
import { nothingAround } from './development.ts'
import { hostOf, portOf } from './listen-at.ts'
import { type GatewayOptions, startGateway } from './start-gateway.ts'
import { proxiesOf } from './trust-proxy.ts'

const help = `node shared/gateway/src/main.ts, with its settings in the environment:
  PORT            where to listen (default 8080; 0 takes a free one)
  HOST            on which address (default 127.0.0.1; 0.0.0.0, or * with IPv6 too, lets the local network in)
  API_URL         the exchange, e.g. http://127.0.0.1:8090
  RELEASE_STORE   the releases (default ${defaultStore})
  RELEASE_KEYS    the folder of accepted.json, the public keys whose decisions count (default ${defaultKeys}); with seen.json
                  beside it, what an operator saw of the store: nothing of an older policy is served
  REPORTS_STORE   where to count pages and faults by release (default: reports beside a folder of releases; "off": nowhere,
                  as where releases are in an object storage and nothing is named)
  OPERATOR_KEY_FILE  the key that /metrics asks for (default: ops.key in RELEASE_KEYS; without it there is no /metrics)
  TRUST_PROXY     how many proxies of ours stand in front, one behind the other (default 0): what they say of a phone's
                  address (X-Forwarded-For) and of TLS (X-Forwarded-Proto) is believed then, and nobody else's word;
                  "1 forwarded" where they write Forwarded (RFC 7239) instead
  DEV_UNITS       development only: a file that names units served from source (pnpm dev)
  DEV_LIVE        development only: where another live set is used, which is served here with its exchange (pnpm dev --live);
                  DEV_UNITS names the shell then, and no store, keys and API_URL are needed. "none": nothing stands around
                  what DEV_UNITS names, and DEV_PLATFORM says how the exchange is spoken to
  DEV_PLATFORM    development only: a file of what the exchange at API_URL says of itself, which stands in the place of that of
                  the live set (pnpm dev --live STORE, or with --sandbox)`

function apiUrlOf(text: string | undefined): string {
  if (text && URL.canParse(text) && /^https?:/.test(text)) return text
  throw new Error(
    `API_URL${text ? `=${text} is no address` : ' is missing'}. Name the exchange, e.g. API_URL=http://127.0.0.1:8090`,
  )
}

function servedUnitsOf(file: string | undefined): string | undefined {
  if (!file || existsSync(file)) return file || undefined
  throw new Error(`DEV_UNITS=${file} does not exist. pnpm dev writes it; leave it out to serve releases alone.`)
}

/** Read at each look: a key that was added counts at once. */
async function acceptedIn(folder: string) {
  const read = () => acceptedKeys(folder)
  if ((await read()).length > 0) return read
  throw new Error(
    `${folder} names no accepted keys, so no release could be believed. Make them: pnpm release keys init`,
  )
}

/** The ops page makes one beside the keys; a gateway elsewhere has one of its own, or none. */
async function operatorKeyOf(named: string | undefined, keys: string): Promise<string | undefined> {
  const file = named || join(keys, 'ops.key')
  if (existsSync(file)) return readOperatorKey(file)
  if (!named) return undefined
  throw new Error(
    `OPERATOR_KEY_FILE=${named} does not exist. Make it (docs/production.md), or leave it out: no /metrics.`,
  )
}

const platformFile = v.pipe(v.string(), v.parseJson(), platform)

/** What an exchange wrote of itself. */
async function platformIn(file: string | undefined): Promise<Platform | undefined> {
  if (!file) return undefined
  const read = v.safeParse(platformFile, await readFile(file, 'utf8').catch(() => ''))
  if (read.success) return read.output
  throw new Error(`DEV_PLATFORM=${file} is no platform.json of an exchange. pnpm dev names it; leave it out otherwise.`)
}

/** A set that is live elsewhere, and its exchange, unless another one stands in its place. */
async function elsewhere(url: string): Promise<Pick<GatewayOptions, 'deployed' | 'accepted' | 'apiUrl'>> {
  const { apiBase } = await deployedConfig(url)
  const own = process.env.DEV_PLATFORM && apiUrlOf(process.env.API_URL)
  return { deployed: url, apiUrl: own || deployedApi(url, apiBase), accepted: [] }
}

/** A store that is away is none of another form: what a gateway serves then is said at each look. */
async function refuseNewer(store: Store): Promise<void> {
  const newer = await newerForm(store).catch(() => undefined)
  if (newer !== undefined) throw new Error(newer)
}

/** What is served from source alone. */
async function alone(units: string | undefined, exchange: Platform | undefined) {
  if (!units || !exchange) throw new Error('DEV_LIVE=none goes with DEV_UNITS and DEV_PLATFORM: pnpm dev names them.')
  return { around: await nothingAround(units, exchange), apiUrl: apiUrlOf(process.env.API_URL), accepted: [] }
}

/** Where this installation's releases, keys and exchange are. */
async function here(store: Store): Promise<Pick<GatewayOptions, 'accepted' | 'floor' | 'apiUrl'>> {
  await refuseNewer(store)
  const { RELEASE_KEYS = defaultKeys, RELEASE_STORE = defaultStore, API_URL } = process.env
  const floor = () => seenOf(RELEASE_KEYS, RELEASE_STORE)
  return { accepted: await acceptedIn(RELEASE_KEYS), floor, apiUrl: apiUrlOf(API_URL) }
}

async function main(): Promise<void> {
  const {
    PORT = '',
    HOST = '',
    RELEASE_STORE = defaultStore,
    RELEASE_KEYS = defaultKeys,
    OPERATOR_KEY_FILE,
    TRUST_PROXY = '0',
    DEV_UNITS,
    DEV_LIVE,
    DEV_PLATFORM,
  } = process.env
  const elsewhereUnnamed = DEV_LIVE && !process.env.REPORTS_STORE // another set's pages are not counted beside our releases
  const reports = elsewhereUnnamed ? undefined : reportsAddress(process.env)
  const [exchange, servedUnits] = [await platformIn(DEV_PLATFORM), servedUnitsOf(DEV_UNITS)]
  const store = openStore(RELEASE_STORE)
  const set = DEV_LIVE === 'none' ? alone(servedUnits, exchange) : DEV_LIVE ? elsewhere(DEV_LIVE) : here(store)
  const gateway = await startGateway({
    store,
    reports: reports === undefined ? undefined : openStore(reports),
    ...(await set),
    port: portOf(PORT),
    host: hostOf(HOST),
    ...proxiesOf(TRUST_PROXY),
    servedUnits,
    exchange,
    operatorKey: await operatorKeyOf(OPERATOR_KEY_FILE, RELEASE_KEYS),
  })
  console.log(JSON.stringify({ url: gateway.url, ...(DEV_UNITS && { mode: 'development' }) }))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void gateway.stop())
}

if (process.argv.includes('--help')) console.log(help)
else
  await main().catch((e: unknown) => {
    console.error(printableLines(e instanceof Error ? e.message : String(e)))
    process.exitCode = 1
  })
