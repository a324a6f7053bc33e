/** What is kept of orders and incomes, against the orders and incomes themselves. */
import { expect, test } from '@jest/globals'
import { incomeStates, productOrderStates } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { part, type Tx, transact } from '@shared/engine/db/transact'
import { noReason } from '@shared/engine/reasons/stored'
import { sum } from '@shared/money'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { insertOne } from '../../../sandbox/src/testing/growth/copies.ts'
import { keptFaults } from '../../../sandbox/src/testing/invest/kept.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { insertIncome, insertOrder, updateOrder } from './rows.ts'
import type { ProductOrderRow } from './tables.ts'

const { notStarted, running, ended, frozen, cancelled } = productOrderStates
const people = ['u', 'v'] as const
const products = [
  { id: 'A', type: 1, currency: 'USDT', income_currency: 'USDT' },
  { id: 'M', type: 2, currency: 'USDT', income_currency: 'BTC' },
  { id: 'B', type: 3, currency: 'BTC', income_currency: 'BTC' },
] as const

const decimal = fc
  .tuple(fc.nat(10_000), fc.nat(99_999_999), fc.integer({ min: 0, max: 8 }))
  .map(([whole, rest, places]) => sum([`${whole}.${String(rest).padStart(8, '0').slice(0, places) || '0'}`]).toString())
const act = fc.record({
  do: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('buy', 'start', 'start') },
    { weight: 6, arbitrary: fc.constant('income') },
    { weight: 3, arbitrary: fc.constantFrom('freeze', 'unfreeze', 'end', 'cancel') },
  ),
  nth: fc.nat(30),
  who: fc.constantFrom(...people),
  of: fc.constantFrom(...products),
  minor: fc.integer({ min: 1, max: 10 ** 15 }),
  units: fc.integer({ min: 1, max: 50 }),
  net: decimal,
  // late incomes fell due on an earlier day
  day: fc.integer({ min: -3, max: 3 }),
  isTakenBack: fc.boolean(),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** From the second income on a machine promises a day less. */
const CYCLE = 31
const NOW = Date.parse('2026-11-20T15:00:00+08:00')

function addProducts(db: Db): void {
  for (const { id, type, currency } of products)
    insertOne(db, 'product', {
      ...{ id, type, currency, words: '{}', images: '[]', cycle_days: CYCLE, level_limit: 0, details: '{}' },
      ...{ min_amount: '1', max_amount: '10', sale_start: 0, start_delay_minutes: 60, agreement_id: 'a' },
      ...(type === 2 ? { price: '1' } : { rate: '0.1' }),
      ...(type === 3 && { closes_at: 1 }),
    })
}

function orderOf(id: string, { who, of, minor, units }: Act): ProductOrderRow {
  const { id: product_id, ...terms } = of
  const isMachine = of.type === 2
  return {
    ...{
      id,
      user_id: who,
      product_id,
      client_order_id: null,
      ...terms,
      cycle_days: CYCLE,
      rate: isMachine ? null : '0.1',
    },
    ...{ redeem_fee_rate: null, power_w: null, power_price: null, amount: '1', units: isMachine ? units : null },
    ...{ status: notStarted, created_at: NOW, start_at: null, shifted: 0, frozen_at: null, ...noReason },
    ...{ done: 0, total_income: '0', principal: minor, promised: isMachine ? 0 : minor + 7 },
    ...{ ended_at: null, end_reason: null },
  }
}

class Orders {
  readonly db: Db = openDatabase(':memory:')
  #bought = 0

  constructor() {
    migrate(this.db, migrations)
    addProducts(this.db)
  }

  take(one: Act): void {
    transact(this.db, tx => {
      if (!one.isTakenBack) return this.#does(tx, one)
      try {
        part(tx, () => {
          this.#does(tx, one)
          throw new Error('taken back')
        })
      } catch {}
    })
  }

  #does(tx: Tx, one: Act): void {
    if (one.do === 'buy') return void insertOrder(tx, orderOf(`P${++this.#bought}`, one))
    const row = this.#any(one)
    if (!row) return
    if (one.do === 'income') return this.#pay(tx, row, one)
    updateOrder(tx, row, changes[one.do])
  }

  /** One that the act can happen to. */
  #any({ do: what, nth }: Act): ProductOrderRow | undefined {
    const status = { start: notStarted, cancel: notStarted, unfreeze: frozen }[what as string] ?? running
    const rows = this.db.prepare('SELECT * FROM product_order WHERE status = ?').all(status) as ProductOrderRow[]
    return rows[nth % Math.max(1, rows.length)]
  }

  #pay(tx: Tx, row: ProductOrderRow, { net, day }: Act): void {
    const n = row.done + 1
    insertIncome(tx, {
      ...{ order_id: row.id, n, user_id: row.user_id, due_at: NOW + day * DAY + n, gross: net, power: '0', net },
      ...{ currency: row.income_currency, price: null, state: incomeStates.paid },
    })
    updateOrder(tx, row, { done: n, promised: Math.max(0, row.promised - 1000) })
  }
}

const over = { principal: 0, promised: 0 }
const changes: Readonly<Record<'start' | 'freeze' | 'unfreeze' | 'end' | 'cancel', Partial<ProductOrderRow>>> = {
  start: { status: running, start_at: NOW },
  freeze: { status: frozen, frozen_at: NOW },
  unfreeze: { status: running, frozen_at: null },
  end: { status: ended, ...over },
  cancel: { status: cancelled, ...over },
}

const acts = fc.array(act, { minLength: 40, maxLength: 120 })
const [NUMBER, COUNTED] = ['SELECT count(*) AS n FROM', 'SELECT sum(n) AS n FROM product_order_count']

test('what is kept of orders is what they and their incomes add up to, whatever was bought, paid, left and taken back', () => {
  let paid = 0
  fc.assert(
    fc.property(acts, taken => {
      const { db, ...orders } = lived(taken)
      expect(keptFaults(db)).toEqual([])
      expect(db.prepare(COUNTED).get()?.n ?? 0).toBe(orders.bought)
      paid += Number(db.prepare(`${NUMBER} product_income`).get()?.n)
      db.close()
    }),
    { numRuns: rounds(600) },
  )
  expect(paid).toBeGreaterThan(rounds(600))
})

function lived(taken: readonly Act[]) {
  const orders = new Orders()
  for (const one of taken) orders.take(one)
  return { db: orders.db, bought: Number(orders.db.prepare(`${NUMBER} product_order`).get()?.n) }
}

test('an exchange of an earlier version begins with the sums of its orders, and tells the incomes that it had not told', () => {
  const db = openDatabase(':memory:')
  migrate(
    db,
    migrations.filter(({ id }) => id !== 'invest-0003'),
  )
  addProducts(db)
  const [older, newer] = fc.sample(act, { numRuns: 2, seed: 7 })
  if (!older || !newer) throw new Error('There are no samples')
  for (const [id, one] of Object.entries({ P1: older, P2: newer })) {
    insertOne(db, 'product_order', orderOf(id, one))
    for (const n of [1, 2]) insertOne(db, 'product_income', oldIncome(id, one, n))
  }
  migrate(db, migrations)
  expect(keptFaults(db)).toEqual([])
  const untold = db.prepare('SELECT sum(whole) AS whole, sum(minor) AS minor FROM income_untold').get()
  expect({ ...untold }).toEqual({ whole: 4, minor: 50_000_000 })
  db.close()
})

/** The second one of each order was not told: 2.25. */
const oldIncome = (order_id: string, { who, of }: Act, n: number) => ({
  ...{ order_id, n, user_id: who, due_at: NOW + n * DAY, gross: '0', power: '0', net: `${n}.25`, state: 1 },
  ...{ currency: of.income_currency, told: 2 - n },
})
