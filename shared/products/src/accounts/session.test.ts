import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract'
import { login, nextDevice, pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { accountBeat } from './sweep.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const DAY = 86_400
const isIn = async (token: string) => (await exchange.client.call(myUserInfoCall, {}, { token })).code === 200
async function enter({ account }: TestUser) {
  const { result } = await login(exchange, { account, deviceId: nextDevice() })
  return result.token
}

test('the eleventh browser ends the one that was unused for longest', async () => {
  const user = await exchange.newUser()
  const tokens = [user.token]
  for (let i = 0; i < 9; i++) {
    pass(exchange, 1)
    tokens.push(await enter(user))
  }
  pass(exchange, 601)
  expect(await isIn(user.token)).toBe(true)
  tokens.push(await enter(user))
  const alive = await Promise.all(tokens.map(isIn))
  expect(alive).toEqual([true, false, ...Array(9).fill(true)])
})

test('a session ends after seven days without use, not before', async () => {
  const { token } = await exchange.newUser()
  pass(exchange, 7 * DAY - 1)
  expect(await isIn(token)).toBe(true)
  pass(exchange, 7 * DAY - 1)
  expect(await isIn(token)).toBe(true)
  pass(exchange, 7 * DAY)
  expect(await isIn(token)).toBe(false)
})

test('thirty days are the most, however much it is used', async () => {
  const { token } = await exchange.newUser()
  for (let day = 1; day < 30; day++) {
    pass(exchange, DAY)
    expect(await isIn(token)).toBe(true)
  }
  pass(exchange, DAY)
  expect(await isIn(token)).toBe(false)
})

test('a forged token, half a token and somebody’s ID open nothing', async () => {
  const { token, id } = await exchange.newUser()
  for (const forged of ['x', token.slice(0, -1), `${token}x`, id, "' OR 1=1 --"])
    expect(await exchange.client.call(myUserInfoCall, {}, { token: forged })).toMatchObject({ status: 401, code: 401 })
})

test('neither token nor password is in the database', async () => {
  const { token, password } = await exchange.newUser()
  const { db } = exchange.sandbox.context
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  const all = tables.map(({ name }) => JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all(), text)).join('\n')
  expect(all).not.toContain(token)
  expect(all).not.toContain(password)
  expect(all).toContain('scrypt$')
})

/** Money is bigger than a JavaScript number in some columns. */
const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

test('the daily sweep forgets old tries, codes, mail and ended sessions, and nobody who is in', async () => {
  const user = await exchange.newUser()
  const { context } = exchange.sandbox
  await login(exchange, { account: user.account, password: 'wrong-one-1' })
  pass(exchange, 61 * DAY)
  const fresh = await enter(user)
  accountBeat(context, context.clock.now())
  const count = (table: string) => Number(context.db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
  expect([count('attempt'), count('sent_code'), count('mail')]).toEqual([0, 0, 0])
  expect(count('session')).toBe(1)
  expect(await isIn(fresh)).toBe(true)
})
