import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from '@jest/globals'
import { outcomeSchema } from './outcome-schema.ts'

let db: DatabaseSync
const sums = () => db.prepare('SELECT user_id, ended, won, gained, lost FROM kept ORDER BY user_id').all()
beforeEach(() => {
  db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE round (user_id TEXT, account TEXT, state INTEGER, profit TEXT);
    INSERT INTO round VALUES ('a', '', 3, '8.00000001'), ('a', '', 3, '-10'), ('a', '', 1, NULL)`)
  const moves = ['user_id', 'account', 'state', 'profit']
  db.exec(outcomeSchema({ table: 'kept', of: 'round', moves, counts: row => `(${row}.state = 3)` }))
})

test('counts what had ended before the sums were kept', () => {
  expect(sums()).toMatchObject([{ user_id: 'a', ended: 2, won: 1, gained: 800000001, lost: 1000000000 }])
})

test('counts what ends, and neither what runs nor what brought and cost nothing', () => {
  db.exec("UPDATE round SET state = 3, profit = '4' WHERE state = 1")
  db.exec("INSERT INTO round VALUES ('a', '', 1, NULL), ('a', '', 3, '0')")
  expect(sums()).toMatchObject([{ ended: 3, won: 2, gained: 1200000001, lost: 1000000000 }])
})

test('moves the sums with the rows to another person, and forgets what is deleted', () => {
  db.exec("UPDATE round SET user_id = 'b'")
  db.exec("DELETE FROM round WHERE profit = '-10'")
  expect(sums()).toMatchObject([
    { user_id: 'a', ended: 0, gained: 0, lost: 0 },
    { user_id: 'b', ended: 1, won: 1, lost: 0 },
  ])
})
