/** Whether an order may go at the price of this second, and if not, why. */
import type { Ticker } from '@shared/contract'
import { isClosed } from '@shared/contract/symbols'
import type { Decimal } from '@shared/money'
import { useAtomValue } from 'jotai'
import { staleMs, usePriceAge, useTicker } from 'shell/market-feed'
import { onlineAtom } from 'shell/transport'

export type Gate =
  | { state: 'open'; price: Decimal }
  /** @param seconds how old the newest price is */
  | { state: 'stale'; seconds: number }
  /** @param opens server time, where it is known */
  | { state: 'closed'; opens: string | null }
  | { state: 'no-price' }
  | { state: 'offline' }

type Known = {
  price: Decimal | undefined
  marketState: Ticker['marketState']
  nextOpenTime: Ticker['nextOpenTime']
  /** Of the newest price, ms. */
  age: number
  /** The exchange fills at a tick no older than this. */
  staleMs: number
  online: boolean
}

export function gateOf({ price, marketState, nextOpenTime, age, staleMs, online }: Known): Gate {
  if (!online) return { state: 'offline' }
  if (!price) return { state: 'no-price' }
  if (isClosed({ marketState })) return { state: 'closed', opens: nextOpenTime ?? null }
  if (age > staleMs) return { state: 'stale', seconds: Math.floor(age / 1000) }
  return { state: 'open', price }
}

/** Told anew with each tick, and each second without one. */
export function usePriceGate(symbol: string): Gate {
  const ticker = useTicker(symbol)
  const age = usePriceAge(symbol)
  const { online } = useAtomValue(onlineAtom)
  const { price, marketState, nextOpenTime } = ticker ?? {}
  return gateOf({ price, marketState, nextOpenTime, age, staleMs: staleMs(), online })
}
