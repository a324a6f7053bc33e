/**
 * The seed of each UTC+8 day: HMAC-SHA-256(master, date). Its SHA-256 is published at 00:00 and the seed itself once the day
 * is over, so that everybody can recompute every price of a past day and nobody knows one beforehand.
 */
import { createHmac, hash } from 'node:crypto'
import { dayOf, fromStamp } from '../clock.ts'
import type { Log } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { DAY_SECONDS, dayStartSecond } from './sessions.ts'
import { publishHash, publishSeed, untold } from './store.ts'

export type Seeds = {
  /** The seed of the day that holds a second, hex. Secret until that day is over. */
  at(second: number): string
}

/** @param secret the exchange's own, hex (keys.ts); the market's master key is derived from it */
export function createSeeds(secret: string): Seeds {
  const master = createHmac('sha256', Buffer.from(secret, 'hex')).update('market').digest()
  const known = new Map<number, string>()
  const make = (day: number) =>
    createHmac('sha256', master)
      .update(dayOf(day * 1000))
      .digest('hex')
  return {
    at(second) {
      const day = dayStartSecond(second) / DAY_SECONDS
      const seed = known.get(day) ?? make(day * DAY_SECONDS)
      known.set(day, seed)
      return seed
    },
  }
}

/** What is published of a seed while its day lasts: SHA-256 of the seed's hex text, hex. */
export const hashOf = (seed: string): string => hash('sha256', seed)

/**
 * Publishes the hash of the second's day, and the seed of each day that is over.
 * @returns lines for the log, to be written once this is committed
 */
export function publishSeeds(tx: Tx, seeds: Seeds, second: number): Parameters<Log>[] {
  const today = dayOf(second * 1000)
  const hash = hashOf(seeds.at(second))
  publishHash(tx, today, hash)
  const told = untold(tx, today).map((day): Parameters<Log> => {
    const seed = seeds.at(fromStamp(`${day} 00:00:00`) / 1000)
    publishSeed(tx, day, seed)
    return ['market-seed', { day, seed }]
  })
  return [...told, ['market-seed-hash', { day: today, hash }]]
}
