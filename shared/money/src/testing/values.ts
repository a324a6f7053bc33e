/** Values that the tests of this package share: the BTC risk table of the seed, and random ones on a real symbol's grid. */
import { fc } from '../../../testing/src/soak.ts'
import { fromMinor } from '../ledger.ts'
import type { Tier } from '../margin.ts'
import type { Side } from '../side.ts'

/** Those of BTC and ETH (docs/rules/money.md#leverage-and-tiers). */
export const btcTiers: readonly Tier[] = [
  { maxNotional: '50000', maintenanceRate: '0.004', deduction: '0', maxLeverage: 100 },
  { maxNotional: '250000', maintenanceRate: '0.005', deduction: '50', maxLeverage: 50 },
  { maxNotional: '1000000', maintenanceRate: '0.01', deduction: '1300', maxLeverage: 20 },
]

export const takerFee = '0.0005'

/** A decimal between two whole numbers of units of ten to the minus `places`. */
export const decimals = (least: bigint, most: bigint, places: number) =>
  fc.bigInt(least, most).map(units => fromMinor(units * 10n ** BigInt(8 - places)))

/** 0.001 to 10 BTC */
export const quantities = decimals(1n, 10_000n, 3)

/** 1,000.00 to 200,000.00 USDT */
export const prices = decimals(100_000n, 20_000_000n, 2)

/** 0.00000001 to 1,000,000 USDT */
export const amounts = decimals(1n, 10n ** 14n, 8)

export const sides = fc.constantFrom<Side>('long', 'short')

export const leverages = fc.constantFrom(1, 2, 3, 5, 7, 10, 20)
