/** Another phone or email: who may have it, what it takes, and who is told. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  emailCaptchaCall,
  guestLoginCall,
  type InputOf,
  loginCall,
  myUserInfoCall,
  phoneCaptchaCall,
  updateProfileCall,
} from '@shared/contract'
import { bound, codeOf } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import { toldTo } from '../../../sandbox/src/testing/accounts/identities.ts'
import {
  codeFor,
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
  exchange = await startExchange({ tape: { start: '2026-11-25 12:00:00', symbols: {}, gaps: [] } })
})
afterAll(() => exchange.stop())

type Input = InputOf<typeof updateProfileCall>
type Who = { token: string }

const update = ({ token }: Who, input: Input, ip: string) =>
  exchange.client.call(updateProfileCall, input, { token, ip })
const profileOf = ({ token }: Who) => exchange.client.ask(myUserInfoCall, {}, { token })
const mailOf = async (address: string) => String(await exchange.operate('mail', address)).split('\n')

/** Asks for a code at a new address. @returns what a person then sends */
async function asked(who: Who, address: { email: string } | { phoneCode: string; phone: string }, ip: string) {
  const from = { token: who.token, ip }
  if ('email' in address) await exchange.client.ask(emailCaptchaCall, { ...address, scene: 'bind' }, from)
  else await exchange.client.ask(phoneCaptchaCall, { ...address, scene: 'bind' }, from)
  const target = 'email' in address ? address.email : `+${address.phoneCode}${address.phone}`
  return { ...address, captcha: await codeFor(exchange, target), password: PASSWORD }
}

async function change(who: Who, address: Parameters<typeof asked>[1], more: Partial<Input> = {}) {
  const ip = nextIp()
  return update(who, { ...(await asked(who, address, ip)), ...more }, ip)
}

let numbers = 0
const nextPhone = () => ({ phoneCode: '66', phone: String(812_000_000 + ++numbers) })

test('a first address holds nothing: the name stays the name, and codes go there from then on', async () => {
  const user = await exchange.newUser()
  const email = nextEmail()
  expect(await change(user, { email }, { firstName: 'Ana' })).toMatchObject({ code: 200 })
  const profile = await profileOf(user)
  expect(profile).toMatchObject({ account: user.account, accountType: 1, firstName: 'Ana', withdrawHoldUntil: null })
  expect(profile.email).toBe(`${email.slice(0, 1)}•••@example.com`)
  expect(await toldTo(exchange, user)).toEqual([])
  const login = { account: email, password: PASSWORD, deviceId: nextDevice() }
  expect(await exchange.client.call(loginCall, login)).toMatchObject({ refusal: 'code-required' })
})

test('another email: withdrawals wait 24 hours, the old address and the owner are told, the new one logs in', async () => {
  const user = await registerByEmail(exchange)
  const email = nextEmail()
  expect(await change(user, { email })).toMatchObject({ code: 200 })
  expect(await profileOf(user)).toMatchObject({ withdrawHoldUntil: '2026-11-26 12:00:00' })
  const [newest] = await mailOf(user.email)
  expect(newest).toContain('Your email address was changed. Withdrawals are paused until 2026-11-26 12:00:00 (UTC+8).')
  expect(newest).not.toContain(email)
  expect(await toldTo(exchange, user)).toEqual([
    [
      'Email address changed',
      "Your email address was changed. Withdrawals are paused until 2026-11-26 12:00:00 (UTC+8). If it wasn't you, contact us.",
    ],
  ])
  const { deviceId } = user
  expect(await exchange.client.call(loginCall, { account: email, password: PASSWORD, deviceId })).toMatchObject({
    code: 200,
  })
  expect(await exchange.client.call(loginCall, { account: user.email, password: PASSWORD, deviceId })).toMatchObject({
    refusal: 'wrong-credentials',
  })
})

test('a phone beside the email, then another: each old address hears of it', async () => {
  const user = await registerByEmail(exchange)
  const [first, second] = [nextPhone(), nextPhone()]
  expect(await change(user, first)).toMatchObject({ code: 200 })
  expect((await mailOf(user.email))[0]).toContain('Your mobile number was changed.')
  expect(await change(user, second)).toMatchObject({ code: 200 })
  expect((await mailOf(`+66${first.phone}`))[0]).toContain('Your mobile number was changed.')
  expect(await profileOf(user)).toMatchObject({ phoneCode: '66', phone: `+••• ${second.phone.slice(-4)}` })
})

test.each([
  ['email', 3, () => ({ email: nextEmail() })],
  ['phone', 2, nextPhone],
] as const)('a guest who adds an address (%s) is a guest no more: type %i', async (_, accountType, address) => {
  const { token, initialPassword: password } = await exchange.client.ask(
    guestLoginCall,
    { deviceId: nextDevice() },
    { ip: nextIp() },
  )
  expect(await change({ token }, address(), { password })).toMatchObject({ code: 200 })
  expect(await profileOf({ token })).toMatchObject({ accountType, initialPassword: true, withdrawHoldUntil: null })
})

test('a wrong password changes nothing and uses no code up; five of one session end its tries, no other one’s', async () => {
  const user = await registerByEmail(exchange)
  const ip = nextIp()
  const input = await asked(user, { email: nextEmail() }, ip)
  const wrong = await update(user, { ...input, password: 'guess-1' }, ip)
  expect(wrong).toMatchObject({
    refusal: 'wrong-password',
    message: 'Wrong login password',
    values: { field: 'password' },
  })
  expect(await update(user, { ...input, password: undefined }, ip)).toMatchObject({ refusal: 'wrong-password' })
  for (let nth = 3; nth <= 5; nth++) await update(user, { ...input, password: 'guess-1' }, ip)
  expect(await update(user, input, ip)).toMatchObject({ refusal: 'too-many-tries' })
  const { deviceId } = user
  const other = await exchange.client.ask(loginCall, { account: user.email, password: PASSWORD, deviceId }, { ip })
  expect(await update(other, input, ip)).toMatchObject({ code: 200 })
})

test('where an authenticator is bound its code is asked for once the password was right, counts once, and a recovery code stands in', async () => {
  const user = await registerByEmail(exchange)
  const { secretKey, recoveryCodes } = await bound(exchange, user.token)
  pass(exchange, 30)
  const ip = nextIp()
  const input = await asked(user, nextPhone(), ip)
  expect(await update(user, { ...input, password: 'guess-1' }, ip)).toMatchObject({ refusal: 'wrong-password' })
  const without = await update(user, input, ip)
  expect(without).toMatchObject({ code: 510, refusal: 'authenticator-required', values: { need: 'google-code' } })
  const wrong = await update(user, { ...input, googleCode: '00000' }, ip)
  expect(wrong).toMatchObject({ refusal: 'code-wrong', values: { field: 'googleCode' } })
  // neither used the code up that was sent
  const googleCode = codeOf(exchange, secretKey)
  expect(await update(user, { ...input, googleCode }, ip)).toMatchObject({ code: 200 })
  const next = await asked(user, nextPhone(), nextIp())
  expect(await update(user, { ...next, googleCode }, nextIp())).toMatchObject({ refusal: 'code-used' })
  expect(await change(user, nextPhone(), { googleCode: recoveryCodes[0] })).toMatchObject({ code: 200 })
})

test('without a code, with a wrong one, and with one for another address: code-wrong, and nothing is kept', async () => {
  const user = await registerByEmail(exchange)
  const ip = nextIp()
  const input = await asked(user, { email: nextEmail() }, ip)
  const attempts = [{ captcha: undefined }, { captcha: '00000' }, { email: nextEmail() }]
  for (const attempt of attempts)
    expect(await update(user, { ...input, ...attempt, firstName: 'Ana' }, ip)).toMatchObject({ refusal: 'code-wrong' })
  expect(await profileOf(user)).toMatchObject({ firstName: null, withdrawHoldUntil: null })
  pass(exchange, 301)
  expect(await update(user, input, ip)).toMatchObject({ refusal: 'code-wrong' })
})

test('a taken address: the reply is that of a free one, its owner alone is told', async () => {
  const [user, owner] = [await exchange.newUser(), await registerByEmail(exchange)]
  const ip = nextIp()
  const free = await exchange.client.call(
    emailCaptchaCall,
    { email: nextEmail(), scene: 'bind' },
    { token: user.token, ip },
  )
  const taken = await exchange.client.call(
    emailCaptchaCall,
    { email: owner.email, scene: 'bind' },
    { token: user.token, ip },
  )
  expect([taken.code, taken.result]).toEqual([free.code, free.result])
  expect((await mailOf(owner.email))[0]).toContain(
    'Someone tried to add this address to another tarn account. It already belongs to an account, so we sent no code.',
  )
  const tried = { email: owner.email, captcha: '123456', password: PASSWORD }
  expect(await update(user, tried, ip)).toMatchObject({ refusal: 'code-wrong' })
})

test('of two who proved the same address the first has it, the second is told that it is taken', async () => {
  const [one, other] = [await exchange.newUser(), await exchange.newUser()]
  const email = nextEmail()
  const inputs = [await asked(one, { email }, '10.77.0.1'), await asked(other, { email }, '10.77.0.2')]
  const answers = await Promise.all([
    update(one, inputs[0] as Input, '10.77.0.1'),
    update(other, inputs[1] as Input, '10.77.0.2'),
  ])
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, 'taken'].sort())
  expect(answers.find(({ refusal }) => refusal)?.values).toMatchObject({ field: 'email' })
})

test('the same change pressed three times at once is one: one hold, one mail', async () => {
  const user = await registerByEmail(exchange)
  const ip = nextIp()
  const input = await asked(user, nextPhone(), ip)
  const answers = await Promise.all([1, 2, 3].map(() => update(user, input, ip)))
  // who comes when it is done finds it done
  expect(answers.map(({ refusal }) => refusal ?? 'done')).toEqual(
    answers.map(() => expect.stringMatching(/^(done|code-wrong)$/)),
  )
  expect(answers.some(({ code }) => code === 200)).toBe(true)
  expect(await toldTo(exchange, user)).toHaveLength(1)
  expect((await mailOf(user.email)).filter(line => line.includes('number was changed'))).toHaveLength(1)
})

test('their own address again, or none, asks for nothing; two at once are refused', async () => {
  const user = await registerByEmail(exchange)
  expect(await update(user, { email: user.email.toUpperCase(), phone: '' }, nextIp())).toMatchObject({ code: 200 })
  expect(await update(user, { email: nextEmail(), ...nextPhone() }, nextIp())).toMatchObject({
    values: { field: 'phone' },
  })
  expect(await update(user, { email: 'nobody' }, nextIp())).toMatchObject({ values: { field: 'email' } })
  expect(await update(user, { phoneCode: '66', phone: '12' }, nextIp())).toMatchObject({ values: { field: 'phone' } })
  expect(await profileOf(user)).toMatchObject({ withdrawHoldUntil: null })
})
