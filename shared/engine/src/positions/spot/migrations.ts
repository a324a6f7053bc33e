import type { Migration } from '../../db/migrate.ts'

export const spotMigrations: readonly Migration[] = [
  {
    id: 'spot-0001',
    up: `
      CREATE TABLE coin_average (
        user_id TEXT NOT NULL,
        currency TEXT NOT NULL,
        average TEXT NOT NULL,
        PRIMARY KEY (user_id, currency)
      ) STRICT, WITHOUT ROWID;
    `,
  },
]
