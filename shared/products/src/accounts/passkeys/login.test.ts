import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messageListCall, myUserInfoCall, type PasskeyAssertion, passkeyLoginCall } from '@shared/contract'
import { bound } from '../../../../sandbox/src/testing/accounts/authenticator.ts'
import {
  device,
  logInWith,
  ORIGIN,
  passkeysOf,
  registered,
  signed,
} from '../../../../sandbox/src/testing/accounts/passkeys.ts'
import { login, nextDevice, nextIp, pass, registerByEmail } from '../../../../sandbox/src/testing/accounts/people.ts'
import type { Otherwise } from '../../../../testing/src/authenticator.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

async function withPasskey(counts = true) {
  const user = await exchange.newUser()
  return { user, on: await registered(exchange, user, device(counts)) }
}
const refused = { code: 500, refusal: 'passkey-refused' }
const sessions = (db = exchange.sandbox.context.db) => Number(db.prepare('SELECT count(*) n FROM session').get()?.n)

test('a passkey alone lets in, on a new browser too and where an authenticator is bound', async () => {
  const { user, on } = await withPasskey()
  await bound(exchange, user.token)
  const { result } = await logInWith(exchange, await signed(exchange, on))
  expect(await exchange.client.ask(myUserInfoCall, {}, { token: result.token })).toMatchObject({ id: user.id })
  expect(result.expireTime).toMatch(/^\d{4}-/)
  expect(await passkeysOf(exchange, user)).toMatchObject([{ lastUsed: expect.stringMatching(/^\d{4}-/) }])
})

test('a new browser is told of, and is known from then on', async () => {
  const person = await registerByEmail(exchange)
  const on = await registered(exchange, person)
  const deviceId = nextDevice()
  const enter = async () => (await logInWith(exchange, await signed(exchange, on), deviceId)).result.token
  const told = async (token: string) =>
    (await exchange.client.ask(messageListCall, {}, { token })).filter(({ titile }) => titile === 'New login')
  expect(await told(await enter())).toHaveLength(1)
  expect(await told(await enter())).toHaveLength(1)
  expect((await login(exchange, { account: person.email, deviceId })).code).toBe(200)
})

test('a new browser that signs in twice at once is told of once', async () => {
  const person = await registerByEmail(exchange)
  const [one, other] = [await registered(exchange, person), await registered(exchange, person)]
  const deviceId = nextDevice()
  const enter = async (on: typeof one) => logInWith(exchange, await signed(exchange, on), deviceId)
  await Promise.all([enter(one), enter(other)])
  const { token } = (await enter(one)).result
  const told = await exchange.client.ask(messageListCall, {}, { token })
  expect(told.filter(({ titile }) => titile === 'New login')).toHaveLength(1)
})

test.each([
  ['that counts', true],
  ['that does not', false],
])('what a device %s signed once opens nothing a second time, nor twice at the same moment', async (_, counts) => {
  const { on } = await withPasskey(counts)
  const copied = await signed(exchange, on)
  const answers = await Promise.all([1, 2, 3].map(() => logInWith(exchange, copied)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500, 500])
  expect(await logInWith(exchange, copied)).toMatchObject(refused)
})

const wrongs: Record<string, Otherwise> = {
  'at another origin': { origin: 'http://tarn.example' },
  'by TLS of a name like ours': { origin: 'https://localhost.evil.example' },
  'in a frame of another site': { crossOrigin: true },
  'for another name': { rpId: 'evil.example' },
  'while nobody was verified': { unverified: true },
  'as if it were made now': { type: 'webauthn.create' },
  'for a challenge of somebody’s own': { challenge: Buffer.alloc(54).toString('base64url') },
  'for a challenge that is none': { challenge: 'x' },
}

test.each(Object.keys(wrongs))('signed %s it is refused, and nobody is in', async what => {
  const { on } = await withPasskey()
  const before = sessions()
  expect(await logInWith(exchange, await signed(exchange, on, wrongs[what]))).toMatchObject(refused)
  expect(sessions()).toBe(before)
  expect((await logInWith(exchange, await signed(exchange, on))).code).toBe(200)
})

test('a challenge is good for five minutes', async () => {
  const { on } = await withPasskey()
  const [early, late] = [await signed(exchange, on), await signed(exchange, on)]
  pass(exchange, 299)
  expect((await logInWith(exchange, early)).code).toBe(200)
  pass(exchange, 1)
  expect(await logInWith(exchange, late)).toMatchObject(refused)
})

test('a counter that falls or stands is a copy’s: refused; one that never counts is let in', async () => {
  const { on } = await withPasskey()
  expect((await logInWith(exchange, await signed(exchange, on, { counter: 7 }))).code).toBe(200)
  for (const counter of [6, 7, 0])
    expect(await logInWith(exchange, await signed(exchange, on, { counter }))).toMatchObject(refused)
  expect((await logInWith(exchange, await signed(exchange, on, { counter: 8 }))).code).toBe(200)
  const still = await withPasskey(false)
  for (let i = 0; i < 2; i++) expect((await logInWith(exchange, await signed(exchange, still.on))).code).toBe(200)
})

test('of two copies that count alike at the same moment one is in', async () => {
  const { on } = await withPasskey()
  const twins = [await signed(exchange, on, { counter: 5 }), await signed(exchange, on, { counter: 5 })]
  const answers = await Promise.all(twins.map(twin => logInWith(exchange, twin)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500])
})

test('one passkey cannot stand in for another, nor name another owner', async () => {
  const [mine, other] = [await withPasskey(), await withPasskey()]
  const [own, foreign] = [await signed(exchange, mine.on), await signed(exchange, other.on)]
  const { id, rawId } = foreign
  expect(await logInWith(exchange, { ...own, id, rawId })).toMatchObject(refused)
  const { userHandle } = foreign.response
  expect(await logInWith(exchange, { ...own, response: { ...own.response, userHandle } })).toMatchObject(refused)
  const nameless = { ...own, response: { ...own.response, userHandle: undefined } }
  expect(await logInWith(exchange, nameless)).toMatchObject(refused)
  expect((await logInWith(exchange, own)).code).toBe(200)
})

test('one that nobody has is answered alike, and counted alike', async () => {
  const { on } = await withPasskey()
  const known = await signed(exchange, on, { unverified: true })
  const unknown = { ...known, id: 'A'.repeat(43), rawId: 'A'.repeat(43) }
  const tries = async (response: PasskeyAssertion) => {
    const answers = []
    for (let i = 0; i < 6; i++) answers.push((await logInWith(exchange, response)).refusal)
    return answers
  }
  const [of, ofNone] = [await tries(known), await tries(unknown)]
  expect(of).toEqual([...Array(5).fill('passkey-refused'), 'too-many-tries'])
  expect(ofNone).toEqual(of)
})

test('five wrong ones lock new browsers, not the one that the account knows; the desk unlocks', async () => {
  const { user, on } = await withPasskey()
  const deviceId = nextDevice()
  await logInWith(exchange, await signed(exchange, on), deviceId)
  for (let i = 0; i < 5; i++) await logInWith(exchange, await signed(exchange, on, { unverified: true }))
  expect(await logInWith(exchange, await signed(exchange, on))).toMatchObject({ refusal: 'too-many-tries' })
  expect((await logInWith(exchange, await signed(exchange, on), deviceId)).code).toBe(200)
  await exchange.operate('user', 'unlock', user.account)
  expect((await logInWith(exchange, await signed(exchange, on))).code).toBe(200)
})

test('thirty wrong ones lock a network address, whatever they name', async () => {
  const { on } = await withPasskey()
  const [ip, right] = [nextIp(), await signed(exchange, on)]
  const wrong = (n: number) => ({ ...right, id: `${n}`.padStart(43, 'A'), rawId: `${n}`.padStart(43, 'A') })
  for (let i = 0; i < 30; i++) await logInWith(exchange, wrong(i), nextDevice(), ip)
  expect(await logInWith(exchange, right, nextDevice(), ip)).toMatchObject({ refusal: 'too-many-tries' })
  expect((await logInWith(exchange, right)).code).toBe(200)
})

test('a frozen account stays shut, and says so to its owner alone', async () => {
  const { user, on } = await withPasskey()
  await exchange.operate('user', 'freeze', user.account)
  expect(await logInWith(exchange, await signed(exchange, on, { unverified: true }))).toMatchObject(refused)
  expect(await logInWith(exchange, await signed(exchange, on))).toMatchObject({ refusal: 'account-frozen' })
})

test('another login password, by the desk too, leaves them: they are the way back in', async () => {
  const { user, on } = await withPasskey()
  await exchange.operate('user', 'reset-password', user.account)
  expect((await logInWith(exchange, await signed(exchange, on))).code).toBe(200)
})

const broken: Record<string, (of: PasskeyAssertion) => unknown> = {
  'client data that is no JSON': of => ({ ...of, response: { ...of.response, clientDataJSON: '8J+YgA' } }),
  'too short authenticator data': of => ({ ...of, response: { ...of.response, authenticatorData: 'AA' } }),
  'a signature that is none': of => ({ ...of, response: { ...of.response, signature: 'AA' } }),
  'an id that is not its own': of => ({ ...of, rawId: 'AA' }),
}

test.each(Object.keys(broken))('%s is refused, and nothing breaks', async what => {
  const { on } = await withPasskey()
  const response = broken[what]?.(await signed(exchange, on)) as PasskeyAssertion
  expect(await exchange.client.call(passkeyLoginCall, { response })).toMatchObject(refused)
})

test('where the app has an address of its own, passkeys are good there and nowhere else', async () => {
  const there = await startExchange({ publicOrigin: 'https://tarn.example' })
  try {
    const user: TestUser = await there.newUser()
    await expect(registered(there, user)).rejects.toThrow('passkey-refused')
    const { newAuthenticator } = await import('../../../../testing/src/authenticator.ts')
    const on = await registered(there, user, newAuthenticator({ origin: 'https://tarn.example' }))
    for (const origin of [ORIGIN, 'http://tarn.example', 'https://www.tarn.example', 'https://tarn.example:444'])
      expect(await logInWith(there, await signed(there, on, { origin }))).toMatchObject(refused)
    expect((await logInWith(there, await signed(there, on))).code).toBe(200)
  } finally {
    await there.stop()
  }
})
