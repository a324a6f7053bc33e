/** How far guessing gets: tries are counted as they are answered, over all who ask, and nobody but the owner is stopped by them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { googleSecretLoginCall, resetPasswordCall } from '@shared/contract'
import { CODE_DIGITS, CODE_LIFE_SECONDS } from '@shared/contract/limits'
import { bound } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import {
  askCode,
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
  exchange = await startExchange({ scryptCost: 4 })
})
afterAll(() => exchange.stop())

const count = (answers: readonly (string | null)[], refusal: string) => answers.filter(one => one === refusal).length

test('of two hundred wrong passwords at once, each from another address and browser, five are looked at; the owner comes in', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  const tries = Array.from({ length: 200 }, () =>
    login(exchange, { account: email, password: 'wrong-one-1', deviceId: nextDevice() }),
  )
  const answers = (await Promise.all(tries)).map(({ refusal }) => refusal)
  expect([count(answers, 'wrong-credentials'), count(answers, 'too-many-tries')]).toEqual([5, 195])
  expect(await login(exchange, { account: email, deviceId: nextDevice() })).toMatchObject({ refusal: 'too-many-tries' })
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({ code: 200 })
})

test('strangers who go on for a day never lock the browser that the owner has', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  for (let hour = 0; hour < 24; hour++) {
    for (let nth = 0; nth < 8; nth++)
      await login(exchange, { account: email, password: 'wrong-one-1', deviceId: nextDevice() })
    expect(await login(exchange, { account: email, deviceId })).toMatchObject({ code: 200 })
    pass(exchange, 3600)
  }
})

/** Of all codes; each one that is alive is another chance. */
const oddsOf = (tries: number) => tries / 10 ** CODE_DIGITS

test('a code that was sent: within its life all strangers together, however many, guess it once in 20,000 times', async () => {
  const { email } = await registerByEmail(exchange)
  const looked = { own: 0, strange: 0 }
  const guess = async (ip: string, nth: number) => {
    const before = exchange.sandbox.context.db.prepare('SELECT sum(wrong + strange) AS n FROM sent_code').get()?.n
    const input = { email, captcha: String(nth).padStart(6, '0'), password: 'harbour-light-9' }
    await exchange.client.call(resetPasswordCall, input, { ip })
    const after = exchange.sandbox.context.db.prepare('SELECT sum(wrong + strange) AS n FROM sent_code').get()?.n
    return Number(after) - Number(before)
  }
  // every one who may have a code sent has one sent, then guesses as often as they are let
  for (let asker = 0; asker < 30; asker++) {
    const ip = nextIp()
    await askCode(exchange, email, 'reset', ip)
    for (let nth = 0; nth < 10; nth++) looked.own += await guess(ip, nth)
  }
  // and so do others, who had none sent
  for (let other = 0; other < 30; other++) looked.strange += await guess(nextIp(), other)
  const tries = looked.own + looked.strange
  // ten codes an hour, five tries each, and two at the newest by whoever was sent none
  expect(tries).toBeGreaterThan(40)
  expect(tries).toBeLessThanOrEqual(52)
  expect(oddsOf(tries)).toBeLessThan(1 / 19_000)
  pass(exchange, CODE_LIFE_SECONDS + 1)
  expect(await guess(nextIp(), 1)).toBe(0)
})

test('who has the password guesses the code of a new browser no oftener, from however many places; at home the owner has one sent', async () => {
  const home = nextIp()
  const { email } = await registerByEmail(exchange, undefined, undefined, home)
  pass(exchange, 3600)
  // a household of IPv6 has 65,536 such addresses
  for (let place = 0; place < 40; place++) {
    const ip = `2001:db8:7:${place.toString(16)}::1`
    const enter = (captcha?: string) =>
      login(exchange, { account: email, deviceId: nextDevice(), ...(captcha && { captcha }) }, ip)
    await enter()
    for (let nth = 0; nth < 5; nth++) expect((await enter(`00000${nth}`)).refusal).toBe('code-wrong')
  }
  const sent = exchange.sandbox.context.db.prepare('SELECT sum(wrong + strange) AS n FROM sent_code WHERE target = ?')
  // ten codes an hour, five tries each
  expect(sent.get(email)?.n).toBe(50)
  expect(await login(exchange, { account: email, deviceId: nextDevice() }, home)).toMatchObject({
    refusal: 'code-required',
  })
})

test('a code of an authenticator: five tries a quarter of an hour by all new browsers together', async () => {
  const { email, token } = await registerByEmail(exchange)
  await bound(exchange, token)
  const attempt = () =>
    exchange.client.call(
      googleSecretLoginCall,
      { account: email, password: PASSWORD, googleCode: '00000', deviceId: nextDevice() },
      { ip: nextIp() },
    )
  const answers = (await Promise.all(Array.from({ length: 200 }, attempt))).map(({ refusal }) => refusal)
  expect([count(answers, 'code-wrong'), count(answers, 'too-many-tries')]).toEqual([5, 195])
})
