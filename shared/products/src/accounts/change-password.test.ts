import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { changePasswordCall, guestLoginCall, messageListCall, myUserInfoCall, sessionListCall } from '@shared/contract'
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

const NEW = 'harbour-light-9'
const now = () => exchange.sandbox.context.clock.now()
const profile = (token: string) => exchange.client.call(myUserInfoCall, {}, { token })
const change = (token: string, input: { oldPassword?: string; password?: string; googleCode?: string } = {}) =>
  exchange.client.call(changePasswordCall, { oldPassword: PASSWORD, password: NEW, ...input }, { token })

async function twoBrowsers() {
  const { email, token, deviceId } = await registerByEmail(exchange)
  pass(exchange, 61)
  const second = nextDevice()
  await login(exchange, { account: email, deviceId: second })
  const captcha = await codeFor(exchange, email)
  const { result } = await login(exchange, { account: email, deviceId: second, captcha })
  pass(exchange, 61)
  return { email, token, deviceId, second, secondToken: result.token }
}

test('the other browsers are signed out and new again; the one that changed it goes on with a new token', async () => {
  const { email, token, deviceId, second, secondToken } = await twoBrowsers()
  const { result } = await change(token)
  const fresh = result.token ?? ''
  expect(fresh).not.toBe(token)
  const codes = await Promise.all([token, secondToken, fresh].map(async held => (await profile(held)).status))
  expect(codes).toEqual([401, 401, 200])
  expect(await exchange.client.ask(sessionListCall, {}, { token: fresh })).toHaveLength(1)
  expect(await login(exchange, { account: email, deviceId })).toMatchObject({ refusal: 'wrong-credentials' })
  expect((await login(exchange, { account: email, deviceId, password: NEW })).code).toBe(200)
  expect(await login(exchange, { account: email, deviceId: second, password: NEW })).toMatchObject({
    refusal: 'code-required',
  })
})

test('withdrawals wait 24 hours from then, and the owner is told in the app and by mail', async () => {
  const { email, token } = await registerByEmail(exchange)
  const fresh = (await change(token)).result.token ?? ''
  const until = stamp(now() + 86_400_000)
  expect((await profile(fresh)).result).toMatchObject({ withdrawHoldUntil: until })
  const [message] = await exchange.client.ask(messageListCall, {}, { token: fresh })
  expect(message).toMatchObject({
    titile: 'Login password changed',
    msgContent: `Your login password was changed. Withdrawals are paused until ${until} (UTC+8). If it wasn't you, contact us.`,
  })
  expect(await exchange.operate('mail', email)).toContain(
    `Your login password was changed. Withdrawals are paused until ${until} (UTC+8).`,
  )
  pass(exchange, 86_399)
  expect((await profile(fresh)).result.withdrawHoldUntil).toBe(until)
  pass(exchange, 1)
  expect((await profile(fresh)).result.withdrawHoldUntil).toBeNull()
})

test('the old one must be right, five wrong ones lock, and that session alone', async () => {
  const user = await exchange.newUser()
  const { result } = await login(exchange, { account: user.account, deviceId: nextDevice() })
  for (let i = 0; i < 5; i++)
    expect(await change(user.token, { oldPassword: `wrong-one-${i}` })).toMatchObject({
      refusal: 'wrong-password',
      values: { field: 'oldPassword' },
    })
  expect(await change(user.token)).toMatchObject({ refusal: 'too-many-tries', values: { n: 15 } })
  expect((await change(result.token)).code).toBe(200)
})

test.each([
  ['short1', 'too short'],
  ['onlyletters', 'without a digit'],
  ['password1', 'among the commonest'],
  [PASSWORD, 'the old one'],
])('%s is refused: %s', async password => {
  const { token } = await exchange.newUser()
  expect(await change(token, { password })).toMatchObject({ refusal: 'password-weak', values: { field: 'password' } })
  expect((await profile(token)).code).toBe(200)
})

test('the account’s own name is refused', async () => {
  const { token, account } = await exchange.newUser()
  expect(await change(token, { password: account.toUpperCase() })).toMatchObject({ refusal: 'password-weak' })
})

test('a bound authenticator is asked for', async () => {
  const { token } = await exchange.newUser()
  const { secretKey } = await bound(exchange, token)
  expect(await change(token)).toMatchObject({
    code: 510,
    refusal: 'authenticator-required',
    values: { need: 'google-code' },
  })
  pass(exchange, 30)
  const googleCode = codeOf(exchange, secretKey)
  expect(await change(token, { googleCode: 'no-code' })).toMatchObject({ refusal: 'code-wrong' })
  expect(await change(token, { googleCode, password: 'short1' })).toMatchObject({ refusal: 'password-weak' })
  expect((await change(token, { googleCode })).code).toBe(200)
})

test('pressed twice at the same moment it is changed once', async () => {
  const { token } = await exchange.newUser()
  const answers = await Promise.all([change(token), change(token, { password: 'another-light-8' })])
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, 'wrong-password'])
})

test('a guest’s first own password ends the initial one and holds nothing; the second change does', async () => {
  const { token, initialPassword } = await exchange.client.ask(guestLoginCall, {}, { ip: nextIp() })
  expect((await profile(token)).result.initialPassword).toBe(true)
  const first = (await change(token, { oldPassword: initialPassword })).result.token ?? ''
  expect((await profile(first)).result).toMatchObject({ initialPassword: false, withdrawHoldUntil: null })
  const second = (await change(first, { oldPassword: NEW, password: 'another-light-8' })).result.token ?? ''
  expect((await profile(second)).result.withdrawHoldUntil).toBe(stamp(now() + 86_400_000))
})

test('the operator makes a new password, which its owner changes; everybody is signed out, withdrawals wait', async () => {
  const { email, token, deviceId } = await registerByEmail(exchange)
  for (let i = 0; i < 5; i++) await login(exchange, { account: email, deviceId, password: 'wrong-one-1' })
  const said = String(await exchange.operate('user', 'reset-password', email))
  const [made = ''] = /[A-Z2-9]{11}\d/.exec(said) ?? []
  expect((await profile(token)).status).toBe(401)
  expect(await exchange.operate('mail', email)).not.toContain(made)
  const { db } = exchange.sandbox.context
  expect(JSON.stringify(db.prepare('SELECT * FROM operator_log').all())).not.toContain(made)
  pass(exchange, 61)
  const entering = { account: email, deviceId, password: made }
  expect(await login(exchange, entering)).toMatchObject({ refusal: 'code-required' })
  const { result } = await login(exchange, { ...entering, captcha: await codeFor(exchange, email) })
  expect((await profile(result.token)).result).toMatchObject({
    initialPassword: true,
    withdrawHoldUntil: stamp(now() - 61_000 + 86_400_000),
  })
  const own = (await change(result.token, { oldPassword: made })).result.token ?? ''
  expect((await profile(own)).result.initialPassword).toBe(false)
})

test('the operator ends the locks within the account, too', async () => {
  const { token, account } = await exchange.newUser()
  for (let i = 0; i < 5; i++) await change(token, { oldPassword: 'wrong-one-1' })
  expect(await change(token)).toMatchObject({ refusal: 'too-many-tries' })
  await exchange.operate('user', 'unlock', account)
  expect((await change(token)).code).toBe(200)
})
