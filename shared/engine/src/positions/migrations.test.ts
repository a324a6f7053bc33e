import { expect, test } from '@jest/globals'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { fromStamp } from '../clock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { HOUSE, openBooks, post } from '../ledger/index.ts'
import { nightAfter } from './leveraged/night.ts'
import { positionsMigrations } from './migrations.ts'

const OLD_ROW = `INSERT INTO position (id, user_id, trade_type, symbol, direction, order_type, quantity, leverage, margin_mode,
  margin, open_price, open_seq, open_fee, state, created_at)
  VALUES ('P0000000001', 'u', 1, 'BTCUSDT', 1, 1, '0.1', 20, 2, '320', '64000', 1, '3.2', 1, 0)`

test('in the data of an exchange whose rows did not tell what the insurance paid, the books do', () => {
  const db = openDatabase(':memory:')
  const before = migrations.slice(
    0,
    migrations.findIndex(({ id }) => id === 'positions-0005'),
  )
  migrate(db, before)
  openBooks(db, () => 0)
  const opened = OLD_ROW.replace('created_at)', 'created_at, opened_at)').replace('0)', '0, 0)')
  db.exec(opened)
  db.exec(opened.replace('P0000000001', 'P0000000002'))
  const account = { owner: 'u', currency: 'USDT', kind: 'contract' } as const
  const house = { owner: HOUSE, currency: 'USDT', kind: 'insurance' } as const
  for (const [part, minor] of [101_200_000_050n, 3_000_000_000n].entries())
    transact(db, tx =>
      post(tx, {
        key: `insurance-cover:P0000000001:${part}`,
        type: 'insurance-cover',
        ref: { kind: 'position', id: 'P0000000001' },
        legs: [
          { ...account, minor },
          { ...house, minor: -minor },
        ],
      }),
    )
  migrate(db, migrations)
  expect(db.prepare('SELECT covered FROM position ORDER BY id').all()).toEqual([
    { covered: '1042.0000005' },
    { covered: '0' },
  ])
  db.close()
})

test('in the data of an exchange that settled nothing yet, nothing is settled', () => {
  const db = openDatabase(':memory:')
  const [first] = positionsMigrations
  db.exec('CREATE TABLE migration (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
  db.exec(first?.up ?? '')
  db.prepare('INSERT INTO migration (id, at) VALUES (?, 0)').run(first?.id ?? '')
  db.exec(OLD_ROW)
  migrate(db, migrations)
  expect(db.prepare('SELECT id, quantity, settled FROM position').get()).toEqual({
    id: 'P0000000001',
    quantity: '0.1',
    settled: '0',
  })
  db.close()
})

test('in the data of an exchange that charged all CFDs at once, each is charged next for the night after its last one', () => {
  const db = openDatabase(':memory:')
  const until = migrations.findIndex(({ id }) => id === 'positions-0010')
  migrate(db, migrations.slice(0, until))
  // Friday
  const last = Date.parse('2026-11-27T05:00:00+08:00')
  db.prepare("INSERT INTO exchange_state VALUES ('night', ?)").run(String(last / 1000))
  const opened = ['2026-11-20 12:00:00', '2026-11-27 05:00:00', '2026-11-27 12:00:00', '2026-11-28 05:00:00']
  for (const [nth, time] of opened.entries()) {
    const at = fromStamp(time)
    db.exec(OLD_ROW.replace('P0000000001', `P${nth}`).replace("'u', 1,", "'u', 2,").replace('1, 0)', `1, ${at})`))
  }
  db.exec(OLD_ROW)
  migrate(db, migrations)
  const next = db.prepare('SELECT night_at FROM position ORDER BY created_at, id').all()
  const saturday = fromStamp('2026-11-28 05:00:00')
  const tuesday = fromStamp('2026-12-01 05:00:00')
  expect(next.map(({ night_at }) => night_at)).toEqual([null, saturday, saturday, saturday, tuesday])
  expect(nightAfter(last)).toBe(saturday)
  db.close()
})

test('in the data of an exchange whose rows kept no terms, what runs or waits keeps those of then, and what ended none', () => {
  const db = openDatabase(':memory:')
  const until = migrations.findIndex(({ id }) => id === 'positions-0011')
  migrate(db, migrations.slice(0, until))
  const kinds = [
    [1, 'BTCUSDT'],
    [2, 'USDJPY'],
    [3, 'BTCUSDT'],
    [4, 'BTCUSDT'],
  ]
  for (const [type, symbol] of kinds)
    db.exec(OLD_ROW.replace('P0000000001', `P${type}`).replace("1, 'BTCUSDT'", `${type}, '${symbol}'`))
  db.exec(OLD_ROW.replace(', 1, 0)', ', 3, 0)'))
  migrate(db, migrations)
  const kept = db.prepare('SELECT terms FROM position ORDER BY id DESC').all()
  expect(kept.map(({ terms }) => JSON.parse(String(terms)))).toEqual([
    {},
    { sigma: 0.55, quantityStep: '0.01', markup: '0.02' },
    expect.objectContaining({ contractSize: '100000', spread: '0.014', swapLong: '0.045', swapShort: '0.01' }),
    {
      takerFee: '0.0005',
      makerFee: '0.0002',
      quantityStep: '0.0001',
      tiers: [
        { maxNotional: '50000', maintenanceRate: '0.004', deduction: '0', maxLeverage: 100 },
        { maxNotional: '250000', maintenanceRate: '0.005', deduction: '50', maxLeverage: 50 },
        { maxNotional: '1000000', maintenanceRate: '0.01', deduction: '1300', maxLeverage: 20 },
      ],
    },
    {},
  ])
  db.close()
})
