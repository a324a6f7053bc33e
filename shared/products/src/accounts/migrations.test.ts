import { expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'

test('numbers of countries that keep the zero get back the one that an exchange from before dropped', () => {
  const db = openDatabase(':memory:')
  const before = migrations.filter(({ id }) => id !== 'accounts-0008')
  migrate(db, before)
  const add = db.prepare(
    "INSERT INTO user (id, account_type, phone_code, phone, password, invite_code, created_at) VALUES (?1, 2, ?2, ?3, '', ?1, 0)",
  )
  add.run('abidjan', '225', '712345678')
  add.run('cotonou', '229', '197123456')
  add.run('again', '229', '0197123456')
  add.run('porto-novo', '229', '195000111')
  add.run('ouagadougou', '226', '70123456')
  add.run('bobo', '226', '1234567')
  add.run('dushanbe', '992', '17123456')
  add.run('brazzaville', '242', '61234567')
  add.run('bangkok', '66', '812345678')
  migrate(db, migrations)
  const phones = db.prepare('SELECT id, phone FROM user ORDER BY id').all()
  expect(Object.fromEntries(phones.map(({ id, phone }) => [id, phone]))).toEqual({
    abidjan: '0712345678',
    again: '0197123456',
    bangkok: '812345678',
    bobo: '01234567',
    brazzaville: '061234567',
    cotonou: '197123456',
    dushanbe: '017123456',
    ouagadougou: '70123456',
    'porto-novo': '0195000111',
  })
  db.close()
})
