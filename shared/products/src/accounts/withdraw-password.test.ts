import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { changeWithdrawPasswordCall, emailCaptchaCall, messageListCall, myUserInfoCall } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import type { SignedIn } from '@shared/engine/http/serve'
import { Refused } from '@shared/engine/refusals/refuse'
import { bound, codeOf } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import { codeFor, nextIp, PASSWORD, pass, registerByEmail } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { growInto } from '../../../testing/src/grown.ts'
import { hashOf } from './session.ts'
import { requireWithdrawPassword } from './withdraw-password.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const PIN = '246810'
const OTHER = '135791'
const now = () => exchange.sandbox.context.clock.now()
const profile = (token: string) => exchange.client.ask(myUserInfoCall, {}, { token })
type Input = { oldPassword?: string; loginPassword?: string; captcha?: string; googleCode?: string; password?: string }
const put = (token: string, input: Input) =>
  exchange.client.call(changeWithdrawPasswordCall, { password: PIN, ...input }, { token })
const set = (token: string) => put(token, { loginPassword: PASSWORD })

const callerOf = (user: string, token: string): SignedIn => ({
  context: exchange.sandbox.context,
  user,
  demo: false,
  tokenHash: hashOf(token),
  language: 'en-us',
  ip: nextIp(),
  device: '',
  requestId: 'test',
})

/** As a withdrawal will ask for it. */
const asked = async (user: { id: string; token: string }, pin: string) =>
  requireWithdrawPassword(callerOf(user.id, user.token), pin).then(
    () => 'right',
    (error: Refused) => [error.refusal, error.values.n ?? error.values.time ?? error.need],
  )

async function withPin() {
  const user = await exchange.newUser()
  expect((await set(user.token)).code).toBe(200)
  return user
}

test('set with the login password: profile and credit score know it at once, nothing is held', async () => {
  const { token } = await exchange.newUser()
  expect(await put(token, { loginPassword: 'wrong-one-1' })).toMatchObject({
    refusal: 'wrong-password',
    values: { field: 'loginPassword' },
  })
  expect(await profile(token)).toMatchObject({ hasWithdrawPassword: false, creditScore: 50 })
  expect((await set(token)).code).toBe(200)
  const after = await profile(token)
  expect(after).toMatchObject({ hasWithdrawPassword: true, creditScore: 55, withdrawHoldUntil: null })
  expect(after.creditParts).toContainEqual({ code: 'pin', points: 5, max: 5 })
})

test.each(['111111', '000000', '123456', '654321', '012345', '987654'])('%s is too simple', async password => {
  const { token } = await exchange.newUser()
  expect(await put(token, { loginPassword: PASSWORD, password })).toMatchObject({ refusal: 'pin-weak' })
})

test.each(['12345', '1234567', '12345a', '１２３４５７', '135 79'])('"%s" is not six digits', async password => {
  const { token } = await exchange.newUser()
  expect(await put(token, { loginPassword: PASSWORD, password })).toMatchObject({
    refusal: 'field-invalid',
    values: { field: 'password' },
  })
})

test('both proofs or none is a question back; without one that stands there is nothing to change', async () => {
  const { token } = await exchange.newUser()
  for (const input of [{}, { oldPassword: PIN, loginPassword: PASSWORD }])
    expect(await put(token, input)).toMatchObject({ refusal: 'field-invalid', values: { field: 'oldPassword' } })
  expect(await put(token, { oldPassword: PIN })).toMatchObject({
    code: 510,
    refusal: 'password-needed',
    values: { need: 'withdraw-password' },
  })
})

test('changed with the old one: withdrawals wait 24 hours, and the owner is told', async () => {
  const { email, token } = await registerByEmail(exchange)
  await set(token)
  expect((await put(token, { oldPassword: PIN, password: OTHER })).code).toBe(200)
  const until = stamp(now() + 86_400_000)
  expect((await profile(token)).withdrawHoldUntil).toBe(until)
  expect(await exchange.client.ask(messageListCall, {}, { token })).toMatchObject([
    { titile: 'Withdrawal password changed', msgContent: expect.stringContaining(until) },
  ])
  expect(await exchange.operate('mail', email)).toContain('Your withdrawal password was changed.')
  expect(await put(token, { oldPassword: PIN, password: OTHER })).toMatchObject({ refusal: 'wrong-pin' })
})

test('five wrong ones in a row lock for 24 hours, the right one too; a right one between begins anew', async () => {
  const user = await withPin()
  for (const n of [4, 3, 2, 1]) expect(await asked(user, OTHER)).toEqual(['wrong-pin', n])
  expect(await asked(user, PIN)).toBe('right')
  for (const n of [4, 3, 2, 1]) expect(await asked(user, OTHER)).toEqual(['wrong-pin', n])
  const until = stamp(now() + 86_400_000)
  expect(await asked(user, OTHER)).toEqual(['pin-locked', until])
  expect(await asked(user, PIN)).toEqual(['pin-locked', until])
  expect(await put(user.token, { oldPassword: PIN, password: OTHER })).toMatchObject({
    refusal: 'pin-locked',
    values: { time: until },
    message: `Locked until ${until} (UTC+8)`,
  })
  pass(exchange, 86_399)
  expect(await asked(user, PIN)).toEqual(['pin-locked', until])
  pass(exchange, 1)
  expect(await asked(user, OTHER)).toEqual(['wrong-pin', 4])
  expect(await asked(user, PIN)).toBe('right')
})

test('the lock outlasts a restart', async () => {
  const data = mkdtempSync(join(tmpdir(), 'withdraw-password-'))
  await growInto(data)
  const before = await startExchange({ data })
  const { token } = await before.newUser()
  const change = ({ client }: Exchange, input: Input) =>
    client.call(changeWithdrawPasswordCall, { password: PIN, ...input }, { token })
  await change(before, { loginPassword: PASSWORD })
  for (let i = 0; i < 5; i++) await change(before, { oldPassword: OTHER })
  await before.stop()
  const after = await startExchange({ data })
  expect(await change(after, { oldPassword: PIN, password: OTHER })).toMatchObject({ refusal: 'pin-locked' })
  await after.stop()
  rmSync(data, { recursive: true })
})

test('twenty guesses at the same moment are no more than five: the right one among the last is refused', async () => {
  const user = await withPin()
  const guesses = Array.from({ length: 20 }, (_, i) => asked(user, i === 19 ? PIN : String(700_000 + 37 * i)))
  const answers = await Promise.all(guesses)
  expect(answers.slice(0, 4)).toEqual([4, 3, 2, 1].map(n => ['wrong-pin', n]))
  expect(answers.slice(4).map(([refusal]) => refusal)).toEqual(Array(16).fill('pin-locked'))
})

test('what was asked for is looked at again in the transaction: changed meanwhile, it is refused', async () => {
  const user = await withPin()
  const { db } = exchange.sandbox.context
  const still = await requireWithdrawPassword(callerOf(user.id, user.token), PIN)
  expect(() => still(db as Parameters<typeof still>[0])).not.toThrow()
  await put(user.token, { oldPassword: PIN, password: OTHER })
  expect(() => still(db as Parameters<typeof still>[0])).toThrow(Refused)
})

test('forgotten: the login password and a code to one’s own address, which is sent when it is missing', async () => {
  const { email, token } = await registerByEmail(exchange)
  await set(token)
  pass(exchange, 61)
  const forgotten = { loginPassword: PASSWORD, password: OTHER }
  expect(await put(token, forgotten)).toMatchObject({
    code: 510,
    refusal: 'code-required',
    values: { need: 'captcha', channel: 'email', masked: 'p•••@example.com' },
  })
  const captcha = await codeFor(exchange, email)
  expect(await put(token, { ...forgotten, captcha: 'no-code' })).toMatchObject({ refusal: 'code-wrong' })
  expect((await put(token, { ...forgotten, captcha })).code).toBe(200)
  expect((await profile(token)).withdrawHoldUntil).toBe(stamp(now() + 86_400_000))
  expect((await put(token, { oldPassword: OTHER })).code).toBe(200)
})

test('a code for it goes to one’s own address, whatever was typed', async () => {
  const { email, token } = await registerByEmail(exchange)
  pass(exchange, 61)
  const ask = (typed: string, held?: string) =>
    exchange.client.call(emailCaptchaCall, { email: typed, scene: 'withdraw' }, { token: held, ip: nextIp() })
  expect((await ask('victim@example.com', token)).code).toBe(200)
  expect(await exchange.operate('mail', 'victim@example.com')).toBe('')
  expect(await exchange.operate('mail', email)).toContain('to confirm a withdrawal setting')
  expect(await ask(email)).toMatchObject({ code: 401 })
  const { token: bare } = await exchange.newUser()
  expect(await ask(email, bare)).toMatchObject({ refusal: 'no-channel' })
})

test('forgotten without an address: an authenticator stands for it, else an address is wanted first', async () => {
  const user = await withPin()
  const forgotten = { loginPassword: PASSWORD, password: OTHER }
  expect(await put(user.token, forgotten)).toMatchObject({ refusal: 'no-channel' })
  const { secretKey } = await bound(exchange, user.token)
  expect(await put(user.token, forgotten)).toMatchObject({ refusal: 'authenticator-required' })
  pass(exchange, 30)
  expect((await put(user.token, { ...forgotten, googleCode: codeOf(exchange, secretKey) })).code).toBe(200)
  expect(await asked(user, OTHER)).toBe('right')
})

test('a bound authenticator is asked for when it is set and when it is changed', async () => {
  const { token } = await exchange.newUser()
  const { secretKey } = await bound(exchange, token)
  const next = () => {
    pass(exchange, 30)
    return codeOf(exchange, secretKey)
  }
  expect(await set(token)).toMatchObject({ refusal: 'authenticator-required' })
  expect((await put(token, { loginPassword: PASSWORD, googleCode: next() })).code).toBe(200)
  const change = { oldPassword: PIN, password: OTHER }
  expect(await put(token, change)).toMatchObject({ refusal: 'authenticator-required' })
  expect((await put(token, { ...change, googleCode: next() })).code).toBe(200)
})

test('set twice at the same moment it is set once', async () => {
  const { token } = await exchange.newUser()
  const both = await Promise.all([set(token), put(token, { loginPassword: PASSWORD, password: OTHER })])
  expect(both.map(({ refusal }) => refusal).sort()).toEqual(['field-invalid', null])
})

test('the operator ends its lock, or removes it', async () => {
  const user = await withPin()
  for (let i = 0; i < 5; i++) await asked(user, OTHER)
  await exchange.operate('pin', 'unlock', user.account)
  expect(await asked(user, PIN)).toBe('right')
  await exchange.operate('user', 'reset-pin', user.account)
  expect(await profile(user.token)).toMatchObject({
    hasWithdrawPassword: false,
    withdrawHoldUntil: stamp(now() + 86_400_000),
  })
  expect(await asked(user, PIN)).toEqual(['password-needed', 'withdraw-password'])
  await expect(exchange.operate('user', 'reset-pin', user.account)).rejects.toThrow('has no withdrawal password')
  expect((await set(user.token)).code).toBe(200)
})

test('in the database it is a hash of what only this server can make of it', async () => {
  const user = await withPin()
  const { db } = exchange.sandbox.context
  const row = db.prepare('SELECT * FROM withdraw_password WHERE user_id = ?').get(user.id)
  expect(String(row?.hash)).toMatch(/^scrypt\$/)
  expect(JSON.stringify(row)).not.toContain(PIN)
})
