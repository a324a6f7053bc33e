import { expect, test } from '@jest/globals'
import type { Context } from '@shared/engine/context'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import { registerHooks } from '../../../sandbox/src/domains/hooks.ts'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { knowPersons } from '../accounts/person.ts'
import { claimOnce, hasClaimed, joinClaims } from './claimed.ts'

function emptyExchange() {
  const db = openDatabase(':memory:')
  migrate(db, migrations)
  registerHooks(db)
  return db
}

const gift = { kind: 2, ref: '1' } as const

test('counts what an older exchange paid a verified account, and that it was invited, as the person’s', () => {
  const db = emptyExchange()
  db.exec(`
    INSERT INTO identity (id, user_id, kind, state, details, document, reject_fields, automatic, client_order_id, submitted_at)
      VALUES ('K1', 'ben', 'basic', 1, '{}', '1 TH 42', '[]', 0, 'o', 0), ('K2', 'eve', 'basic', -1, '{}', '1 TH 43', '[]', 0, 'o', 0);
    INSERT INTO team (ancestor, descendant, depth) VALUES ('ann', 'ben', 1);
    INSERT INTO reward (id, user_id, kind, ref, amount, created_at, claimed_at) VALUES
      ('B1', 'ben', 2, '1', 5, 10, 20), ('B2', 'ben', 1, 'recharge', 5, 10, NULL), ('B3', 'ben', 1, 'invite:eve', 5, 10, 20),
      ('B4', 'ann', 1, 'invite:ben', 5, 30, NULL), ('B5', 'eve', 2, '1', 5, 10, 20);
  `)
  knowPersons({ db, keys: { secret: 'secret' } } as Context)
  const rows = db.prepare('SELECT kind, ref, at FROM person_reward ORDER BY at').all()
  expect(rows.map(row => Object.values(row))).toEqual([
    [2, '1', 20],
    [1, 'invited', 30],
  ])
  db.close()
})

test('keeps each claim once when two people turn out to be one', () => {
  const db = emptyExchange()
  transact(db, tx => {
    for (const person of ['one', 'other']) expect(claimOnce(tx, person, gift, 1)).toBe(true)
    claimOnce(tx, 'other', { kind: 2, ref: '2' }, 1)
    joinClaims(tx, 'other', 'one')
    expect([hasClaimed(tx, 'one', { kind: 2, ref: '2' }), hasClaimed(tx, 'other', gift)]).toEqual([true, false])
    expect(claimOnce(tx, 'one', gift, 2)).toBe(false)
  })
  db.close()
})
