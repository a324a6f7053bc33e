/** The market: one beat a second moves every open symbol, records its tick and keeps its candles, in one transaction. */
import type { CandlePeriod, Ticker } from '@shared/contract'
import type { Clock } from '../clock.ts'
import type { Log } from '../context.ts'
import type { Db } from '../db/open.ts'
import { rollbacks, type Tx, transact } from '../db/transact.ts'
import type { Keys } from '../keys.ts'
import { bucketOf } from './bars.ts'
import { barsOf } from './candles.ts'
import { keepListing, listedIn } from './listings.ts'
import { advance, begin, enter, recordTick } from './live.ts'
import { toDecimal } from './points.ts'
import type { Bars, MarketEngine, Tick } from './port.ts'
import { refine } from './refine.ts'
import { createSeeds, publishSeeds } from './seeds.ts'
import { DAY_SECONDS, dayStartSecond } from './sessions.ts'
import { freshState, type Ground, readState, type State, writeState } from './state.ts'
import * as store from './store.ts'
import { type Listing, type SymbolSpec, symbols } from './symbols.ts'
import type { Tape } from './tape.ts'

export type MarketDeps = {
  db: Db
  clock: Clock
  keys: Pick<Keys, 'secret'>
  /** Fixes prices in advance; needs a manual clock. */
  tape?: Tape | undefined
  log?: Log
}

/** @param specs the seed; fewer in tests */
export const createMarket = (deps: MarketDeps, specs: readonly SymbolSpec[] = symbols): MarketEngine =>
  new Engine(deps, specs)

class Engine implements MarketEngine {
  readonly source: 'process' | 'tape'
  readonly #deps: MarketDeps
  readonly #specs: readonly SymbolSpec[]
  readonly #ground: Ground
  readonly #listeners = new Set<() => void>()
  #state: State | undefined
  #tickers: Ticker[] | undefined
  /** Writes taken back before a token was listed in a transaction of somebody else's; more since: perhaps that one, too. */
  #listedAt: number | undefined
  /** Lines for the log, once what they tell of is committed. */
  #news: Parameters<Log>[] = []

  constructor(deps: MarketDeps, specs: readonly SymbolSpec[]) {
    if (deps.tape && !deps.clock.manual) throw new Error('A tape needs a manual clock: start with --clock manual')
    this.source = deps.tape ? 'tape' : 'process'
    this.#deps = deps
    this.#specs = specs
    this.#ground = { db: deps.db, seeds: createSeeds(deps.keys.secret), tape: deps.tape }
  }

  load(): void {
    const now = Math.floor(this.#deps.clock.now() / 1000)
    this.rolledBack()
    const state = this.#state ?? freshState(this.#ground, now)
    transact(this.#deps.db, tx => {
      for (const live of state.lives.values()) refine(tx, live, state.second)
      // up to the second before: the present one is lived by the first beat, which leaves a tick to trade at
      this.#pass(tx, state, Math.max(now - 1, state.second))
      const lives = this.#all().map(spec => state.lives.get(spec.symbol) ?? begin(tx, state.world, spec, state.second))
      state.lives = new Map(lives.map(live => [live.spec.symbol, live]))
      this.#publishSeeds(tx, state.second)
      this.#write(tx, state)
    })
    this.#state = state
    this.committed()
  }

  beat(tx: Tx, now: number): readonly Tick[] {
    // a transaction that failed unnoticed left memory ahead of the database
    if (store.pulseSecond(tx) !== this.#state?.second || this.#isUnsure()) this.rolledBack()
    this.#listedAt = undefined
    const state = this.#ready()
    const second = Math.floor(now / 1000)
    if (second <= state.second) return []
    const before = state.second
    this.#pass(tx, state, second)
    if (dayStartSecond(second) !== dayStartSecond(before)) this.#publishSeeds(tx, second)
    store.dropTicks(tx, second - DAY_SECONDS)
    const ticks = [...state.lives.values()].flatMap(live => recordTick(tx, live, second) ?? [])
    this.#write(tx, state)
    return ticks
  }

  committed(): void {
    for (const line of this.#news.splice(0)) this.#deps.log?.(...line)
    for (const listen of this.#listeners) listen()
  }

  rolledBack(): void {
    this.#news = []
    this.#tickers = undefined
    this.#state = readState(this.#ground, this.#all())
  }

  second(now: number, work: (tx: Tx, ticks: readonly Tick[]) => void = () => {}): readonly Tick[] {
    const ticks = this.#orNothing(() =>
      transact(this.#deps.db, tx => {
        const fresh = this.beat(tx, now)
        work(tx, fresh)
        return fresh
      }),
    )
    this.committed()
    return ticks
  }

  last(symbol: string): Tick | undefined {
    return this.#ready().lives.get(symbol)?.tick
  }

  all(): readonly Tick[] {
    return Array.from(this.#ready().lives.values(), live => live.tick)
  }

  tickAt(symbol: string, time: number): Tick | undefined {
    const row = store.tickAt(this.#deps.db, symbol, Math.floor(time / 1000))
    const spec = this.#ready().lives.get(symbol)?.spec
    if (!row || !spec) return undefined
    return {
      symbol,
      price: toDecimal(row.points, spec.pricePrecision),
      time: row.second * 1000,
      seq: row.seq,
      open: true,
    }
  }

  tickers(): readonly Ticker[] {
    const { lives, quotes, second } = this.#ready()
    const dollarIn = (currency: string) => lives.get(`USD${currency}`)?.tick.price
    this.#tickers ??= Array.from(lives.values(), live => quotes.ticker(live, second, dollarIn))
    return this.#tickers
  }

  spark(symbol: string): string[] {
    const { lives, quotes } = this.#ready()
    const live = lives.get(symbol)
    return live ? quotes.spark(live) : []
  }

  bars(symbol: string, period: CandlePeriod, end: number | undefined, limit: number): Bars {
    const live = this.#ready().lives.get(symbol)
    return live ? barsOf(this.#deps.db, live, period, end, limit) : { bars: [], more: false }
  }

  seed(day: string): { hash: string; seed: string | null } | undefined {
    return store.seedOf(this.#deps.db, day)
  }

  list(listing: Listing, tx?: Tx): Tick {
    const { db } = this.#deps
    if (!tx) return this.#orNothing(() => transact(db, own => this.#enter(own, listing)))
    this.#listedAt ??= rollbacks(db)
    return this.#orNothing(() => this.#enter(tx, listing))
  }

  #enter(tx: Tx, listing: Listing): Tick {
    const state = this.#ready()
    const spec = keepListing(tx, listing, state.second)
    const entered = state.lives.get(spec.symbol) ?? enter(tx, state.world, spec, state.second)
    state.lives.set(spec.symbol, entered)
    this.#write(tx, state)
    return entered.tick
  }

  onSecond(listen: () => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  /** The seed's and those that were listed. */
  #all(): readonly SymbolSpec[] {
    const listed = listedIn(this.#deps.db).filter(({ symbol }) => !this.#specs.some(one => one.symbol === symbol))
    return [...this.#specs, ...listed]
  }

  #ready(): State {
    if (!this.#state) throw new Error('The market has no prices yet: call load() before anything else')
    return this.#state
  }

  #orNothing<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      this.rolledBack()
      throw error
    }
  }

  #isUnsure(): boolean {
    return this.#listedAt !== undefined && this.#listedAt !== rollbacks(this.#deps.db)
  }

  #write(tx: Tx, state: State): void {
    this.#tickers = undefined
    writeState(tx, this.source, state)
  }

  #pass(tx: Tx, state: State, second: number): void {
    for (const live of state.lives.values()) advance(tx, state.world, live, state.second, second)
    if (bucketOf('1h', second) !== bucketOf('1h', state.second)) store.prune(tx, [...state.lives.keys()], second)
    state.second = second
  }

  /** On a tape prices have no seed. */
  #publishSeeds(tx: Tx, second: number): void {
    if (this.source === 'process') this.#news.push(...publishSeeds(tx, this.#ground.seeds, second))
  }
}
