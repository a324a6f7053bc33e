/** What the gateway makes because somebody asks for it: made once for all who ask meanwhile, and kept while it is used. */
import { mostHeld, senderOf } from '@shared/door'
import { minuteBudget } from '../reports/budget.ts'

/** As much was made for this address as it may have for now. */
export class Busy extends Error {
  override message = 'Too many of these from this address. Try again later'
}

export type Bounds = {
  /** So many are kept; the one that was used longest ago goes first. */
  kept: number
  /** So many are made at once for one address, of IPv6 a /64; what is kept or under way counts for nobody. */
  ofAddress: number
  /** And so many within a minute: the work is bounded, not only what is under way. */
  aMinute: number
}

/** @returns what is kept or made; undefined where there is none, which is not kept, nor is a failure @throws Busy */
export type MadeOnce<T> = (key: unknown, address: string, make: () => Promise<T | undefined>) => Promise<T | undefined>

export function madeOnce<T>({ kept: most, ofAddress, aMinute }: Bounds, now = Date.now): MadeOnce<T> {
  /** In the order of their last use. */
  const kept = new Map<unknown, Promise<T | undefined>>()
  const take = mostHeld(ofAddress)
  const isWithin = minuteBudget(aMinute, now)
  const keep = (key: unknown, one: Promise<T | undefined>) => {
    kept.delete(key)
    kept.set(key, one)
    const [unused] = kept.size > most ? kept.keys() : []
    if (unused !== undefined) kept.delete(unused)
  }
  const begin = (key: unknown, address: string, make: () => Promise<T | undefined>) => {
    const giveBack = take(address)
    if (!giveBack || !isWithin(senderOf(address))) {
      giveBack?.()
      throw new Busy()
    }
    const making = make().finally(giveBack)
    const forget = () => void (kept.get(key) === making && kept.delete(key)) // it may be put right
    making.then(made => (made === undefined ? forget() : undefined), forget)
    return making
  }
  return async (key, address, make) => {
    const one = kept.get(key) ?? begin(key, address, make)
    keep(key, one)
    return one
  }
}
