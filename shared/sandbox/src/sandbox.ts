/** Starts an exchange: database, books, market, the public port and the operator's. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { makeFolderSync } from '@shared/disk'
import { type Clock, type ManualClock, manualClock, realClock } from '@shared/engine/clock'
import type { Context, Log } from '@shared/engine/context'
import { checkpointBeside } from '@shared/engine/db/checkpoints'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { exchangeState } from '@shared/engine/db/state'
import { type SyncLog, unsynced } from '@shared/engine/db/synced'
import { guarded } from '@shared/engine/guarded'
import { buildServer } from '@shared/engine/http/server'
import { type Keys, loadKeys } from '@shared/engine/keys'
import { openBooks, proveBeside, proveBooks, proveRecent } from '@shared/engine/ledger/index'
import {
  createMarket,
  dismissTokens,
  type MarketEngine,
  type SymbolSpec,
  type Tape,
  tapeStart,
} from '@shared/engine/market/index'
import { positionsOf } from '@shared/engine/positions/index'
import { knowPersons } from '@shared/products/accounts/person'
import { seedContent } from '@shared/products/content/index'
import { seedProducts } from '@shared/products/invest/index'
import { endSnapshots, takeSnapshots } from '@shared/products/wallet/index'
import { wasAlive } from './away.ts'
import { beats } from './domains/beats.ts'
import { hooksOf, registerHooks } from './domains/hooks.ts'
import { migrations } from './domains/migrations.ts'
import { actions, calls, features, operatorRoutes, publicRoutes } from './domains/serving.ts'
import { clockActions } from './operator/clock-actions.ts'
import { buildOperator } from './operator/server.ts'
import { platformOf } from './platform.ts'
import { beatOnce, startPulse } from './pulse.ts'

export type SandboxOptions = {
  /** 0 picks one. */
  port?: number
  /** A folder, or ":memory:", which keeps nothing. */
  data: string
  clock: 'real' | 'manual'
  /** Where a fresh manual clock stands, epoch ms; the tape's start and a kept clock come first. */
  start?: number | undefined
  /** Fixed prices; needs a manual clock. */
  tape?: Tape | undefined
  /** What is quoted, in place of the seed: fewer where a test lives long, since each costs as much. */
  symbols?: readonly SymbolSpec[] | undefined
  /** Seconds after which the sandbox's desk decides by itself; null: only the operator does. */
  autoReview: number | null
  /** log2 of scrypt's N. */
  scryptCost: number
  /** Where the app is open to the public: the only place where its passkeys are good. Default: localhost, at any port. */
  publicOrigin?: string | undefined
  /** Push services besides the known ones, as origins. */
  pushOrigins?: readonly string[] | undefined
  /** Under a manual clock, where a second lasts until it is advanced: whether more than orders has a pace. Default: no. */
  paced?: boolean | undefined
  /** Syncs the database's log in place of the disk: tests hold it, let it fail, or have none. */
  syncLog?: SyncLog | undefined
  log?: Log
}

export type Sandbox = {
  url: string
  operatorUrl: string
  /** {url, key} of the operator's port, mode 600. */
  operatorKeyFile: string
  /** SPKI, base64 without headers. */
  transportPublicKey: string
  transportPublicKeyFile: string
  context: Context
  /** Lives that many seconds of a manual clock, one by one. */
  advance(seconds: number): Promise<void>
  stop(): Promise<void>
}

/** @throws where the folder is in use, or the options do not fit together */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const kept = options.data === ':memory:' ? undefined : options.data
  const dir = kept ?? mkdtempSync(join(tmpdir(), 'sandbox-'))
  makeFolderSync(dir, 0o700)
  const db = openDatabase(kept ? join(dir, 'exchange.db') : ':memory:', {
    tell: options.log,
    syncLog: options.syncLog,
  })
  try {
    const exchange = assemble(options, db, dir, loadKeys(kept))
    return await open(exchange, options.port ?? 0, dir, kept === undefined)
  } catch (error) {
    dismissTokens(db)
    db.close()
    throw error
  }
}

type Exchange = { context: Context; market: MarketEngine; live(now: number): void; clock: Clock | ManualClock }

/** Everything but the ports. */
function assemble(options: SandboxOptions, db: Db, dataDir: string, keys: Keys): Exchange {
  const { autoReview, scryptCost, tape, symbols, log = () => {} } = options
  migrate(db, migrations)
  const clock = clockOf(options, db)
  registerHooks(db)
  openBooks(
    db,
    clock.now,
    hooksOf(() => context),
  )
  // a manual clock stands meanwhile; a real one goes on while the rest is proved beside it
  for (const fault of clock.manual ? proveBooks(db) : proveRecent(db)) log('ledger-halted', { fault })
  const market = createMarket({ db, clock, keys, tape, log }, symbols)
  market.load()
  const { publicOrigin = null, pushOrigins = [], paced = false } = options
  const settings = { autoReview, scryptCost, dataDir, publicOrigin, pushOrigins, paced }
  const context: Context = { db, clock, keys, market, positions: positionsOf(() => context), settings, log }
  knowPersons(context)
  seedContent(context)
  seedProducts(context)
  return { context, market, clock, live: now => beatOnce(context, market, beats, now) }
}

function clockOf({ clock, start, tape, log }: SandboxOptions, db: Db): Clock | ManualClock {
  if (clock === 'real') return realClock({ from: Number(exchangeState(db, 'alive') ?? 0), ...(log && { log }) })
  const keptAt = Number(exchangeState(db, 'clock') ?? Number.NaN)
  const at = [keptAt, tape && tapeStart(tape), start].find(time => time !== undefined && !Number.isNaN(time))
  return manualClock(at ?? Math.floor(Date.now() / 1000) * 1000)
}

/** Listens on both ports and starts the pulse. */
async function open(exchange: Exchange, port: number, dir: string, temporary: boolean): Promise<Sandbox> {
  const { context, clock, live } = exchange
  // what a downtime left undone comes before the first request
  const since = clock.now()
  const comeUp = (now: number) => {
    // before anything is liquidated or charged for the time away: a midnight in it is valued by what was held then
    guarded(context.log, 'takeSnapshots', () => takeSnapshots(context, now))
    live(now)
  }
  comeUp(since)
  const { advance, skip } = mover(context.db, clock, live, comeUp)
  const app = await buildServer({
    context,
    served: calls,
    others: publicRoutes,
  })
  const operator = buildOperator(context, [...actions, ...clockActions({ advance, skip })], operatorRoutes)
  const url = await app.listen({ host: '127.0.0.1', port })
  const operatorUrl = await operator.listen({ host: '127.0.0.1', port: 0 })
  const ends = clock.manual ? [] : [startPulse(clock.now, live, since), ...workBeside(context)]
  const stop = async () => {
    await Promise.all([...ends.map(end => end()), app.close(), operator.close()])
    dismissTokens(context.db)
    endSnapshots(context.db)
    context.db.close()
    if (temporary) rmSync(dir, { recursive: true, force: true })
  }
  const { transportPublicKey } = context.keys
  return { url, operatorUrl, transportPublicKey, ...writeFiles(context, dir, operatorUrl), context, advance, stop }
}

/** What a process and a thread of their own do meanwhile. @returns ends them */
function workBeside(context: Context): (() => Promise<void>)[] {
  const file = context.db.location()
  return file === null ? [] : [proveBeside(context, file), checkpointBeside(context.db, file, context).end]
}

/** What other processes read: who may command the exchange, how it is written to, what config.json says of it. */
function writeFiles(context: Context, dir: string, operatorUrl: string) {
  const { keys } = context
  writeFileSync(join(dir, 'platform.json'), JSON.stringify(platformOf(context, features), null, 2))
  const operatorKeyFile = join(dir, 'operator.json')
  writeFileSync(operatorKeyFile, JSON.stringify({ url: operatorUrl, key: keys.operatorKey }), { mode: 0o600 })
  const transportPublicKeyFile = join(dir, 'transport-public-key')
  writeFileSync(transportPublicKeyFile, keys.transportPublicKey)
  return { operatorKeyFile, transportPublicKeyFile }
}

/** A day is 86,400 seconds of work: between them the ports go on answering. One move at a time. */
function mover(db: Db, clock: Clock | ManualClock, live: (now: number) => void, comeUp: (now: number) => void) {
  let queue = Promise.resolve()
  const inTurn = (work: (clock: ManualClock) => Promise<void>) => {
    const turn = queue.then(() => {
      if (!('advance' in clock)) throw new Error('The clock is real: it cannot be advanced')
      return work(clock)
    })
    queue = turn.catch(() => {})
    return turn
  }
  const lives = (seconds: number) => async (manual: ManualClock) => {
    for (let left = seconds; left > 0; left -= SECONDS_AT_ONCE) {
      unsynced(db, () => manual.advance(Math.min(left, SECONDS_AT_ONCE) - 1, live))
      manual.advance(1, live)
      await setImmediate()
    }
  }
  const isDown = (seconds: number, wasThere: boolean) => async (manual: ManualClock) => {
    manual.advance(seconds, () => {})
    if (wasThere) wasAlive(db, manual.now())
    comeUp(manual.now())
  }
  return {
    advance: (seconds: number) => inTurn(lives(seconds)),
    skip: (seconds: number, wasThere: boolean) => inTurn(isDown(seconds, wasThere)),
  }
}

const SECONDS_AT_ONCE = 60
