import type { Migration } from '@shared/engine/db/migrate'

export const uploadMigrations: readonly Migration[] = [
  {
    id: 'upload-0001',
    up: `
CREATE TABLE upload (
  path TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  biz TEXT NOT NULL CHECK (biz IN ('voucher', 'kyc', 'signature', 'chat')),
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX upload_of_user ON upload (user_id, at);
`,
  },
  {
    id: 'upload-0002',
    up: `
CREATE TABLE upload_refused (user_id TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX upload_refused_of_user ON upload_refused (user_id, at);
`,
  },
  {
    id: 'upload-0003',
    up: 'CREATE INDEX upload_by_time ON upload (biz, at, path)',
  },
]
