/** Remembers the key of each opened request while its body could be sent again: no network may deliver one twice. */
import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Migration } from '../db/migrate.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { unsynced } from '../db/synced.ts'

export const replayMigrations: readonly Migration[] = [
  {
    id: 'http-0001',
    up: `
      CREATE TABLE seen_request (key_hash BLOB PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE INDEX seen_request_until ON seen_request (until);
    `,
  },
]

/** The key itself opens the body: it is kept nowhere. */
const hashOf = (key: string) => createHash('sha256').update(key).digest().subarray(0, 16)

/**
 * True the first time. What a killed process saw is known to the next one; the disk itself learns of it with the commit
 * of whatever the request does.
 * @param until epoch ms: after that its own time speaks against it
 */
export function isFirst(db: Db, key: string, until: number): boolean {
  const insert = prepared(db, 'INSERT INTO seen_request VALUES (?, ?) ON CONFLICT DO NOTHING')
  return unsynced(db, () => insert.run(hashOf(key), until).changes) > 0
}

const EVERY = 60_000

/** Once a minute forgets what could not be sent again anyway: there are never more than ten minutes of requests. */
export function replayBeat({ db }: Context, now: number): void {
  if (now % EVERY < 1000) prepared(db, 'DELETE FROM seen_request WHERE until < ?').run(now)
}
