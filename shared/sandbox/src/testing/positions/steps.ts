/** What a random person may do, as arbitraries. */
import { directions, marginModes } from '@shared/contract/codes'
import { fc } from '../../../../testing/src/soak.ts'

const { cross, isolated } = marginModes

export const opening = fc.record({
  do: fc.constant('open' as const),
  symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT'),
  direction: fc.constantFrom(...Object.values(directions)),
  marginMode: fc.constantFrom(cross, cross, cross, isolated),
  leverage: fc.constantFrom(10, 50, 100, 100),
  /** Of the most that the balance allows. */
  percent: fc.constantFrom(10, 45, 45, 90),
  /** Thousandths of the price to the targets; 0 for none. */
  takeProfit: fc.constantFrom(0, 0, 3, 20),
  stopLoss: fc.constantFrom(0, 0, 3, 20),
})
export const second = fc.record({ do: fc.constant('second' as const) })
const percent = fc.constantFrom(10, 50, 100)
const closing = fc.record({ do: fc.constant('close' as const), which: fc.nat(9), percent })
const adding = fc.record({ do: fc.constant('add-margin' as const), which: fc.nat(9), percent })
const moving = fc.record({ do: fc.constant('transfer' as const), out: fc.boolean(), percent })
export const step = fc.oneof(
  { weight: 5, arbitrary: opening },
  { weight: 3, arbitrary: closing },
  { weight: 1, arbitrary: adding },
  { weight: 2, arbitrary: moving },
  { weight: 7, arbitrary: second },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
export type Open = Extract<Step, { do: 'open' }>

/** Both ways at once: what one leg loses the other gains, so that a pool lives through moves that end a single leg. */
export const hedge = fc.tuple(opening, fc.constantFrom(0, 0, 20)).map(([one, stopLoss]): Step[] => {
  const leg = { ...one, marginMode: marginModes.cross, leverage: 100, takeProfit: 0, stopLoss } as const
  return [
    { ...leg, direction: directions.buy, percent: 45 },
    { ...leg, direction: directions.sell, percent: 90 },
  ]
})
/** One beginning, then three to sixteen steps. */
export const after = (first: fc.Arbitrary<Step[]>, then: fc.Arbitrary<Step>) =>
  fc.tuple(first, fc.array(then, { minLength: 3, maxLength: 16 })).map(parts => parts.flat())
export const steps = fc.oneof(after(hedge, step), after(hedge, step), after(fc.constant([]), step))
