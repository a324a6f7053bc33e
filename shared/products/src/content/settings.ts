/** What the exchange says of itself by key: the id of a document, an address, a flag (docs/rules/content.md#settings-by-key). */
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'

/** null where nothing is set. */
export const settingOf = (db: Db, key: string): string | null =>
  first(db, sql.selectFrom('setting').select('value').where('key', '=', key))?.value ?? null

/** The operator's word, which no later seed replaces. */
export function setSetting(tx: Tx, key: string, value: string): void {
  const row = { value, edited: 1 }
  run(
    tx,
    sql
      .insertInto('setting')
      .values({ key, ...row })
      .onConflict(conflict => conflict.column('key').doUpdateSet(row)),
  )
}
