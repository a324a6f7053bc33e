/** What the operator does with offerings: makes them. Prices and winners follow from who applied, and from the draw. */

import { fromTyped, HOUR, MINUTE, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { transact } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import { checkListable, checkTokenName, symbolOf } from '@shared/engine/market/index'
import { chosenId, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { compare, isDecimal } from '@shared/money'
import { addSamples, createOffering, type NewOffering } from './create.ts'
import { symbolList } from './list-symbol.ts'
import { offersSymbol } from './rows.ts'
import { LEAST_PUBLIC, MOST_LOTS } from './terms.ts'

type Options = OperatorArgs['options']

type Whole = { usual: number; least?: number; most?: number }

function wholeOf(options: Options, name: string, { usual, least = 1, most = 999_999 }: Whole): number {
  const typed = options[name] ?? String(usual)
  const fits = /^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
  if (!fits) throw new Error(`--${name} takes a whole number from ${least} to ${most}`)
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
  checkTokenName(symbol)
  if (symbolOf(`${symbol}USDT`)) throw new Error(`${symbol} is quoted already`)
  return symbol
}

/** A picture that the phones' policy lets them load. */
function logoIn({ logo }: Options): string | null {
  if (logo !== undefined && !/^\/(?![/\\])[\w./-]{1,200}$/.test(logo))
    throw new Error('--logo is the path of a picture served here, e.g. /api/sys/common/static/content/token.svg')
  return logo ?? null
}

function timesOf(options: Options, now: number) {
  const apply_start = options.start ? fromTyped(options.start) : now
  if (Number.isNaN(apply_start)) throw new Error('--start is a time of UTC+8: "yyyy-MM-dd HH:mm:ss"')
  const hours = (name: string) => wholeOf(options, name, { usual: 24 }) * HOUR
  const apply_end = apply_start + hours('apply')
  if (apply_end <= now) throw new Error('Nobody could apply: that time is over')
  const minutes = LEAST_PUBLIC / MINUTE
  const draw_at = apply_end + wholeOf(options, 'draw', { usual: minutes, least: minutes }) * MINUTE
  const pay_end = draw_at + hours('pay')
  return { apply_start, apply_end, draw_at, pay_end, list_at: pay_end + hours('list') }
}

function termsOf(options: Options, now: number): NewOffering {
  const symbol = symbolIn(options)
  const [estimated_price, floor_price] = [priceOf(options, 'estimated'), priceOf(options, 'floor')]
  if (compare(floor_price, estimated_price) > 0) throw new Error('--floor is not above --estimated')
  checkListable({ base: symbol, price: floor_price })
  return {
    id: chosenId(options, () => newId('O')),
    ...{ symbol, estimated_price, floor_price },
    name: options.name ?? symbol,
    intro: JSON.stringify({ 'en-us': options.intro ?? '' }),
    logo: logoIn(options),
    white_paper_id: options['white-paper'] ?? null,
    total_lots: wholeOf(options, 'lots', { usual: 1000 }),
    lot_size: wholeOf(options, 'lot-size', { usual: 100 }),
    // more, and most people could not apply at all
    min_lots: wholeOf(options, 'min', { usual: 1, most: MOST_LOTS.basic }),
    ...timesOf(options, now),
  }
}

/** One transaction inserts all sample users. */
const MOST_SAMPLES = 50_000

function create(context: Context, { options }: OperatorArgs): string {
  const now = context.clock.now()
  const terms = termsOf(options, now)
  transact(context.db, tx => {
    if (offersSymbol(tx, terms.symbol)) throw new Error(`${terms.symbol} is offered already`)
    if (!createOffering(tx, context, terms)) throw new Error(`${terms.id} is there already`)
    addSamples(tx, terms.id, wholeOf(options, 'sample-lots', { usual: 0, least: 0, most: MOST_SAMPLES }), now)
  })
  return `${terms.id}: applied for until ${stamp(terms.apply_end)}, drawn at ${stamp(terms.draw_at)}`
}

export const offeringActions: readonly OperatorAction[] = [
  symbolList,
  {
    name: 'ieo create',
    usage:
      '--symbol <token> --estimated <price> --floor <price> [--id <id>] [--name <text>] [--intro <html>] [--logo <path>] [--white-paper <article>] [--lots <n>] [--lot-size <tokens>] [--min <lots>] [--start "yyyy-MM-dd HH:mm:ss"] [--apply <hours>] [--draw <minutes>] [--pay <hours>] [--list <hours>] [--sample-lots <n>]',
    summary: 'a token offering: applied for, drawn, paid and listed by the clock; its seed is promised at once',
    run: create,
  },
]
