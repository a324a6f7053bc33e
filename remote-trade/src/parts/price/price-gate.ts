/** Whether an order may go at the price of this second, and if not, why. */
import type { Ticker } from '@shared/contract'
import { isClosed } from '@shared/contract/symbols'
import { type Decimal, dealPrice, type Side, type Spread } from '@shared/money'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { serverNow, staleMs, useTicker } from 'shell/market-feed'
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

/** The gate with what a side deals at for its price. */
export const dealtGate = (gate: Gate, side: Side, spread: Spread): Gate =>
  gate.state === 'open' ? { ...gate, price: dealPrice(side, gate.price, spread) } : gate

const ageAt = (time: number | undefined): number =>
  time === undefined ? Number.POSITIVE_INFINITY : Math.max(0, serverNow() - time)

/** As of now, ms. Whoever asks is drawn anew for it only once it is too old, then each second. */
function useAge(time: number | undefined): number {
  const [, tellOld] = useState(0)
  useEffect(() => {
    if (time === undefined) return
    const look = () => tellOld(ageAt(time) > staleMs() ? Math.floor(ageAt(time) / 1000) : 0)
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [time])
  return ageAt(time)
}

/** Told anew with each tick, and where none comes, each second from when the price is too old. */
export function usePriceGate(symbol: string): Gate {
  const { price, marketState, nextOpenTime, time } = useTicker(symbol) ?? {}
  const age = useAge(time)
  const { online } = useAtomValue(onlineAtom)
  return gateOf({ price, marketState, nextOpenTime, age, staleMs: staleMs(), online })
}
