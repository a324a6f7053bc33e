import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messageListCall, myUserInfoCall, phoneCaptchaCall, registerCall, unreadMessagesCall } from '@shared/contract'
import type { Caller } from '@shared/engine/http/serve'
import {
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
import { countFailure } from './lock.ts'
import { login as signIn } from './login.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const wrong = (account: string, deviceId: string) => login(exchange, { account, password: 'wrong-one-1', deviceId })

async function fail(times: number, account: string, deviceId: string) {
  for (let i = 0; i < times; i++) expect((await wrong(account, deviceId)).refusal).toBe('wrong-credentials')
}

test('a browser that the account knows needs the password alone', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  const { result } = await login(exchange, { account: email.toUpperCase(), deviceId })
  expect(await exchange.client.ask(myUserInfoCall, {}, { token: result.token })).toMatchObject({ accountType: 3 })
})

test('a new browser brings a code once, and the owner is told of it; a login on a known one counts nothing on the badge', async () => {
  const { email, token } = await registerByEmail(exchange)
  pass(exchange, 61)
  const deviceId = nextDevice()
  const asked = await login(exchange, { account: email, deviceId })
  expect(asked).toMatchObject({
    code: 510,
    refusal: 'code-required',
    values: { need: 'captcha', channel: 'email', masked: 'p•••@example.com', account: email },
  })
  const captcha = await codeFor(exchange, email)
  expect(await login(exchange, { account: email, deviceId, captcha: '000000' })).toMatchObject({
    refusal: 'code-wrong',
  })
  expect((await login(exchange, { account: email, deviceId, captcha })).code).toBe(200)
  expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
  expect((await exchange.client.ask(unreadMessagesCall, {}, { token })).sysMsgTotal).toBe(1)
  const messages = await exchange.client.ask(messageListCall, {}, { token })
  expect(messages.map(({ titile, noticeType }) => [titile, noticeType])).toEqual([['New login', 'system']])
})

test('a new browser that signs in twice at once is told of once, and not where it is the first', async () => {
  const who = { account: 'twice_at_once', password: PASSWORD }
  await exchange.client.ask(registerCall, { registerType: 1, ...who, agreed: true, deviceId: '' }, { ip: nextIp() })
  const twice = async () => {
    const enter = { ...who, deviceId: nextDevice() }
    await Promise.all([login(exchange, enter), login(exchange, enter)])
    const { token } = (await login(exchange, enter)).result
    return (await exchange.client.ask(messageListCall, {}, { token })).length
  }
  expect([await twice(), await twice()]).toEqual([0, 1])
})

test('asked again within the minute, the code that is on its way still counts', async () => {
  const { email } = await registerByEmail(exchange)
  pass(exchange, 61)
  const [deviceId, ip] = [nextDevice(), nextIp()]
  await login(exchange, { account: email, deviceId }, ip)
  const captcha = await codeFor(exchange, email)
  expect(await login(exchange, { account: email, deviceId }, ip)).toMatchObject({ refusal: 'code-required' })
  expect(await codeFor(exchange, email)).toBe(captcha)
  expect((await login(exchange, { account: email, deviceId, captcha })).code).toBe(200)
})

test('a wrong password never sends a code', async () => {
  const { email } = await registerByEmail(exchange)
  pass(exchange, 61)
  const before = await exchange.operate('mail', email)
  await fail(1, email, nextDevice())
  expect(await exchange.operate('mail', email)).toBe(before)
})

test('an account without an address has only its password', async () => {
  const user = await exchange.newUser()
  expect((await login(exchange, { account: user.account, deviceId: nextDevice() })).code).toBe(200)
})

test('five wrong passwords lock for 15 minutes, the right one too; then 30', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  await fail(5, email, deviceId)
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({
    refusal: 'too-many-tries',
    values: { n: 15 },
    message: 'Try again in 15 min',
  })
  pass(exchange, 15 * 60 - 1)
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({ values: { n: 1 } })
  pass(exchange, 1)
  await fail(5, email, deviceId)
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({ values: { n: 30 } })
  pass(exchange, 30 * 60)
  expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
})

test('four wrong ones and the right one: the count begins anew', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  for (const _ of [1, 2]) {
    await fail(4, email, deviceId)
    expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
  }
})

test('strangers cannot lock the owner’s own browser out', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  await fail(5, email, nextDevice())
  expect(await wrong(email, nextDevice())).toMatchObject({ refusal: 'too-many-tries' })
  expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
})

test('guesses sent all at once, each from its own address, are no more than five: the right one among the last is refused', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  const { context } = exchange.sandbox
  const caller: Caller = {
    context,
    user: null,
    demo: false,
    tokenHash: '',
    language: 'en-us',
    ip: '',
    device: '',
    requestId: 'test',
  }
  const guesses = Array.from({ length: 20 }, (_, i) =>
    signIn(
      { account: email, password: i === 19 ? PASSWORD : `guess-number-${i}`, deviceId },
      { ...caller, ip: nextIp() },
    )
      .then(() => 'in')
      .catch((error: Error) => error.message),
  )
  const answers = await Promise.all(guesses)
  expect(answers.slice(0, 5)).toEqual(Array(5).fill('wrong-credentials'))
  expect(answers.slice(5)).toEqual(Array(15).fill('too-many-tries'))
})

test('an identifier that nobody has is answered and locked just alike', async () => {
  const known = (await registerByEmail(exchange)).email
  const unknown = nextEmail()
  const answers = async (account: string) => {
    const deviceId = nextDevice()
    const all = []
    for (let i = 0; i < 6; i++) all.push(await wrong(account, deviceId))
    return all.map(({ code, message, values, status }) => ({ code, message, values, status }))
  }
  expect(await answers(unknown)).toEqual(await answers(known))
})

test('spellings of one number add up alike whether somebody has it or not', async () => {
  const [phoneCode, phone] = ['1', '2025550143']
  await exchange.client.ask(phoneCaptchaCall, { phoneCode, phone, scene: 'register' }, { ip: nextIp() })
  const captcha = await codeFor(exchange, `+${phoneCode}${phone}`)
  const who = { registerType: 2, phoneCode, phone, captcha, password: PASSWORD, agreed: true } as const
  await exchange.client.ask(registerCall, who, { ip: nextIp() })
  const answers = async (number: string) => {
    const spellings = [`+1 ${number}`, number, `1-${number}`, `0${number}`, `(1) ${number}`, number, `+1${number}`]
    const all = []
    for (const spelling of [...spellings, ...spellings]) all.push((await wrong(spelling, nextDevice())).refusal)
    return all
  }
  expect(await answers('2025550144')).toEqual(await answers(phone))
})

test('thirty failures from one address end its tries, whoever they were meant for', async () => {
  const ip = nextIp()
  const { email, deviceId } = await registerByEmail(exchange)
  for (let i = 0; i < 30; i++) await login(exchange, { account: nextEmail(), password: 'wrong-one-1' }, ip)
  expect(await login(exchange, { account: email, deviceId }, ip)).toMatchObject({ refusal: 'too-many-tries' })
  expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
})

test('a frozen person is signed out and not let in, and is told so only with the right password; let in again, they bring a code', async () => {
  const { email, deviceId, token } = await registerByEmail(exchange)
  await exchange.operate('user', 'freeze', email)
  expect(await exchange.client.call(myUserInfoCall, {}, { token })).toMatchObject({ status: 401, code: 401 })
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({ refusal: 'account-frozen' })
  expect(await wrong(email, deviceId)).toMatchObject({ refusal: 'wrong-credentials' })
  await exchange.operate('user', 'unfreeze', email)
  pass(exchange, 61)
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({ refusal: 'code-required' })
  const captcha = await codeFor(exchange, email)
  expect((await login(exchange, { account: email, deviceId, captcha })).code).toBe(200)
})

test('the operator ends a lock', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  await fail(5, email, deviceId)
  await fail(5, email.toUpperCase(), nextDevice())
  await exchange.operate('user', 'unlock', email)
  expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
})

test('failures from many halves of one /48 end the tries of strangers there, not those of a browser that is known', async () => {
  const { context } = exchange.sandbox
  const { email, deviceId } = await registerByEmail(exchange)
  pass(exchange, 61)
  for (let i = 0; i < 300; i++) countFailure(context.db, `nobody ${i}`, `2001:db8:78:${i}::/64`, context.clock.now())
  const from = (browser: string, ip: string) => login(exchange, { account: email, deviceId: browser }, ip)
  expect(await from(nextDevice(), '2001:db8:78:ffff::1')).toMatchObject({ refusal: 'too-many-tries' })
  expect((await from(deviceId, '2001:db8:78:ffff::1')).code).toBe(200)
  expect((await from(nextDevice(), '2001:db8:79::1')).refusal).toBe('code-required')
})
