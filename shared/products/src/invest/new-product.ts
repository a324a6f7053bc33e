/** A product as the operator words it. */
import { productTypes } from '@shared/contract/codes'
import { fromTyped } from '@shared/engine/clock'
import { newId } from '@shared/engine/ids'
import { chosenId, type OperatorArgs } from '@shared/engine/operator-action'
import { big, compare, type Decimal, fromMinor, isDecimal, LEDGER_PLACES, toMinor, truncate } from '@shared/money'
import { articlesOf } from './articles.ts'
import { checkProduct } from './check-product.ts'
import type { ProductRow } from './tables.ts'

type Options = OperatorArgs['options']

/** Sums of a product stay within what a column can be counted in. */
const MOST = '10000000'

function decimalOf(options: Options, name: string, usual = ''): string {
  const typed = options[name] ?? usual
  const fits = isDecimal(typed) && compare(typed, '0') > 0 && compare(typed, MOST) <= 0
  if (!fits || (typed.split('.')[1]?.length ?? 0) > LEDGER_PLACES)
    throw new Error(`--${name} takes an amount of up to ${MOST}, of at most ${LEDGER_PLACES} decimals`)
  return typed
}

const maybeDecimal = (options: Options, name: string): string | null =>
  options[name] === undefined ? null : decimalOf(options, name)

function wholeOf(options: Options, name: string, usual?: number, least = 0): number {
  const typed = options[name] ?? String(usual)
  if (!/^\d{1,5}$/.test(typed) || Number(typed) < least)
    throw new Error(`--${name} takes a whole number from ${least} on`)
  return Number(typed)
}

function timeOf(options: Options, name: string): number | null {
  const typed = options[name]
  if (typed === undefined) return null
  const at = fromTyped(typed)
  if (Number.isNaN(at)) throw new Error(`--${name} is a time of UTC+8`)
  return at
}

function typeOf({ type = '' }: Options): ProductRow['type'] {
  const known = Object.entries(productTypes).find(([name]) => name === type)
  if (!known) throw new Error(`--type is one of ${Object.keys(productTypes)}`)
  return known[1]
}

/** As many units as cost what a product may cost. */
const mostOf = ({ price }: OfType): Decimal => (price === null ? MOST : truncate(big(MOST).div(big(price)), 0))

const inEnglish = (text = '') => ({ 'en-us': text })

/** @throws Error naming what is missing */
export function newProduct(options: Options, now: number): { row: ProductRow; output: string | null } {
  const type = typeOf(options)
  const { name = '', intro, purpose } = options
  if (!name) throw new Error('--name is needed')
  const total = maybeDecimal(options, 'total')
  const quota = total === null ? null : Number(toMinor(total))
  const own = ofType(type, options)
  const row: ProductRow = {
    ...{ id: chosenId(options, () => newId('I')), type, currency: options.currency ?? 'USDT', images: '[]' },
    words: JSON.stringify({
      name: inEnglish(name),
      intro: inEnglish(intro),
      ...(purpose && { purpose: inEnglish(purpose) }),
    }),
    cycle_days: wholeOf(options, 'days', undefined, 1),
    level_limit: wholeOf(options, 'level', 0),
    min_amount: decimalOf(options, 'min', '1'),
    max_amount: decimalOf(options, 'max', total ?? mostOf(own)),
    hold_limit: maybeDecimal(options, 'hold'),
    ...{ total: quota, remaining: quota, closed_at: null },
    sale_start: timeOf(options, 'start') ?? now,
    sale_end: timeOf(options, 'end'),
    ...articlesOf(type),
    ...own,
  }
  checkProduct(row)
  return { row, output: type === productTypes.mining ? fromMinor(toMinor(decimalOf(options, 'output'))) : null }
}

type OfType = Pick<
  ProductRow,
  | 'rate'
  | 'price'
  | 'coin'
  | 'power_w'
  | 'power_price'
  | 'start_delay_minutes'
  | 'redeem_fee_rate'
  | 'min_raise'
  | 'closes_at'
  | 'details'
>

const none = {
  ...{ rate: null, price: null, coin: null, power_w: null, power_price: null },
  ...{ redeem_fee_rate: null, min_raise: null, closes_at: null, details: '{}' },
} as const

function ofType(type: ProductRow['type'], options: Options): OfType {
  if (type === productTypes.mining) return machine(options)
  const rate = decimalOf(options, 'rate')
  if (type === productTypes.bond) return { ...bond(options), rate }
  const fee = maybeDecimal(options, 'fee')
  return { ...none, rate, redeem_fee_rate: fee, start_delay_minutes: wholeOf(options, 'delay', 60) }
}

const machine = (options: Options): OfType => ({
  ...none,
  price: decimalOf(options, 'price'),
  coin: options.coin ?? 'BTC',
  power_w: decimalOf(options, 'power'),
  power_price: decimalOf(options, 'power-price'),
  start_delay_minutes: wholeOf(options, 'delay', 1440),
})

function bond(options: Options): OfType {
  const closes_at = timeOf(options, 'end')
  if (closes_at === null) throw new Error('--end is needed: all of a bond starts as its sale ends')
  const details = JSON.stringify({ issuer: options.issuer ?? '' })
  return { ...none, closes_at, details, min_raise: maybeDecimal(options, 'min-raise'), start_delay_minutes: 0 }
}
