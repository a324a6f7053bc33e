/** What a simulated account leaves in the database: no more than its newest history, and nothing once it is over. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, openDemoCall } from '@shared/contract'
import {
  closeReasons,
  directions,
  marginModes,
  orderTypes,
  positionStates,
  secondStates,
  tradeTypes,
  tradingAccountTypes,
} from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import { type Tx, transact } from '@shared/engine/db/transact'
import { MOST_SIMULATED, once } from '@shared/engine/ledger/index'
import { tradableTick } from '@shared/engine/positions/checks'
import { closeAt } from '@shared/engine/positions/leveraged/close'
import { placeLeveraged } from '@shared/engine/positions/leveraged/open'
import { specOf } from '@shared/engine/positions/pricing'
import { runningOf } from '@shared/engine/positions/rows'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { tracesOf } from '../../../sandbox/src/testing/db/traces.ts'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { listed, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { secondsOf, staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { demoBeat } from './index.ts'
import { demoAccount } from './rows.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const accountType = tradingAccountTypes.demo
const db = () => exchange.sandbox.context.db
const count = (from: string) => Number(db().prepare(`SELECT count(*) AS n FROM ${from}`).get()?.n)

async function visitor(): Promise<TestUser> {
  const { accountNo, demoToken } = await exchange.client.ask(openDemoCall, {})
  return { id: accountNo, account: '', password: '', token: demoToken ?? '' }
}

/** One order after the other, each under its own id: every second one closes what the one before opened. */
function trade({ id: userId }: TestUser, from: number, orders: number): void {
  const { context } = exchange.sandbox
  const now = context.clock.now()
  transact(db(), tx => {
    for (let nth = from; nth < from + orders; nth++) {
      const request = { userId, clientOrderId: `order-${nth}`, call: '/create', body: { nth }, simulated: true, now }
      once(tx, request, () => ({ id: nth % 2 === 0 ? open(tx, userId) : close(tx, userId) }))()
    }
  })
}

function open(tx: Tx, owner: string): string {
  const { id } = placeLeveraged(tx, exchange.sandbox.context, demoAccount(owner), {
    ...{ tradeType: tradeTypes.contract, symbol: 'BTCUSDT', direction: directions.buy, orderType: orderTypes.market },
    ...{ amount: '64', leverage: 10, marginMode: marginModes.isolated, expectedPrice: '64000', tolerance: '0.01' },
    clientOrderId: 'x',
  })
  return id
}

function close(tx: Tx, owner: string): string {
  const { context } = exchange.sandbox
  const [row] = runningOf(tx, demoAccount(owner))
  if (!row) throw new Error('Nothing runs')
  closeAt(tx, context, row, tradableTick(context, specOf(row)), closeReasons.owner)
  return row.id
}

/** Tables that a simulated order writes, with their rows. */
const written = () =>
  ['client_order', 'ledger_account', 'ledger_entry', 'ledger_line', 'ledger_posting', 'position', 'position_count']
    .concat([
      'sim_account',
      'sim_entry',
      'sim_line',
      'sim_order',
      'sim_posting',
      'sim_sum',
      'sim_total',
      'realized_day',
    ])
    .map(table => [table, count(table)])

test('orders beyond the newest thousand leave no row more', async () => {
  const user = await visitor()
  trade(user, 0, 2 * MOST_SIMULATED + 40)
  const forget = () => {
    pass(exchange, 15 * 60)
    // a second forgets a thousand
    return exchange.sandbox.advance(2)
  }
  await forget()
  const before = written()
  expect(count(`position WHERE user_id = '${user.id}'`)).toBe(MOST_SIMULATED)
  expect(count('sim_order')).toBe(MOST_SIMULATED)
  trade(user, 2 * MOST_SIMULATED + 40, 200)
  await forget()
  expect(written()).toEqual(before)
})

test('the newest stay of what ended: positions by their closing, and second contracts', async () => {
  const user = await visitor()
  await placed(exchange, user, { accountType })
  trade(user, 0, 2)
  await staked(exchange, user, { accountType })
  await exchange.sandbox.advance(61)
  const own = `user_id = '${user.id}' AND state = 3`
  const older = { id: "'OLD-' || i", created_at: 'created_at - i * 1000', closed_at: 'closed_at - i * 1000' }
  copyRows(db(), 'position', own, MOST_SIMULATED - 1, older)
  copyRows(db(), 'second_order', own, MOST_SIMULATED - 1, older)
  trade(user, 2, 4)
  await staked(exchange, user, { accountType })
  await exchange.sandbox.advance(61)
  expect(count(`position WHERE ${own}`)).toBe(MOST_SIMULATED)
  expect(count(`second_order WHERE ${own}`)).toBe(MOST_SIMULATED)
  const ended = { accountType, state: positionStates.closed, pageSize: 200 }
  expect((await listed(exchange, user, ended)).slice(0, 3).map(({ id }) => id.startsWith('OLD'))).toEqual([
    ...[false, false, false],
  ])
  const [newest] = await secondsOf(exchange, user, { accountType, state: secondStates.closed })
  expect(newest?.id).not.toMatch(/^OLD/)
  expect(await listed(exchange, user, { accountType, state: positionStates.running })).toHaveLength(1)
})

const later = (ms: number) => db().prepare('UPDATE demo_account SET expires = expires - ?').run(ms)

test('a visitor’s account is taken down whole, some rows a second: then no row of any table names it', async () => {
  const user = await visitor()
  await staked(exchange, user, { accountType })
  await placed(exchange, user, { accountType })
  trade(user, 1, 500)
  await placed(exchange, user, { accountType, orderType: orderTypes.limit, price: '60000' })
  later(31 * DAY)
  const { context } = exchange.sandbox
  const changes = () => Number(db().prepare('SELECT total_changes() AS n').get()?.n)
  let seconds = 0
  for (; count(`demo_account WHERE owner = '${user.id}'`) > 0 && seconds < 200; seconds++) {
    const before = changes()
    demoBeat(context, context.clock.now())
    expect(changes() - before).toBeLessThan(5 * 500)
    expect(exchange.faults()).toEqual([])
  }
  expect(seconds).toBeGreaterThan(5)
  expect(tracesOf(db(), user.id)).toEqual({})
  expect(count('sim_entry WHERE id NOT IN (SELECT entry_id FROM sim_line)')).toBe(0)
  expect(count('sim_posting WHERE entry_id NOT IN (SELECT id FROM sim_entry)')).toBe(0)
})

test('what a person took over goes on, and the visitor’s books go: nothing but the account’s number names them', async () => {
  const guest = await visitor()
  trade(guest, 0, 40)
  await placed(exchange, guest, { accountType })
  const user = await exchange.newUser()
  await exchange.client.ask(openDemoCall, { claimToken: guest.token }, { token: user.token })
  await exchange.sandbox.advance(5)
  expect(Object.keys(tracesOf(db(), guest.id)).sort()).toEqual(['demo_account.account_no', 'sim_entry.ref_id'])
  const { records } = await exchange.client.ask(balanceLogCall, { account: 'virtual' }, user)
  expect(records.map(({ type }) => type)).toEqual(['virtual-grant'])
  expect(await listed(exchange, user, { accountType, state: positionStates.closed, pageSize: 50 })).toHaveLength(20)
})
