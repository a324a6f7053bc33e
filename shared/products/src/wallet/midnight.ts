/** The exchange as it stood at a midnight, or at another full hour. */
import type { Context } from '@shared/engine/context'
import type { Tick } from '@shared/engine/market/port'
import { isOpen } from '@shared/engine/market/sessions'
import { symbolOf } from '@shared/engine/market/symbols'

/** What a total cannot be told without. */
export class PriceUnknown extends Error {}

/** A midnight that it slept through. @throws PriceUnknown from what asks its market for a price that the chart does not hold any more */
export function contextAt(present: Context, midnight: number): Context {
  const ticks = new Map<string, Tick | undefined>()
  return withPrices(present, midnight, symbol => {
    if (!ticks.has(symbol)) ticks.set(symbol, tickAt(present, symbol, midnight))
    return ticks.get(symbol)
  })
}

/** At this moment, whatever prices do while people are valued one after the other. */
export function contextNow(present: Context): Context {
  const ticks = new Map(present.market.all().map(tick => [tick.symbol, tick]))
  return withPrices(present, present.clock.now(), symbol => ticks.get(symbol))
}

function withPrices(present: Context, at: number, last: (symbol: string) => Tick | undefined): Context {
  // what is not asked of prices is asked of the present one, which knows itself
  const market = new Proxy(present.market, {
    get: (real, name) => (name === 'last' ? last : Reflect.get(real, name)),
  })
  return { ...present, clock: { manual: false, now: () => at }, market }
}

/** That minute's; of a market that rested, the last before. */
function tickAt({ market }: Context, symbol: string, midnight: number): Tick | undefined {
  const known = market.last(symbol)
  if (!known) return undefined
  const [bar] = market.bars(symbol, '1m', midnight + 1, 1).bars
  const rested = !isOpen(symbolOf(symbol)?.hours ?? [], midnight / 1000)
  if (!bar || (bar[0] !== midnight && !rested)) throw new PriceUnknown(`${symbol} has no price of that minute`)
  return { ...known, price: bar[0] === midnight ? bar[1] : bar[4], time: midnight, open: !rested }
}
