import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  bindGoogleAuthCall,
  checkGoogleAuthCall,
  generateGoogleKeyCall,
  googleSecretLoginCall,
  messageListCall,
  myUserInfoCall,
  recoveryCodesCall,
} from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import { bound, codeOf } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import {
  codeFor,
  login,
  nextDevice,
  nextIp,
  PASSWORD,
  pass,
  registerByEmail,
} from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const now = () => exchange.sandbox.context.clock.now()
const profile = (token: string) => exchange.client.ask(myUserInfoCall, {}, { token })
const enter = (account: string, googleCode: string, deviceId = nextDevice(), password = PASSWORD) =>
  exchange.client.call(googleSecretLoginCall, { account, password, googleCode, deviceId }, { ip: nextIp() })
const offer = (token: string, googleCode?: string) =>
  exchange.client.call(generateGoogleKeyCall, { googleCode }, { token })
const bind = (token: string, secretKey: string, googleCode: string, password = PASSWORD) =>
  exchange.client.call(bindGoogleAuthCall, { secretKey, googleCode, password }, { token })

test('a key of 20 bytes is bound by its code and the login password; profile and credit score know it at once', async () => {
  const { token, account } = await exchange.newUser()
  const before = await profile(token)
  expect([before.googleBound, before.creditScore]).toEqual([false, 50])
  const { result } = await offer(token)
  expect(result.secretKey).toMatch(/^[A-Z2-7]{32}$/)
  expect(result.url).toBe(
    `otpauth://totp/tarn:${account}?issuer=tarn&secret=${result.secretKey}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(result.expiresIn).toBe(600)
  const answer = await bind(token, result.secretKey, codeOf(exchange, result.secretKey))
  const codes = answer.result.recoveryCodes ?? []
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TW-Z2-8]{4}-[A-HJKMNP-TW-Z2-8]{4}$/)
  const after = await profile(token)
  expect([after.googleBound, after.creditScore, after.withdrawHoldUntil]).toEqual([true, 60, null])
  expect(after.creditParts).toContainEqual({ code: 'authenticator', points: 10, max: 10 })
  expect(await exchange.client.ask(checkGoogleAuthCall, {}, { token })).toEqual({
    bound: true,
    boundTime: stamp(now()),
  })
})

test('bound, it is asked for by every way in, and lets a new browser in without a code by mail', async () => {
  const { email, token, deviceId } = await registerByEmail(exchange)
  const { secretKey } = await bound(exchange, token)
  for (const browser of [deviceId, nextDevice()])
    expect(await login(exchange, { account: email, deviceId: browser })).toMatchObject({
      code: 510,
      refusal: 'authenticator-required',
      values: { need: 'google-code', channel: 'authenticator', masked: '', account: email },
    })
  pass(exchange, 30)
  const code = codeOf(exchange, secretKey)
  const answer = await enter(email, code)
  expect(answer.code).toBe(200)
  expect(answer.result.expireTime).toBe(stamp(now() + 30 * 86_400_000))
  expect(await enter(email, code)).toMatchObject({ refusal: 'code-used' })
})

test('a code of the step before and of the step after count, one further off does not', async () => {
  for (const [ahead, refusal] of [
    [-2, 'code-wrong'],
    [-1, null],
    [1, null],
    [2, 'code-wrong'],
  ] as const) {
    const { token, account } = await exchange.newUser()
    const { secretKey } = await bound(exchange, token)
    pass(exchange, 90)
    expect((await enter(account, codeOf(exchange, secretKey, ahead))).refusal).toBe(refusal)
  }
})

test('once a later code was used, the one before it is used up too', async () => {
  const { token, account } = await exchange.newUser()
  const { secretKey } = await bound(exchange, token)
  pass(exchange, 90)
  expect((await enter(account, codeOf(exchange, secretKey))).code).toBe(200)
  expect((await enter(account, codeOf(exchange, secretKey, -1))).refusal).toBe('code-used')
  expect((await enter(account, codeOf(exchange, secretKey, 1))).code).toBe(200)
})

test('one code sent five times at the same moment lets in once', async () => {
  const { token, account } = await exchange.newUser()
  const { secretKey } = await bound(exchange, token)
  pass(exchange, 30)
  const code = codeOf(exchange, secretKey)
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(account, code)))
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual([...Array(4).fill('code-used'), null])
})

test('five wrong codes lock for 15 minutes, the right one too; a browser that the account knows still enters', async () => {
  const { email, token, deviceId } = await registerByEmail(exchange)
  const { secretKey } = await bound(exchange, token)
  pass(exchange, 30)
  const wrong = String((Number(codeOf(exchange, secretKey)) + 500_000) % 1_000_000).padStart(6, '0')
  for (let i = 0; i < 5; i++)
    expect(await enter(email, wrong)).toMatchObject({ refusal: 'code-wrong', values: { field: 'googleCode' } })
  expect(await enter(email, codeOf(exchange, secretKey))).toMatchObject({
    refusal: 'too-many-tries',
    values: { n: 15 },
  })
  expect((await enter(email, codeOf(exchange, secretKey), deviceId)).code).toBe(200)
  pass(exchange, 15 * 60)
  expect((await enter(email, codeOf(exchange, secretKey))).code).toBe(200)
})

test('the password comes first: without it no code is looked at, nor is an authenticator told of', async () => {
  const { token, account } = await exchange.newUser()
  const { secretKey } = await bound(exchange, token)
  pass(exchange, 30)
  const code = codeOf(exchange, secretKey)
  expect(await enter(account, code, nextDevice(), 'wrong-one-1')).toMatchObject({ refusal: 'wrong-credentials' })
  expect((await enter(account, code)).code).toBe(200)
  const bare = await exchange.newUser()
  expect(await enter(bare.account, '123456')).toMatchObject({ refusal: 'code-wrong' })
})

test('a key expires after ten minutes, and with a newer one', async () => {
  const { token } = await exchange.newUser()
  const [{ result: first }, { result: second }] = [await offer(token), await offer(token)]
  const bindIt = (secretKey: string) => bind(token, secretKey, codeOf(exchange, secretKey))
  expect(await bindIt(first.secretKey)).toMatchObject({ refusal: 'key-expired' })
  pass(exchange, 601)
  expect(await bindIt(second.secretKey)).toMatchObject({ refusal: 'key-expired' })
  const { result: third } = await offer(token)
  pass(exchange, 600)
  expect((await bindIt(third.secretKey)).code).toBe(200)
  expect(await bindIt(third.secretKey)).toMatchObject({ refusal: 'key-expired' })
})

test('a wrong password and a wrong code bind nothing; somebody else’s key neither', async () => {
  const [{ token }, other] = [await exchange.newUser(), await exchange.newUser()]
  const { result } = await offer(token)
  const code = codeOf(exchange, result.secretKey)
  expect(await bind(token, result.secretKey, code, 'wrong-one-1')).toMatchObject({
    refusal: 'wrong-password',
    values: { field: 'password' },
  })
  expect(await bind(token, result.secretKey, 'abcdef')).toMatchObject({ refusal: 'code-wrong' })
  expect(await bind(other.token, result.secretKey, code)).toMatchObject({ refusal: 'key-expired' })
  expect(await exchange.client.ask(checkGoogleAuthCall, {}, { token })).toMatchObject({ bound: false })
  expect((await bind(token, result.secretKey, code)).code).toBe(200)
})

test('moved to another phone it asks for a code of the old one; withdrawals wait 24 hours, and the owner is told', async () => {
  const { email, token } = await registerByEmail(exchange)
  const { secretKey, recoveryCodes } = await bound(exchange, token)
  expect(await offer(token)).toMatchObject({ code: 510, refusal: 'authenticator-required' })
  pass(exchange, 30)
  const { result } = await offer(token, codeOf(exchange, secretKey))
  expect((await bind(token, result.secretKey, codeOf(exchange, result.secretKey))).code).toBe(200)
  const until = stamp(now() + 86_400_000)
  expect(await profile(token)).toMatchObject({ googleBound: true, withdrawHoldUntil: until })
  expect(await exchange.operate('mail', email)).toContain(`Your authenticator was moved to another phone. Withdrawals`)
  expect(await exchange.client.ask(messageListCall, {}, { token })).toMatchObject([
    { titile: 'Authenticator moved', noticeType: 'system', msgContent: expect.stringContaining(until) },
  ])
  pass(exchange, 30)
  expect(await enter(email, codeOf(exchange, secretKey))).toMatchObject({ refusal: 'code-wrong' })
  expect(await enter(email, recoveryCodes[0] ?? '')).toMatchObject({ refusal: 'code-wrong' })
  expect((await enter(email, codeOf(exchange, result.secretKey))).code).toBe(200)
  pass(exchange, 86_400)
  expect((await profile(token)).withdrawHoldUntil).toBeNull()
})

test('a recovery code stands in once, in any case, with its stroke or without', async () => {
  const { token, account } = await exchange.newUser()
  const { recoveryCodes } = await bound(exchange, token)
  const [first = '', second = '', third = ''] = recoveryCodes
  expect((await enter(account, first)).code).toBe(200)
  expect(await enter(account, first)).toMatchObject({ refusal: 'code-used' })
  const both = await Promise.all([
    enter(account, second.toLowerCase().replace('-', '')),
    enter(account, ` ${second.replace('-', '\u2011')} `),
  ])
  expect(both.map(({ refusal }) => refusal).sort()).toEqual(['code-used', null])
  const { result } = await offer(token, third)
  expect(result.secretKey).toMatch(/^[A-Z2-7]{32}$/)
})

test('with fewer than three left their owner is told; new ones take the place of all', async () => {
  const { token, account, password } = await exchange.newUser()
  const { secretKey, recoveryCodes } = await bound(exchange, token)
  const told = async () => {
    const all = await exchange.client.ask(messageListCall, {}, { token })
    return all.filter(({ titile }) => titile === 'Few recovery codes left').map(({ msgContent }) => msgContent)
  }
  for (const code of recoveryCodes.slice(0, 7)) expect((await enter(account, code)).code).toBe(200)
  expect(await told()).toEqual([])
  expect((await enter(account, recoveryCodes[7] ?? '')).code).toBe(200)
  expect(await told()).toEqual(['Recovery codes left: 2. Create new ones before you run out.'])
  pass(exchange, 30)
  const renew = (input: { password: string; googleCode?: string }) =>
    exchange.client.call(recoveryCodesCall, input, { token })
  expect(await renew({ password: 'wrong-one-1' })).toMatchObject({ refusal: 'wrong-password' })
  expect(await renew({ password })).toMatchObject({ refusal: 'authenticator-required' })
  const { result } = await renew({ password, googleCode: codeOf(exchange, secretKey) })
  expect(result.recoveryCodes).toHaveLength(10)
  expect(await enter(account, recoveryCodes[9] ?? '')).toMatchObject({ refusal: 'code-wrong' })
  expect((await enter(account, result.recoveryCodes[0] ?? '')).code).toBe(200)
})

test('neither the key nor a recovery code is in the database, in a message or in a mail', async () => {
  const { email, token } = await registerByEmail(exchange)
  const { secretKey, recoveryCodes } = await bound(exchange, token)
  const { db } = exchange.sandbox.context
  const tables = ['authenticator', 'offered_key', 'recovery_code', 'message', 'mail', 'attempt', 'operator_log']
  const kept = tables.map(table => JSON.stringify(db.prepare(`SELECT * FROM ${table}`).all())).join('\n')
  for (const secret of [secretKey, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))])
    expect(kept).not.toContain(secret)
  expect(String(await exchange.operate('mail', email))).not.toContain(secretKey)
})

test('the operator removes a lost authenticator: the password and a code by mail let in again, withdrawals wait', async () => {
  const { email, token } = await registerByEmail(exchange)
  await bound(exchange, token)
  pass(exchange, 61)
  await exchange.operate('user', 'unbind-google', email)
  expect(await profile(token)).toMatchObject({ googleBound: false, withdrawHoldUntil: stamp(now() + 86_400_000) })
  const deviceId = nextDevice()
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({ refusal: 'code-required' })
  const captcha = await codeFor(exchange, email)
  expect((await login(exchange, { account: email, deviceId, captcha })).code).toBe(200)
  await expect(exchange.operate('user', 'unbind-google', email)).rejects.toThrow('has no authenticator')
})
