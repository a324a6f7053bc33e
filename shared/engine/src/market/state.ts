/** All symbols at one second: in memory while the exchange runs, in the pulse row when it does not. */
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import type { Live, World } from './live.ts'
import { createQuotes, type Quotes } from './quotes.ts'
import type { Seeds } from './seeds.ts'
import { processSource, tapeSource } from './source.ts'
import { readPulse, writePulse } from './store.ts'
import type { SymbolSpec } from './symbols.ts'
import { type Tape, tapeStart } from './tape.ts'

export type State = {
  /** The last second lived. */
  second: number
  /** The first one ever: a tape counts from it. */
  origin: number
  world: World
  lives: Map<string, Live>
  quotes: Quotes
}

export type Ground = { db: Db; seeds: Seeds; tape: Tape | undefined }

function stateAt({ db, seeds, tape }: Ground, second: number, origin: number): State {
  const source = tape ? tapeSource(tape, origin) : processSource(seeds)
  return { second, origin, world: { source, seeds }, lives: new Map(), quotes: createQuotes(db) }
}

/** An exchange without a past. */
export function freshState(ground: Ground, second: number): State {
  const start = ground.tape && tapeStart(ground.tape)
  return stateAt(ground, second, start === undefined ? second : start / 1000)
}

/**
 * What the database says, all of it committed; undefined on a fresh one.
 * @throws Error when the prices kept came from another kind of source
 */
export function readState(ground: Ground, specs: readonly SymbolSpec[]): State | undefined {
  const pulse = readPulse(ground.db)
  if (!pulse) return undefined
  const state = stateAt(ground, pulse.second, pulse.origin)
  const { kind } = state.world.source
  if (pulse.source !== kind)
    throw new Error(`The prices in this data folder come from a ${pulse.source}, not a ${kind}: use another folder`)
  for (const spec of specs) {
    const kept = pulse.symbols[spec.symbol]
    if (kept) state.lives.set(spec.symbol, { ...kept, spec })
  }
  return state
}

export function writeState(tx: Tx, source: string, { second, origin, lives }: State): void {
  const symbols = Object.fromEntries(Array.from(lives, ([symbol, { spec: _, ...kept }]) => [symbol, kept]))
  writePulse(tx, { second, source, origin, symbols })
}
