/** Who is let in by no call at all: the table of the contract is walked, so that a new call is asked the day it is added. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type Call,
  calls,
  changePasswordCall,
  closeAccountCall,
  guestLoginCall,
  myUserInfoCall,
  type Row,
  resetPasswordCall,
  sessionListCall,
  sessionRevokeCall,
} from '@shared/contract'
import { calls as served } from '../../../sandbox/src/domains/serving.ts'
import {
  askCode,
  codeFor,
  login,
  nextDevice,
  nextIp,
  PASSWORD,
  pass,
  registerByEmail,
} from '../../../sandbox/src/testing/accounts/people.ts'
import { connect, newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { serve } from './serve.ts'
import { buildServer } from './server.ts'

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

const send = (row: Row, token: string, client = exchange.client) =>
  client.send(row.method, row.path.replace(/\{\w+\}/g, 'x'), {
    token,
    ...(row.method === 'POST' && { body: client.seal({}) }),
  })

const refused = { status: 401, code: 401, refusal: 'not-signed-in' }

/** What a visitor may ask. Whatever is not named here needs a token; a call of a person's own that does not is found out. */
const openToVisitors = `
  GET /api/set/appShortLink/use, GET /api/app/getPhoneCaptcha, GET /api/app/getEmailCaptcha, POST /api/app/register,
  POST /api/app/login, POST /api/app/phoneLogin, POST /api/app/emailLogin, POST /api/app/googleSecretLogin,
  GET /api/app/checkAccount, GET /api/user/appLevels/list, POST /api/app/guestLogin, POST /api/app/resetPassword,
  GET /api/app/passkeyOptions, POST /api/app/passkeyLogin, GET /api/set/appCurrencySet/getCurrencyList,
  GET /api/set/appCurrencySet/getRateByCurrency, GET /api/sys/common/static/{path}, GET /api/prod/appProductInfo/list,
  GET /api/prod/appProductInfo/queryById, GET /api/prod/appProductInfo/payer, GET /api/prod/appProdIoe/drawProof,
  GET /api/trade/appSecondContractSet/list,
  GET /api/trade/appSymbol/price, GET /api/trade/appSymbol/list, GET /api/trade/api/getPriceDistribution,
  GET /api/trade/appSymbol/kline, GET /api/trade/appSymbol/stream, POST /api/trade/appDemoAccount/open,
  GET /api/set/appSysSet/getKeyByParam, GET /api/public/getTicketList, GET /api//public/getServerTime,
  GET /api/content/appNotice/list, GET /api/content/appHelpInfo/list, GET /api/content/appHelpInfo/queryById,
  GET /api/content/appChat/session, GET /config.json, POST /api/public/clientReport`
  .split(',')
  .map(text => text.trim())

const unguarded = (rows: readonly Row[]) =>
  rows.filter(row => row.auth !== 'token' && !openToVisitors.includes(name(row))).map(name)

test('only what is named is open to visitors; a call that was planted without a guard is found', () => {
  expect(unguarded(calls)).toEqual([])
  const planted: Row = {
    method: 'GET',
    path: '/api/user/appUser/secrets',
    auth: 'none',
    owner: 'account',
    answers: 'all',
  }
  expect(unguarded([...calls, planted])).toEqual(['GET /api/user/appUser/secrets'])
})

test('a call of the table that is served without looking at the token is found by asking it', async () => {
  const { context } = exchange.sandbox
  const bare = { ...myUserInfoCall, auth: 'none' as const }
  const app = await buildServer({ context, served: [serve(bare, () => ({ id: '7' }))] })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await send(myUserInfoCall, 'forged', connect(url, exchange.sandbox.transportPublicKey, context.clock))
  await app.close()
  expect(answer).not.toMatchObject(refused)
  expect(await send(myUserInfoCall, 'forged')).toMatchObject(refused)
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
  'of a browser that was signed out from another one': async () => {
    const { token, account } = await exchange.newUser()
    const { result } = await login(exchange, { account, deviceId: nextDevice() })
    const sessions = await exchange.client.ask(sessionListCall, {}, { token: result.token })
    const { id = '' } = sessions.find(({ current }) => !current) ?? {}
    await exchange.client.ask(sessionRevokeCall, { id }, { token: result.token })
    return token
  },
  'of somebody who reset a forgotten password': async () => {
    const { token, email } = await registerByEmail(exchange)
    const ip = nextIp()
    await askCode(exchange, email, 'reset', ip)
    const reset = { email, captcha: await codeFor(exchange, email), password: 'harbour-light-9' }
    await exchange.client.ask(resetPasswordCall, reset, { ip })
    return token
  },
  'of an account that was closed': async () => {
    const { token } = await exchange.newUser()
    await exchange.client.ask(closeAccountCall, { password: PASSWORD }, { token })
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
    expect(await send(row, token)).toMatchObject(refused)
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
  withdrawPassword: '246810',
  ...{ loanSetId: 'x', days: 7, pledgeCurrency: 'BTC', pledgeAmount: '1' },
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
