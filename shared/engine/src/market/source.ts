/** Where prices come from: the seeded process, or a tape. */
import { step } from './process.ts'
import type { Seeds } from './seeds.ts'
import type { SymbolSpec } from './symbols.ts'
import { play, type Tape } from './tape.ts'

export type Source = {
  kind: 'process' | 'tape'
  /** The exact price that a fresh exchange begins with. */
  first(spec: SymbolSpec, second: number): number
  /** The exact price of an open second, given the one before; undefined: none is recorded. */
  next(spec: SymbolSpec, before: number, second: number): number | undefined
  /** Between these and the ends of minutes prices stand still; undefined: they never do. */
  turns?: ReadonlySet<number>
}

export const processSource = (seeds: Seeds): Source => ({
  kind: 'process',
  first: spec => Number(spec.reference),
  next: (spec, before, second) => step(spec, seeds.at(second), before, second),
})

/** @param origin epoch second of the start */
export function tapeSource(tape: Tape, origin: number): Source {
  const playback = play(tape, origin)
  const exact = (spec: SymbolSpec, second: number) => playback.price(spec, second) / 10 ** spec.pricePrecision
  return {
    kind: 'tape',
    first: exact,
    turns: playback.turns,
    next: (spec, _before, second) => (playback.inGap(spec, second) ? undefined : exact(spec, second)),
  }
}
