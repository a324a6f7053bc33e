/** What the operator does with products: none of it sets a price, or an income of the past. */
import { currencyTypes, productTypes } from '@shared/contract/codes'
import { DAY, dayStart, fromTyped, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { transact } from '@shared/engine/db/transact'
import { schedule } from '@shared/engine/due/index'
import { newId } from '@shared/engine/ids'
import { HOUSE, heldBy, readAmount } from '@shared/engine/ledger/index'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { givenReason, REASON_USAGE } from '@shared/engine/reasons/given'
import { big, compare, fromMinor, truncate } from '@shared/money'
import { loanSets } from '../loans/sets.ts'
import { currencyOf } from '../wallet/currencies.ts'
import { freeze, unfreeze } from './freeze.ts'
import { fundYield } from './fund.ts'
import { newProduct } from './new-product.ts'
import { payerOf } from './promise.ts'
import { findProduct, insertProduct, setOutput, updateProduct } from './rows.ts'
import type { ProductRow } from './tables.ts'
import { isMining } from './terms.ts'

function add(context: Context, { options }: OperatorArgs): string {
  const { row, output } = newProduct(options, context.clock.now())
  transact(context.db, tx => {
    if (!insertProduct(tx, row)) throw new Error(`${row.id} is there already`)
    if (output) setOutput(tx, { product_id: row.id, from_at: 0, output })
    if (row.closes_at !== null) schedule(tx, { kind: 'bond-close', subject: row.id, at: row.closes_at })
  })
  return [`${row.id}: added`, ...beyondLoans(row)].join('\n')
}

/** Whoever borrows may buy: what pays more than a loan costs is a gift of the account that pays incomes. */
function beyondLoans({ type, rate, currency }: ProductRow): string[] {
  const cheapest = loanSets.map(({ dailyRate }) => dailyRate).sort(compare)[0] ?? '0'
  const daily = big(rate ?? '0').div(type === productTypes.bond ? '365' : '1')
  if (currency !== 'USDT' || daily.lte(cheapest)) return []
  const [paid, lent] = [daily, cheapest].map(one => truncate(big(one).times('100'), 4))
  return [`It pays ${paid} % a day and a loan costs ${lent} %: whoever borrows to buy it gains by that`]
}

function productNamed(context: Context, args: OperatorArgs): ProductRow {
  const id = argument(args, 0, 'id')
  const product = findProduct(context.db, id)
  if (!product) throw new Error(`No product is called ${id}`)
  return product
}

/** Nobody buys it any more; what is held goes on. */
function close(context: Context, args: OperatorArgs): string {
  const { id, closed_at } = productNamed(context, args)
  transact(context.db, tx => updateProduct(tx, id, { closed_at: closed_at ?? context.clock.now() }))
  return `${id}: closed`
}

/** Of days that begin then or later: what began is mined as it began. */
function mine(context: Context, args: OperatorArgs): string {
  const product = productNamed(context, args)
  const minor = readAmount(argument(args, 1, 'value'), 'value')
  if (minor < 0n) throw new Error('<value> is not below nothing')
  const output = fromMinor(minor)
  const now = context.clock.now()
  const from_at = args.options.from ? fromTyped(`${args.options.from} 00:00:00`) : dayStart(now) + DAY
  if (!isMining(product)) throw new Error(`${product.id} is no mining machine`)
  if (!(from_at > now)) throw new Error('--from is a day to come, yyyy-MM-dd')
  transact(context.db, tx => setOutput(tx, { product_id: product.id, from_at, output }))
  return `${product.id}: ${output} ${product.coin} a unit from ${stamp(from_at)} on`
}

function fund(context: Context, args: OperatorArgs): string {
  const [minor, currency] = [readAmount(argument(args, 0, 'amount')), args.options.currency ?? 'USDT']
  if (currencyOf(currency)?.type !== currencyTypes.coin) throw new Error(`No account is kept in ${currency}`)
  if (minor <= 0n) throw new Error('<amount> is more than nothing')
  transact(context.db, tx => fundYield(tx, newId('Y'), currency, minor))
  return say(context, currency)
}

function say(context: Context, currency: string): string {
  const { balance, promised } = payerOf(context, currency)
  return `${balance} ${currency} stand there, ${promised} ${currency} are promised`
}

const show = (context: Context): string =>
  heldBy(context.db, HOUSE)
    .filter(({ kind }) => kind === 'yield')
    .map(({ currency }) => say(context, currency))
    .join('\n') || 'Nothing stands there'

function freezeOrder(context: Context, args: OperatorArgs): string {
  const id = argument(args, 0, 'id')
  transact(context.db, tx => freeze(tx, context, id, givenReason('order', args.options)))
  return `${id}: frozen`
}

function unfreezeOrder(context: Context, args: OperatorArgs): string {
  const id = argument(args, 0, 'id')
  transact(context.db, tx => unfreeze(tx, context, id))
  return `${id}: runs again`
}

export const investActions: readonly OperatorAction[] = [
  {
    name: 'product add',
    usage:
      '--type arbitrage|mining|bond --name <text> --days <n> [--id <id>] [--intro <text>] [--currency <code>] [--rate <fraction>] [--min <n>] [--max <n>] [--hold <n>] [--total <n>] [--level <n>] [--fee <fraction>] [--delay <minutes>] [--start "yyyy-MM-dd HH:mm:ss"] [--end "yyyy-MM-dd HH:mm:ss"] [--price <n> --coin <code> --output <n> --power <watts> --power-price <n>] [--issuer <text>] [--purpose <text>] [--min-raise <n>]',
    summary: 'puts a product on sale: rate a day (a bond: a year), amounts of a mining machine in units',
    run: add,
  },
  { name: 'product close', usage: '<id>', summary: 'takes a product from sale; what is held goes on', run: close },
  {
    name: 'order freeze',
    usage: `<id> ${REASON_USAGE}`,
    summary: 'stops a running order of a product: its days are kept, and the user reads why',
    run: freezeOrder,
  },
  { name: 'order unfreeze', usage: '<id>', summary: 'lets it go on, later by the time it stood', run: unfreezeOrder },
  {
    name: 'mining output',
    usage: '<id> <value> [--from yyyy-MM-dd]',
    summary: 'what a unit earns a day, of days to come alone (default: from tomorrow on)',
    run: mine,
  },
  {
    name: 'yield fund',
    usage: '<amount> [--currency <code>]',
    summary: 'the issuer brings money to the account that pays incomes',
    run: fund,
  },
  { name: 'yield show', usage: '', summary: 'what stands in that account, and what of it is promised', run: show },
]
