import { type ListPlan, listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'

/** How a person's swaps are listed. */
export const swapList: ListPlan = {
  table: 'swap',
  owner: ['user_id'],
  by: ['from_currency', 'to_currency'],
  times: ['created_at'],
  tie: 'rowid',
}

export const swapMigrations: readonly Migration[] = [
  {
    id: 'swap-0001',
    up: `
      CREATE TABLE swap (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        from_currency TEXT NOT NULL,
        to_currency TEXT NOT NULL,
        issued TEXT NOT NULL,
        obtained TEXT NOT NULL,
        rate TEXT NOT NULL,
        spread TEXT NOT NULL,
        client_order_id TEXT NOT NULL,
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX swap_of_user ON swap (user_id, created_at);
    `,
  },
  {
    // a currency's are counted out of the index
    id: 'swap-0002',
    up: `
      DROP INDEX swap_of_user;
      CREATE INDEX swap_of_user ON swap (user_id, created_at, from_currency, to_currency);
    `,
  },
  {
    // a page and its count are read out of indexes, by a currency on either side
    id: 'swap-0003',
    up: `
      DROP INDEX swap_of_user;
      ${listSchema(swapList, { user_id: 'TEXT', from_currency: 'TEXT', to_currency: 'TEXT' })}
    `,
  },
]
