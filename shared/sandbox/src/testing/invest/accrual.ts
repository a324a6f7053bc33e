/**
 * What orders must have brought, by other hands: written from docs/rules/invest.md alone, in whole cents and satoshis. It
 * shares nothing with @shared/money, so that a slip in either is seen.
 */

const DAY = 86_400_000

/** A rate as a fraction of whole numbers. */
type Rate = readonly [bigint, bigint]

export type Kind = {
  product: string
  /** As the call wants it. */
  expected: string
  currency: 'USDT' | 'BTC'
  income: 'USDT' | 'BTC' | 'LTC'
  days: number
  /** Of a day, a bond's of a year. */
  rate: Rate
  bond?: boolean
  /** Of leaving early. */
  fee?: Rate
  /** Of a machine: price in cents, output of a day and USDT of its power, both in units of 1e-8. */
  machine?: { price: bigint; output: bigint; power: bigint }
}

export const A1: Kind = {
  ...{ product: 'A1', expected: '0.0005', currency: 'USDT', income: 'USDT', days: 3, rate: [5n, 10_000n] },
  fee: [3n, 1000n],
}
export const A2: Kind = {
  ...{ product: 'A2', expected: '0.0008', currency: 'USDT', income: 'USDT', days: 7, rate: [8n, 10_000n] },
  fee: [7n, 1000n],
}
export const A6: Kind = {
  ...{ product: 'A6', expected: '0.0002', currency: 'BTC', income: 'BTC', days: 30, rate: [2n, 10_000n] },
  fee: [5n, 1000n],
}
/** Beside those on offer: a long one at an odd rate, and machines that are never sold out. */
export const T1: Kind = {
  ...{ product: 'T1', expected: '0.00137', currency: 'USDT', income: 'USDT', days: 45, rate: [137n, 100_000n] },
  fee: [1n, 100n],
}
const none: Rate = [0n, 1n]
/** 3,500 W for a day at 0.06: 5.04 USDT; 3,360 W: 4.8384. */
export const BITCOIN: Kind = {
  ...{ product: 'MB', expected: '2800', currency: 'USDT', income: 'BTC', days: 730, rate: none },
  machine: { price: 280_000n, output: 15_000n, power: 504_000_000n },
}
export const LITECOIN: Kind = {
  ...{ product: 'ML', expected: '5600', currency: 'USDT', income: 'LTC', days: 730, rate: none },
  machine: { price: 560_000n, output: 14_500_000n, power: 483_840_000n },
}
export const bondOf = (product: string): Kind => ({
  ...{ product, expected: '0.0731', currency: 'USDT', income: 'USDT', days: 80, rate: [731n, 10_000n], bond: true },
})

export type Held = {
  id: string
  owner: string
  kind: Kind
  /** Cents or satoshis; of a machine units. */
  amount: bigint
  startAt: number
  /** For how long it stood still. */
  stood: number
  leftAt?: number
}

const roundUp = (a: bigint, b: bigint) => (a + b - 1n) / b

/** Incomes that are due by a time. */
export function dueOf({ kind, startAt, stood }: Held, until: number): number {
  const days = Math.max(0, Math.min(kind.days, Math.floor((until - startAt - stood) / DAY)))
  return kind.bond && days < kind.days ? Math.floor(days / 30) : kind.bond ? Math.ceil(days / 30) : days
}

/** A price as it is written, in how many parts of how many. */
function read(price: string): Rate {
  const [whole = '', rest = ''] = price.split('.')
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)]
}

/** The n-th; a machine's by the price that was written down. */
export function incomeOf({ kind, amount }: Held, n: number, price: string | null): bigint {
  const [above, below] = kind.rate
  if (kind.machine) {
    const [parts, of] = read(price ?? '1')
    const net = kind.machine.output * amount - roundUp(kind.machine.power * amount * of, parts)
    return net > 0n ? net : 0n
  }
  if (!kind.bond) return (amount * above) / below
  const until = (nth: number) => (amount * above * BigInt(Math.min(nth * 30, kind.days))) / (below * 365n)
  return until(n) - until(n - 1)
}

/** What leaving after so many incomes costs. */
export function feeOf({ kind, amount }: Held, done: number): bigint {
  const [above, below] = kind.fee ?? none
  return roundUp(amount * above * BigInt(kind.days - done), below * BigInt(kind.days))
}
