import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, type InputOf, transferContractCall } from '@shared/contract'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { stamp } from '../clock.ts'

let exchange: Exchange
let user: TestUser

const log = (input: InputOf<typeof balanceLogCall>, who = user) =>
  exchange.client.ask(balanceLogCall, input, { token: who.token })
const move = (from: 'balance' | 'contract', to: 'balance' | 'contract', amount: string) =>
  exchange.client.ask(
    transferContractCall,
    { from, to, currency: 'USDT', amount, clientOrderId: newOrderId() },
    { token: user.token },
  )

beforeAll(async () => {
  exchange = await startExchange()
  user = await exchange.newUser()
  await exchange.operate('wallet', 'adjust', user.id, 'USDT', '100', '--note', 'welcome')
  await exchange.operate('wallet', 'adjust', user.id, 'BTC', '1')
  await exchange.sandbox.advance(60)
  await move('balance', 'contract', '30')
  await move('contract', 'balance', '10')
})
afterAll(() => exchange.stop())

test('every leg is a row, newest first, with the balance after it', async () => {
  const { records, total } = await log({})
  expect(total).toBe(6)
  expect(records.map(({ type, account, amount, after }) => [type, account, amount, after])).toEqual([
    ['transfer', 'contract', '-10', '20'],
    ['transfer', 'balance', '10', '80'],
    ['transfer', 'balance', '-30', '70'],
    ['transfer', 'contract', '30', '30'],
    ['adjustment', 'balance', '1', '1'],
    ['adjustment', 'balance', '100', '100'],
  ])
  expect(records.at(-1)).toMatchObject({ note: 'welcome', refKind: 'adjustment' })
})

test.each([
  ['a group', { group: 1 }, 6],
  ['another group', { group: 2 }, 0],
  ['a type', { type: 'adjustment' }, 2],
  ['a type that is none', { type: 'nothing' }, 0],
  ['a currency', { currency: 'BTC' }, 1],
  ['an account', { account: 'contract' as const }, 2],
  ['a direction', { dir: -1 as const }, 2],
  ['the first minute', { createTime_end: '2100-01-01 00:00:00' }, 6],
])('filtered by %s', async (_, input, total) => {
  expect((await log(input)).total).toBe(total)
})

test('filtered by time', async () => {
  const begin = stamp(exchange.sandbox.context.clock.now())
  expect((await log({ createTime_begin: begin })).total).toBe(4)
})

test('sums are told of one currency, over all pages', async () => {
  const balance = { currency: 'USDT', account: 'balance', pageSize: 1 } as const
  expect(await log(balance)).toMatchObject({ sumIn: '110', sumOut: '30', total: 3 })
  expect(await log({ ...balance, dir: 1 })).toMatchObject({ sumIn: '110', sumOut: '0', total: 2 })
  expect(await log({})).toMatchObject({ sumIn: null, sumOut: null })
})

test('what moved between my own accounts neither came nor went', async () => {
  expect(await log({ currency: 'USDT', pageSize: 1 })).toMatchObject({ sumIn: '100', sumOut: '0', total: 5 })
  expect(await log({ currency: 'USDT', type: 'transfer' })).toMatchObject({ sumIn: '0', sumOut: '0', total: 4 })
})

test('one row brings all my legs of its entry', async () => {
  const [first] = (await log({})).records
  const { records, total } = await log({ id: first?.id ?? '' })
  expect(total).toBe(1)
  expect(records[0]?.legs?.map(leg => leg.account)).toEqual(['contract', 'balance'])
  expect((await log({ refId: first?.refId ?? '' })).total).toBe(2)
})

test("another's rows are not there", async () => {
  const other = await exchange.newUser()
  const [first] = (await log({})).records
  expect(await log({ id: first?.id ?? '' }, other)).toMatchObject({ total: 0, records: [] })
  expect(await log({}, other)).toMatchObject({ total: 0 })
})
