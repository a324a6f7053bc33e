import { expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { sumsOf } from '../../../sandbox/src/testing/rewards/kept.ts'

test('teams of an exchange from before are those of its invitations, three levels deep', () => {
  const db = openDatabase(':memory:')
  // the ledger's eighth reads tables of rewards
  const before = migrations.filter(({ id }) => !id.startsWith('rewards-') && id !== 'ledger-0008')
  migrate(db, before)
  const add = db.prepare(
    "INSERT INTO user (id, account_type, account, password, invite_code, inviter_id, created_at) VALUES (?1, 1, ?1, '', ?1, ?2, 0)",
  )
  for (const [id, inviter] of [
    ['a', null],
    ['b', 'a'],
    ['c', 'b'],
    ['d', 'c'],
    ['e', 'd'],
    ['f', null],
  ] as const)
    add.run(id, inviter)
  migrate(db, migrations)
  const rows = db.prepare('SELECT ancestor, descendant, depth FROM team ORDER BY descendant, depth').all()
  expect(rows.map(row => Object.values(row).join(' '))).toEqual([
    ...['a b 1', 'b c 1', 'a c 2', 'c d 1', 'b d 2', 'a d 3', 'd e 1', 'c e 2', 'b e 3'],
  ])
  db.close()
})

/** As an exchange left it that kept no sums. */
function older(): Db {
  const db = openDatabase(':memory:')
  migrate(
    db,
    migrations.filter(({ id }) => id < 'rewards-0004' || !id.startsWith('rewards-')),
  )
  db.exec(`
    INSERT INTO identity (id, user_id, kind, state, details, reject_fields, automatic, client_order_id, submitted_at, person)
      VALUES ('K1', 'ben', 'basic', 1, '{}', '[]', 0, 'o', 0, 'p');
    INSERT INTO person_reward VALUES ('p', 2, '1', 5);
    INSERT INTO reward (id, user_id, kind, ref, level, amount, created_at, claimed_at) VALUES
      ('B1', 'ben', 2, '1', 1, 5, 10, NULL), ('B2', 'ben', 1, 'check-in:2026-11-25', NULL, 1, 10, 20),
      ('B3', 'ben', 1, 'invite:eve', NULL, 5, 30, NULL), ('B4', 'ben', 3, '2026-11-23', 1, 1, 10, NULL);
    INSERT INTO ledger_entry (id, key, type, ref_kind, ref_id, at, body_hash) VALUES
      (1, 'a', 202, 'position', 'P', 100, ''), (2, 'b', 101, 'recharge', 'R', 100, '');
    INSERT INTO inflow (entry_id, user_id, value, at) VALUES (2, 'eve', 7, 100);
    INSERT INTO team (ancestor, descendant, depth, joined, recharged) VALUES ('ben', 'eve', 1, 0, 1), ('ben', 'kim', 2, 90000000, 0);
    INSERT INTO team_income (ancestor, entry_id, descendant, depth, price, amount, at, payday) VALUES
      ('ben', 1, 'eve', 1, '1', 40, 100, '1970-01-02'), ('ben', 2, 'eve', 1, '1', 2, 90000000, NULL);
  `)
  return db
}

test('counts what an older exchange holds of rewards, recharges and teams', () => {
  const db = older()
  migrate(db, migrations)
  const { said, made } = sumsOf(db)
  expect(said).toEqual(made)
  expect(said.rewards).toEqual(['ben 1 check-in 0 1', 'ben 1 invite 1 1', 'ben 2  0 1', 'ben 3  1 1'])
  const days = db.prepare('SELECT day, amount, paid FROM team_day ORDER BY day').all()
  expect(days.map(row => Object.values(row).join(' '))).toEqual(['1970-01-01 40 40', '1970-01-02 2 0'])
  db.close()
})
