import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { emailCaptchaCall, registerCall } from '@shared/contract'
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

const enter = (email: string, captcha: string, ip = nextIp()) =>
  exchange.client.call(registerCall, { registerType: 3, email, captcha, password: PASSWORD, agreed: true }, { ip })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code can be asked for again after 60 seconds', async () => {
  const [email, ip] = [nextEmail(), nextIp()]
  const ask = () => askCode(exchange, email, 'register', ip)
  expect(await ask()).toMatchObject({ code: 200 })
  pass(exchange, 59)
  expect(await ask()).toMatchObject({ refusal: 'too-many-tries', values: { n: 1 } })
  pass(exchange, 1)
  expect(await ask()).toMatchObject({ code: 200 })
})

test('only the newest code counts, and it counts once', async () => {
  const email = nextEmail()
  await askCode(exchange, email)
  const first = await codeFor(exchange, email)
  pass(exchange, 60)
  await askCode(exchange, email)
  const second = await codeFor(exchange, email)
  if (first !== second) expect(await enter(email, first)).toMatchObject({ refusal: 'code-wrong' })
  expect(await enter(email, second)).toMatchObject({ code: 200 })
  expect(await enter(email, second)).toMatchObject({ refusal: 'code-wrong' })
})

test('five wrong entries kill a code; the right one is refused then', async () => {
  const [email, ip] = [nextEmail(), nextIp()]
  await askCode(exchange, email, 'register', ip)
  const code = await codeFor(exchange, email)
  for (let i = 0; i < 5; i++) expect(await enter(email, other(code), ip)).toMatchObject({ refusal: 'code-wrong' })
  expect(await enter(email, code, ip)).toMatchObject({ refusal: 'code-wrong', values: { field: 'captcha' } })
})

test('four wrong entries do not', async () => {
  const [email, ip] = [nextEmail(), nextIp()]
  await askCode(exchange, email, 'register', ip)
  const code = await codeFor(exchange, email)
  for (let i = 0; i < 4; i++) await enter(email, other(code), ip)
  expect(await enter(email, ` ${code} `, ip)).toMatchObject({ code: 200 })
})

test('after five minutes it has expired', async () => {
  const [early, late] = [nextEmail(), nextEmail()]
  await askCode(exchange, early)
  await askCode(exchange, late)
  pass(exchange, 300)
  expect(await enter(early, await codeFor(exchange, early))).toMatchObject({ code: 200 })
  pass(exchange, 1)
  expect(await enter(late, await codeFor(exchange, late))).toMatchObject({ refusal: 'code-wrong' })
})

test('a code is good for what it was sent for, and one for another purpose does not replace it', async () => {
  const email = nextEmail()
  await askCode(exchange, email)
  const code = await codeFor(exchange, email)
  pass(exchange, 60)
  expect(await askCode(exchange, email, 'reset')).toMatchObject({ code: 200 })
  expect(await enter(email, code)).toMatchObject({ code: 200 })
})

test('five codes an hour for one address, twenty from one place', async () => {
  const [email, place] = [nextEmail(), nextIp()]
  for (let i = 0; i < 5; i++) {
    expect((await askCode(exchange, email, 'register', place)).code).toBe(200)
    pass(exchange, 60)
  }
  const sixth = await askCode(exchange, email, 'register', place)
  expect(sixth).toMatchObject({ refusal: 'too-many-tries', values: { n: 60 } })
  const ip = nextIp()
  for (let i = 0; i < 20; i++) expect((await askCode(exchange, nextEmail(), 'login', ip)).code).toBe(200)
  expect(await askCode(exchange, nextEmail(), 'login', ip)).toMatchObject({ refusal: 'too-many-tries' })
})

test('two hundred an hour from all of one IPv6 network', async () => {
  const ask = async (nth: number, site = 'db8') => {
    const place = `2001:${site}:7:${Math.floor(nth / 10).toString(16)}::1`
    return (await askCode(exchange, nextEmail(), 'register', place)).refusal
  }
  for (let nth = 0; nth < 200; nth++) expect(await ask(nth)).toBeNull()
  expect([await ask(200), await ask(200, 'db9')]).toEqual(['too-many-tries', null])
})

test('who asks for somebody else’s codes neither uses them up nor makes theirs the older one', async () => {
  const [email, ip, stranger] = [nextEmail(), nextIp(), nextIp()]
  for (let i = 0; i < 6; i++) {
    await askCode(exchange, email, 'register', stranger)
    pass(exchange, 60)
  }
  expect(await askCode(exchange, email, 'register', ip)).toMatchObject({ code: 200 })
  const code = await codeFor(exchange, email)
  await askCode(exchange, email, 'register', nextIp())
  for (let i = 0; i < 6; i++) expect((await enter(email, other(code), stranger)).refusal).toBe('code-wrong')
  expect(await enter(email, code, ip)).toMatchObject({ code: 200 })
})

test('strangers from everywhere fill a person’s hour; where the owner was signed in from, a code still comes', async () => {
  const home = nextIp()
  const { email } = await registerByEmail(exchange, nextEmail(), nextDevice(), home)
  pass(exchange, 3600)
  const answers = []
  for (let i = 0; i < 12; i++) answers.push((await askCode(exchange, email, 'reset')).refusal)
  expect(answers).toEqual([...Array(10).fill(null), 'too-many-tries', 'too-many-tries'])
  expect(await askCode(exchange, email, 'reset', home)).toMatchObject({ code: 200 })
  const [deviceId, ip] = [nextDevice(), nextIp()]
  const asked = await login(exchange, { account: email, deviceId }, ip)
  expect(asked).toMatchObject({ refusal: 'code-required' })
  const captcha = await codeFor(exchange, email)
  expect(await login(exchange, { account: email, deviceId, captcha }, ip)).toMatchObject({ code: 200 })
})

test('a phone that changed its network may type the code there; elsewhere two wrong entries are all', async () => {
  const email = nextEmail()
  await askCode(exchange, email)
  const code = await codeFor(exchange, email)
  await enter(email, other(code))
  expect(await enter(email, code)).toMatchObject({ code: 200 })
  const another = nextEmail()
  await askCode(exchange, another)
  const second = await codeFor(exchange, another)
  for (const _ of [1, 2]) await enter(another, other(second))
  expect(await enter(another, second)).toMatchObject({ refusal: 'code-wrong' })
})

test('a code that meets another refusal is still good', async () => {
  const [email, ip, place] = [nextEmail(), nextIp(), nextIp()]
  await askCode(exchange, email, 'register', ip)
  const code = await codeFor(exchange, email)
  for (let i = 0; i < 5; i++) {
    const who = { registerType: 1, account: `crowded_${i}`, password: PASSWORD, agreed: true } as const
    await exchange.client.ask(registerCall, who, { ip: place })
  }
  expect(await enter(email, code, place)).toMatchObject({ refusal: 'too-many-tries' })
  expect(await enter(email, code, ip)).toMatchObject({ code: 200 })
})

test('one code sent twice at the same moment lets in once', async () => {
  const [email, ip] = [nextEmail(), nextIp()]
  await askCode(exchange, email, 'register', ip)
  const code = await codeFor(exchange, email)
  const both = await Promise.all([enter(email, code, ip), enter(email, code, ip)])
  expect(both.map(({ refusal }) => refusal).sort()).toEqual(['code-wrong', null])
})

test('to reset an address that nobody has, nothing is sent; the reply is that of one that somebody has', async () => {
  const unknown = nextEmail()
  expect(await askCode(exchange, unknown, 'reset')).toMatchObject({
    code: 200,
    result: { resendAfter: 60, expiresIn: 300 },
  })
  expect(await exchange.operate('mail', unknown)).toBe('')
})

test('a code for one’s own settings needs a login', async () => {
  const email = nextEmail()
  const ask = (token?: string) =>
    exchange.client.call(emailCaptchaCall, { email, scene: 'bind' }, { token, ip: nextIp() })
  expect(await ask()).toMatchObject({ code: 401 })
  const { token } = await exchange.newUser()
  expect(await ask(token)).toMatchObject({ code: 200 })
})

test('the code itself is in no row and in no reply', async () => {
  const email = nextEmail()
  const answer = await askCode(exchange, email)
  const code = await codeFor(exchange, email)
  const row = exchange.sandbox.context.db.prepare('SELECT * FROM sent_code WHERE target = ?').get(email)
  expect(JSON.stringify(row)).not.toContain(code)
  expect(JSON.stringify(answer)).not.toContain(code)
})
