import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  closePositionCall,
  messageListCall,
  myTeamCall,
  openDemoCall,
  transferContractCall,
} from '@shared/contract'
import { orderTypes, tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import { transact } from '@shared/engine/db/transact'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { sumsOf } from '../../../sandbox/src/testing/rewards/kept.ts'
import { chain, invited, recharge } from '../../../sandbox/src/testing/rewards/members.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

/** Half an hour before midnight. */
const tape = { start: '2026-11-25 23:30:00', symbols: { BTCUSDT: [[0, '64000']] as [number, string][] }, gaps: [] }

let exchange: Exchange
let people: TestUser[]
const [a, b, c, d, e] = [0, 1, 2, 3, 4].map(nth => () => people[nth] as TestUser) as [Who, Who, Who, Who, Who]
type Who = () => TestUser
beforeAll(async () => {
  exchange = await startExchange({ tape })
  people = await chain(exchange, 5)
  await exchange.operate('wallet', 'adjust', e().account, 'USDT', '+2000')
  const order = { from: 'balance', to: 'contract', currency: 'USDT', amount: '1000' } as const
  await exchange.client.ask(transferContractCall, { ...order, clientOrderId: newOrderId() }, e())
})
afterAll(() => exchange.stop())

const team = (user: TestUser, input = {}) => exchange.client.ask(myTeamCall, input, user)
const incomes = async (...users: Who[]) => Promise.all(users.map(async user => (await team(user())).totalIncome))
const paid = async (user: TestUser) => {
  const { records } = await exchange.client.ask(balanceLogCall, { type: 'team-income' }, user)
  return records.map(({ amount }) => amount)
}

test('three above stand at their depth, for good', async () => {
  const { db } = exchange.sandbox.context
  const rows = db.prepare('SELECT ancestor, depth FROM team WHERE descendant = ? ORDER BY depth').all(e().id)
  expect(rows).toEqual([
    { ancestor: d().id, depth: 1 },
    { ancestor: c().id, depth: 2 },
    { ancestor: b().id, depth: 3 },
  ])
  const move = () => transact(db, tx => tx.prepare('UPDATE team SET depth = 1 WHERE descendant = ?').run(e().id))
  expect(move).toThrow('a team is final')
})

test('of a fee of 3.20 those above get 20, 10 and 5 %, at opening and at closing', async () => {
  const { id } = await placed(exchange, e())
  expect(await incomes(a, b, c, d, e)).toEqual(['0', '0.16', '0.32', '0.64', '0'])
  const closing = { id, expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
  await exchange.client.ask(closePositionCall, closing, e())
  expect(await incomes(a, b, c, d, e)).toEqual(['0', '0.32', '0.64', '1.28', '0'])
})

test('a fee in coins counts at the newest price, truncated to six places', async () => {
  const spot = { tradeType: tradeTypes.spot, orderType: orderTypes.market, leverage: undefined, marginMode: undefined }
  await placed(exchange, e(), { ...spot, quantity: undefined, amount: '123.45' })
  // 123.45 / 64,000 = 0.00192890 BTC, of which 0.1 %, charged: 0.00000193 BTC = 0.12352 USDT
  expect(await incomes(b, c, d)).toEqual(['0.326176', '0.652352', '1.304704'])
})

test('fees of virtual money bring nobody anything', async () => {
  const before = await incomes(b, c, d)
  await exchange.client.ask(openDemoCall, {}, e())
  await placed(exchange, e(), { accountType: tradingAccountTypes.demo })
  expect(await incomes(b, c, d)).toEqual(before)
})

test('the team is told with its levels, its members masked', async () => {
  await recharge(exchange, e(), '150')
  const told = await team(b(), { pageSize: 2 })
  expect(told).toMatchObject({
    inviteCode: expect.stringMatching(/^[A-Z2-9]{6}$/),
    inviteLink: `/?s=${told.inviteCode}`,
    teamSize: 3,
    totalIncome: '0.326176',
    pendingIncome: '0.326176',
    yesterdayIncome: '0',
    newToday: 3,
    rechargedCount: 1,
    levels: [
      { level: 1, rate: '0.2', count: 1, income: '0' },
      { level: 2, rate: '0.1', count: 1, income: '0' },
      { level: 3, rate: '0.05', count: 1, income: '0.326176' },
    ],
    members: { total: 3, size: 2, pages: 2 },
  })
  const { members } = await team(b(), { level: 3 })
  expect(members.records).toEqual([
    {
      account: expect.stringMatching(/^m\*\*\d$/),
      level: 3,
      joinTime: expect.any(String),
      recharged: true,
      income: '0.326176',
    },
  ])
  expect(JSON.stringify(told)).not.toContain(e().account)
  await expect(team(b(), { level: 4 })).rejects.toThrow('field-invalid')
})

test('at 00:30 what was earned before midnight is paid, in one entry, and told', async () => {
  await exchange.sandbox.advance(30 * 60 - 1)
  expect(await team(d())).toMatchObject({ yesterdayIncome: '0', newToday: 1 })
  await exchange.sandbox.advance(1)
  expect(await team(d())).toMatchObject({ yesterdayIncome: '1.304704', pendingIncome: '1.304704', newToday: 0 })
  await placed(exchange, e(), { quantity: '0.01' })
  await exchange.sandbox.advance(30 * 60 - 1)
  expect(await paid(d())).toEqual([])
  await exchange.sandbox.advance(2)
  expect(await Promise.all([a, b, c, d, e].map(user => paid(user())))).toEqual([
    [],
    ['0.326176'],
    ['0.652352'],
    ['1.304704'],
    [],
  ])
  expect(await team(d())).toMatchObject({ totalIncome: '1.368704', pendingIncome: '0.064' })
  const [message] = await exchange.client.ask(messageListCall, { noticeType: 'task' }, d())
  expect(message).toMatchObject({
    titile: 'Team income',
    msgContent: '1.304704\u00a0USDT from the trading fees of your team has been added to your balance account.',
  })
  expect(exchange.faults()).toEqual([])
})

test('who registers without a code is in nobody’s team', async () => {
  const alone = await invited(exchange)
  expect(await team(alone)).toMatchObject({ teamSize: 0, totalIncome: '0', members: { records: [] } })
})

test('what is kept of each team is what its rows come to', () => {
  const { db } = exchange.sandbox.context
  const { said, made } = sumsOf(db)
  expect(said).toEqual(made)
  expect(said.days?.length).toBeGreaterThan(3)
  const other = `SELECT t.descendant FROM team t JOIN user u ON u.id = t.descendant WHERE t.joined <> u.created_at
    OR t.recharged <> EXISTS (SELECT 1 FROM recharge r WHERE r.user_id = t.descendant AND r.status = 1)`
  expect(db.prepare(other).all()).toEqual([])
})
