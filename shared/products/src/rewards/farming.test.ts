/** Money that passes through many accounts, and people who come again as somebody else: nothing is earned twice. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { claimRewardCall, closeAccountCall, rewardListCall, taskListCall } from '@shared/contract'
import { documentTypes, taskStates } from '@shared/contract/codes'
import { DAY, dayStart, HOUR } from '@shared/engine/clock'
import { applyBasic } from '../../../sandbox/src/testing/accounts/identities.ts'
import { login } from '../../../sandbox/src/testing/accounts/people.ts'
import { invited, recharge } from '../../../sandbox/src/testing/rewards/members.ts'
import { goTo } from '../../../sandbox/src/testing/rewards/time.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, slept, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { mondayOf } from './calendar.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const now = () => exchange.sandbox.context.clock.now()
const midnight = (nights: number) => dayStart(now()) + nights * DAY
const give = ({ account }: TestUser, amount: string) => exchange.operate('wallet', 'adjust', account, 'USDT', amount)
const send = (user: TestUser, what: { id: string } | { taskCode: 'check-in' }) =>
  exchange.client.call(claimRewardCall, { ...what, clientOrderId: newOrderId() }, user)
const back = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  token: String((await login(exchange, { account: user.account })).result.token),
})

/** The check-in of today and all that is promised. @returns amounts that were paid, and why the others were not */
async function claimAll(user: TestUser): Promise<{ paid: string[]; refused: (string | null)[] }> {
  const { records } = await exchange.client.ask(rewardListCall, { pageSize: 100 }, user)
  const answers = [await send(user, { taskCode: 'check-in' })]
  for (const { id } of records) answers.push(await send(user, { id }))
  const paid = answers.filter(({ refusal }) => refusal === null).map(({ result }) => result.amount)
  return { paid, refused: answers.flatMap(({ refusal }) => refusal ?? []) }
}

async function verify(user: TestUser, documentNumber: string, ...more: string[]): Promise<void> {
  const paper = { documentType: documentTypes.passport, documentNumber }
  const { result } = await applyBasic(exchange, user, paper)
  await exchange.operate('identity', 'approve', result.id, ...more)
}

/** 1,000 USDT arrive as a recharge, stay an hour, and go on. */
async function passThrough(user: TestUser): Promise<string[]> {
  await recharge(exchange, user, '1000')
  await goTo(exchange, now() + HOUR)
  const { paid } = await claimAll(user)
  await give(user, '-1000')
  return paid
}

test('pays nothing when the same 1,000 USDT pass through five new accounts in an hour each', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const user = await exchange.newUser()
    expect(await passThrough(user)).toEqual([])
    expect(new Set((await claimAll(user)).refused)).toEqual(new Set(['kyc-required']))
  }
})

test('pays only the check-in when 1,000 USDT pass through verified accounts, until they stay seven nights in one', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const user = await exchange.newUser({ verified: true })
    expect(await passThrough(user)).toEqual(['0.1'])
  }
  const home = await exchange.newUser({ verified: true })
  await recharge(exchange, home, '1000')
  await goTo(exchange, midnight(7))
  expect((await claimAll(await back(home))).paid.toSorted()).toEqual(['0.1', '1', '3', '5', '5'])
})

test('pays an envelope to the account in which the money stayed, when 5,000 USDT tour three on a Sunday', async () => {
  const people = await Promise.all([1, 2, 3].map(() => exchange.newUser({ verified: true })))
  await goTo(exchange, mondayOf(now()) + 13 * DAY + 20 * HOUR)
  for (const [nth, user] of people.entries()) {
    await give(user, '5000')
    await goTo(exchange, now() + 1000)
    if (nth < 2) await give(user, '-5000')
  }
  await goTo(exchange, mondayOf(now()) + 7 * DAY)
  await goTo(exchange, midnight(6))
  const paid = await Promise.all(people.map(async user => (await claimAll(await back(user))).paid.toSorted()))
  expect(paid).toEqual([['0.1'], ['0.1'], ['0.1', '20', '3', '4', '5']])
})

test('pays one document once, also after its account was closed and another one opened with it', async () => {
  const first = await exchange.newUser({ balance: '1000', nights: 7 })
  await verify(first, 'FARM-0001')
  await exchange.sandbox.advance(1)
  expect((await claimAll(first)).paid.toSorted()).toEqual(['0.1', '3', '5'])
  await give(first, '-1008.1')
  await exchange.client.ask(closeAccountCall, { password: first.password }, first)
  const again = await exchange.newUser({ balance: '1000', nights: 7 })
  await verify(again, 'FARM-0001')
  await exchange.sandbox.advance(1)
  expect(await claimAll(again)).toEqual({ paid: [], refused: Array(3).fill('already-done') })
  const tasks = await exchange.client.ask(taskListCall, {}, again)
  expect(tasks.filter(({ state }) => state === taskStates.claimable)).toEqual([])
})

test('pays nothing again for a second document that the desk knows to be the same person’s', async () => {
  const first = await exchange.newUser({ balance: '1000', nights: 7 })
  await verify(first, 'FARM-0002')
  const second = await exchange.newUser({ balance: '1000', nights: 7 })
  await verify(second, 'FARM-0003', '--same-as', first.id)
  await exchange.sandbox.advance(1)
  expect((await claimAll(first)).paid.toSorted()).toEqual(['0.1', '3', '5'])
  expect((await claimAll(second)).paid).toEqual([])
})

test('pays for an invitation neither an invented browser, nor the same person twice, nor oneself', async () => {
  const inviter = await invited(exchange)
  await verify(inviter, 'FARM-0010')
  const promised = async () => {
    await exchange.sandbox.advance(1)
    const tasks = await exchange.client.ask(taskListCall, {}, inviter)
    return tasks.find(({ code }) => code === 'invite')?.progress
  }
  const guest = async () => {
    const user = await invited(exchange, inviter)
    await recharge(exchange, user, '100')
    slept(exchange.sandbox, user.id, 7, '100')
    return user
  }
  await guest()
  expect(await promised()).toBe('0')
  await verify(await guest(), 'FARM-0011', '--same-as', inviter.id)
  expect(await promised()).toBe('0')
  const friend = await guest()
  await verify(friend, 'FARM-0012')
  expect(await promised()).toBe('1')
  const kept = exchange.sandbox.context.db.prepare('SELECT * FROM person_reward').all()
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`FARM|Saetang|${friend.id}|${inviter.id}`))
  await give(friend, '-100')
  await exchange.client.ask(closeAccountCall, { password: friend.password }, friend)
  await verify(await guest(), 'FARM-0012')
  expect(await promised()).toBe('1')
})
