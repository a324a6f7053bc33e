import type { Migration } from '@shared/engine/db/migrate'

export const passkeyMigrations: readonly Migration[] = [
  {
    id: 'passkeys-0001',
    up: `
      CREATE TABLE passkey (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        credential_id TEXT NOT NULL UNIQUE,
        public_key TEXT NOT NULL,
        counter INTEGER NOT NULL,
        transports TEXT NOT NULL,
        name TEXT NOT NULL,
        since INTEGER NOT NULL,
        last_used INTEGER
      ) STRICT;
      CREATE INDEX passkey_of_user ON passkey (user_id, since);
      CREATE TABLE spent_challenge (challenge TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
    `,
  },
  {
    id: 'passkeys-0002',
    up: 'CREATE INDEX spent_challenge_until ON spent_challenge (until)',
  },
]
