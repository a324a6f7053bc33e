/**
 * The draw once more, by other hands: written from docs/rules/invest.md#the-draw alone, on node:crypto, and laid out
 * otherwise. It shares nothing with draw.ts, so that a slip in either is seen.
 */
import { createHash, createHmac } from 'node:crypto'

/** [order number, lots, salt] */
export type Ticket = [string, number, string]

const digest = (data: string | Buffer) => createHash('sha256').update(data)

export function promise(seed: Buffer): string {
  return digest(seed).digest('hex')
}

export function fingerprint(tickets: Ticket[]): string {
  const lines = tickets.map(ticket => ticket.join('|'))
  lines.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  return digest(lines.join('\n')).digest('hex')
}

/** Lots won, in the order of the tickets. Each lot is ranked among all others; no list is ever sorted or cut. */
export function winners(tickets: Ticket[], seed: Buffer, beacon: string, places: number): number[] {
  const key = digest(seed.toString('hex') + fingerprint(tickets) + beacon).digest()
  const drawn = new Map<string, bigint>()
  for (const [number, lots] of tickets)
    for (let lot = 1; lot <= lots; lot++) {
      const name = `${number}:${lot}`
      drawn.set(name, BigInt(`0x${createHmac('sha256', key).update(name).digest('hex')}`))
    }
  const scores = [...drawn.values()]
  const isAmongLowest = (score: bigint) => {
    let lower = 0
    for (const other of scores) if (other < score) lower++
    return lower < places
  }
  return tickets.map(([number, lots]) => {
    let won = 0
    for (let lot = 1; lot <= lots; lot++) if (isAmongLowest(drawn.get(`${number}:${lot}`) ?? 0n)) won++
    return won
  })
}
