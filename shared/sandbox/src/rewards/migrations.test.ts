import { expect, test } from '@jest/globals'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { migrations } from '../domains.ts'

test('teams of an exchange from before are those of its invitations, three levels deep', () => {
  const db = openDatabase(':memory:')
  const before = migrations.filter(({ id }) => !id.startsWith('rewards-'))
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
