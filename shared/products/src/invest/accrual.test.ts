/** Two years of orders of all kinds under an exchange that is killed again and again as it catches up: what everybody holds is what whole numbers say. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { debitBuyCall, minerBuyCall, productOrderListCall, redeemCall } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import {
  A1,
  A2,
  A6,
  BITCOIN,
  bondOf,
  dueOf,
  feeOf,
  type Held,
  incomeOf,
  type Kind,
  LITECOIN,
  T1,
} from '../../../sandbox/src/testing/invest/accrual.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]
const [ORDERS, KILLS, DAYS] = [rounds(500), rounds(300), rounds(730)]
const below = lots()
const of = <T>(list: readonly T[]): T => list[below(list.length)] as T

const running = new Mortal({ quoted: ['BTCUSDT', 'LTCUSDT'] })
const people: TestUser[] = []
const held: Held[] = []
const frozen = new Map<Held, number>()
let now = 0
let bond: { kind: Kind; closesAt: number } | undefined
let bonds = 0
let killed = 0

beforeAll(async () => {
  await running.begin()
  for (const name of ['ada', 'ben', 'cleo', 'dan', 'eve']) {
    people.push(await running.newUser(`accrual_${name}`, '1000000'))
    expect(await running.operate('wallet', 'adjust', `accrual_${name}`, 'BTC', '+10')).toBe(true)
  }
  const odd = ['--name', 'T', '--days', '45', '--rate', '0.00137', '--fee', '0.01']
  expect(await running.operate('product', 'add', '--type', 'arbitrage', '--id', 'T1', ...odd)).toBe(true)
  const machine = ['--type', 'mining', '--name', 'T', '--days', '730', '--power-price', '0.06']
  const [bitcoin, litecoin] = [
    ['--id', 'MB', '--price', '2800', '--coin', 'BTC', '--output', '0.00015', '--power', '3500'],
    ['--id', 'ML', '--price', '5600', '--coin', 'LTC', '--output', '0.145', '--power', '3360'],
  ]
  for (const one of [bitcoin, litecoin]) expect(await running.operate('product', 'add', ...machine, ...one)).toBe(true)
  for (const currency of ['USDT', 'BTC', 'LTC'])
    expect(await running.operate('yield', 'fund', '1000000', '--currency', currency)).toBe(true)
  await pass(0)
  await running.start(0)
})
afterAll(() => running.end())

/** It is killed, unless it was before, and down for so long; nobody is signed out by it. */
async function pass(ms: number): Promise<void> {
  if (running.lives) await running.stop()
  running.sleep(ms)
  running.onDisk(db => {
    now = Number(db.prepare("SELECT value FROM exchange_state WHERE key = 'clock'").get()?.value)
    db.prepare('UPDATE session SET last_seen = ?1, expires = ?1 + 86400000').run(now)
  })
}

/** A bond is on sale for twenty days, then the next one. */
async function bondOnSale(): Promise<{ kind: Kind; closesAt: number }> {
  if (bond && now < bond.closesAt) return bond
  const [product, closesAt] = [`TB${++bonds}`, now + 20 * DAY - (now % 1000)]
  const terms = ['--id', product, '--name', product, '--days', '80', '--rate', '0.0731', '--end', stamp(closesAt)]
  expect(await running.operate('product', 'add', '--type', 'bond', ...terms)).toBe(true)
  bond = { kind: bondOf(product), closesAt }
  return bond
}

const inWords = (minor: bigint, places: number) =>
  `${minor / 10n ** BigInt(places)}.${String(minor % 10n ** BigInt(places)).padStart(places, '0')}`

async function buy(): Promise<void> {
  const [user, one] = [of(people), below(8)]
  const onSale = one < 2 ? await bondOnSale() : undefined
  const kind = onSale?.kind ?? of([A1, A2, A6, T1, BITCOIN, LITECOIN])
  const terms = { productId: kind.product, expected: kind.expected, agreed: true, clientOrderId: newOrderId() }
  const amount = kind.machine
    ? BigInt(1 + below(2))
    : BigInt(kind.currency === 'BTC' ? 100_000 + below(9_000_000) : 10_000 + below(90_000))
  const bought = kind.machine
    ? await running.client.ask(minerBuyCall, { ...terms, units: Number(amount) }, user)
    : await running.client.ask(
        debitBuyCall,
        { ...terms, amount: inWords(amount, kind.currency === 'BTC' ? 8 : 2) },
        user,
      )
  const startAt = onSale?.closesAt ?? now + (kind.machine ? DAY : HOUR)
  held.push({ id: bought.id, owner: user.account, kind, amount, startAt, stood: 0 })
}

const live = () =>
  held.filter(
    one => one.leftAt === undefined && one.startAt <= now && dueOf(one, now) < dueOf(one, Number.MAX_SAFE_INTEGER),
  )

/** Before its end, at the price that is shown. */
async function leave(): Promise<void> {
  const one = of(live().filter(({ kind }) => kind.fee !== undefined))
  if (!one || frozen.has(one)) return
  const user = people.find(({ account }) => account === one.owner)
  const shown = (await running.client.ask(productOrderListCall, { id: one.id }, user)).records[0]?.redeem?.amount ?? ''
  await running.client.ask(redeemCall, { orderId: one.id, expectedAmount: shown, clientOrderId: newOrderId() }, user)
  one.leftAt = now
}

async function freeze(): Promise<void> {
  const one = of(live())
  if (one && !frozen.has(one) && (await running.operate('order', 'freeze', one.id))) frozen.set(one, now)
}

async function thaw(): Promise<void> {
  for (const [one, since] of frozen) {
    expect(await running.operate('order', 'unfreeze', one.id)).toBe(true)
    one.stood += now - since
    frozen.delete(one)
  }
}

/** How many moments its last coming up had. */
let moments = 1

/** It comes up, and does what is due, unless it dies over it. */
async function comeUp(): Promise<void> {
  try {
    await running.start(1 + below(moments))
    moments = Math.max(moments / 2, running.moments)
  } catch {
    killed++
    // mostly it dies again before anybody is served
    if (below(3) === 0) await running.start(0)
  }
}

type Row = { order_id: string; n: number; due_at: number; net: string; price: string | null }

const minorOf = (text: string, places: number) => {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(whole) * 10n ** BigInt(places) + BigInt(rest.padEnd(places, '0'))
}
/** Ledger units are of 1e-8 in every currency. */
const SCALE = { USDT: 1_000_000n, BTC: 1n, LTC: 1n } as const
const placesOf = (currency: string) => (currency === 'USDT' ? 2 : 8)

/** What its rows say is what it must be; @returns what all of it moved on its owner's accounts, in ledger units */
function judge(one: Held, rows: readonly Row[]): Map<string, bigint> {
  const until = one.leftAt ?? now
  const due = dueOf(one, until)
  expect([one.id, rows.map(({ n }) => n)]).toEqual([one.id, Array.from({ length: due }, (_, nth) => nth + 1)])
  const nets = rows.map(({ n, price }) => incomeOf(one, n, price))
  expect(rows.map(({ net }) => minorOf(net, placesOf(one.kind.income)))).toEqual(nets)
  const isOver = one.leftAt !== undefined || due === dueOf(one, Number.MAX_SAFE_INTEGER)
  const paid = one.kind.machine ? one.amount * one.kind.machine.price : one.amount
  const back = isOver && !one.kind.machine ? paid - (one.leftAt === undefined ? 0n : feeOf(one, due)) : 0n
  const moved = new Map<string, bigint>([[one.kind.currency, (back - paid) * SCALE[one.kind.currency]]])
  const income = nets.reduce((all, net) => all + net, 0n) * SCALE[one.kind.income]
  return moved.set(one.kind.income, (moved.get(one.kind.income) ?? 0n) + income)
}

const BALANCES = `SELECT u.account, a.currency, CAST(a.balance AS TEXT) AS minor FROM ledger_account a JOIN user u ON u.id = a.owner
  WHERE a.kind = 'balance' AND u.account LIKE 'accrual_%'`

function judgeAll(): void {
  const [rows, balances] = running.onDisk(db => [
    db.prepare('SELECT order_id, n, due_at, net, price FROM product_income ORDER BY order_id, n').all() as Row[],
    db.prepare(BALANCES).all() as { account: string; currency: string; minor: string }[],
  ])
  const byOrder = Map.groupBy(rows, row => row.order_id)
  const must = new Map<string, bigint>(
    people.flatMap(
      ({ account }) =>
        [
          [`${account} USDT`, 10n ** 14n],
          [`${account} BTC`, 10n ** 9n],
        ] as const,
    ),
  )
  for (const one of held)
    for (const [currency, minor] of judge(one, byOrder.get(one.id) ?? [])) {
      const name = `${one.owner} ${currency}`
      must.set(name, (must.get(name) ?? 0n) + minor)
    }
  const has = new Map(balances.map(({ account, currency, minor }) => [`${account} ${currency}`, BigInt(minor)]))
  for (const [name, minor] of must) expect([name, has.get(name) ?? 0n]).toEqual([name, minor])
  for (const one of held.filter(({ stood, kind }) => stood === 0 && !kind.bond))
    for (const { n, due_at } of byOrder.get(one.id) ?? [])
      expect([one.id, due_at]).toEqual([one.id, one.startAt + n * DAY])
}

async function act(): Promise<void> {
  for (let nth = held.length < ORDERS ? below(10) : 0; nth > 0; nth--) await buy()
  if (below(4) === 0) await leave()
  if (below(6) === 0) await freeze()
  if (below(6) === 0) await thaw()
}

test(`${DAYS} days of ${ORDERS} orders with ${KILLS} kills: each income once, in time and to the last cent (seed ${seed})`, async () => {
  const step = (DAYS * DAY) / KILLS / 100
  for (let round = 0; killed < KILLS || held.length < ORDERS; round++) {
    if (running.lives) await act()
    await pass(HOUR * Math.round((step * (60 + below(81))) / HOUR))
    if (round % 10 === 0) running.prove()
    await comeUp()
  }
  if (!running.lives) await running.start(0)
  await thaw()
  for (let days = 0; days < 100; days += 20) {
    await pass(20 * DAY)
    await running.start(0)
  }
  await running.stop()
  running.prove()
  judgeAll()
})
