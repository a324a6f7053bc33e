/** Each fault that books can have is found, in whatever slice it is. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { checkSince } from './check.ts'
import { checkLedger, openBooks, post, toMinor } from './index.ts'
import { ledgerMigrations } from './migrations.ts'

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, ledgerMigrations)
  openBooks(db, () => 1000)
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%\\_no\\_%' ESCAPE '\\'").all())
    triggers.set(
      String(name),
      String(db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(String(name))?.sql),
    )
})
afterEach(() => db.close())

const triggers = new Map<string, string>()

/** As whoever has the file can do it: the triggers are there again afterwards. */
function tamper(...statements: string[]): void {
  for (const name of triggers.keys()) db.exec(`DROP TRIGGER ${name}`)
  for (const sql of ['PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF', ...statements]) db.exec(sql)
  for (const sql of triggers.values()) db.exec(sql)
}

/** Entry n is of n USDT, from the world to Ann. */
const book = (n: number) =>
  transact(db, tx => {
    for (let nth = 1; nth <= n; nth++) {
      const minor = toMinor(String(nth))
      const legs = [
        { owner: 'house', currency: 'USDT', kind: 'external' as const, minor: -minor },
        { owner: 'ann', currency: 'USDT', kind: 'balance' as const, minor },
      ]
      post(tx, { key: `adjustment:${nth}`, type: 'adjustment', ref: { kind: 'adjustment', id: String(nth) }, legs })
    }
  })

const VIRTUAL = "INSERT INTO ledger_account VALUES (9, 'ann', 'VUSDT', 'virtual', '', 0)"

const plants: [invariant: number, what: string, plant: string[]][] = [
  [
    1,
    'entry 2 is off by 1 USDT',
    ['UPDATE ledger_posting SET amount = amount + 100000000 WHERE entry_id = 2 AND seq = 1'],
  ],
  [
    2,
    'account 2 after entry 2: 4, posted 3',
    ['UPDATE ledger_posting SET after = 400000000 WHERE entry_id = 2 AND seq = 1'],
  ],
  [2, 'ann/balance (2) holds 7, posted 6', ['UPDATE ledger_account SET balance = 700000000 WHERE id = 2']],
  [3, 'ann/balance holds -1 USDT', ['UPDATE ledger_account SET balance = -100000000 WHERE id = 2']],
  [5, 'entry 2 lost a leg: 1 are left', ['DELETE FROM ledger_posting WHERE entry_id = 2 AND seq = 0']],
  [5, 'entry 2 is not what its owner reads', ['DELETE FROM ledger_line WHERE entry_id = 2']],
  [
    7,
    'ann/virtual holds virtual money in the books of money',
    [VIRTUAL, 'UPDATE ledger_posting SET account_id = 9 WHERE entry_id = 2 AND seq = 1'],
  ],
]

test.each(plants)('(%i) is found, of everything and of the newest entries: %s', (invariant, what, plant) => {
  book(3)
  tamper(...plant)
  expect(checkLedger(db)).toContainEqual({ invariant, what })
  expect(checkSince(db, 1)).toContainEqual({ invariant, what })
})

/** The index is not told of the entry. */
function bookAgain(key: string): void {
  const index = db.prepare("SELECT * FROM sqlite_schema WHERE name = 'sqlite_autoindex_ledger_entry_1'").get()
  const table = String(db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'ledger_entry'").get()?.sql)
  const write = (sql: string) => db.prepare("UPDATE sqlite_schema SET sql = ? WHERE name = 'ledger_entry'").run(sql)
  Object(db).enableDefensive(false)
  db.exec("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'sqlite_autoindex_ledger_entry_1'")
  write(table.replace('key TEXT NOT NULL UNIQUE', 'key TEXT NOT NULL'))
  db.exec('PRAGMA writable_schema = RESET')
  db.prepare(
    'INSERT INTO ledger_entry SELECT 9, key, body_hash, type, ref_kind, ref_id, note, biz_time, at FROM ledger_entry WHERE key = ?',
  ).run(key)
  db.exec('PRAGMA writable_schema = ON')
  write(table)
  db.prepare('INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, NULL)').run(
    ...[index?.type, index?.name, index?.tbl_name, index?.rootpage].map(value => value ?? null),
  )
  db.exec('PRAGMA writable_schema = RESET')
}

test('(4) is found: a key that was posted twice', () => {
  book(3)
  bookAgain('adjustment:2')
  const what = 'adjustment:2 leads to another entry: it was posted twice, or its index is damaged'
  expect(checkLedger(db)).toContainEqual({ invariant: 4, what })
})

test('a fault is found in each slice, and at the seam between two', () => {
  book(2100)
  tamper('UPDATE ledger_posting SET amount = amount + 1 WHERE seq = 1 AND entry_id IN (1, 2000, 2001, 2100)')
  const off = checkLedger(db).filter(({ invariant }) => invariant === 1)
  expect(off.map(({ what }) => what)).toEqual([1, 2000, 2001, 2100].map(id => `entry ${id} is off by 0.00000001 USDT`))
})

test('the newest entries are checked alone, with the accounts that they moved', () => {
  book(3)
  tamper(String(plants[0]?.[2][0]))
  expect(checkSince(db, 2)).toEqual([])
})
