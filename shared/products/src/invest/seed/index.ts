/** The products of a fresh exchange, and the money that pays for them. */

import type { Context } from '@shared/engine/context'
import { transact } from '@shared/engine/db/transact'
import { schedule } from '@shared/engine/due/index'
import { booksOf } from '@shared/engine/ledger/index'
import { toMinor } from '@shared/money'
import { fundYield } from '../fund.ts'
import { findProduct, insertProduct, setOutput } from '../rows.ts'
import { funds, productSeeds } from './products.ts'

/** Once: what was sold or closed since stays so. */
export function seedProducts({ db, clock }: Context): void {
  const seeds = productSeeds(clock.now())
  if (booksOf(db).halted || seeds.some(({ row }) => findProduct(db, row.id))) return
  transact(db, tx => {
    for (const { row, output } of seeds) {
      insertProduct(tx, row)
      if (output !== null) setOutput(tx, { product_id: row.id, from_at: 0, output })
      if (row.closes_at !== null) schedule(tx, { kind: 'bond-close', subject: row.id, at: row.closes_at })
    }
    for (const [currency, amount] of funds) fundYield(tx, `seed-${currency}`, currency, toMinor(amount))
  })
}
