import type { Migration } from '@shared/engine/db/migrate'

export const pushMigrations: readonly Migration[] = [
  {
    id: 'push-0001',
    up: `
      CREATE TABLE push_subscription (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id TEXT NOT NULL,
        token_hash TEXT NOT NULL UNIQUE,
        endpoint TEXT NOT NULL UNIQUE,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        kinds TEXT NOT NULL,
        amounts INTEGER NOT NULL,
        language TEXT NOT NULL,
        since INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX push_subscription_user ON push_subscription (user_id);
      CREATE TABLE push_due (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        message_id INTEGER NOT NULL REFERENCES message (id) ON DELETE CASCADE,
        subscription_id INTEGER NOT NULL REFERENCES push_subscription (id) ON DELETE CASCADE,
        next_at INTEGER NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        UNIQUE (message_id, subscription_id)
      ) STRICT;
      CREATE INDEX push_due_subscription ON push_due (subscription_id);
      CREATE INDEX push_due_next ON push_due (next_at);
    `,
  },
]
