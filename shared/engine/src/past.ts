/** The exchange as it would have been at moments of the past: each at the closing prices of its chart's bars. */
import { HOUR, MINUTE } from './clock.ts'
import type { Context } from './context.ts'
import type { Tick } from './market/port.ts'

export type Past = {
  context: Context
  /** Goes to a moment of a whole minute. @returns the prices there */
  go(to: number): Tick[]
}

/** @param from of a whole hour: what the chart keeps no minutes of has the hours' closes alone */
export function pastOf(present: Context, symbols: readonly string[], from: number, to: number): Past {
  let now = from
  const closes = new Map(symbols.map(symbol => [symbol, closesOf(present, symbol, from, to)]))
  /** The last there was by then, which the rules may find too old. */
  const tickAt = (symbol: string, moment: number): Tick | undefined => {
    for (let time = moment; time >= from; time -= MINUTE) {
      const price = closes.get(symbol)?.get(time)
      if (price !== undefined) return { symbol, price, time, seq: time / MINUTE, open: true }
    }
    return undefined
  }
  const prices = { last: (symbol: string) => tickAt(symbol, now), tickAt }
  // what is not asked of prices is asked of the present one, which knows itself
  const market = new Proxy(present.market, {
    get: (real, name) => Reflect.get(name in prices ? prices : real, name),
  })
  return {
    context: { ...present, clock: { manual: false, now: () => now }, market },
    go(next) {
      now = next
      return symbols.flatMap(symbol => tickAt(symbol, now) ?? [])
    },
  }
}

/** A moment of the past, at the prices of the present. */
export function atPricesOf(present: Context, then: Context): Context {
  const last = (symbol: string): Tick | undefined => {
    const tick = present.market.last(symbol)
    return tick && { ...tick, time: then.clock.now() }
  }
  const market = new Proxy(then.market, { get: (real, name) => (name === 'last' ? last : Reflect.get(real, name)) })
  return { ...then, market }
}

/** A bar closes as the next one begins. */
function closesOf({ market }: Context, symbol: string, from: number, to: number): Map<number, string> {
  const closes = (period: '1h' | '1m', length: number) =>
    market
      .bars(symbol, period, to, Math.ceil((to - from) / length) + 1)
      .bars.map(([start, , , , close]): [number, string] => [start + length, close])
  return new Map([...closes('1h', HOUR), ...closes('1m', MINUTE)])
}
