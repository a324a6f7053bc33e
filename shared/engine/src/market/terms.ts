/** What the operator changed of a symbol for orders to come: its sizes and leverage, whether there are any. What runs or waits keeps its own. */
import { compare, type Decimal, isDecimal, isMultipleOf } from '@shared/money'
import type { Db } from '../db/open.ts'
import { all, run, sql } from '../db/query.ts'
import { transact } from '../db/transact.ts'
import { argument, type OperatorAction, type OperatorArgs } from '../operator-action.ts'
import { type SymbolSpec, symbolOf } from './symbols.ts'
import type { SymbolTermsRow } from './tables.ts'

type Terms = ReadonlyMap<string, SymbolTermsRow>
/** Asked for with every order: read once, and again after the operator's change is committed. */
const known = new WeakMap<Db, Terms>()

function termsOf(db: Db): Terms {
  const terms =
    known.get(db) ?? new Map(all(db, sql.selectFrom('symbol_terms').selectAll()).map(row => [row.symbol, row]))
  known.set(db, terms)
  return terms
}

/** A symbol as a new order is judged by it. */
export function inForce(db: Db, spec: SymbolSpec): SymbolSpec {
  const terms = termsOf(db).get(spec.symbol)
  if (!terms) return spec
  const { min_quantity: minQuantity, max_quantity: maxQuantity, most_leverage: most } = terms
  const tradeTypes = terms.orders ? spec.tradeTypes : []
  return { ...spec, minQuantity, maxQuantity, tradeTypes, leverages: spec.leverages.filter(step => step <= most) }
}

function between(name: string, value: string, [least, most]: [Decimal, Decimal], step: Decimal): Decimal {
  const fits = isDecimal(value) && compare(value, least) >= 0 && compare(value, most) <= 0 && isMultipleOf(value, step)
  if (fits) return value
  throw new Error(`--${name} is ${least} to ${most} in steps of ${step}, not "${value}"`)
}

function leverageFrom({ leverages }: SymbolSpec, typed: string | undefined, current: number): number {
  const found = typed === undefined ? current : leverages.find(step => String(step) === typed)
  if (found === undefined) throw new Error(`--leverage is one of ${leverages.join(', ')}, not "${typed}"`)
  return found
}

/** Whether any new order of it is taken. */
export const takesOrders = (db: Db, symbol: string): boolean => termsOf(db).get(symbol)?.orders !== 0

function ordersFrom(typed: string | undefined, current: boolean): 0 | 1 {
  if (typed !== undefined && typed !== 'on' && typed !== 'off') throw new Error(`--orders is on or off, not "${typed}"`)
  return (typed === undefined ? current : typed === 'on') ? 1 : 0
}

/** Never wider than the symbol was made for: its tiers were drawn for that. */
function changed(db: Db, spec: SymbolSpec, { min, max, leverage, orders }: OperatorArgs['options']): SymbolTermsRow {
  const now = inForce(db, spec)
  const { quantityStep: step } = spec
  const most = between('max', max ?? now.maxQuantity, [spec.minQuantity, spec.maxQuantity], step)
  const least = between('min', min ?? now.minQuantity, [spec.minQuantity, most], step)
  const most_leverage = leverageFrom(spec, leverage, now.leverages.at(-1) ?? 1)
  const terms = { min_quantity: least, max_quantity: most, most_leverage }
  return { symbol: spec.symbol, ...terms, orders: ordersFrom(orders, takesOrders(db, spec.symbol)) }
}

export const symbolSet: OperatorAction = {
  name: 'symbol set',
  usage: '<symbol> [--min <quantity>] [--max <quantity>] [--leverage <most>] [--orders <on|off>]',
  summary:
    'changes the sizes and the leverage that new orders may have, or takes none; what runs or waits keeps its own',
  run({ db }, args) {
    const name = argument(args, 0, 'symbol')
    const spec = symbolOf(name)
    if (!spec) throw new Error(`There is no symbol ${name}`)
    const row = changed(db, spec, args.options)
    const insert = sql.insertInto('symbol_terms').values(row)
    transact(db, tx =>
      run(
        tx,
        insert.onConflict(on => on.column('symbol').doUpdateSet(row)),
      ),
    )
    known.delete(db)
    return row
  },
}
