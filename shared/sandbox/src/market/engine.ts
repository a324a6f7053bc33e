/** The market: one beat a second moves every open symbol, records its tick and keeps its candles, in one transaction. */
import type { CandlePeriod, Ticker } from '@shared/contract'
import type { Log } from '../box.ts'
import { type Clock, dayOf, fromStamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { type Tx, transact } from '../db/transact.ts'
import type { Keys } from '../keys.ts'
import { bucketOf } from './bars.ts'
import { barsOf } from './candles.ts'
import { advance, begin, type Live, recordTick, type World } from './live.ts'
import { toDecimal } from './points.ts'
import type { Bars, Market, Tick } from './port.ts'
import { createQuotes, type Quotes } from './quotes.ts'
import { createSeeds, hashOf, type Seeds } from './seeds.ts'
import { DAY, dayStart } from './sessions.ts'
import { processSource, tapeSource } from './source.ts'
import * as store from './store.ts'
import { type SymbolSpec, symbols } from './symbols.ts'
import { type Tape, tapeStart } from './tape.ts'

export type MarketDeps = {
  db: Db
  clock: Clock
  keys: Pick<Keys, 'secret'>
  /** Fixes prices in advance; needs a manual clock. */
  tape?: Tape | undefined
  log?: Log
}

export type MarketEngine = Market & {
  /** Once, before anything else: goes on from the last second, or begins with five years of history; fills a downtime. */
  load(): void
  /**
   * One second: moves prices, records ticks, writes what must survive, all in `tx`. Call `committed` after the commit.
   * @param now epoch ms; a second that was already lived has no ticks
   * @returns the ticks of this second
   */
  beat(tx: Tx, now: number): readonly Tick[]
  /** After the commit of a beat: tells the streams. */
  committed(): void
  /** After a beat's transaction failed: forgets what was not written. */
  rolledBack(): void
  /**
   * The whole second: transaction, beat, `work` on its ticks, commit, streams. If `work` throws, nothing happened.
   * @param work positions, expiries, days: in the same transaction
   */
  second(now: number, work?: (tx: Tx, ticks: readonly Tick[]) => void): readonly Tick[]
}

type State = { second: number; origin: number; world: World; lives: Map<string, Live>; quotes: Quotes }

/** @param specs the seed; fewer in tests */
export const createMarket = (deps: MarketDeps, specs: readonly SymbolSpec[] = symbols): MarketEngine =>
  new Engine(deps, specs)

class Engine implements MarketEngine {
  readonly source: 'process' | 'tape'
  readonly #deps: MarketDeps
  readonly #specs: readonly SymbolSpec[]
  readonly #seeds: Seeds
  readonly #listeners = new Set<() => void>()
  #state: State | undefined
  #tickers: Ticker[] | undefined
  /** Lines for the log, once what they tell of is committed. */
  #news: Parameters<Log>[] = []

  constructor(deps: MarketDeps, specs: readonly SymbolSpec[]) {
    if (deps.tape && !deps.clock.manual) throw new Error('A tape needs a manual clock: start with --clock manual')
    this.source = deps.tape ? 'tape' : 'process'
    this.#deps = deps
    this.#specs = specs
    this.#seeds = createSeeds(deps.keys.secret)
  }

  load(): void {
    const now = Math.floor(this.#deps.clock.now() / 1000)
    this.rolledBack()
    const state = this.#state ?? this.#stateAt(now, (this.#tapeStart() ?? now * 1000) / 1000)
    transact(this.#deps.db, tx => {
      this.#pass(tx, state, Math.max(now, state.second))
      for (const spec of this.#specs)
        if (!state.lives.has(spec.symbol)) state.lives.set(spec.symbol, begin(tx, state.world, spec, state.second))
      this.#publishSeeds(tx, state.second)
      this.#write(tx, state)
    })
    this.#state = state
    this.committed()
  }

  beat(tx: Tx, now: number): readonly Tick[] {
    // a transaction that failed unnoticed left memory ahead of the database
    if (store.pulseSecond(tx) !== this.#state?.second) this.rolledBack()
    const state = this.#ready()
    const second = Math.floor(now / 1000)
    if (second <= state.second) return []
    const before = state.second
    this.#pass(tx, state, second)
    if (dayStart(second) !== dayStart(before)) this.#publishSeeds(tx, second)
    if (bucketOf('1h', second) !== bucketOf('1h', before)) store.prune(tx, [...state.lives.keys()], second)
    store.dropTicks(tx, second - DAY)
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
    this.#state = this.#read()
  }

  second(now: number, work: (tx: Tx, ticks: readonly Tick[]) => void = () => {}): readonly Tick[] {
    try {
      const ticks = transact(this.#deps.db, tx => {
        const fresh = this.beat(tx, now)
        work(tx, fresh)
        return fresh
      })
      this.committed()
      return ticks
    } catch (error) {
      this.rolledBack()
      throw error
    }
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

  onSecond(listen: () => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  #ready(): State {
    if (!this.#state) throw new Error('The market has no prices yet: call load() before anything else')
    return this.#state
  }

  #tapeStart(): number | undefined {
    return this.#deps.tape && tapeStart(this.#deps.tape)
  }

  #stateAt(second: number, origin: number): State {
    const { tape, db } = this.#deps
    const source = tape ? tapeSource(tape, origin) : processSource(this.#seeds)
    return { second, origin, world: { source, seeds: this.#seeds }, lives: new Map(), quotes: createQuotes(db) }
  }

  /** What the database says, all of it committed; undefined on a fresh one. */
  #read(): State | undefined {
    const pulse = store.readPulse(this.#deps.db)
    if (!pulse) return undefined
    if (pulse.source !== this.source)
      throw new Error(
        `The prices in this data folder come from a ${pulse.source}, not a ${this.source}: use another folder`,
      )
    const state = this.#stateAt(pulse.second, pulse.origin)
    for (const spec of this.#specs) {
      const kept = pulse.symbols[spec.symbol]
      if (kept) state.lives.set(spec.symbol, { ...kept, spec })
    }
    return state
  }

  #write(tx: Tx, { second, origin, lives }: State): void {
    this.#tickers = undefined
    const symbols = Object.fromEntries(Array.from(lives, ([symbol, { spec: _, ...kept }]) => [symbol, kept]))
    store.writePulse(tx, { second, source: this.source, origin, symbols })
  }

  #pass(tx: Tx, state: State, second: number): void {
    for (const live of state.lives.values()) advance(tx, state.world, live, state.second, second)
    state.second = second
  }

  /** At 00:00 the new day's hash, and the seed of each day that is over. On a tape prices have no seed. */
  #publishSeeds(tx: Tx, second: number): void {
    if (this.source === 'tape') return
    const today = dayOf(second * 1000)
    const hash = hashOf(this.#seeds.at(second))
    store.publishHash(tx, today, hash)
    for (const day of store.untold(tx, today)) {
      const seed = this.#seeds.at(fromStamp(`${day} 00:00:00`) / 1000)
      store.publishSeed(tx, day, seed)
      this.#news.push(['market-seed', { day, seed }])
    }
    this.#news.push(['market-seed-hash', { day: today, hash }])
  }
}
