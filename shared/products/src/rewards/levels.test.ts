import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  claimRewardCall,
  levelListCall,
  messageListCall,
  myUserInfoCall,
  type Reward,
  rewardListCall,
  userBalanceCall,
} from '@shared/contract'
import { rewardKinds } from '@shared/contract/codes'
import { DAY, dayStart, MINUTE, stamp } from '@shared/engine/clock'
import { big } from '@shared/money'
import { login } from '../../../sandbox/src/testing/accounts/people.ts'
import { goTo } from '../../../sandbox/src/testing/rewards/time.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, slept, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { mondayOf } from './calendar.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const now = () => exchange.sandbox.context.clock.now()
const nextMonday = () => mondayOf(now()) + 7 * DAY
const adjust = (user: TestUser, amount: string) => exchange.operate('wallet', 'adjust', user.account, 'USDT', amount)
const profile = ({ token }: TestUser) => exchange.client.ask(myUserInfoCall, {}, { token })
/** Without the tasks, one of which is being verified. */
const rewards = async (user: TestUser): Promise<Reward[]> =>
  (await exchange.client.ask(rewardListCall, {}, user)).records.filter(({ kind }) => kind !== rewardKinds.task)
const claim = (user: TestUser, id: string, clientOrderId = newOrderId()) =>
  exchange.client.call(claimRewardCall, { id, clientOrderId }, user)
const titles = async (user: TestUser) =>
  (await exchange.client.ask(messageListCall, { noticeType: 'task' }, user)).map(({ titile }) => titile)
const balance = async (user: TestUser) =>
  (await exchange.client.ask(userBalanceCall, { currency: 'USDT' }, user))[0]?.available

test('the table: seven levels, open to visitors', async () => {
  const { records, total } = await exchange.client.ask(levelListCall, {})
  expect(total).toBe(7)
  expect(records.map(row => [row.name, row.threshold, row.upgradeGift, row.weeklyEnvelope])).toEqual([
    ['V0', '0', '0', '0'],
    ['V1', '1000', '5', '1'],
    ['V2', '5000', '20', '4'],
    ['V3', '20000', '80', '15'],
    ['V4', '50000', '200', '40'],
    ['V5', '100000', '500', '90'],
    ['V6', '500000', '2000', '400'],
  ])
  expect(records[3]?.benefits).toEqual(['upgrade-gift', 'weekly-envelope'])
  expect(records[4]?.benefits).toEqual(['upgrade-gift', 'weekly-envelope', 'important-customer'])
})

test('rewards are told of one kind where one kind is asked for', async () => {
  const user = await exchange.newUser({ balance: '5000', verified: true, nights: 7 })
  await exchange.sandbox.advance(1)
  const { id = '' } = (await rewards(user)).find(({ level }) => level === 1) ?? {}
  await claim(user, id)
  await exchange.client.call(claimRewardCall, { taskCode: 'check-in', clientOrderId: newOrderId() }, user)
  const gifts = await exchange.client.ask(rewardListCall, { kind: 2 }, user)
  expect([gifts.total, ...gifts.records.map(({ level, state }) => [level, state])]).toEqual([2, [2, 1], [1, 2]])
  expect((await exchange.client.ask(rewardListCall, { kind: 3 }, user)).total).toBe(0)
})

test('pages of rewards go on from those that are open to those that are over, and narrow by days', async () => {
  const user = await exchange.newUser({ balance: '5000', verified: true, nights: 7 })
  await exchange.sandbox.advance(1)
  const { id = '' } = (await rewards(user)).find(({ level }) => level === 2) ?? {}
  await claim(user, id)
  const page = (pageNo: number, days = {}) =>
    exchange.client.ask(rewardListCall, { kind: 2, pageNo, pageSize: 1, ...days }, user)
  const [first, second] = [await page(1), await page(2)]
  expect([first, second].map(({ records, total, pages }) => [records[0]?.level, total, pages])).toEqual([
    [1, 2, 2],
    [2, 2, 2],
  ])
  const time = String(first.records[0]?.createTime)
  expect((await page(2, { createTime_begin: time, createTime_end: time })).records).toEqual(second.records)
  expect((await page(1, { createTime_end: '2020-01-01 00:00:00' })).total).toBe(0)
})

test('a posting raises within a second, and every level that was passed brings its gift', async () => {
  const user = await exchange.newUser({ balance: '999.99' })
  await exchange.sandbox.advance(1)
  expect(await profile(user)).toMatchObject({ level: 0, levelAssets: '999.99', claimableCount: 0 })
  await adjust(user, '+49000.01')
  await exchange.sandbox.advance(1)
  expect(await profile(user)).toMatchObject({ level: 4, levelAssets: '50000', importantCustomer: true })
  const gifts = (await rewards(user)).map(({ kind, level, amount, state }) => [kind, level, amount, state])
  expect(gifts.sort()).toEqual([
    [2, 1, '5', 1],
    [2, 2, '20', 1],
    [2, 3, '80', 1],
    [2, 4, '200', 1],
  ])
  expect(await titles(user)).toEqual(['You reached V4'])
})

test('V1, its gift twice at once, Monday’s envelope, the fall at 00:10 and the way back: each is paid once', async () => {
  const user = await exchange.newUser({ balance: '1', verified: true })
  await adjust(user, '+1199')
  slept(exchange.sandbox, user.id, 7, '1200')
  await exchange.sandbox.advance(1)
  const [gift] = await rewards(user)
  const taps = await Promise.all([claim(user, gift?.id ?? ''), claim(user, gift?.id ?? '')])
  expect(taps.map(({ refusal }) => refusal).sort()).toEqual(['already-done', null])
  expect(await balance(user)).toBe('1205')

  const monday = nextMonday()
  await goTo(exchange, monday)
  const [envelope] = await rewards(user)
  expect(envelope).toMatchObject({ kind: 3, level: 1, amount: '1', state: 1, expireTime: stamp(monday + 7 * DAY) })
  const clientOrderId = newOrderId()
  const [first, again] = [
    await claim(user, envelope?.id ?? '', clientOrderId),
    await claim(user, envelope?.id ?? '', clientOrderId),
  ]
  expect([first.result, again.result]).toEqual(Array(2).fill({ amount: '1', balance: '1206' }))
  expect((await exchange.client.ask(rewardListCall, { clientOrderId }, user)).records).toMatchObject([{ kind: 3 }])

  await goTo(exchange, monday + 10 * MINUTE)
  await adjust(user, '-206.01')
  await goTo(exchange, monday + DAY + 10 * MINUTE - 1000)
  expect(await profile(user)).toMatchObject({ level: 1, levelAssets: '999.99' })
  await exchange.sandbox.advance(1)
  expect(await profile(user)).toMatchObject({ level: 0 })
  await adjust(user, '+0.01')
  await exchange.sandbox.advance(1)
  // the task of the identity
  expect(await profile(user)).toMatchObject({ level: 1, claimableCount: 1 })
  expect((await titles(user)).filter(title => title !== 'Task completed')).toEqual([
    'You reached V1',
    'Your VIP level is now V0',
    'Your weekly red envelope',
    'You reached V1',
  ])
  const { records } = await exchange.client.ask(balanceLogCall, { group: 7 }, user)
  expect(records.map(({ type, amount }) => [type, amount])).toEqual([
    ['weekly-envelope', '1'],
    ['level-gift', '5'],
  ])
  expect(exchange.faults()).toEqual([])
})

test('an envelope may be claimed for seven days; then it is expired', async () => {
  const user = await exchange.newUser({ balance: '5000', verified: true, nights: 7 })
  await exchange.sandbox.advance(1)
  const monday = nextMonday()
  await goTo(exchange, monday)
  const envelope = (await rewards(user)).find(({ kind }) => kind === 3)
  expect(envelope).toMatchObject({ amount: '4', level: 2 })
  await goTo(exchange, monday + 6 * DAY)
  expect((await rewards(user)).find(({ id }) => id === envelope?.id)).toMatchObject({ state: 1 })
  await goTo(exchange, monday + 7 * DAY)
  const expired = (await rewards(user)).find(({ id }) => id === envelope?.id)
  expect(expired).toMatchObject({ state: 3 })
  expect(await claim(user, envelope?.id ?? '')).toMatchObject({ refusal: 'already-done' })
  expect(await profile(user)).toMatchObject({ claimableCount: 4 })
})

test('a price raises within ten minutes, and at once where the operator looks; coins count at the newest price', async () => {
  const user = await exchange.newUser()
  await exchange.operate('wallet', 'adjust', user.account, 'BTC', '+0.03')
  const worth = big(exchange.sandbox.context.market.last('BTCUSDT')?.price ?? '0').times('0.03')
  expect(await exchange.operate('vip', 'check', user.account)).toBe(`${user.id}  ${worth} USDT  V0 -> V1`)
  expect(await exchange.operate('vip', 'check', user.account)).toBe(`${user.id}  ${worth} USDT  V1`)
  expect(await exchange.operate('vip', 'check')).toMatch(/^\d+ looked at, 0 rose$/)
})

test('after a downtime over Mondays the last of them brings an envelope, for what is left of its week', async () => {
  const user = await exchange.newUser({ balance: '20000' })
  await exchange.sandbox.advance(1)
  const monday = nextMonday() + 14 * DAY
  await goTo(exchange, monday + 3 * DAY)
  const { result } = await login(exchange, { account: user.account })
  const back = { ...user, token: result.token as string }
  const envelopes = (await rewards(back)).filter(({ kind }) => kind === 3)
  expect(envelopes).toMatchObject([{ level: 3, amount: '15', expireTime: stamp(monday + 7 * DAY) }])
  await goTo(exchange, monday + 4 * DAY)
  expect((await rewards(back)).filter(({ kind }) => kind === 3)).toHaveLength(1)
})

test('a price alone raises at the next ten minutes', async () => {
  const course: [number, string][] = [
    [0, '64000'],
    [30, '65000'],
  ]
  const other = await startExchange({ tape: { start: '2026-11-25 10:05:00', symbols: { BTCUSDT: course }, gaps: [] } })
  const { token, account } = await other.newUser()
  const level = async () => (await other.client.ask(myUserInfoCall, {}, { token })).level
  await other.operate('wallet', 'adjust', account, 'BTC', '+0.0155')
  await other.sandbox.advance(299)
  expect(await level()).toBe(0)
  await other.sandbox.advance(1)
  expect(await level()).toBe(1)
  await other.stop()
})

test('nobody takes what is another’s; a reward or the check-in, not both, not neither', async () => {
  const [user, other] = [await exchange.newUser({ balance: '1000' }), await exchange.newUser({ verified: true })]
  await exchange.sandbox.advance(1)
  const [gift] = await rewards(user)
  expect(await claim(other, gift?.id ?? '')).toMatchObject({ refusal: 'not-found' })
  for (const input of [{}, { id: gift?.id, taskCode: 'check-in' as const }])
    expect(await exchange.client.call(claimRewardCall, { ...input, clientOrderId: newOrderId() }, user)).toMatchObject({
      refusal: 'field-invalid',
    })
})

test('a gift is promised at once and paid when its assets have stayed seven midnights', async () => {
  const user = await exchange.newUser({ balance: '1200', verified: true })
  await exchange.sandbox.advance(1)
  const first = dayStart(now()) + DAY
  const waiting = { state: 1, waits: 'held', holds: '1000', claimTime: stamp(first + 6 * DAY) }
  expect(await rewards(user)).toMatchObject([waiting])
  const [gift] = await rewards(user)
  const refused = { refusal: 'reward-held', values: { n: '1000', days: 7 } }
  expect(await claim(user, gift?.id ?? '')).toMatchObject(refused)
  for (let night = 0; night < 6; night++) await goTo(exchange, first + night * DAY)
  expect(await claim(user, gift?.id ?? '')).toMatchObject({ ...refused, values: { n: '1000', days: 1 } })
  expect(await profile(user)).toMatchObject({ claimableCount: 0 })
  await goTo(exchange, first + 6 * DAY)
  expect((await rewards(user)).find(({ id }) => id === gift?.id)?.waits).toBeUndefined()
  expect((await claim(user, gift?.id ?? '')).result).toMatchObject({ amount: '5' })
})

test('a gift waits anew, without a day, once its assets have left for a midnight', async () => {
  const user = await exchange.newUser({ balance: '1200', verified: true, nights: 6 })
  await exchange.sandbox.advance(1)
  await adjust(user, '-300')
  await goTo(exchange, dayStart(now()) + DAY)
  const [gift] = await rewards(user)
  expect([gift?.waits, gift?.claimTime]).toEqual(['held', undefined])
  await adjust(user, '+300')
  expect(await claim(user, gift?.id ?? '')).toMatchObject({ values: { n: '1000', days: 7 } })
})

test('a gift waits for the identity first', async () => {
  const user = await exchange.newUser({ balance: '1200', nights: 7 })
  await exchange.sandbox.advance(1)
  const [gift] = await rewards(user)
  expect(gift).toMatchObject({ state: 1, waits: 'identity' })
  expect(await claim(user, gift?.id ?? '')).toMatchObject({ code: 510, refusal: 'kyc-required' })
  expect(await profile(user)).toMatchObject({ claimableCount: 0 })
})
