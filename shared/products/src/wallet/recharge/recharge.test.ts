import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { bech32m } from '@scure/base'
import {
  type InputOf,
  type Recharge,
  rechargeAddressCall,
  rechargeApplyCall,
  rechargeCancelCall,
  rechargeListCall,
  rechargeVoucherCall,
  userAssetsCall,
  userBalanceCall,
} from '@shared/contract'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import type { RechargeRow } from '../tables.ts'
import { creditedBefore } from './rows.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

/** As TRC20 writes them. */
const HASH = '4a1f'.repeat(16)

type Apply = InputOf<typeof rechargeApplyCall>
const chain = (change: Partial<Apply> = {}): Apply => ({
  currency: 'USDT',
  network: 'TRC20',
  amount: '100',
  clientOrderId: newOrderId(),
  ...change,
})
const bank = { network: 'BANK', payCurrency: 'THB' }

const apply = (user: TestUser, change: Partial<Apply> = {}) =>
  exchange.client.call(rechargeApplyCall, chain(change), { token: user.token })
async function applied(user: TestUser, change: Partial<Apply> = {}): Promise<Recharge> {
  return exchange.client.ask(rechargeApplyCall, chain(change), { token: user.token })
}
const read = async (user: TestUser, id: string) => {
  const { records } = await exchange.client.ask(rechargeListCall, { id }, { token: user.token })
  return records[0]
}
const address = (user: TestUser, rechargeId: string) =>
  exchange.client.ask(rechargeAddressCall, { currency: 'USDT', network: 'BANK', rechargeId }, { token: user.token })
const voucher = (user: TestUser, id: string, txHash?: string) =>
  exchange.client.call(rechargeVoucherCall, { id, ...(txHash !== undefined && { txHash }) }, { token: user.token })
const cancel = (user: TestUser, id: string) => exchange.client.call(rechargeCancelCall, { id }, { token: user.token })
const messages = (user: TestUser) =>
  exchange.sandbox.context.db
    .prepare("SELECT template, value_json FROM message WHERE user_id = ? AND tab = 'transaction' ORDER BY id")
    .all(user.id)
    .map(row => [row.template, JSON.parse(String(row.value_json)) as Record<string, string>] as const)

test('by bank: asked in THB, issued by the desk, credited what came, and no profit of it', async () => {
  const user = await exchange.newUser()
  const order = await applied(user, bank)
  expect(order).toMatchObject({
    status: 0,
    stage: 1,
    payCurrency: 'THB',
    payRate: '36',
    payAmount: '3600',
    minutes: 1440,
  })
  expect(await address(user, order.id)).toEqual({ issued: false })
  expect(await voucher(user, order.id, 'x')).toMatchObject({ refusal: 'order-state' })
  await exchange.operate('recharge', 'issue', order.id)
  const { payee } = await address(user, order.id)
  expect(payee).toMatchObject({ name: 'Test server: do not send real funds', reference: order.id })
  expect(await address(user, order.id)).toMatchObject({ payee })
  expect((await voucher(user, order.id, ' \u200eslip 77\u200b ')).result).toMatchObject({ stage: 3, txHash: 'slip 77' })
  await exchange.operate('recharge', 'approve', order.id, '--amount', '99.5')
  const done = await read(user, order.id)
  expect(done).toMatchObject({ status: 1, amount: '100', credited: '99.5' })
  expect(done?.steps?.map(step => step.code)).toEqual(['applied', 'address', 'voucher', 'delivered'])
  const assets = await exchange.client.ask(userAssetsCall, {}, { token: user.token })
  expect(assets).toMatchObject({ totalAssets: '99.5', dailyProfit: '0', totalProfit: '0' })
  expect(messages(user)).toEqual([
    ['recharge-address', expect.objectContaining({ id: order.id })],
    ['recharge-delivered', expect.objectContaining({ credited: '99.5', amount: '100', currency: 'USDT' })],
  ])
})

test('by chain the address is there at once, one per order, and of no real chain', async () => {
  const user = await exchange.newUser()
  const [one, two] = [await applied(user), await applied(user)]
  expect(one).toMatchObject({ status: 0, stage: 2, minutes: 3 })
  const [first, second] = [await address(user, one.id), await address(user, two.id)]
  expect(first.address).not.toBe(second.address)
  expect(bech32m.decode(first.address as `${string}1${string}`).prefix).toBe('sandbox')
  expect(first.qrText).toBe(`${first.address}\nTest server: do not send real funds`)
})

test('an order applied for twice is one order', async () => {
  const user = await exchange.newUser()
  const order = chain()
  const [first, second] = await Promise.all([apply(user, order), apply(user, order)])
  expect(second.result.id).toBe(first.result.id)
  const asked = { clientOrderId: order.clientOrderId }
  expect(await exchange.client.ask(rechargeListCall, asked, { token: user.token })).toMatchObject({ total: 1 })
})

test('cancelled before the review it is over; in review it is too late', async () => {
  const user = await exchange.newUser()
  const [one, two] = [await applied(user), await applied(user)]
  expect((await cancel(user, one.id)).result).toMatchObject({ status: -2, failReason: 'cancelled' })
  expect(await cancel(user, one.id)).toMatchObject({ refusal: 'order-state', message: 'Already cancelled' })
  await voucher(user, two.id, HASH)
  expect(await cancel(user, two.id)).toMatchObject({ refusal: 'review-begun' })
  await expect(exchange.operate('recharge', 'approve', one.id)).rejects.toThrow('order-state')
})

test('rejected, the user reads why; not arrived, nothing is credited', async () => {
  const user = await exchange.newUser()
  const [one, two] = [await applied(user), await applied(user)]
  await exchange.operate('recharge', 'reject', one.id, '--reason', 'proof-unreadable')
  await exchange.operate('recharge', 'fail', two.id)
  expect(await read(user, one.id)).toMatchObject({ status: -1, reason: "We couldn't read your proof of payment." })
  expect(await read(user, two.id)).toMatchObject({ status: -2, failReason: 'not-arrived' })
  expect(messages(user).map(([template]) => template)).toEqual(['recharge-rejected', 'recharge-not-arrived'])
  const balances = await exchange.client.ask(userBalanceCall, { currency: 'USDT' }, { token: user.token })
  expect(balances).toEqual([{ currency: 'USDT', available: '0', frozen: '0', value: '0' }])
})

test('an order lives a day, but not while it is reviewed', async () => {
  const user = await exchange.newUser()
  const [left, paid] = [await applied(user), await applied(user)]
  await voucher(user, paid.id, HASH)
  const { db, clock } = exchange.sandbox.context
  db.prepare('UPDATE recharge SET expires_at = ? WHERE user_id = ?').run(clock.now() + 2_000, user.id)
  await exchange.sandbox.advance(1)
  expect(await read(user, left.id)).toMatchObject({ status: 0 })
  await exchange.sandbox.advance(1)
  expect(await read(user, left.id)).toMatchObject({ status: -2, failReason: 'expired', expireTime: null })
  expect(await read(user, paid.id)).toMatchObject({ status: 0, stage: 3 })
  expect(messages(user).map(([template]) => template)).toEqual(['recharge-expired'])
})

test.each([
  ['below the minimum', { amount: '9.99' }, 'below-minimum', { n: '10', field: 'amount' }],
  ['above the maximum', { amount: '100000.01' }, 'above-maximum', { n: '100000', field: 'amount' }],
  ['by a network of another currency', { network: 'BTC' }, 'field-invalid', { field: 'network' }],
  ['in fiat', { currency: 'THB' }, 'field-invalid', { field: 'network' }],
  ['by bank in no currency', { network: 'BANK' }, 'field-invalid', { field: 'payCurrency' }],
  ['by bank in a coin', { network: 'BANK', payCurrency: 'BTC' }, 'field-invalid', { field: 'payCurrency' }],
  ['with a picture from elsewhere', { voucher: ['voucher/../../keys.json'] }, 'field-invalid', { field: 'voucher' }],
])('an order %s is refused', async (_, change, refusal, values) => {
  const user = await exchange.newUser()
  expect(await apply(user, change)).toMatchObject({ code: 500, refusal, values })
})

test('a fourth open order is refused, and is told that they are open, not that they are under review', async () => {
  const user = await exchange.newUser()
  for (let i = 0; i < 3; i++) await applied(user)
  expect(await apply(user)).toMatchObject({
    refusal: 'too-many-open',
    message: 'Open deposits or withdrawals: 3. Complete or cancel one first.',
  })
})

test('a paused network says why, and takes orders again when resumed', async () => {
  const user = await exchange.newUser()
  await exchange.operate('network', 'pause', 'ERC20', 'upgrade')
  expect(await apply(user, { network: 'ERC20' })).toMatchObject({ message: 'ERC20 is paused: network upgrade' })
  await exchange.operate('network', 'resume', 'ERC20')
  expect((await apply(user, { network: 'ERC20' })).code).toBe(200)
})

test('pictures prove a payment where their owner uploaded them for it', async () => {
  const [user, other] = [await exchange.newUser(), await exchange.newUser()]
  const insert = "INSERT INTO upload (path, user_id, biz, type, size, at) VALUES (?, ?, ?, 'image/png', 1, 0)"
  const upload = (path: string, owner: string, biz: string) =>
    exchange.sandbox.context.db.prepare(insert).run(path, owner, biz)
  upload('voucher/mine.png', user.id, 'voucher')
  upload('voucher/other.png', other.id, 'voucher')
  upload('chat/mine.png', user.id, 'chat')
  const { id } = await applied(user)
  const prove = (...voucher: string[]) =>
    exchange.client.call(rechargeVoucherCall, { id, voucher }, { token: user.token })
  expect(await prove('voucher/mine.png', 'voucher/other.png')).toMatchObject({ values: { field: 'voucher' } })
  expect(await prove('chat/mine.png')).toMatchObject({ values: { field: 'voucher' } })
  expect((await prove('voucher/mine.png')).result).toMatchObject({ stage: 3, voucher: ['voucher/mine.png'] })
})

test.each([
  ['TRC20', '0xabc'],
  ['TRC20', `0x${HASH}`],
  ['ERC20', HASH],
  ['TRC20', `${HASH.slice(2)}zz`],
])('by %s the transaction id %s is refused at its field, and the order waits for its payment', async (network, id) => {
  const user = await exchange.newUser()
  const order = await applied(user, { network })
  expect(await voucher(user, order.id, id)).toMatchObject({ refusal: 'field-invalid', values: { field: 'txHash' } })
  expect(await read(user, order.id)).toMatchObject({ stage: 2, txHash: null })
})

test('nothing to show is refused', async () => {
  const user = await exchange.newUser()
  const { id } = await applied(user)
  expect(await voucher(user, id, ' ')).toMatchObject({ refusal: 'voucher-needed' })
})

test("another's order is not there", async () => {
  const [owner, other] = [await exchange.newUser(), await exchange.newUser()]
  const { id } = await applied(owner)
  expect(await voucher(other, id, 'x')).toMatchObject({ refusal: 'not-found' })
  expect(await cancel(other, id)).toMatchObject({ refusal: 'not-found' })
  await expect(address(other, id)).rejects.toThrow('not-found')
  expect(await read(other, id)).toBeUndefined()
})

test('lists are filtered and paged, newest first', async () => {
  const user = await exchange.newUser()
  const ids: string[] = []
  for (const amount of ['10', '20', '30']) {
    ids.unshift((await applied(user, { amount })).id)
    await exchange.sandbox.advance(1)
  }
  const list = (input: InputOf<typeof rechargeListCall>) =>
    exchange.client.ask(rechargeListCall, input, { token: user.token })
  expect((await list({})).records.map(({ id }) => id)).toEqual(ids)
  expect(await list({ pageSize: 2, pageNo: 2 })).toMatchObject({ total: 3, size: 2, current: 2, pages: 2 })
  expect((await list({ column: 'amount', order: 'asc' })).records.map(({ amount }) => amount)).toEqual([
    '10',
    '20',
    '30',
  ])
  expect(await list({ status: 1 })).toMatchObject({ total: 0, pages: 0 })
  const [newest] = (await list({})).records
  expect(
    await list({ createTime_begin: newest?.createTime ?? '', createTime_end: newest?.createTime ?? '' }),
  ).toMatchObject({
    total: 1,
  })
})

test('of orders of one second the last one stands first', async () => {
  const user = await exchange.newUser()
  const made = [await applied(user), await applied(user), await applied(user)].map(({ id }) => id)
  const { records } = await exchange.client.ask(rechargeListCall, {}, { token: user.token })
  expect(records.map(({ id }) => id)).toEqual(made.toReversed())
})

test('left to itself the sandbox issues after a quarter of its time and credits after all of it, and says so', async () => {
  const alone = await startExchange({ autoReview: 20 })
  const user = await alone.newUser()
  const options = { token: user.token }
  const { id } = await alone.client.ask(rechargeApplyCall, chain(bank), options)
  const now = async () => (await alone.client.ask(rechargeListCall, { id }, options)).records[0]
  await alone.sandbox.advance(4)
  expect((await now())?.stage).toBe(1)
  await alone.sandbox.advance(1)
  expect((await now())?.stage).toBe(2)
  await alone.sandbox.advance(100)
  expect((await now())?.status).toBe(0)
  await alone.client.ask(rechargeVoucherCall, { id, txHash: 'slip' }, options)
  await alone.sandbox.advance(19)
  expect((await now())?.status).toBe(0)
  await alone.sandbox.advance(1)
  expect(await now()).toMatchObject({ status: 1, credited: '100' })
  expect((await now())?.steps?.map(step => step.code)).toEqual([
    'applied',
    'sandbox-desk',
    'address',
    'voucher',
    'sandbox-desk',
    'delivered',
  ])
  for (const txHash of [HASH, HASH.toUpperCase()]) {
    const same = await alone.client.ask(rechargeApplyCall, chain({ amount: '50' }), options)
    await alone.client.ask(rechargeVoucherCall, { id: same.id, txHash }, options)
  }
  await alone.sandbox.advance(20)
  const { records } = await alone.client.ask(rechargeListCall, { column: 'amount', order: 'asc', pageSize: 2 }, options)
  expect(records.map(({ status }) => status).sort()).toEqual([-1, 1])
  expect(alone.faults()).toEqual([])
  await alone.stop()
})

test('a transaction that was credited is not credited again by itself, in whichever case it is written; the desk is told', async () => {
  const people = [await exchange.newUser(), await exchange.newUser()]
  const proven = async (user: TestUser, hash: string) => {
    const { id } = await applied(user)
    await voucher(user, id, hash)
    return id
  }
  const [ada, bob] = people as [TestUser, TestUser]
  const [first, second] = [await proven(ada, HASH), await proven(bob, HASH.toUpperCase())]
  await exchange.operate('recharge', 'approve', first)
  expect(await exchange.operate('recharge', 'list')).toMatch(`the same transaction as ${first}`)
  await expect(exchange.operate('recharge', 'approve', second)).rejects.toThrow(`credited as ${first}`)
  expect(await read(bob, second)).toMatchObject({ status: 0, credited: null })
  await exchange.operate('recharge', 'approve', second, '--amount', '40')
  expect(await read(bob, second)).toMatchObject({ status: 1, credited: '40' })
})

test('without an amount behind its option, and of nothing or less, nothing is credited', async () => {
  const user = await exchange.newUser({ balance: '10' })
  const { id } = await applied(user)
  for (const words of [
    ['--amount'],
    ['--amount', ''],
    ['--amount', '0'],
    ['--amount', '-5'],
    ['--amount', '90071993'],
    ['50'],
  ])
    await expect(exchange.operate('recharge', 'approve', id, ...words)).rejects.toThrow()
  expect(await read(user, id)).toMatchObject({ status: 0, credited: null })
})

test('more than twice what was asked for is credited only where the desk says that it is sure', async () => {
  const user = await exchange.newUser()
  const [{ id }, { id: other }] = [await applied(user), await applied(user)]
  const { amount = '0' } = (await read(user, id)) ?? {}
  const [twice, more] = [String(2 * Number(amount)), String(2 * Number(amount) + 0.01)]
  await expect(exchange.operate('recharge', 'approve', id, '--amount', more)).rejects.toThrow('add --much-more')
  expect(await read(user, id)).toMatchObject({ status: 0, credited: null })
  await exchange.operate('recharge', 'approve', id, '--amount', more, '--much-more')
  await exchange.operate('recharge', 'approve', other, '--amount', twice)
  expect([(await read(user, id))?.credited, (await read(user, other))?.credited]).toEqual([more, twice])
})

test('whether a transaction was credited before is found by an index', () => {
  const { db } = exchange.sandbox.context
  const seen: string[] = []
  const prepare = (text: string) => {
    seen.push(text)
    return db.prepare(text)
  }
  const watched = Object.assign(Object.create(db), { prepare })
  creditedBefore(watched, { id: 'R0', network: 'TRC20', tx_hash: HASH } as RechargeRow)
  const values = [...(seen[0]?.matchAll(/\?/g) ?? [])].map(() => '')
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${seen[0]}`).all(...values)
  expect(plan.map(({ detail }) => detail).join()).toContain('USING INDEX recharge_proved')
})

test('proof is handed in twenty times at most: what an order tells of its steps does not grow without end', async () => {
  const user = await exchange.newUser()
  const { id } = await applied(user)
  for (let nth = 0; nth < 20; nth++) expect((await voucher(user, id, HASH)).code).toBe(200)
  expect(await voucher(user, id, HASH)).toMatchObject({ refusal: 'too-many', values: { n: 20 } })
  expect((await read(user, id))?.steps).toHaveLength(22)
})
