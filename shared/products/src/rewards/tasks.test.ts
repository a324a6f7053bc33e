import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  claimRewardCall,
  closePositionCall,
  guestLoginCall,
  loginCall,
  messageListCall,
  rewardListCall,
  sessionRevokeCall,
  type Task,
  taskListCall,
} from '@shared/contract'
import { DAY } from '@shared/engine/clock'
import { bound } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import { applyBasic } from '../../../sandbox/src/testing/accounts/identities.ts'
import { nextIp, pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { invited, recharge } from '../../../sandbox/src/testing/rewards/members.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, slept, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { accountBeat } from '../accounts/sweep.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

type Token = Pick<TestUser, 'token'>
const tasks = ({ token }: Token) => exchange.client.ask(taskListCall, {}, { token })
const taskOf = async (user: Token, code: Task['code']) => (await tasks(user)).find(task => task.code === code)
const checkIn = ({ token }: Token, clientOrderId = newOrderId()) =>
  exchange.client.call(claimRewardCall, { taskCode: 'check-in', clientOrderId }, { token })
const claim = (user: TestUser, id: string | null | undefined) =>
  exchange.client.ask(claimRewardCall, { id: id ?? '', clientOrderId: newOrderId() }, user)

test('a newcomer has everything before them', async () => {
  const user = await exchange.newUser()
  expect(await tasks(user)).toEqual([
    { code: 'check-in', reward: '0.1', state: 1, progress: '0', target: '7', link: undefined, waits: 'identity' },
    { code: 'basic', reward: '3', state: 0, progress: '0', target: '1', link: '/shenfenRenzheng' },
    { code: 'authenticator', reward: '1', state: 0, progress: '0', target: '1', link: '/bindGoogle' },
    { code: 'recharge', reward: '5', state: 0, progress: '0', target: '100', link: '/chongzhi' },
    { code: 'first-contract', reward: '2', state: 0, progress: '0', target: '1', link: '/heyue' },
    { code: 'invite', reward: '5', state: 0, progress: '0', target: '1', link: '/tuanduiYaoqing' },
  ])
})

test('checking in pays 0.10 a day and 0.50 each seventh; a missed day takes nothing away', async () => {
  const user = await exchange.newUser({ verified: true })
  const amounts: string[] = []
  for (const days of [1, 1, 3, 1, 1, 1, 2, 1]) {
    amounts.push((await checkIn(user)).result.amount)
    expect(await checkIn(user)).toMatchObject({ refusal: 'already-done' })
    pass(exchange, (days * DAY) / 1000)
  }
  expect(amounts).toEqual(['0.1', '0.1', '0.1', '0.1', '0.1', '0.1', '0.5', '0.1'])
  expect(await taskOf(user, 'check-in')).toMatchObject({ state: 1, progress: '1', reward: '0.1' })
})

test('pressed many times at once, a day is paid once; the same order again brings the same answer', async () => {
  const user = await exchange.newUser({ verified: true })
  const clientOrderId = newOrderId()
  const taps = await Promise.all([
    ...Array.from({ length: 5 }, () => checkIn(user)),
    ...Array.from({ length: 5 }, () => checkIn(user, clientOrderId)),
  ])
  expect(taps.filter(({ refusal }) => refusal === null).map(({ result }) => result.balance)).toContain('0.1')
  const { records } = await exchange.client.ask(balanceLogCall, { group: 7 }, user)
  expect(records).toMatchObject([{ type: 'check-in', amount: '0.1', after: '0.1' }])
  const found = await exchange.client.ask(rewardListCall, {}, user)
  expect(found.records).toMatchObject([{ kind: 1, code: 'check-in', state: 2, amount: '0.1' }])
  expect(await taskOf(user, 'check-in')).toMatchObject({ state: 2, progress: '1' })
})

test('a guest changes the initial password first', async () => {
  const { token } = await exchange.client.ask(guestLoginCall, {}, { ip: nextIp() })
  expect(await checkIn({ token })).toMatchObject({ refusal: 'change-initial-password' })
  expect(await taskOf({ token }, 'check-in')).toMatchObject({ state: 1 })
})

test('recharges that come to 100 USDT bring 5, once; what the exchange gave does not count', async () => {
  const user = await exchange.newUser({ balance: '500', verified: true, nights: 7 })
  await recharge(exchange, user, '60.5')
  await exchange.sandbox.advance(1)
  expect(await taskOf(user, 'recharge')).toMatchObject({ state: 0, progress: '60.5' })
  await recharge(exchange, user, '39.5')
  await recharge(exchange, user, '200')
  await exchange.sandbox.advance(1)
  const done = await taskOf(user, 'recharge')
  expect(done).toMatchObject({ state: 1, progress: '100', rewardId: expect.any(String) })
  expect(await claim(user, done?.rewardId)).toEqual({ amount: '5', balance: '805' })
  expect(await taskOf(user, 'recharge')).toMatchObject({ state: 2 })
  await expect(claim(user, done?.rewardId)).rejects.toThrow('already-done')
  const told = await exchange.client.ask(messageListCall, { noticeType: 'task' }, user)
  const ofDeposits = told.filter(({ msgContent }) => msgContent?.includes('5.00'))
  expect(ofDeposits).toMatchObject([{ titile: 'Task completed', linkUrl: '/fuliCenter?tab=tasks' }])
})

test('the first contract that is closed brings 2, whatever it earned', async () => {
  const user = await exchange.newUser({ contract: '900', verified: true, nights: 7 })
  await exchange.sandbox.advance(1)
  const expectedPrice = exchange.sandbox.context.market.last('BTCUSDT')?.price ?? ''
  const near = { expectedPrice, tolerance: '0.01' }
  for (const _ of [1, 2]) {
    const { id } = await placed(exchange, user, { ...near, quantity: '0.01' })
    await exchange.client.ask(closePositionCall, { ...near, id, clientOrderId: newOrderId() }, user)
  }
  await exchange.sandbox.advance(1)
  const done = await taskOf(user, 'first-contract')
  expect(done).toMatchObject({ state: 1, progress: '1' })
  expect(await claim(user, done?.rewardId)).toEqual({ amount: '2', balance: '2' })
})

/** The desk approves a document of theirs. */
async function verify(user: TestUser): Promise<void> {
  const { result } = await applyBasic(exchange, user)
  await exchange.operate('identity', 'approve', result.id)
}

/** Books money, as if it had been there at the last midnights. */
async function holds(user: TestUser, amount: string, nights = 7): Promise<void> {
  await exchange.operate('wallet', 'adjust', user.account, 'USDT', amount)
  slept(exchange.sandbox, user.id, nights, amount)
}

test('a verified identity brings 3, an authenticator 1: each within a second', async () => {
  const user = await invited(exchange)
  await holds(user, '100')
  await verify(user)
  await bound(exchange, user.token)
  await exchange.sandbox.advance(1)
  const [basic, authenticator] = [await taskOf(user, 'basic'), await taskOf(user, 'authenticator')]
  expect([basic?.state, authenticator?.state]).toEqual([1, 1])
  expect(await claim(user, basic?.rewardId)).toEqual({ amount: '3', balance: '103' })
  expect(await claim(user, authenticator?.rewardId)).toEqual({ amount: '1', balance: '104' })
})

test('pays the inviter 5 for each person who is verified, recharged 100, and kept 100 for seven nights', async () => {
  const inviter = await invited(exchange)
  await verify(inviter)
  await holds(inviter, '100')
  const [ann, ben] = [await invited(exchange, inviter), await invited(exchange, inviter)]
  await recharge(exchange, ann, '100')
  slept(exchange.sandbox, ann.id, 7, '100')
  slept(exchange.sandbox, ben.id, 7, '100')
  await exchange.sandbox.advance(1)
  expect(await taskOf(inviter, 'invite')).toMatchObject({ state: 0, progress: '0', target: '1' })
  await verify(ann)
  await verify(ben)
  await recharge(exchange, ben, '99.99')
  await exchange.sandbox.advance(1)
  const done = await taskOf(inviter, 'invite')
  expect(done).toMatchObject({ state: 1, progress: '1', target: '1' })
  expect(await claim(inviter, done?.rewardId)).toEqual({ amount: '5', balance: '105' })
  await recharge(exchange, ann, '100')
  await exchange.sandbox.advance(1)
  expect(await taskOf(inviter, 'invite')).toMatchObject({ state: 0, progress: '1', target: '2' })
  await recharge(exchange, ben, '50')
  await exchange.sandbox.advance(1)
  expect(await taskOf(inviter, 'invite')).toMatchObject({ state: 1, progress: '2' })
})

test('promises the inviter nothing while the invited person kept 100 for six nights', async () => {
  const inviter = await invited(exchange)
  await verify(inviter)
  const ann = await invited(exchange, inviter)
  await verify(ann)
  await recharge(exchange, ann, '100')
  slept(exchange.sandbox, ann.id, 6, '100')
  await exchange.sandbox.advance(1)
  expect(await taskOf(inviter, 'invite')).toMatchObject({ state: 0, progress: '0' })
})

test('nobody is rewarded for inviting themselves: the same browser, or none at all', async () => {
  const browser = 'one-and-the-same-browser'
  const inviter = await invited(exchange, undefined, browser)
  await verify(inviter)
  for (const deviceId of [browser, '']) {
    const self = await invited(exchange, inviter, deviceId)
    slept(exchange.sandbox, self.id, 7, '100')
    await verify(self)
    await recharge(exchange, self, '100')
  }
  await exchange.sandbox.advance(1)
  expect(await taskOf(inviter, 'invite')).toMatchObject({ state: 0, progress: '0' })
})

test('nor once the browser that both had is forgotten, which nobody looked at meanwhile', async () => {
  const [browser, another] = ['a-browser-of-both', 'a-browser-of-one']
  const inviter = await invited(exchange, undefined, browser)
  await verify(inviter)
  const self = await invited(exchange, inviter, browser)
  const enter = async ({ account, password }: TestUser, deviceId: string) => {
    const { token = '' } = await exchange.client.ask(loginCall, { account, password, deviceId }, { ip: nextIp() })
    return { token: token ?? '' }
  }
  await exchange.client.ask(sessionRevokeCall, { others: true }, await enter(self, another))
  pass(exchange, 61 * 86_400)
  const { context } = exchange.sandbox
  accountBeat(context, context.clock.now())
  const seen = context.db.prepare('SELECT device_id FROM session WHERE user_id = ?')
  expect(seen.all(self.id)).toEqual([])
  const back = { ...self, ...(await enter(self, another)) }
  await verify(back)
  await recharge(exchange, back, '100')
  slept(exchange.sandbox, back.id, 7, '100')
  await exchange.sandbox.advance(1)
  expect(await taskOf({ ...inviter, ...(await enter(inviter, browser)) }, 'invite')).toMatchObject({ state: 0 })
})
