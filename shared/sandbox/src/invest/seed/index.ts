/** The products of a fresh exchange, and the money that pays for them. */
import { toMinor } from '@shared/money'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { schedule } from '../../due/index.ts'
import { booksOf } from '../../ledger/index.ts'
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
