/** What an entry is worth, and what that makes of the funds it began with. */

import type { Context } from '@shared/engine/context'
import { figuresOf } from '@shared/engine/positions/figures'
import { big, type Decimal, LEDGER_PLACES, sum, truncate } from '@shared/money'
import { accountOfEntry } from './rows.ts'
import type { EntryRow } from './tables.ts'

/** At the newest prices, or what it came to. */
export const assetsOfEntry = (context: Context, entry: EntryRow): Decimal =>
  entry.assets ?? truncate(figuresOf(context, accountOfEntry(entry)).equity, LEDGER_PLACES)

export const incomeOf = (assets: Decimal, funds: Decimal): Decimal => sum([assets, `-${funds}`]).toString()
export const yieldOf = (assets: Decimal, funds: Decimal): Decimal =>
  truncate(big(incomeOf(assets, funds)).div(funds), LEDGER_PLACES)
