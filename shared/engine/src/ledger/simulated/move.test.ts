/** Virtual money of an older database is brought to books of its own. */
import { expect, test } from '@jest/globals'
import { migrations } from '../../../../sandbox/src/domains/migrations.ts'
import { migrate } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { transact } from '../../db/transact.ts'
import type { Filter } from '../filter.ts'
import { checkLedger, HOUSE, heldBy, openBooks, post } from '../index.ts'
import { balanceLog } from '../log.ts'
import { dueSums, FILL_SUMS } from '../sum-tables.ts'

type OldLeg = [owner: string, kind: string, minor: number, sub?: string]

/** As it was posted until then: the house has one side for everybody. */
class OldBooks {
  readonly db: Db = openDatabase(':memory:')
  readonly #balances = new Map<string, { id: number; balance: number }>()
  #entries = 0

  constructor() {
    const before = migrations.slice(
      0,
      migrations.findIndex(({ id }) => id === 'ledger-0008'),
    )
    migrate(
      this.db,
      before.filter(({ id }) => id !== 'ledger-0007'),
    )
  }

  post(...legs: OldLeg[]): number {
    const id = ++this.#entries
    const text = `INSERT INTO ledger_entry VALUES (?, ?, '', 201, 'position', 'P', NULL, NULL, ?)`
    this.db.prepare(text).run(id, `open-margin:${id}`, id * 1000)
    legs.forEach(([owner, kind, minor, sub = ''], seq) => {
      const account = this.#account(owner, kind, sub)
      account.balance += minor
      this.db.prepare('UPDATE ledger_account SET balance = ? WHERE id = ?').run(account.balance, account.id)
      this.db
        .prepare('INSERT INTO ledger_posting VALUES (?, ?, ?, ?, ?)')
        .run(id, seq, account.id, minor, account.balance)
      const line = this.db.prepare('INSERT INTO ledger_line VALUES (?, ?, ?, 201, ?, ?, ?, ?)')
      if (owner !== HOUSE) line.run(owner, id, seq, currencyOf(kind), kind, minor, id * 1000)
    })
    return id
  }

  #account(owner: string, kind: string, sub: string) {
    const name = `${owner}/${kind}/${sub}`
    const known = this.#balances.get(name)
    if (known) return known
    const account = { id: this.#balances.size + 1, balance: 0 }
    this.#balances.set(name, account)
    const text = 'INSERT INTO ledger_account VALUES (?, ?, ?, ?, ?, 0)'
    this.db.prepare(text).run(account.id, owner, currencyOf(kind), kind, sub)
    return account
  }

  keepSums(): void {
    for (const { table } of dueSums) this.db.exec(`DELETE FROM ${table}`)
    this.db.exec(FILL_SUMS)
  }

  grant = (owner: string) => this.post([HOUSE, 'virtual', -1000], [owner, 'virtual', 1000, 'demo'])

  order(user: string, id: string, after: number, upto: number): void {
    const text = `INSERT INTO client_order VALUES (?, ?, '/create', '', '{"id":"P"}', ?, ?, 0)`
    this.db.prepare(text).run(user, id, after, upto)
  }

  demo(owner: string, no: string, token: string | null): void {
    const expires = token === null ? null : 1
    this.db.prepare('INSERT INTO demo_account VALUES (?, ?, ?, ?, 0)').run(owner, no, token, expires)
  }
}

const ANN = "INSERT INTO user (id, account_type, password, invite_code, created_at) VALUES ('ann', 1, '', 'ANN', 0)"

const currencyOf = (kind: string) => (kind.startsWith('virtual') ? 'VUSDT' : 'USDT')

function lived(): OldBooks {
  const books = new OldBooks()
  books.db.exec(ANN)
  books.post([HOUSE, 'external', -50], ['ann', 'balance', 50])
  // a visitor that ann took over, one that is still there, and one that was taken down
  books.grant('D1')
  books.post(['D1', 'virtual', -1000, 'demo'], ['ann', 'virtual', 1000, 'demo'])
  books.grant('D2')
  books.grant('D3')
  books.post([HOUSE, 'virtual', 1000], ['D3', 'virtual', -1000, 'demo'])
  books.post(['D2', 'virtual', -40, 'demo'], ['D2', 'virtual-margin', 40, 'P2'])
  books.post(['D2', 'virtual-margin', -40, 'P2'], ['D2', 'virtual', 30, 'demo'], [HOUSE, 'virtual', 10])
  books.post(['ann', 'virtual', -70, 'demo'], ['ann', 'virtual-margin', 70, 'PA'])
  books.post(['ann', 'balance', -20], ['ann', 'contract', 20])
  books.demo('ann', 'D1', null)
  books.demo('D2', 'D2', 'hash')
  books.order('D2', 'of-visitor', 6, 7)
  books.order('D3', 'of-gone', 5, 6)
  books.order('ann', 'simulated', 8, 9)
  books.order('ann', 'of-money', 9, 10)
  books.keepSums()
  return books
}

test('each owner’s entries, balances and orders are in books of their own, and money’s are as they were', () => {
  const { db } = lived()
  const before = db.prepare("SELECT * FROM ledger_account WHERE currency = 'USDT'").all()
  migrate(db, migrations)
  openBooks(db, () => 20_000)
  expect(checkLedger(db)).toEqual([])
  expect(db.prepare('SELECT * FROM ledger_account').all()).toEqual(before)
  expect(heldBy(db, 'ann').map(({ kind, balance }) => [kind, balance])).toEqual([
    ['balance', 30n],
    ['contract', 20n],
    ['virtual', 930n],
    ['virtual-margin', 70n],
  ])
  const virtual = balanceLog(db, 'D2', { account: 'virtual', currency: 'VUSDT' } as Filter)
  expect(virtual.records.map(({ id, amount, after }) => [id, amount, after])).toEqual([
    ['v8-1', '0.0000003', '0.0000099'],
    ['v7-0', '-0.0000004', '0.0000096'],
    ['v4-0', '0.00001', '0.00001'],
  ])
  const orders = (table: string) => db.prepare(`SELECT user_id || ' ' || client_order_id AS name FROM ${table}`).all()
  expect(orders('sim_order').map(({ name }) => name)).toEqual(['D2 of-visitor', 'ann simulated'])
  expect(orders('client_order').map(({ name }) => name)).toEqual(['ann of-money'])
  db.close()
})

test('they go on from there', () => {
  const { db } = lived()
  migrate(db, migrations)
  openBooks(db, () => 20_000)
  const leg = (kind: 'virtual' | 'virtual-margin', minor: bigint, sub: string) => {
    return { owner: 'ann', currency: 'VUSDT', kind, minor, sub }
  }
  const legs = [leg('virtual-margin', -70n, 'PA'), leg('virtual', 70n, 'demo')]
  const ref = { kind: 'position', id: 'PA' }
  transact(db, tx => post(tx, { key: 'margin-returned:PA', type: 'margin-returned', ref, legs }))
  expect(heldBy(db, 'ann').find(({ kind }) => kind === 'virtual')?.balance).toBe(1000n)
  expect(checkLedger(db)).toEqual([])
  for (const table of ['ledger_entry', 'ledger_line', 'ledger_posting', 'client_order'])
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow('append-only')
  db.close()
})

test('of a long history the newest thousand entries are brought', () => {
  const { db } = manyEntries()
  migrate(db, migrations)
  openBooks(db, () => 20_000)
  expect(checkLedger(db)).toEqual([])
  expect(db.prepare('SELECT count(*) AS n FROM sim_entry').get()?.n).toBe(1000)
  expect(heldBy(db, 'ann')).toMatchObject([{ kind: 'virtual', balance: 1000n }])
  db.close()
})

function manyEntries(): OldBooks {
  const books = new OldBooks()
  books.db.exec(ANN)
  books.demo('ann', 'D1', null)
  books.grant('ann')
  transact(books.db, () => {
    for (let nth = 0; nth < 1100; nth++)
      books.post([HOUSE, 'virtual', nth % 2 ? 5 : -5], ['ann', 'virtual', nth % 2 ? -5 : 5, 'demo'])
  })
  return books
}
