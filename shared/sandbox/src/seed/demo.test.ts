import { readFileSync, rmSync, statSync } from 'node:fs'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import {
  assetHistoryCall,
  googleSecretLoginCall,
  identityListCall,
  identityStatesCall,
  loanListCall,
  loginCall,
  messageListCall,
  myUserInfoCall,
  payoutAccountListCall,
  positionListCall,
  productOrderListCall,
  rechargeListCall,
  rewardListCall,
  unreadMessagesCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
  useShortLinkCall,
  withdrawalListCall,
} from '@shared/contract'
import { directions, marginModes, positionStates, rewardKinds, rewardStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { sum } from '@shared/money'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { codeOf } from '../testing/accounts/authenticator.ts'
import { codeFor, pass } from '../testing/accounts/people.ts'
import { openPage } from '../testing/chat/chat.ts'
import { leadsTo } from '../testing/content/told/records.ts'
import { seedDemo } from './demo.ts'
import { type DemoAccount, demoFile } from './demo-account.ts'
import { VERA_KEY } from './people.ts'

let exchange: Exchange
let demo: DemoAccount
let token: string
/** Prices stand where they began: 64,000, 3,200 and 3,300. */
const from = (start: string) => ({ tape: { start, symbols: {}, gaps: [] } })
beforeAll(async () => {
  exchange = await startExchange(from('2026-11-25 10:00:00'))
  demo = await seedDemo(exchange.sandbox.context)
  token = (await exchange.client.ask(loginCall, demo)).token
})
afterAll(() => exchange.stop())

test('its password is random and stands in a file for the owner of the exchange alone', () => {
  const file = demoFile(exchange.sandbox.context)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(demo)
  expect(demo).toEqual({ account: 'demo', password: expect.stringMatching(/^[A-Z2-9]{11}\d$/) })
})

test('it holds what the docstring says, and the books balance', async () => {
  expect(await exchange.client.ask(userBalanceCall, {}, { token })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ currency: 'USDT', available: '1279.79' }),
      expect.objectContaining({ currency: 'BTC', available: '0.02' }),
      expect.objectContaining({ currency: 'ETH', available: '0.8' }),
    ]),
  )
  expect(await exchange.client.ask(userContractBalanceCall, {}, { token })).toMatchObject({
    equity: '2817',
    available: '2166.985',
    unrealizedProfit: '-3',
  })
  expect(exchange.faults()).toEqual([])
})

test('two positions: BTC long 0.1 with 20x, isolated, and gold long 0.1 lot with 100x at the ask', async () => {
  const { records } = await exchange.client.ask(positionListCall, { state: positionStates.running }, { token })
  const long = { direction: directions.buy, quantity: '0.1' }
  const gold = { symbol: 'XAUUSD', leverage: 100, openPrice: '3300.15', profit: '-3', marginMode: marginModes.cross }
  const bitcoin = { symbol: 'BTCUSDT', leverage: 20, margin: '320', marginMode: marginModes.isolated }
  expect(records.sort((a, b) => (a.symbol < b.symbol ? -1 : 1))).toMatchObject([
    { ...long, ...bitcoin },
    { ...long, ...gold },
  ])
})

test('its total is 12,480.50, what it holds less what it owes', async () => {
  const assets = await exchange.client.ask(userAssetsCall, {}, { token })
  expect(assets).toMatchObject({
    totalAssets: '12480.5',
    balance: '5119.79',
    frozen: '200',
    contract: '2500',
    positionAssets: '317',
    investAssets: '3000',
    pledgeAssets: '3200',
    debt: '-1856.29',
  })
})

test('it has an address and a bank to be paid to, both usable, and a withdrawal in each state', async () => {
  const { records: accounts } = await exchange.client.ask(payoutAccountListCall, {}, { token })
  const now = stamp(exchange.sandbox.context.clock.now())
  expect(accounts.map(({ network, usableFrom }) => [network, (usableFrom ?? now) < now]).sort()).toEqual([
    ['BANK', true],
    ['TRC20', true],
  ])
  const { records } = await exchange.client.ask(withdrawalListCall, {}, { token })
  expect(records.map(({ status }) => status).sort()).toEqual([-1, -2, 0, 2].sort())
  expect(records[0]).toMatchObject({ status: 0, inReview: false, network: 'TRC20', amount: '200', net: '199' })
})

test('forty days of it are written down, each with what it brought', async () => {
  const days = await exchange.client.ask(assetHistoryCall, { days: 90 }, { token })
  expect(days).toHaveLength(41)
  expect(days.every(({ profit }) => profit !== null)).toBe(true)
  expect(days.filter(({ profit }) => Number(profit) !== 0).length).toBeGreaterThan(20)
  const { totalProfit } = await exchange.client.ask(userAssetsCall, {}, { token })
  expect(sum(days.map(({ profit }) => profit ?? '0')).toString()).toBe(totalProfit)
})

test('an exchange that was busy for long waits for the present price, and orders at it', async () => {
  const late = await startExchange()
  const { context } = late.sandbox
  pass(late, 60)
  const { onSecond } = context.market
  const waiting = jest.spyOn(context.market, 'onSecond').mockImplementation(listen => {
    setImmediate(() => late.sandbox.advance(1))
    return onSecond.call(context.market, listen)
  })
  const who = await late.client.ask(loginCall, await seedDemo(context))
  expect(waiting).toHaveBeenCalled()
  const bitcoin = { symbol: 'BTCUSDT', state: positionStates.running }
  expect((await late.client.ask(positionListCall, bitcoin, who)).total).toBe(1)
  await late.stop()
})

test('while its market is closed the gold is an order, which becomes the position when it opens', async () => {
  const other = await startExchange(from('2026-11-23 05:59:50'))
  const who = await other.client.ask(loginCall, await seedDemo(other.sandbox.context))
  const gold = async () => {
    const { records } = await other.client.ask(positionListCall, { symbol: 'XAUUSD', pageSize: 1 }, who)
    return records[0]
  }
  expect(await gold()).toMatchObject({ state: positionStates.pending, price: '3333', quantity: '0.1' })
  await other.sandbox.advance(11)
  expect(await gold()).toMatchObject({ state: positionStates.running, openPrice: '3300.15' })
  expect(other.faults()).toEqual([])
  await other.stop()
})

test('a recharge in each state', async () => {
  const { records } = await exchange.client.ask(rechargeListCall, {}, { token })
  expect(records.map(({ status }) => status).sort()).toEqual([-1, -2, 0, 1, 1, 1, 1].sort())
  expect(records.find(({ status }) => status === 0)).toMatchObject({ stage: 2 })
})

test('five unread messages, two of the system, one task and two of transactions; nine older ones are read', async () => {
  const unread = await exchange.client.ask(unreadMessagesCall, {}, { token })
  expect(unread).toMatchObject({ sysMsgTotal: 4, anntMsgTotal: 1, taskTotal: 1, transactionTotal: 2 })
  const messages = await exchange.client.ask(messageListCall, {}, { token })
  const fresh = messages.filter(({ readFlag }) => !readFlag).map(({ noticeType }) => noticeType)
  expect([messages.length, fresh.sort()]).toEqual([14, ['system', 'system', 'task', 'transaction', 'transaction']])
  // what has no record of its own is told in the desk's words
  const records = messages.filter(({ linkUrl }) => !['/heyue'].includes(linkUrl ?? ''))
  for (const { titile, linkUrl } of records)
    expect([titile, await leadsTo(exchange.client, linkUrl ?? '', { token })]).toEqual([titile, true])
})

test('what its history paid is in no digest, what is paid from now on is', async () => {
  const { db } = exchange.sandbox.context
  const untold = "SELECT count(*) AS n FROM income_untold i JOIN user u ON u.id = i.user_id WHERE u.account = 'demo'"
  expect(db.prepare(untold).get()?.n).toBe(0)
})

test('its identity is verified, its withdrawal password set: 75 points, and the name is what the sample document says', async () => {
  const profile = await exchange.client.ask(myUserInfoCall, {}, { token })
  expect(profile).toMatchObject({ basicState: 1, advancedState: null, profileLocked: true, creditScore: 75 })
  expect(profile).toMatchObject({ hasWithdrawPassword: true, withdrawHoldUntil: null })
  expect(profile).toMatchObject({ surname: 'Sample', firstName: 'Demo', birthday: '1990-01-01', country: 'SG' })
})

const signIn = async (account: string, key?: string) => {
  const asked = { account, password: demo.password, deviceId: `device-of-${account}-0000` }
  if (key) return exchange.client.ask(googleSecretLoginCall, { ...asked, googleCode: codeOf(exchange, key) })
  await exchange.client.call(loginCall, asked)
  return exchange.client.ask(loginCall, { ...asked, captcha: await codeFor(exchange, account) })
}

test('others have its password: one without an identity, one under review, one whose front was rejected', async () => {
  const stateOf = async (account: string, key?: string) => {
    const who = await signIn(account, key)
    const { basic } = await exchange.client.ask(identityStatesCall, {}, who)
    return basic && [basic.state, ...basic.rejectFields.map(({ field }) => field)]
  }
  expect(await stateOf('alice@example.com')).toBeNull()
  expect(await stateOf('+12025550143')).toEqual([0])
  expect(await stateOf('vera@example.com', VERA_KEY)).toEqual([-1, 'frontImage'])
})

test('it is V2, with the gift, the envelope of this week and a task to claim', async () => {
  const profile = await exchange.client.ask(myUserInfoCall, {}, { token })
  expect(profile).toMatchObject({ level: 2, claimableCount: 3, importantCustomer: false })
  const { records } = await exchange.client.ask(rewardListCall, { pageSize: 50 }, { token })
  const open = records.filter(({ state }) => state === rewardStates.claimable)
  expect(open.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
    [rewardKinds.task, '3'],
    [rewardKinds.gift, '20'],
    [rewardKinds.envelope, '4'],
  ])
})

test('one conversation in the live chat, all of it seen', async () => {
  const page = await openPage(exchange.client, exchange.sandbox.url, { token })
  const { state, unread, messages } = (await page.read()).body
  expect([state, unread]).toEqual(['bot', 0])
  expect(messages.map(({ from }) => from)).toEqual(['bot', 'me', 'bot', 'me', 'bot'])
  expect(messages[2]?.articles?.map(({ id }) => id)).toContain('withdrawing')
  expect(messages[4]?.text).toMatch(/^R\w{10}: rejected$/)
})

test('its code invites', async () => {
  expect(await exchange.client.ask(useShortLinkCall, { code: 'DEMO88' })).toMatchObject({ inviter: 'd**o' })
})

test('a second start changes nothing', async () => {
  expect(await seedDemo(exchange.sandbox.context)).toEqual(demo)
  expect((await exchange.client.ask(loginCall, demo)).token).toBeTruthy()
})

test('a seed that broke off before its end is taken up again, without doing anything twice', async () => {
  const assets = await exchange.client.ask(userBalanceCall, {}, { token })
  rmSync(demoFile(exchange.sandbox.context))
  const again = await seedDemo(exchange.sandbox.context)
  expect(again.password).not.toBe(demo.password)
  token = (await exchange.client.ask(loginCall, again)).token
  expect(await exchange.client.ask(userBalanceCall, {}, { token })).toEqual(assets)
  expect((await exchange.client.ask(rechargeListCall, {}, { token })).total).toBe(7)
  expect((await exchange.client.ask(withdrawalListCall, {}, { token })).total).toBe(4)
  expect((await exchange.client.ask(positionListCall, {}, { token })).total).toBe(27)
  expect((await exchange.client.ask(identityListCall, {}, { token })).total).toBe(1)
  expect((await exchange.client.ask(productOrderListCall, {}, { token })).total).toBe(7)
  expect((await exchange.client.ask(loanListCall, {}, { token })).total).toBe(2)
})

test('whoever registered as demo keeps the account', async () => {
  const other = await startExchange()
  const { context } = other.sandbox
  const user = await other.newUser()
  context.db.prepare("UPDATE user SET account = 'demo' WHERE id = ?").run(user.id)
  await expect(seedDemo(context)).rejects.toThrow('Somebody registered as "demo"')
  expect(await other.client.ask(myUserInfoCall, {}, { token: user.token })).toMatchObject({ account: 'demo' })
  await other.stop()
})
