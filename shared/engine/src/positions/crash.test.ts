/** Killed under a load of everything that can be ordered: what was answered is there once, what was due happened once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  buySecondCall,
  type Call,
  closeAllCall,
  closePositionCall,
  createAlertCall,
  createPositionCall,
  type InputOf,
  joinCompetitionCall,
  openDemoCall,
  positionListCall,
  swapCall,
  symbolPriceCall,
  termListCall,
} from '@shared/contract'
import { alertStates, directions, orderTypes, positionStates, secondStates, tradeTypes } from '@shared/contract/codes'
import type { Point } from '../../../sandbox/src/testing/ledger/fault.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { marketOrder, type Order, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { secondOrder } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import { HOUR, stamp } from '../clock.ts'

const KILLS = rounds(60)
const below = lots()
const one = <T>(...of: readonly T[] & { 0: T }): T => of[below(of.length)] ?? of[0]

/** Up and down by 0.2 % all the time: whatever waits nearer than that is reached within a minute. */
const wave = (price: number, places: number): [number, string][] =>
  Array.from({ length: KILLS * 300 + 900 }, (_, nth) => [
    nth * 5,
    (price * (1 + ([0, 1, 2, 1, 0, -1, -2, -1][nth % 8] ?? 0) / 1000)).toFixed(places),
  ])
const running = new Mortal({ tape: tapeOf({ BTCUSDT: wave(64_000, 2), XAUUSD: wave(3_300, 2) }), by: 'sigkill' })
let people: TestUser[] = []
/** Orders that were answered, with the id of what they made: whatever happens later, it exists. */
const answered = new Map<string, string>()

beforeAll(async () => {
  await running.begin()
  people = await Promise.all(['ann_crash', 'ben_crash', 'cleo_crash'].map(name => running.newUser(name, '100000')))
  for (const user of people) await running.client.ask(openDemoCall, {}, user)
})
afterAll(() => running.end())

/** @returns whether the exchange still lives */
async function send<C extends Call>(call: C, input: InputOf<C>, user: TestUser): Promise<boolean> {
  const answer = await running.client.call(call, input, user).catch(() => undefined)
  const made = answer?.code === 200 ? (answer.result as { id: string }).id : undefined
  if (made) answered.set((input as { clientOrderId: string }).clientOrderId, made)
  expect(answer?.refusal).not.toBe('server-error')
  return answer !== undefined
}

const near = { expectedPrice: '64000', tolerance: '0.01' }
const gold = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', marginMode: undefined, expectedPrice: '3300' } as const
const way = () => one(directions.buy, directions.sell)

function order(): Order {
  const direction = way()
  const [low, high] = ['63900', '64100']
  const basic = { ...near, direction, quantity: '0.001', accountType: one<1 | 2>(1, 1, 2) }
  const make = one<() => Order>(
    () => marketOrder(basic),
    () => marketOrder({ ...basic, marginMode: 2 }),
    () => marketOrder({ ...basic, orderType: orderTypes.limit, price: direction === 1 ? low : high }),
    () => marketOrder({ ...basic, orderType: orderTypes.stop, triggerPrice: direction === 1 ? high : low }),
    () => marketOrder({ ...basic, ...gold, quantity: '0.01', tolerance: '0.01' }),
    () =>
      marketOrder({
        ...near,
        tradeType: 4,
        direction: 1,
        quantity: '0.001',
        leverage: undefined,
        marginMode: undefined,
      }),
  )
  return make()
}

async function closeOne(user: TestUser): Promise<boolean> {
  const listed = running.client.ask(positionListCall, { state: positionStates.running, tradeType: 1 }, user)
  const { records } = await listed.catch(() => ({ records: [] }))
  const row = records[0]
  return row ? send(closePositionCall, { id: row.id, ...near, clientOrderId: newOrderId() }, user) : true
}

/** Makes room for the next round. */
async function closeAll(user: TestUser): Promise<void> {
  for (const tradeType of [tradeTypes.contract, tradeTypes.cfd])
    for (const accountType of [1, 2] as const)
      await running.client.ask(closeAllCall, { tradeType, accountType, clientOrderId: newOrderId() }, user)
}

/** One of everything. @returns whether the exchange still lives */
async function anything(user: TestUser): Promise<boolean> {
  const clientOrderId = newOrderId()
  const what = below(10)
  if (what < 5) return send(createPositionCall, order(), user)
  if (what === 5) return closeOne(user)
  if (what === 6) return send(buySecondCall, secondOrder({ setId: 'second-30', odds: '0.76', amount: '10' }), user)
  const swap = { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '5', expectedRate: '0.000015', tolerance: '0.005' }
  if (what === 7) return send(swapCall, { ...swap, clientOrderId }, user)
  if (what === 8) return running.operate('clock', 'advance', '1s')
  const direction = way()
  const price = direction === 1 ? '64100' : '63900'
  return send(createAlertCall, { symbol: 'BTCUSDT', direction, price, clientOrderId }, user)
}

const now = async () => (await running.client.call(symbolPriceCall, {})).timestamp

/** Options that are due within the load, where an hour is let pass for them. */
async function buyOptions(): Promise<void> {
  const [term] = await running.client.ask(termListCall, { symbol: 'BTCUSDT', type: 2 }, {})
  const strike = term && 'strikes' in term ? (term.strikes[2] ?? '') : ''
  const option = { tradeType: tradeTypes.option, quantity: '0.1', setId: 'option-1h', strike, ...near }
  const alien = { leverage: undefined, marginMode: undefined }
  for (const user of people) await send(createPositionCall, marketOrder({ ...option, ...alien }), user)
  expect(await running.operate('clock', 'advance', `${HOUR / 1000 - 5}s`)).toBe(true)
}

/** A competition that ends within the load. */
async function compete(round: number): Promise<void> {
  const start = stamp((await now()) - HOUR + 8000)
  const terms = ['--title', 'Crash', '--id', `C${round}`, '--start', start, '--hours', '1', '--bots', '0']
  expect(await running.operate('competition', 'create', ...terms, '--rewards', '1:5')).toBe(true)
  for (const user of people) await send(joinCompetitionCall, { id: `C${round}`, clientOrderId: newOrderId() }, user)
}

/** Until it is dead: by a blow from outside, or at a point of some transaction. */
async function underLoad(): Promise<void> {
  const gone = running.gone()
  const point = one<Point | undefined>(undefined, undefined, 'one leg', 'before commit', 'before reply')
  const limit = 40 + below(80)
  let sent = 0
  const work = async (user: TestUser) => {
    for (;;) {
      const isNext = sent++ === limit
      if (isNext && point) await running.arm(point)
      else if (isNext) running.kill()
      if (!(await anything(user))) return
    }
  }
  await Promise.all(people.flatMap(user => [work(user), work(user)]))
  await gone
}

const count = (sql: string, ...values: (string | number)[]) =>
  running.onDisk(db => Number(Object.values(db.prepare(sql).get(...values) ?? {})[0]))
const column = (sql: string, ...values: (string | number)[]) =>
  running.onDisk(db =>
    db
      .prepare(sql)
      .all(...values)
      .map(row => String(Object.values(row)[0])),
  )

/** Of money, and simulated ones. */
const ORDERS = '(SELECT client_order_id, call FROM client_order UNION ALL SELECT client_order_id, call FROM sim_order)'
const ENTRIES = '(SELECT type, ref_id FROM ledger_entry UNION ALL SELECT type, ref_id FROM sim_entry)'

const orders = (path: string) => count(`SELECT count(*) FROM ${ORDERS} WHERE call LIKE ?`, `%${path}`)

/** What was answered exists, and nothing exists beside what was ordered. */
function checkOnDisk(): void {
  running.prove()
  const known = new Set(column(`SELECT client_order_id FROM ${ORDERS}`))
  expect([...answered.keys()].filter(id => !known.has(id))).toEqual([])
  const rows = ['position', 'second_order', 'swap', 'price_alert', 'competition_entry']
  const made = new Set(rows.flatMap(table => column(`SELECT id FROM ${table}`)))
  expect([...answered.values()].filter(id => !made.has(id))).toEqual([])
  expect(count('SELECT count(*) FROM position WHERE parent_id IS NULL')).toBe(orders('appTradePositions/create'))
  expect(count('SELECT count(*) FROM second_order')).toBe(orders('appSecondContractOrder/buy'))
  expect(count('SELECT count(*) FROM swap')).toBe(orders('flashExchange'))
  expect(count('SELECT count(*) FROM price_alert')).toBe(orders('appPriceAlert/create'))
  expect(count('SELECT count(*) FROM competition_entry')).toBe(orders('appCompetition/join'))
}

/** Every one of them has ended by one entry of these. */
function checkEndedOnce(refs: string[], ...types: number[]): void {
  const ended = column(
    `SELECT ref_id FROM ${ENTRIES} WHERE type IN (${types.join()}) AND ref_id IN (${refs.map(() => '?').join() || "''"})`,
    ...refs,
  )
  expect(ended.sort()).toEqual(refs.sort())
}

/** A minute and a half later all that was due has happened, once. */
function checkSettled(): void {
  const over = (table: string, state: number) => count(`SELECT count(*) FROM ${table} WHERE state <> ?`, state)
  expect(over('second_order', secondStates.closed)).toBe(0)
  checkEndedOnce(column('SELECT id FROM second_order'), 302, 303, 304, 305)
  expect(over('price_alert', alertStates.reached)).toBe(0)
  const told = count("SELECT count(*) FROM message WHERE event_key LIKE 'alert:%'")
  expect(told).toBe(count('SELECT count(*) FROM price_alert'))
  const options = column('SELECT id FROM position WHERE trade_type = 3')
  expect(count('SELECT count(*) FROM position WHERE trade_type = 3 AND state <> 3')).toBe(0)
  checkEndedOnce(options, 211)
  // limits and stops were reached: each paid the fee of an opening once, and keeps nothing
  expect(count('SELECT count(*) FROM position WHERE state = 0')).toBe(0)
  checkEndedOnce(
    column('SELECT id FROM position WHERE trade_type = 1 AND parent_id IS NULL AND open_price IS NOT NULL'),
    202,
  )
  expect(count('SELECT count(*) FROM competition WHERE settled_at IS NULL')).toBe(0)
  checkEndedOnce(column("SELECT id FROM competition_entry WHERE state = 'ended'"), 712)
  expect(count("SELECT count(*) FROM competition_entry WHERE state <> 'ended'")).toBe(0)
}

test(`killed ${KILLS} times under a load of all modes: what was answered is there once, what was due happened once (SEED=${seed})`, async () => {
  for (let round = 0; round < KILLS; round++) {
    if (round % 3 === 0) await buyOptions()
    await compete(round)
    await underLoad()
    checkOnDisk()
    await running.start()
    expect(await running.operate('clock', 'advance', '90s')).toBe(true)
    for (const user of people) await closeAll(user)
    await running.stop()
    checkOnDisk()
    checkSettled()
    await running.start()
  }
  await running.stop()
  expect(answered.size).toBeGreaterThan(KILLS * 25)
  expect(count('SELECT count(*) FROM position WHERE order_type IN (2, 3) AND state IN (1, 3)')).toBeGreaterThan(KILLS)
})
