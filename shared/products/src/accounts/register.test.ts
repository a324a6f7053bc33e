import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkAccountCall, myUserInfoCall, phoneCaptchaCall, registerCall, useShortLinkCall } from '@shared/contract'
import {
  askCode,
  codeFor,
  nextDevice,
  nextEmail,
  nextIp,
  PASSWORD,
  pass,
  registerByEmail,
} from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { findUser } from './identifier.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

type Input = Parameters<typeof exchange.client.call<typeof registerCall>>[1]
const register = (input: Partial<Input>, ip = nextIp()) =>
  exchange.client.call(registerCall, { registerType: 1, password: PASSWORD, agreed: true, ...input }, { ip })
const profileOf = (token: string) => exchange.client.ask(myUserInfoCall, {}, { token })
const inviteCodeOf = async (token: string) => String((await profileOf(token)).inviteCode)

test('by a name: lower-cased, signed in at once, with an ID and an invitation code of one’s own', async () => {
  const { result } = await register({ account: ' Maya_01 ' })
  expect(await profileOf(result.token)).toMatchObject({
    id: expect.stringMatching(/^\d{8}$/),
    account: 'maya_01',
    accountType: 1,
    status: 1,
    inviteCode: expect.stringMatching(/^[A-Z2-9]{6}$/),
    initialPassword: false,
    email: null,
    phone: null,
  })
})

test('by an email address: its code, and the address shown masked', async () => {
  const email = nextEmail()
  await askCode(exchange, email.toUpperCase())
  const captcha = await codeFor(exchange, email)
  const { result } = await register({ registerType: 3, email, captcha })
  expect(await profileOf(result.token)).toMatchObject({
    accountType: 3,
    account: 'p•••@example.com',
    email: 'p•••@example.com',
  })
})

test('by a phone number: the trunk zero is dropped, the number shown masked', async () => {
  const phone = { phoneCode: '44', phone: '07700 900123' }
  await exchange.client.ask(phoneCaptchaCall, { ...phone, scene: 'register' }, { ip: nextIp() })
  const captcha = await codeFor(exchange, '+447700900123')
  const { result } = await register({ registerType: 2, ...phone, captcha })
  expect(await profileOf(result.token)).toMatchObject({ accountType: 2, phoneCode: '44', phone: '+••• 0123' })
})

test('a number typed with its country code and no plus belongs to the person who has it without the code', async () => {
  const asked = { phoneCode: '66', phone: '081-234-5678', scene: 'register' } as const
  await exchange.client.ask(phoneCaptchaCall, asked, { ip: nextIp() })
  const captcha = await codeFor(exchange, '+66812345678')
  const typed = { registerType: 2 as const, phoneCode: '66', phone: '66812345678' }
  const { result } = await register({ ...typed, captcha })
  const { id } = await profileOf(result.token)
  for (const account of [
    '0066 81 234 5678',
    '(+66) 0812345678',
    '６６ ８１\u2011２３４\u2011５６７８',
    '\u202a+66812345678\u202c',
  ])
    expect(findUser(exchange.sandbox.context.db, account)?.id).toBe(id)
})

test('without the agreement nobody comes in', async () => {
  expect(await register({ account: 'nodding', agreed: false })).toMatchObject({ refusal: 'agreement-required' })
  expect((await exchange.client.ask(checkAccountCall, { account: 'nodding' })).available).toBe(true)
})

test.each([
  ['short', 'abc1234'],
  ['without a digit', 'waterline'],
  ['without a letter', '9182736450'],
  ['one of the commonest', 'password1'],
  ['one of the commonest in capitals', 'PASSWORD1'],
  ['the account’s own name', 'meadow_77'],
  ['longer than 64', `a1${'x'.repeat(63)}`],
])('a password that is %s is refused', async (_, password) => {
  expect(await register({ account: 'meadow_77', password })).toMatchObject({
    refusal: 'password-weak',
    values: { field: 'password' },
  })
})

test('a password in another script counts as letters', async () => {
  expect(await register({ account: 'polyglot', password: 'วารีสงบนิ่ง7' })).toMatchObject({ code: 200 })
})

test.each(['ab', '1abc', 'with space', 'ümlaut', 'a'.repeat(21), 'g123456789', 'x@y.zz'])(
  '%s is no name',
  async account => {
    expect(await register({ account })).toMatchObject({ refusal: 'field-invalid', values: { field: 'account' } })
  },
)

test('a name is taken once, however it is written', async () => {
  await register({ account: 'only_one' })
  expect(await register({ account: 'ONLY_one' })).toMatchObject({ refusal: 'taken' })
  expect((await exchange.client.ask(checkAccountCall, { account: 'Only_One' })).available).toBe(false)
})

test('two who want one name at the same moment: one gets it', async () => {
  const both = await Promise.all([register({ account: 'race_me' }), register({ account: 'race_me' })])
  expect(both.map(({ refusal }) => refusal).sort()).toEqual([null, 'taken'].sort())
})

test('whether an address has an account is told to nobody: not by the code’s reply, the check, or a guess', async () => {
  const { email } = await registerByEmail(exchange)
  const [known, unknown] = [await askCode(exchange, email), await askCode(exchange, nextEmail())]
  const bare = ({ code, message, result }: typeof known) => ({ code, message, result })
  expect(bare(known)).toEqual(bare(unknown))
  expect(bare(unknown)).toEqual({ code: 200, message: '', result: { resendAfter: 60, expiresIn: 300 } })
  expect((await exchange.client.ask(checkAccountCall, { account: email })).available).toBe(true)
  expect((await exchange.client.ask(checkAccountCall, { account: '+447700900123' })).available).toBe(true)
  expect((await exchange.client.ask(checkAccountCall, { account: '＋４４7700900123' })).available).toBe(true)
  const guess = (address: string) => register({ registerType: 3, email: address, captcha: '000000' })
  expect(await guess(email)).toMatchObject({ refusal: 'code-wrong' })
  expect(await guess(nextEmail())).toMatchObject({ refusal: 'code-wrong' })
})

test('who asks a code for an address that has an account learns so by mail', async () => {
  const { email } = await registerByEmail(exchange)
  pass(exchange, 61)
  expect(await askCode(exchange, email)).toMatchObject({ code: 200, result: { resendAfter: 60 } })
  expect(await exchange.operate('mail', email)).toMatch(/already has an account/)
  expect(await codeFor(exchange, email)).toBe('')
})

test('an invitation ties who comes to who invited; an unknown code is refused, none is nobody', async () => {
  const inviter = await exchange.newUser()
  const inviteCode = await inviteCodeOf(inviter.token)
  const { result } = await register({ account: 'invited_1', inviteCode: ` ${inviteCode.toLowerCase()} ` })
  const masked = `${inviter.account.slice(0, 1)}**${inviter.account.slice(-1)}`
  expect((await profileOf(result.token)).inviter).toBe(masked)
  expect(await register({ account: 'invited_2', inviteCode: 'NOBODY' })).toMatchObject({
    refusal: 'code-unknown',
    values: { field: 'inviteCode' },
  })
  const alone = await register({ account: 'invited_3', inviteCode: '' })
  expect((await profileOf(alone.result.token)).inviter).toBeNull()
})

test('a full stop behind an invitation is none of it, nor what a message puts around it', async () => {
  const inviter = await exchange.newUser()
  const inviteCode = await inviteCodeOf(inviter.token)
  for (const [account, typed] of [
    ['invited_4', `${inviteCode}.`],
    ['invited_5', `“${inviteCode}”。`],
  ] as const) {
    const { result } = await register({ account, inviteCode: typed })
    expect((await profileOf(result.token)).inviter).not.toBeNull()
  }
  for (const code of [`${inviteCode}.`, `${inviteCode}#/login`])
    expect(await exchange.client.ask(useShortLinkCall, { code })).toMatchObject({ inviteCode })
  expect(
    await register({ account: 'invited_6', inviteCode: `${inviteCode.slice(0, 3)} ${inviteCode.slice(3)}` }),
  ).toMatchObject({ refusal: 'code-unknown' })
})

test('a short link names the inviter, masked, and where to register', async () => {
  const inviter = await exchange.newUser()
  const inviteCode = await inviteCodeOf(inviter.token)
  const masked = `${inviter.account.slice(0, 1)}**${inviter.account.slice(-1)}`
  expect(await exchange.client.ask(useShortLinkCall, { code: inviteCode.toLowerCase() })).toEqual({
    type: 'invite',
    inviteCode,
    inviter: masked,
    target: '/login?mode=register',
  })
  expect(await exchange.client.call(useShortLinkCall, { code: 'NOBODY' })).toMatchObject({ refusal: 'code-unknown' })
})

test('five an hour from one address; a wrong code is not counted as one', async () => {
  const ip = nextIp()
  const wrong = { registerType: 3 as const, email: nextEmail(), captcha: '000000' }
  for (let i = 0; i < 6; i++) expect(await register(wrong, ip)).toMatchObject({ refusal: 'code-wrong' })
  for (let i = 0; i < 5; i++) expect((await register({ account: `family_${i}` }, ip)).code).toBe(200)
  expect(await register({ account: 'family_6' }, ip)).toMatchObject({ refusal: 'too-many-tries', values: { n: 60 } })
})

test('tells sixty times an hour from one address whether a name is taken, by the check and at registration apart', async () => {
  const ip = nextIp()
  await register({ account: 'read_out' })
  const check = (account: string, from = ip) => exchange.client.call(checkAccountCall, { account }, { ip: from })
  for (let i = 0; i < 60; i++) expect((await check(`nobody_${i}`)).code).toBe(200)
  const tooMany = { refusal: 'too-many-tries', values: { n: 60 } }
  expect(await check('read_out')).toMatchObject(tooMany)
  for (let i = 0; i < 60; i++) expect(await register({ account: 'read_out' }, ip)).toMatchObject({ refusal: 'taken' })
  expect(await register({ account: 'read_out' }, ip)).toMatchObject(tooMany)
  expect((await check('somebody@example.com')).code).toBe(200)
  expect((await check('read_out', nextIp())).result).toEqual({ available: false })
})

test('the profile says what is not there yet: no identity, no withdrawal password, 50 points', async () => {
  const { token } = await exchange.newUser()
  expect(await profileOf(token)).toMatchObject({
    basicState: null,
    advancedState: null,
    hasWithdrawPassword: false,
    hasWithdrawAccount: false,
    googleBound: false,
    importantCustomer: false,
    unreadCount: 0,
    creditScore: 50,
  })
})

test('a browser is remembered from its registration on', async () => {
  const deviceId = nextDevice()
  const { result } = await register({ account: 'remember_me', deviceId })
  const { id } = await profileOf(result.token)
  const row = exchange.sandbox.context.db
    .prepare('SELECT device_id FROM known_device WHERE user_id = ?')
    .get(String(id))
  expect(row?.device_id).toBe(deviceId)
})

test('a number that is another one without its country code can register, and each signs in to its own', async () => {
  const numbers = [
    ['1', '6561234567'],
    ['65', '61234567'],
  ] as const
  for (const [phoneCode, phone] of numbers) {
    const ip = nextIp()
    await exchange.client.ask(phoneCaptchaCall, { phoneCode, phone, scene: 'register' }, { ip })
    const captcha = await codeFor(exchange, `+${phoneCode}${phone}`)
    expect((await register({ registerType: 2, phoneCode, phone, captcha }, ip)).code).toBe(200)
  }
  const { db } = exchange.sandbox.context
  expect(findUser(db, '+1 656 123 4567')?.phone_code).toBe('1')
  expect(findUser(db, '+65 6123 4567')?.phone_code).toBe('65')
  expect(findUser(db, '6561234567')?.phone_code).toBe('65')
  expect(findUser(db, '+6561234567')?.phone_code).toBe('65')
  expect(findUser(db, '+61234567')).toBeUndefined()
})
