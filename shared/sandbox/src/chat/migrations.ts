import type { Migration } from '@shared/engine/db/migrate'

export const chatMigrations: readonly Migration[] = [
  {
    id: 'chat-0001',
    up: `
CREATE TABLE chat_conversation (
  id TEXT PRIMARY KEY,
  user_id TEXT UNIQUE,
  visitor TEXT UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('bot', 'waiting', 'desk', 'closed')),
  auto INTEGER NOT NULL CHECK (auto IN (0, 1)),
  language TEXT NOT NULL,
  waiting_since INTEGER,
  created_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  desk_seen INTEGER NOT NULL,
  CHECK ((user_id IS NULL) <> (visitor IS NULL)),
  CHECK ((state = 'waiting') = (waiting_since IS NOT NULL))
) STRICT;
CREATE INDEX chat_conversation_waiting ON chat_conversation (waiting_since) WHERE state = 'waiting';
CREATE INDEX chat_conversation_last ON chat_conversation (last_at);
CREATE TABLE chat_message (
  conversation_id TEXT NOT NULL REFERENCES chat_conversation (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  sender TEXT NOT NULL CHECK (sender IN ('me', 'bot', 'desk', 'note')),
  client_id TEXT,
  text TEXT NOT NULL,
  template TEXT,
  value_json TEXT NOT NULL,
  picture TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (conversation_id, seq),
  UNIQUE (conversation_id, sender, client_id)
) STRICT;
CREATE INDEX chat_message_picture ON chat_message (picture) WHERE picture IS NOT NULL;
CREATE TABLE chat_ticket (
  token_hash TEXT PRIMARY KEY,
  conversation_id TEXT NOT NULL REFERENCES chat_conversation (id) ON DELETE CASCADE,
  session_hash TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_ticket_conversation ON chat_ticket (conversation_id);
CREATE INDEX chat_ticket_expires ON chat_ticket (expires);
CREATE TABLE chat_order (
  order_id TEXT PRIMARY KEY,
  conversation_id TEXT NOT NULL REFERENCES chat_conversation (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_order_conversation ON chat_order (conversation_id, at);
`,
  },
  {
    // what falls due by the clock is found among what goes on; the queue is read in its order
    id: 'chat-0002',
    up: `
DROP INDEX chat_conversation_waiting;
CREATE INDEX chat_conversation_waiting ON chat_conversation (waiting_since, id) WHERE state = 'waiting';
CREATE INDEX chat_conversation_open ON chat_conversation (last_at) WHERE state IN ('bot', 'desk');
CREATE INDEX chat_conversation_visitor ON chat_conversation (last_at) WHERE visitor IS NOT NULL;
CREATE INDEX chat_message_at ON chat_message (at);
`,
  },
  {
    // unread messages are counted as far as a page shows them
    id: 'chat-0003',
    up: 'CREATE INDEX chat_message_sender ON chat_message (conversation_id, sender, seq)',
  },
]
