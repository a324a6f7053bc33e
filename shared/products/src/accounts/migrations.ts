import { listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'
import { identityPlan } from './identity/plan.ts'

export const accountsMigrations: readonly Migration[] = [
  {
    id: 'accounts-0001',
    up: `
      CREATE TABLE user (
        id TEXT PRIMARY KEY,
        account_type INTEGER NOT NULL CHECK (account_type IN (1, 2, 3, 4)),
        account TEXT UNIQUE,
        phone_code TEXT,
        phone TEXT,
        email TEXT UNIQUE,
        password TEXT NOT NULL,
        initial_password INTEGER NOT NULL DEFAULT 0,
        status INTEGER NOT NULL DEFAULT 1,
        invite_code TEXT NOT NULL UNIQUE,
        inviter_id TEXT REFERENCES user (id),
        created_at INTEGER NOT NULL,
        UNIQUE (phone_code, phone)
      ) STRICT;
      CREATE TABLE session (
        token_hash TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        device_id TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        last_seen INTEGER NOT NULL,
        expires INTEGER NOT NULL,
        revoked INTEGER
      ) STRICT;
      CREATE INDEX session_of_user ON session (user_id, last_seen);
      CREATE TABLE known_device (
        user_id TEXT NOT NULL,
        device_id TEXT NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (user_id, device_id)
      ) STRICT;
      CREATE INDEX known_device_id ON known_device (device_id);
      CREATE TABLE sent_code (
        id INTEGER PRIMARY KEY,
        target TEXT NOT NULL,
        scene TEXT NOT NULL,
        ip TEXT NOT NULL,
        mac TEXT NOT NULL,
        wrong INTEGER NOT NULL DEFAULT 0,
        used INTEGER NOT NULL DEFAULT 0,
        at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sent_code_target ON sent_code (target, at);
      CREATE INDEX sent_code_ip ON sent_code (ip, at);
      CREATE TABLE mail (id INTEGER PRIMARY KEY, target TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
      CREATE TABLE attempt (kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
      CREATE INDEX attempt_subject ON attempt (kind, subject, at);
      CREATE TABLE lock (subject TEXT PRIMARY KEY, until INTEGER NOT NULL, strikes INTEGER NOT NULL) STRICT;
    `,
  },
  {
    id: 'accounts-0002',
    up: `
      ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
      ALTER TABLE session ADD COLUMN network TEXT NOT NULL DEFAULT '';
      ALTER TABLE sent_code ADD COLUMN trusted INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE sent_code ADD COLUMN strange INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX user_phone ON user (phone);
      CREATE INDEX user_whole_phone ON user (phone_code || phone);
      CREATE INDEX session_expires ON session (expires);
    `,
  },
  {
    id: 'accounts-0003',
    up: `
      UPDATE sent_code SET mac = '----------------------------------------------------------------' WHERE mac = '';
      CREATE TABLE authenticator (
        user_id TEXT PRIMARY KEY,
        secret TEXT NOT NULL,
        last_step INTEGER NOT NULL,
        since INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE offered_key (user_id TEXT PRIMARY KEY, secret TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
      CREATE TABLE recovery_code (
        user_id TEXT NOT NULL,
        mac TEXT NOT NULL,
        used INTEGER,
        PRIMARY KEY (user_id, mac)
      ) STRICT;
      CREATE TABLE withdraw_password (
        user_id TEXT PRIMARY KEY,
        hash TEXT NOT NULL,
        wrong INTEGER NOT NULL DEFAULT 0,
        locked_until INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE TABLE withdraw_hold (user_id TEXT PRIMARY KEY, until INTEGER NOT NULL, cause TEXT NOT NULL) STRICT;
    `,
  },
  {
    id: 'accounts-0004',
    up: `
      ALTER TABLE user ADD COLUMN surname TEXT;
      ALTER TABLE user ADD COLUMN first_name TEXT;
      ALTER TABLE user ADD COLUMN gender INTEGER NOT NULL DEFAULT 0 CHECK (gender IN (0, 1, 2, 3));
      ALTER TABLE user ADD COLUMN birthday TEXT;
      ALTER TABLE user ADD COLUMN country TEXT;
      ALTER TABLE user ADD COLUMN address TEXT;
      CREATE TABLE identity (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('basic', 'advanced')),
        state INTEGER NOT NULL CHECK (state IN (0, 1, -1)),
        details TEXT NOT NULL,
        document TEXT,
        reason TEXT,
        reject_fields TEXT NOT NULL,
        automatic INTEGER NOT NULL,
        client_order_id TEXT NOT NULL,
        submitted_at INTEGER NOT NULL,
        reviewed_at INTEGER
      ) STRICT;
      CREATE INDEX identity_of_user ON identity (user_id, submitted_at);
      CREATE INDEX identity_to_review ON identity (submitted_at) WHERE state = 0;
      CREATE UNIQUE INDEX identity_one_at_a_time ON identity (user_id, kind) WHERE state >= 0;
      CREATE UNIQUE INDEX identity_of_document ON identity (document) WHERE state = 1;
      CREATE TABLE identity_photo (path TEXT PRIMARY KEY, identity_id TEXT NOT NULL) STRICT;
    `,
  },
  {
    id: 'accounts-0005',
    up: 'ALTER TABLE user ADD COLUMN sample_until INTEGER',
  },
  // who was seen on a browser is asked at each log-in
  {
    id: 'accounts-0006',
    up: 'CREATE INDEX session_of_device ON session (device_id)',
  },
  // filled at the start, since SQL has no key: person.ts
  {
    id: 'accounts-0007',
    up: `
      ALTER TABLE identity ADD COLUMN person TEXT;
      CREATE INDEX identity_person ON identity (person) WHERE person IS NOT NULL;
      CREATE INDEX identity_unknown ON identity (id) WHERE kind = 'basic' AND state = 1 AND person IS NULL;
      CREATE INDEX user_birthday ON user (birthday, country) WHERE birthday IS NOT NULL;
      CREATE TABLE linked_document (document TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE INDEX linked_person ON linked_document (person);
    `,
  },
  // where the zero belongs to the number (Côte d'Ivoire, Burkina Faso, Benin, Congo, Tajikistan) it was dropped before
  {
    id: 'accounts-0008',
    up: `
      UPDATE OR IGNORE user SET phone = '0' || phone
      WHERE (phone_code, length(phone)) IN (VALUES ('225', 9), ('226', 7), ('229', 9), ('242', 8), ('992', 8))
    `,
  },
  // sessions that ended stay for a month and more: what asks for those that go on, or for one that knows a place, does not walk them
  {
    id: 'accounts-0009',
    up: `
      DROP INDEX session_of_user;
      CREATE INDEX session_live ON session (user_id, last_seen) WHERE revoked IS NULL;
      CREATE INDEX session_network ON session (user_id, network);
      CREATE INDEX session_browser ON session (user_id) WHERE device_id <> '';
    `,
  },
  // what is deleted each night, and the mail of one address, is found without looking at everybody's
  {
    id: 'accounts-0010',
    up: `
      CREATE INDEX attempt_at ON attempt (at);
      CREATE INDEX lock_until ON lock (until);
      CREATE INDEX sent_code_at ON sent_code (at);
      CREATE INDEX mail_at ON mail (at);
      CREATE INDEX mail_target ON mail (target);
      CREATE INDEX offered_key_at ON offered_key (at);
      CREATE INDEX withdraw_hold_until ON withdraw_hold (until);
    `,
  },
  // a closed account's papers go with their photos
  {
    id: 'accounts-0011',
    up: 'CREATE INDEX identity_photo_of ON identity_photo (identity_id)',
  },
  // the newest of a kind, a page and an order's own are found without reading what else a person handed in
  {
    id: 'accounts-0012',
    up: `
      DROP INDEX identity_of_user;
      CREATE INDEX identity_order ON identity (user_id, client_order_id);
      ${listSchema(identityPlan, { user_id: 'TEXT', kind: 'TEXT' })}
    `,
  },
  // an account knows its newest fifty browsers (session.ts)
  {
    id: 'accounts-0013',
    up: `
      DELETE FROM known_device WHERE rowid IN (SELECT rowid FROM
        (SELECT rowid, row_number() OVER (PARTITION BY user_id ORDER BY since DESC, rowid DESC) AS nth FROM known_device)
        WHERE nth > 50);
    `,
  },
  // mails are in the language in which a person last used the app
  {
    id: 'accounts-0014',
    up: 'ALTER TABLE user ADD COLUMN language TEXT',
  },
]
