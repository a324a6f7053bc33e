/** The ledger keeps whole minor units, eight places: here a formula's result becomes one. */
import { type Num, roundDown, roundUp } from './big.ts'
import type { Decimal } from './decimal.ts'

/** Decimal places of every ledger amount (docs/rules/money.md#amounts). */
export const LEDGER_PLACES = 8

const UNIT = 10n ** BigInt(LEDGER_PLACES)

/** What is taken from a user (margin, fee): rounded up, so that splitting an order never makes it cheaper. */
export const charge = (amount: Num): Decimal => roundUp(amount, LEDGER_PLACES)

/** What a user is given: rounded down, a loss away from zero, so that no rounding ever creates money. */
export const credit = (amount: Num): Decimal => roundDown(amount, LEDGER_PLACES)

/**
 * A decimal string as minor units: "1.5" is 150000000n.
 * @throws RangeError when digits would be lost: round with `charge` or `credit` first
 */
export function toMinor(amount: Decimal): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,8})0*)?$/.exec(amount)
  if (!match) throw new RangeError(`"${amount}" is no amount of at most 8 places. Round it with charge() or credit().`)
  const [, minus, whole = '', fraction = ''] = match
  const units = BigInt(whole) * UNIT + BigInt(fraction.padEnd(LEDGER_PLACES, '0'))
  return minus ? -units : units
}

/** Minor units as a decimal string without trailing zeros: 150000000n is "1.5". */
export function fromMinor(minor: bigint): Decimal {
  const size = minor < 0n ? -minor : minor
  const fraction = (size % UNIT).toString().padStart(LEDGER_PLACES, '0').replace(/0+$/, '')
  return `${minor < 0n ? '-' : ''}${size / UNIT}${fraction && `.${fraction}`}`
}
