import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { guestLoginCall, myUserInfoCall } from '@shared/contract'
import { login, nextDevice, nextIp, pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const enter = (input: { deviceId?: string; inviteCode?: string; anew?: boolean } = {}, ip = nextIp()) =>
  exchange.client.call(guestLoginCall, input, { ip })

test('a guest gets a name and a password, is in at once, and can come back with both', async () => {
  const { result } = await enter({ deviceId: nextDevice() })
  expect(result).toMatchObject({
    account: expect.stringMatching(/^g\d{9}$/),
    initialPassword: expect.stringMatching(/^[A-Z2-9]{11}\d$/),
  })
  expect(await exchange.client.ask(myUserInfoCall, {}, { token: result.token })).toMatchObject({
    account: result.account,
    accountType: 4,
    initialPassword: true,
  })
  const { account, initialPassword: password } = result
  expect((await login(exchange, { account, password, deviceId: nextDevice() })).code).toBe(200)
})

test('the browser of a guest is asked for its password instead of being given a second account', async () => {
  const deviceId = nextDevice()
  const { result } = await enter({ deviceId })
  expect(await enter({ deviceId })).toMatchObject({
    code: 510,
    refusal: 'guest-exists',
    values: { account: result.account, need: 'password' },
  })
})

test('who lost the password begins anew: another account, which this browser’s guest is from now on', async () => {
  const deviceId = nextDevice()
  const { result: lost } = await enter({ deviceId })
  pass(exchange, 1)
  const { result } = await enter({ deviceId, anew: true })
  expect(result.account).toMatch(/^g\d{9}$/)
  expect(result.account).not.toBe(lost.account)
  expect(await enter({ deviceId })).toMatchObject({ refusal: 'guest-exists', values: { account: result.account } })
  const { account, initialPassword: password } = lost
  expect((await login(exchange, { account, password, deviceId })).code).toBe(200)
})

test('somebody with a name is no guest, even one that looks like theirs', async () => {
  const deviceId = nextDevice()
  const user = await exchange.newUser()
  await login(exchange, { account: user.account, deviceId })
  expect((await enter({ deviceId })).code).toBe(200)
})

test('three a day from one address', async () => {
  const ip = nextIp()
  for (let i = 0; i < 3; i++) expect((await enter({}, ip)).code).toBe(200)
  expect(await enter({}, ip)).toMatchObject({ refusal: 'no-more-today' })
  pass(exchange, 86_400)
  expect((await enter({}, ip)).code).toBe(200)
})

test('an unknown invitation is refused and makes no guest', async () => {
  expect(await enter({ inviteCode: 'NOBODY' })).toMatchObject({ refusal: 'code-unknown' })
})
