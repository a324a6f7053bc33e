import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  emailLoginCall,
  myUserInfoCall,
  phoneCaptchaCall,
  phoneLoginCall,
  registerCall,
  sessionListCall,
} from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { bound } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import {
  askCode,
  codeFor,
  login,
  nextDevice,
  nextEmail,
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

const byEmail = (
  email: string,
  input: { captcha?: string; password?: string; deviceId?: string } = {},
  ip = nextIp(),
) => exchange.client.call(emailLoginCall, { email, password: PASSWORD, ...input }, { ip })

let numbers = 0
const nextPhone = () => `20255501${String(++numbers).padStart(2, '0')}`
const askPhone = (phone: string, scene: 'register' | 'login') =>
  exchange.client.ask(phoneCaptchaCall, { phoneCode: '1', phone, scene }, { ip: nextIp() })

async function registerByPhone() {
  const [phone, deviceId] = [nextPhone(), nextDevice()]
  await askPhone(phone, 'register')
  const captcha = await codeFor(exchange, `+1${phone}`)
  const who = { registerType: registerTypes.phone, phoneCode: '1', phone, captcha, password: PASSWORD, agreed: true }
  const { token } = await exchange.client.ask(registerCall, { ...who, deviceId }, { ip: nextIp() })
  pass(exchange, 61)
  return { phone, deviceId, token }
}

async function registered() {
  const person = await registerByEmail(exchange)
  pass(exchange, 61)
  return person
}

test('by email, password and a code: in, for 30 days at most, and the browser is known from then on', async () => {
  const { email } = await registered()
  await askCode(exchange, email, 'login')
  const deviceId = nextDevice()
  const { code, result } = await byEmail(email.toUpperCase(), { captcha: await codeFor(exchange, email), deviceId })
  expect([code, result.expireTime]).toEqual([200, stamp(exchange.sandbox.context.clock.now() + 30 * 86_400_000)])
  expect(await exchange.client.ask(myUserInfoCall, {}, { token: result.token })).toMatchObject({ accountType: 3 })
  expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
})

test('by phone, password and a code; the number with its trunk zero is the same', async () => {
  const { phone } = await registerByPhone()
  const enter = (captcha: string, password = PASSWORD) =>
    exchange.client.call(phoneLoginCall, { phoneCode: '+1', phone: `0${phone}`, password, captcha }, { ip: nextIp() })
  await askPhone(phone, 'login')
  const captcha = await codeFor(exchange, `+1${phone}`)
  expect(await enter(captcha, 'wrong-one-1')).toMatchObject({ refusal: 'wrong-credentials' })
  expect((await enter(captcha)).code).toBe(200)
  expect(await enter(captcha)).toMatchObject({ refusal: 'code-wrong' })
})

test('without the code it is sent and asked for, from a known browser too, and after the right password only', async () => {
  const { email, deviceId } = await registered()
  const before = await exchange.operate('mail', email)
  expect(await byEmail(email, { password: 'wrong-one-1' })).toMatchObject({ refusal: 'wrong-credentials' })
  expect(await exchange.operate('mail', email)).toBe(before)
  const asked = { need: 'captcha', channel: 'email', masked: 'p•••@example.com', account: email }
  expect(await byEmail(email, { deviceId })).toMatchObject({ code: 510, refusal: 'code-required', values: asked })
  expect((await byEmail(email, { captcha: await codeFor(exchange, email) })).code).toBe(200)
})

test('who has a phone and an email gets the code where they sign in by', async () => {
  const { phone } = await registerByPhone()
  const { db } = exchange.sandbox.context
  const email = nextEmail()
  db.prepare('UPDATE user SET email = ? WHERE phone = ?').run(email, phone)
  const answer = await exchange.client.call(
    phoneLoginCall,
    { phoneCode: '1', phone, password: PASSWORD },
    { ip: nextIp() },
  )
  expect(answer).toMatchObject({
    refusal: 'code-required',
    values: { channel: 'phone', masked: `+••• ${phone.slice(-4)}` },
  })
  expect(await exchange.operate('mail', email)).toBe('')
  expect(await codeFor(exchange, `+1${phone}`)).toMatch(/^\d{6}$/)
})

test('a bound authenticator is asked for here too, whatever the code by mail', async () => {
  const { email, token } = await registered()
  await bound(exchange, token)
  await askCode(exchange, email, 'login')
  expect(await byEmail(email, { captcha: await codeFor(exchange, email) })).toMatchObject({
    code: 510,
    refusal: 'authenticator-required',
    values: { need: 'google-code', account: email },
  })
})

test('five wrong passwords lock a way in and the account log-in by the same address together', async () => {
  const { email } = await registered()
  for (let i = 0; i < 4; i++)
    expect(await byEmail(email, { password: 'wrong-one-1' })).toMatchObject({ refusal: 'wrong-credentials' })
  expect(await login(exchange, { account: email, password: 'wrong-one-1' })).toMatchObject({
    refusal: 'wrong-credentials',
  })
  expect(await byEmail(email)).toMatchObject({ refusal: 'too-many-tries', values: { n: 15 } })
  expect(await login(exchange, { account: email })).toMatchObject({ refusal: 'too-many-tries' })
})

test('a frozen person is told so after the right password; two that come with one code at once: one is in', async () => {
  const { email } = await registered()
  await askCode(exchange, email, 'login')
  const captcha = await codeFor(exchange, email)
  const both = await Promise.all([byEmail(email, { captcha }), byEmail(email, { captcha })])
  expect(both.map(({ refusal }) => refusal).sort()).toEqual(['code-wrong', null])
  await exchange.operate('user', 'freeze', email)
  expect(await byEmail(email, { captcha })).toMatchObject({ refusal: 'account-frozen' })
  expect(await byEmail(email, { captcha, password: 'wrong-one-1' })).toMatchObject({ refusal: 'wrong-credentials' })
})

test('the same browser signed in twice holds one session', async () => {
  const { email, deviceId } = await registered()
  await byEmail(email, { deviceId })
  const { result } = await byEmail(email, { deviceId, captcha: await codeFor(exchange, email) })
  expect(await exchange.client.ask(sessionListCall, {}, { token: result.token })).toHaveLength(1)
})
