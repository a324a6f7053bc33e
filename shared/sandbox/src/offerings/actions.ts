/** What the operator does with offerings: makes them. Prices and winners follow from who applied, and from the draw. */
import { compare, isDecimal } from '@shared/money'
import { fromStamp, HOUR, MINUTE, stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { transact } from '../db/transact.ts'
import { newId } from '../ids.ts'
import { symbolOf } from '../market/index.ts'
import type { OperatorAction, OperatorArgs } from '../operator/action.ts'
import { addSamples, createOffering, type NewOffering } from './create.ts'
import { offersSymbol } from './rows.ts'
import { LEAST_PUBLIC } from './terms.ts'

type Options = OperatorArgs['options']

function wholeOf(options: Options, name: string, usual: number): number {
  const typed = options[name] ?? String(usual)
  if (!/^\d{1,6}$/.test(typed)) throw new Error(`--${name} takes a whole number`)
  return Number(typed)
}

/** Finer, or dearer, and its market could not count what is traded exactly. */
const PLACES = 6
const DEAREST = '400'

function priceOf(options: Options, name: string): string {
  const typed = options[name] ?? ''
  const fits = isDecimal(typed) && compare(typed, '0') > 0 && compare(typed, DEAREST) <= 0
  if (!fits || (typed.split('.')[1]?.length ?? 0) > PLACES)
    throw new Error(`--${name} takes a price up to ${DEAREST} of at most ${PLACES} decimals`)
  return typed
}

function symbolIn({ symbol = '' }: Options): string {
  if (!/^[A-Z][A-Z0-9]{1,9}$/.test(symbol)) throw new Error('--symbol takes 2 to 10 capitals and digits')
  if (symbolOf(`${symbol}USDT`)) throw new Error(`${symbol} is quoted already`)
  return symbol
}

function timesOf(options: Options, now: number) {
  const apply_start = options.start ? fromStamp(options.start) : now
  if (Number.isNaN(apply_start)) throw new Error('--start is a time of UTC+8: "yyyy-MM-dd HH:mm:ss"')
  const apply_end = apply_start + wholeOf(options, 'apply', 24) * HOUR
  const draw_at = apply_end + wholeOf(options, 'draw', LEAST_PUBLIC / MINUTE) * MINUTE
  if (draw_at < apply_end + LEAST_PUBLIC) throw new Error(`--draw is ${LEAST_PUBLIC / MINUTE} minutes or more`)
  const pay_end = draw_at + wholeOf(options, 'pay', 24) * HOUR
  return { apply_start, apply_end, draw_at, pay_end, list_at: pay_end + wholeOf(options, 'list', 24) * HOUR }
}

function termsOf(options: Options, now: number): NewOffering {
  const symbol = symbolIn(options)
  const [estimated_price, floor_price] = [priceOf(options, 'estimated'), priceOf(options, 'floor')]
  if (compare(floor_price, estimated_price) > 0) throw new Error('--floor is not above --estimated')
  return {
    id: options.id ?? newId('O'),
    ...{ symbol, estimated_price, floor_price },
    name: options.name ?? symbol,
    intro: JSON.stringify({ 'en-us': options.intro ?? '' }),
    logo: options.logo ?? null,
    white_paper_id: options['white-paper'] ?? null,
    total_lots: wholeOf(options, 'lots', 1000),
    lot_size: wholeOf(options, 'lot-size', 100),
    min_lots: wholeOf(options, 'min', 1),
    ...timesOf(options, now),
  }
}

function create(context: Context, { options }: OperatorArgs): string {
  const now = context.clock.now()
  const terms = termsOf(options, now)
  transact(context.db, tx => {
    if (offersSymbol(tx, terms.symbol)) throw new Error(`${terms.symbol} is offered already`)
    createOffering(tx, context, terms)
    addSamples(tx, terms.id, wholeOf(options, 'sample-lots', 0), now)
  })
  return `${terms.id}: applied for until ${stamp(terms.apply_end)}, drawn at ${stamp(terms.draw_at)}`
}

export const offeringActions: readonly OperatorAction[] = [
  {
    name: 'ieo create',
    usage:
      '--symbol <token> --estimated <price> --floor <price> [--id <id>] [--name <text>] [--intro <html>] [--logo <path>] [--white-paper <article>] [--lots <n>] [--lot-size <tokens>] [--min <lots>] [--start "yyyy-MM-dd HH:mm:ss"] [--apply <hours>] [--draw <minutes>] [--pay <hours>] [--list <hours>] [--sample-lots <n>]',
    summary: 'a token offering: applied for, drawn, paid and listed by the clock; its seed is promised at once',
    run: create,
  },
]
