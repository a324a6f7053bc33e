/** Who is let in by no call at all: the table of the contract is walked, so that a new call is asked the day it is added. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Call, calls, changePasswordCall, guestLoginCall, type Row } from '@shared/contract'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { login, nextDevice, nextIp, pass } from '../accounts/test-people.ts'
import { calls as served } from '../domains.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const DAY = 86_400
const servedAs = ({ method, path }: Row): Call | undefined =>
  served.find(({ call }) => call.method === method && call.path === path)?.call
const guarded = calls.filter(row => row.auth === 'token' && servedAs(row))
const name = (row: Row) => `${row.method} ${row.path}`

const send = (row: Row, token: string) =>
  exchange.client.send(row.method, row.path.replace(/\{\w+\}/g, 'x'), {
    token,
    ...(row.method === 'POST' && { body: exchange.client.seal({}) }),
  })

/** Tokens that were good once, by what ended them. */
const ended: Record<string, () => Promise<string>> = {
  'unused for seven days': async () => {
    const { token } = await exchange.newUser()
    pass(exchange, 7 * DAY)
    return token
  },
  'thirty days old': async () => {
    const { token } = await exchange.newUser()
    for (let day = 0; day < 30; day++) {
      pass(exchange, DAY)
      await send(guarded[0] as Row, token)
    }
    return token
  },
  'of a browser beside the one that changed the password': async () => {
    const { token, account, password } = await exchange.newUser()
    const { result } = await login(exchange, { account, deviceId: nextDevice() })
    const change = { oldPassword: password, password: 'harbour-light-9' }
    await exchange.client.ask(changePasswordCall, change, { token: result.token })
    return token
  },
  'of the browser that changed it, before': async () => {
    const { token, password } = await exchange.newUser()
    await exchange.client.ask(changePasswordCall, { oldPassword: password, password: 'harbour-light-9' }, { token })
    return token
  },
  'of somebody whose password the operator reset': async () => {
    const { token, account } = await exchange.newUser()
    await exchange.operate('user', 'reset-password', account)
    return token
  },
  'of somebody who is frozen': async () => {
    const { token, account } = await exchange.newUser()
    await exchange.operate('user', 'freeze', account)
    return token
  },
}

describe.each(Object.keys(ended))('a token %s', how => {
  let token = ''
  beforeAll(async () => {
    token = (await ended[how]?.()) ?? ''
  })
  test.each(guarded.map(row => [name(row), row] as const))('opens nothing: %s', async (_, row) => {
    expect(await send(row, token)).toMatchObject({ status: 401, code: 401, refusal: 'not-signed-in' })
  })
})

/** What pays out or lends: never to a password that was made for somebody. */
const ownPasswordFirst = [
  '/api/finance/appWithdrawal/apply',
  '/api/prod/appLoanSet/creditApply',
  '/api/prod/appLoanSet/pledgeApply',
  '/api/marketing/appReward/claim',
]
const filled = {
  taskCode: 'check-in',
  accountId: 'x',
  currency: 'USDT',
  network: 'TRC20',
  amount: '1',
  expectedFee: '0',
}

test('a guest with the initial password neither withdraws nor borrows nor claims', async () => {
  const { token } = await exchange.client.ask(guestLoginCall, {}, { ip: nextIp() })
  expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(ownPasswordFirst))
  for (const row of calls.filter(({ path }) => ownPasswordFirst.includes(path))) {
    const call = servedAs(row)
    if (!call) continue
    const answer = await exchange.client.call(call, { ...filled, clientOrderId: newOrderId() }, { token })
    expect([row.path, answer.refusal]).toEqual([row.path, 'change-initial-password'])
  }
})
