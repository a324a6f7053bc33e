/** Whether a product can be sold, and paid, as the operator words it. */
import { currencyTypes } from '@shared/contract/codes'
import { checkTokenName } from '@shared/engine/market/index'
import { big, compare, type Decimal, fromMinor, incomePlaces, isMultipleOf, toMinor } from '@shared/money'
import { levels } from '../rewards/levels.ts'
import { currencyOf } from '../wallet/currencies.ts'
import type { ProductRow } from './tables.ts'
import { isMining, promisedOf } from './terms.ts'

/** @throws Error naming the first that does not fit */
export function checkProduct(row: ProductRow): void {
  checkCurrencies(row)
  checkTerms(row)
  checkAmounts(row)
  checkCounted(row)
}

function checkCurrencies({ currency, coin }: ProductRow): void {
  if (currencyOf(currency)?.type !== currencyTypes.coin) throw new Error(`No account is kept in ${currency}`)
  // one that is not quoted yet is mined by nobody until it is; money itself never is
  if (coin !== null) checkTokenName(coin)
}

function checkTerms({ redeem_fee_rate: fee, level_limit, sale_start, sale_end }: ProductRow): void {
  if (fee !== null && compare(fee, '1') > 0) throw new Error('--fee is at most 1: all of it')
  if (level_limit >= levels.length) throw new Error(`--level is at most ${levels.length - 1}`)
  if (sale_end !== null && sale_end <= sale_start) throw new Error('--end comes after the sale begins')
}

/** A rest that no step reaches could never be bought. */
function checkAmounts(row: ProductRow): void {
  const { min_amount, max_amount, hold_limit, total, min_raise } = row
  const step = isMining(row) ? '1' : fromMinor(10n ** BigInt(8 - incomePlaces(row.currency)))
  const quota = total === null ? null : fromMinor(BigInt(total))
  for (const amount of [min_amount, max_amount, hold_limit ?? step, quota ?? step])
    if (!isMultipleOf(amount, step)) throw new Error(`Its amounts are multiples of ${step}`)
  const isWhole = quota !== null && compare(quota, max_amount) <= 0
  if (compare(min_amount, max_amount) > 0 && !isWhole) throw new Error('--min is not above --max')
  if (min_raise !== null && (quota === null || compare(min_raise, quota) > 0))
    throw new Error('--min-raise is at most --total')
}

/** The most that one order of it is, and promises, is a whole number that a column keeps exactly. */
function checkCounted(row: ProductRow): void {
  const amount: Decimal = big(row.max_amount)
    .times(big(row.price ?? '1'))
    .toString()
  const promised = promisedOf({ ...row, amount, income_currency: row.coin ?? row.currency }, 0)
  const isCounted = [toMinor(amount), promised].every(minor => minor <= BigInt(Number.MAX_SAFE_INTEGER))
  if (!isCounted) throw new Error('An order of --max could not be counted exactly: allow less at once')
}
