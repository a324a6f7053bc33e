/** What investments hold, and what is promised them, as the ledger checks it. */
import { productTypes } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Claim, Promised } from '@shared/engine/ledger/hooks'
import { OWED } from './kept-tables.ts'

type Minor = Record<'name' | 'minor', string | bigint>

function minorsIn(db: Db, text: string): Map<string, bigint> {
  const statement = prepared(db, text)
  statement.setReadBigInts(true)
  return new Map((statement.all() as Minor[]).map(({ name, minor }) => [String(name), BigInt(minor)]))
}

const CLAIMED = `SELECT id AS name, principal AS minor FROM product_order WHERE principal > 0 AND type <> ${productTypes.mining}`

/** The principal of live orders; a machine's price was paid. */
export const investClaims: readonly Claim[] = [{ kind: 'invest', read: tx => minorsIn(tx, CLAIMED) }]

/** Fixed incomes to come, and what may still be asked back: of the orders themselves, so that it proves what is kept of them. */
export const investPromises: readonly Promised[] = [
  { kind: 'yield', read: tx => minorsIn(tx, `SELECT currency AS name, minor FROM (${OWED})`) },
]
