import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { myUserInfoCall, phoneCaptchaCall, registerCall, resetPasswordCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { bound, codeOf } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import {
  askCode,
  codeFor,
  login,
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

const NEW = 'harbour-light-9'
type Input = { captcha?: string; password?: string; googleCode?: string; deviceId?: string }
const reset = (email: string, input: Input = {}, ip = nextIp()) =>
  exchange.client.call(resetPasswordCall, { email, password: NEW, ...input }, { ip })

/** Somebody with an address and a code to it. */
async function forgetful() {
  const person = await registerByEmail(exchange)
  pass(exchange, 61)
  await askCode(exchange, person.email, 'reset')
  return { ...person, captcha: await codeFor(exchange, person.email) }
}

test('a code to the address makes another password; all browsers are signed out, withdrawals wait 24 hours', async () => {
  const { email, token, deviceId, captcha } = await forgetful()
  for (let i = 0; i < 5; i++) await login(exchange, { account: email, deviceId, password: 'wrong-one-1' })
  expect((await reset(email.toUpperCase(), { captcha })).code).toBe(200)
  const until = stamp(exchange.sandbox.context.clock.now() + 86_400_000)
  expect((await exchange.client.call(myUserInfoCall, {}, { token })).status).toBe(401)
  expect(await reset(email, { captcha, password: 'another-light-8' })).toMatchObject({ refusal: 'code-wrong' })
  pass(exchange, 61)
  expect(await login(exchange, { account: email, deviceId, password: NEW })).toMatchObject({ refusal: 'code-required' })
  const entering = { account: email, deviceId, password: NEW, captcha: await codeFor(exchange, email) }
  const { result } = await login(exchange, entering)
  expect(await exchange.client.ask(myUserInfoCall, {}, { token: result.token })).toMatchObject({
    withdrawHoldUntil: until,
  })
})

test('the browser that brought the code enters by the new password alone, no other one does', async () => {
  const { email, captcha } = await forgetful()
  const deviceId = 'browser-that-resets'
  expect((await reset(email, { captcha, deviceId })).code).toBe(200)
  expect((await login(exchange, { account: email, deviceId, password: NEW })).code).toBe(200)
  const other = { account: email, deviceId: 'another-browser', password: NEW }
  expect(await login(exchange, other)).toMatchObject({ refusal: 'code-required' })
})

test('by phone alike', async () => {
  const [phoneCode, phone] = ['1', '2025550177']
  const ask = (scene: 'register' | 'reset') =>
    exchange.client.ask(phoneCaptchaCall, { phoneCode, phone, scene }, { ip: nextIp() })
  await ask('register')
  const who = { registerType: registerTypes.phone, phoneCode, phone, password: PASSWORD, agreed: true }
  await exchange.client.ask(registerCall, { ...who, captcha: await codeFor(exchange, `+1${phone}`) }, { ip: nextIp() })
  pass(exchange, 61)
  await ask('reset')
  const captcha = await codeFor(exchange, `+1${phone}`)
  const input = { phoneCode, phone, captcha, password: NEW }
  expect((await exchange.client.call(resetPasswordCall, input, { ip: nextIp() })).code).toBe(200)
  const entered = await login(exchange, { account: `+1${phone}`, password: NEW, deviceId: '' })
  expect(entered).toMatchObject({ refusal: 'code-required' })
})

test('an address that nobody has is answered as one that somebody has, try for try', async () => {
  const [known, unknown] = [(await registerByEmail(exchange)).email, nextEmail()]
  pass(exchange, 61)
  const answers = async (email: string) => {
    const ip = nextIp()
    const all = [await reset(email, { captcha: '000000' }, ip), await askCode(exchange, email, 'reset', ip)]
    for (let i = 0; i < 6; i++) all.push(await reset(email, { captcha: i === 5 ? '' : 'no-code' }, ip))
    all.push(await reset(email, { captcha: '000000', password: 'short1' }, ip))
    all.push(await reset(email, { captcha: '000000', password: email }, ip))
    return all.map(({ status, code, message, result }) => ({ status, code, message, result }))
  }
  const said = await answers(known)
  expect(await answers(unknown)).toEqual(said)
  expect(said.map(({ code }) => code)).toEqual([500, 200, ...Array(8).fill(500)])
})

test('the old password, a weak one and the account’s name are refused, and the code stays good', async () => {
  const { email, captcha } = await forgetful()
  for (const password of [PASSWORD, 'short1', email])
    expect(await reset(email, { captcha, password })).toMatchObject({ refusal: 'password-weak' })
  expect((await reset(email, { captcha })).code).toBe(200)
})

test('a bound authenticator is asked for; its wrong codes lock', async () => {
  const { email, token, captcha } = await forgetful()
  const { secretKey, recoveryCodes } = await bound(exchange, token)
  pass(exchange, 30)
  expect(await reset(email, { captcha })).toMatchObject({
    code: 510,
    refusal: 'authenticator-required',
    values: { need: 'google-code', account: email },
  })
  for (let i = 0; i < 5; i++)
    expect(await reset(email, { captcha, googleCode: 'no-code' })).toMatchObject({ refusal: 'code-wrong' })
  const googleCode = codeOf(exchange, secretKey)
  expect(await reset(email, { captcha, googleCode })).toMatchObject({ refusal: 'too-many-tries' })
  pass(exchange, 15 * 60)
  await askCode(exchange, email, 'reset')
  const again = { captcha: await codeFor(exchange, email), googleCode: recoveryCodes[0] ?? '' }
  expect((await reset(email, again)).code).toBe(200)
})

test('one code sent twice at the same moment resets once; a frozen account stays as it is', async () => {
  const { email, captcha } = await forgetful()
  const both = await Promise.all([reset(email, { captcha }), reset(email, { captcha, password: 'another-light-8' })])
  expect(both.map(({ refusal }) => refusal).sort()).toEqual(['code-wrong', null])
  const frozen = await forgetful()
  await exchange.operate('user', 'freeze', frozen.email)
  expect(await reset(frozen.email, { captcha: frozen.captcha })).toMatchObject({ refusal: 'account-frozen' })
})
