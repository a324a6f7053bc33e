/** What a fill costs. */
import { big, type Num } from './big.ts'
import type { Decimal } from './decimal.ts'
import { charge } from './ledger.ts'
import { notionalOf } from './margin.ts'

/** qPf, rounded up to the ledger's eight places (0.1 BTC at 64,000, taker 0.05 %: 3.2). */
export const feeOf = (quantity: Num, price: Num, rate: Num): Decimal =>
  charge(notionalOf(quantity, price).times(big(rate)))
