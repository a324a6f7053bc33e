/** The whole platform as people meet it: the built units, published and live, behind a gateway, and an exchange. */
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { platform as platformSchema } from '@shared/contract/config'
import { startGateway } from '@shared/gateway'
import { openStore, type Store } from '@shared/release'
import { type Keys, promote, type Target } from '@shared/release/writing'
import type { Tape } from '@shared/sandbox'
import * as v from 'valibot'
import { type BuiltUnit, builtKeys } from './built-units.ts'
import { startCaddy } from './caddy.ts'
import { type RunningExchange, startHosted } from './exchange-host.ts'
import { type Address, operate, startExchangeProcess } from './exchange-process.ts'
import { growInto } from './grown.ts'
import { room } from './once-a-run.ts'
import { publishInto } from './published.ts'

export type PlatformOptions = {
  /** Fixed prices under a manual clock; time moves by `operate('clock', 'advance', '10s')` alone. */
  tape?: Tape
  /** Default: manual with a tape, else real. */
  clock?: 'real' | 'manual'
  /** Seconds after which the desk decides by itself; without it only `operate` does. */
  autoReview?: number
  /** A demo account with money and one position; `demo` holds who it is. */
  demo?: boolean
  /** Units that are published but not live, e.g. ["content"]. */
  without?: readonly string[]
  /** How many proxies of ours stand before the gateway: then it believes what a phone is said to come from. Default 0. */
  proxies?: number
  /**
   * Phones have the service worker, as they do under `npm start`. Default: none, so that each page asks the gateway, unless
   * the run is one with the worker (WORKER=1).
   */
  worker?: boolean
  /** Its exchange is a process of its own, which `kill` can end in the middle of whatever it does. */
  mortal?: true
  /** Caddy stands before the gateway, with TLS and HTTP/2. Default: it does not, unless the run is one behind it (CADDY=1). */
  secure?: boolean
}

/** One line of the gateway's log. */
export type Logged = { event: string; details: object }

/** What becomes of a stored file on its way to the phones; undefined: it is not there. */
export type Spoil = (bytes: Uint8Array | undefined) => Uint8Array | undefined | Promise<Uint8Array | undefined>

export type Platform = {
  /** Without a slash at the end, e.g. "http://127.0.0.1:41234". */
  url: string
  /** The same by the name of this machine: a passkey belongs to a name. */
  named: string
  /** Of the exchange, for `newPerson`; another one after a restart. */
  address(): Address
  /** What a person at the exchange types after `pnpm operator`. @throws with the exchange's words */
  operate(...words: string[]): Promise<unknown>
  demo: { account: string; password: string } | undefined
  /** Where the releases are kept, and their folder. */
  store: Store
  storeFolder: string
  /** What is built, as it was made live first. */
  units: readonly BuiltUnit[]
  /** By "<unit>/<release>/<file>": how the gateway finds that file, in whatever form it is asked for. */
  spoilt: Map<string, Spoil>
  /** With which the built shell's live set is signed. */
  keys: Keys
  /** From now on the gateway believes these, as when its accepted.json is another. */
  accept(keys: Keys['accepted']): void
  logged: Logged[]
  /** Whether the process of the exchange is gone. */
  hasEnded(): boolean
  /** The exchange dies at once, in the middle of whatever it does. @throws Error on a platform that is not mortal */
  kill(): Promise<void>
  /** It comes up again on the same data and port; `later`: seconds that went by meanwhile, of a manual clock. @throws as `kill` */
  restart(later?: number): Promise<void>
  stop(): Promise<void>
}

function argumentsOf({ tape, clock, autoReview, demo }: PlatformOptions, folder: string): string[] {
  const tapeFile = join(folder, 'tape.json')
  if (tape) writeFileSync(tapeFile, JSON.stringify(tape))
  return [
    ...['--data', join(folder, 'exchange'), '--clock', clock ?? (tape ? 'manual' : 'real')],
    ...(tape ? ['--tape', tapeFile] : []),
    ...(autoReview === undefined ? [] : ['--auto-review', String(autoReview)]),
    ...(demo ? ['--demo'] : []),
  ]
}

/** Moves the manual clock of a stopped exchange. @param to epoch ms, from where it is now */
function moveClock(folder: string, to: (now: number) => number): void {
  const db = new DatabaseSync(join(folder, 'exchange', 'exchange.db'))
  const row = db.prepare("SELECT value FROM exchange_state WHERE key = 'clock'").get()
  if (!row) throw new Error('Only a manual clock is moved')
  db.prepare("UPDATE exchange_state SET value = ? WHERE key = 'clock'").run(String(to(Number(row.value))))
  db.close()
}

/** The browser's clock and the gateway's are real. The data that suites begin with is as old as the run. */
const wholeSecond = () => Math.floor(Date.now() / 1000) * 1000

type PlatformExchange = { address(): Address } & Pick<Platform, 'hasEnded' | 'kill' | 'restart' | 'stop'>

const immortal = async () => {
  throw new Error('This exchange shares its process with others. Ask for a platform with `mortal: true`.')
}

async function startImmortal(args: readonly string[]): Promise<PlatformExchange> {
  const { address, hasEnded, stop }: RunningExchange = await startHosted(args, { SANDBOX_START: `${wholeSecond()}` })
  return { address: () => address, hasEnded, stop, kill: immortal, restart: immortal }
}

/** An exchange that can die and come back. */
async function startMortal(args: readonly string[], folder: string): Promise<PlatformExchange> {
  let { child, address } = await startExchangeProcess(args)
  const { port } = new URL(address.url)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    address: () => address,
    hasEnded,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async restart(later = 0) {
      if (later > 0) moveClock(folder, now => now + later * 1000)
      const next = await startExchangeProcess([...args, '--port', port])
      child = next.child
      address = next.address
    },
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

async function goLive(
  store: Store,
  keys: Keys,
  targets: readonly Target[],
  exchangeData: string,
  worker: boolean,
): Promise<void> {
  const own = v.parse(platformSchema, readJson(join(exchangeData, 'platform.json')))
  await promote(store, keys, {
    targets,
    platform: { ...own, worker },
    who: 'journeys',
    why: 'built from this checkout',
  })
}

const spoiling = (store: Store, spoilt: Platform['spoilt']): Store => ({
  ...store,
  async read(key) {
    const spoil = spoilt.get(key.replace(/^releases\//, '').replace(/\.(br|gz)$/, ''))
    return spoil ? spoil(await store.read(key)) : store.read(key)
  },
})

type Ends = (() => Promise<void>)[]

/** Starts everything on free ports, in a temporary folder that is gone after `stop`, or after the run of the tests. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const folder = mkdtempSync(join(room() ?? tmpdir(), 'platform-'))
  const ends: Ends = []
  const stop = async () => {
    await Promise.all(ends.map(end => end()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await assemble(options, folder, ends)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function assemble(options: PlatformOptions, folder: string, ends: Ends): Promise<Omit<Platform, 'stop'>> {
  const storeFolder = join(folder, 'releases')
  const store = openStore(`file:${storeFolder}`)
  const { tape, demo, clock } = options
  await growInto(join(folder, 'exchange'), { tape, demo, clock: tape ? 'manual' : 'real' })
  if (clock === 'manual' && !tape && existsSync(join(folder, 'exchange/exchange.db'))) moveClock(folder, wholeSecond)
  const [units, exchange] = await Promise.all([
    publishInto(storeFolder),
    (options.mortal ? startMortal : startImmortal)(argumentsOf(options, folder), folder),
  ])
  const keys = await builtKeys()
  const spoilt: Platform['spoilt'] = new Map()
  ends.push(exchange.stop)
  const live = units.filter(({ unit }) => !options.without?.includes(unit))
  const targets = live.map(({ unit, release }) => ({ unit, release }))
  await goLive(store, keys, targets, join(folder, 'exchange'), options.worker ?? process.env.WORKER === '1')
  const logged: Logged[] = []
  const log = (event: string, details: object) => void logged.push({ event, details })
  let { accepted } = keys
  const secure = options.secure ?? process.env.CADDY === '1'
  const gateway = await startGateway({
    store: spoiling(store, spoilt),
    accepted: async () => accepted,
    apiUrl: exchange.address().url,
    graceMs: 0,
    proxies: (options.proxies ?? 0) + Number(secure),
    log,
  })
  ends.push(gateway.stop)
  const front = secure ? await startCaddy({ GATEWAYS: new URL(gateway.url).host }) : undefined
  if (front) ends.push(front.stop)
  return {
    url: front?.url ?? gateway.url,
    named: front?.named ?? gateway.url.replace('127.0.0.1', 'localhost'),
    store,
    storeFolder,
    units,
    spoilt,
    keys,
    accept: now => {
      accepted = now
    },
    logged,
    address: exchange.address,
    demo: options.demo ? (readJson(join(folder, 'exchange/demo.json')) as Platform['demo']) : undefined,
    operate: (...words) => operate(exchange.address(), ...words),
    hasEnded: exchange.hasEnded,
    kill: exchange.kill,
    restart: exchange.restart,
  }
}
