import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messageListCall, myUserInfoCall, sessionListCall, sessionRevokeCall } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import { codeFor, login, nextDevice, pass, registerByEmail } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const isIn = async (token: string) => (await exchange.client.call(myUserInfoCall, {}, { token })).code === 200
const enter = async ({ account }: TestUser, deviceId = nextDevice()) =>
  (await login(exchange, { account, deviceId })).result.token as string
const list = (token: string) => exchange.client.ask(sessionListCall, {}, { token })
const revoke = (token: string, input: { id?: string; others?: boolean }) =>
  exchange.client.call(sessionRevokeCall, input, { token })
const now = () => exchange.sandbox.context.clock.now()

test('each session is listed with its last use, the present one first; none names another’s or a token', async () => {
  const [user, stranger] = [await exchange.newUser(), await exchange.newUser()]
  await enter(stranger)
  const began = now()
  pass(exchange, 3600)
  const token = await enter(user)
  pass(exchange, 60)
  const rows = await list(token)
  expect(rows).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{24}$/), current: true, device: '', lastSeen: stamp(now()) },
    { id: expect.stringMatching(/^[0-9a-f]{24}$/), current: false, device: '', lastSeen: stamp(began) },
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const { id } of rows) expect(await isIn(id)).toBe(false)
})

test('one is ended from afar, at once; its id means nothing to anybody else', async () => {
  const [user, stranger] = [await exchange.newUser(), await exchange.newUser()]
  const token = await enter(user)
  const lost = (await list(token)).find(({ current }) => !current)?.id ?? ''
  expect(await revoke(stranger.token, { id: lost })).toMatchObject({ refusal: 'not-found' })
  expect(await isIn(user.token)).toBe(true)
  expect((await revoke(token, { id: lost })).code).toBe(200)
  expect([await isIn(user.token), await isIn(token)]).toEqual([false, true])
  expect(await revoke(token, { id: lost })).toMatchObject({ refusal: 'not-found' })
  expect(await list(token)).toHaveLength(1)
})

test('all others at once; the one that asks stays', async () => {
  const user = await exchange.newUser()
  const tokens = [user.token, await enter(user), await enter(user)]
  const stays = await enter(user)
  expect((await revoke(stays, { others: true })).code).toBe(200)
  expect(await Promise.all([...tokens, stays].map(isIn))).toEqual([false, false, false, true])
})

test('the present one can be ended too; both or neither is a question back', async () => {
  const user = await exchange.newUser()
  const [{ id } = { id: '' }] = await list(user.token)
  for (const input of [{}, { others: false }, { id, others: true }])
    expect(await revoke(user.token, input)).toMatchObject({ refusal: 'field-invalid' })
  expect((await revoke(user.token, { id })).code).toBe(200)
  expect(await isIn(user.token)).toBe(false)
})

test('signed in again on the same browser, the token of before is worth nothing', async () => {
  const user = await exchange.newUser()
  const deviceId = nextDevice()
  const [first, second] = [await enter(user, deviceId), await enter(user, deviceId)]
  expect(await Promise.all([user.token, first, second].map(isIn))).toEqual([true, false, true])
})

test('two people on one browser: neither ends the other', async () => {
  const [ann, ben] = [await exchange.newUser(), await exchange.newUser()]
  const deviceId = nextDevice()
  const tokens = [await enter(ann, deviceId), await enter(ben, deviceId)]
  expect(await Promise.all(tokens.map(isIn))).toEqual([true, true])
})

test('what ran out unused is not listed', async () => {
  const user = await exchange.newUser()
  pass(exchange, 7 * 86_400)
  expect(await list(await enter(user))).toHaveLength(1)
})

/** Somebody with an address, signed in on a second browser too. */
async function twoBrowsers() {
  const { email, token, deviceId } = await registerByEmail(exchange)
  pass(exchange, 61)
  const second = nextDevice()
  await login(exchange, { account: email, deviceId: second })
  const captcha = await codeFor(exchange, email)
  const { result } = await login(exchange, { account: email, deviceId: second, captcha })
  pass(exchange, 61)
  return { email, token, deviceId, second, secondToken: result.token as string }
}

test.each(['one', 'others'])(
  'signed out from afar (%s), a browser needs a code again; the one that asked stays known',
  async how => {
    const { email, token, deviceId, second } = await twoBrowsers()
    const id = (await list(token)).find(({ current }) => !current)?.id ?? ''
    expect((await revoke(token, how === 'one' ? { id } : { others: true })).code).toBe(200)
    expect(await login(exchange, { account: email, deviceId: second })).toMatchObject({ refusal: 'code-required' })
    expect((await login(exchange, { account: email, deviceId })).code).toBe(200)
  },
)

test('signing out the others also forgets a browser whose session had run out', async () => {
  const { email, token, second } = await twoBrowsers()
  pass(exchange, 4 * 86_400)
  expect(await isIn(token)).toBe(true)
  pass(exchange, 4 * 86_400)
  expect(await list(token)).toHaveLength(1)
  expect((await revoke(token, { others: true })).code).toBe(200)
  expect(await login(exchange, { account: email, deviceId: second })).toMatchObject({ refusal: 'code-required' })
})

test('signed out from afar and in again with the password alone, a browser is told of as a new one', async () => {
  const user = await exchange.newUser()
  const [mine, theirs] = [nextDevice(), nextDevice()]
  const token = await enter(user, mine)
  await enter(user, theirs)
  await revoke(token, { others: true })
  const told = async () => (await exchange.client.ask(messageListCall, {}, { token })).length
  const before = await told()
  pass(exchange, 61)
  await enter(user, theirs)
  expect(await told()).toBe(before + 1)
})

test('signed in again on the same browser, it stays known', async () => {
  const { email, second } = await twoBrowsers()
  for (const _ of [1, 2]) expect((await login(exchange, { account: email, deviceId: second })).code).toBe(200)
})
