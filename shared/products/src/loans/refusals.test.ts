/** What keeps somebody from borrowing, each said with its figures in nine languages. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addPledgeCall,
  breakCall,
  creditApplyCall,
  guestLoginCall,
  loanSetListCall,
  pledgeApplyCall,
  type Refusal,
} from '@shared/contract'
import { MOST_LOANS } from '@shared/contract/limits'
import { languages } from '@shared/engine/refusals/languages'
import { texts } from '@shared/engine/refusals/texts/index'
import { worded } from '@shared/engine/refusals/worded'
import { nextIp } from '../../../sandbox/src/testing/accounts/people.ts'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

const BTCUSDT: [number, string][] = [
  [0, '64000'],
  [1, '100000'],
]

let exchange: Exchange
let user: TestUser
const { cancel, credit, credited, pledge, borrower, repay, addPledge, sign, loan } = lending(() => exchange)
beforeAll(async () => {
  const tape = tapeOf({ BTCUSDT })
  exchange = await startExchange({ tape: { ...tape, gaps: [{ from: 1, to: 1000, symbols: ['ETHUSDT'] }] } })
  await exchange.sandbox.advance(10)
})
afterAll(() => exchange.stop())
beforeEach(async () => {
  user = await borrower({ BTC: '0.1', ETH: '10' })
})
afterEach(() => expect(exchange.faults()).toEqual([]))

type Answer = { refusal: unknown; values: unknown }
const met: [Refusal, Record<string, unknown>, () => Promise<Answer>][] = [
  ['kyc-required', { need: 'kyc' }, async () => credit(await exchange.newUser())],
  ['loan-range', { field: 'amount', a: '100', b: '10000' }, () => credit(user, { amount: '99.99' })],
  ['loan-range', { field: 'days', a: 7, b: 90 }, () => credit(user, { days: 8 })],
  ['quantity-step', { field: 'amount', step: '0.01' }, () => credit(user, { amount: '500.001' })],
  ['loan-limit', { field: 'amount', n: '1000' }, () => credit(user, { amount: '1000.01' })],
  ['please-sign', { field: 'signImage' }, () => credit(user, { signImage: '' })],
  [
    'please-sign',
    { field: 'signImage' },
    async () => credit(user, { signImage: await sign(await exchange.newUser()) }),
  ],
  ['not-found', { field: 'loanSetId' }, () => credit(user, { loanSetId: 'pledge' })],
  ['price-stale', {}, () => pledge(user, { pledgeCurrency: 'ETH', pledgeAmount: '10' })],
  ['field-invalid', { field: 'pledgeCurrency' }, () => pledge(user, { pledgeCurrency: 'EUR' })],
  ['field-invalid', { field: 'pledgeAmount' }, () => pledge(user, { pledgeAmount: '0.123456789' })],
  ['ltv-too-high', { field: 'amount', n: '6500' }, () => pledge(user, { amount: '6500.01' })],
  [
    'insufficient-collateral',
    { field: 'pledgeAmount', a: '0.1', currency: 'BTC' },
    () => pledge(user, { pledgeAmount: '0.2' }),
  ],
  ['loan-limit', { field: 'amount', n: '50000' }, () => pledge(user, { amount: '50000.01', pledgeAmount: '1' })],
  ['repay-too-much', { field: 'amount', n: '500' }, async () => repay(user, await credited(user), '500.01')],
  [
    'insufficient-balance',
    { have: '500', currency: 'USDT', need: '500.25' },
    async () => {
      const id = await credited(user)
      takenBefore(exchange, id, 90_000)
      await exchange.sandbox.advance(1)
      return repay(user, id, 'all')
    },
  ],
  ['field-invalid', { field: 'loanId' }, async () => addPledge(user, await credited(user), '0.1')],
  ['order-state', { state: 'pending' }, async () => repay(user, (await credit(user)).result.id, 'all')],
]

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))

test.each(met)('%s is met, with each of its figures: %j', async (refusal, values, provoke) => {
  const answer = await provoke()
  expect([answer.refusal, answer.values]).toEqual([refusal, { refusal, ...values }])
  for (const language of languages) {
    const figures = placeholders(texts[language].refusals[refusal]).map(name => String(values[name] ?? ''))
    expect(figures).not.toContain('')
    expect(worded(refusal, values as Record<string, string>, language)).not.toMatch(/[{}]/)
  }
})

test('a refused application leaves nothing behind, and its signature signs the next', async () => {
  const signImage = await sign(user)
  expect((await credit(user, { signImage, amount: '2000' })).refusal).toBe('loan-limit')
  expect(await loan(user)).toBeUndefined()
  expect((await credit(user, { signImage })).code).toBe(200)
})

test('a guest chooses a password before anything else; an unverified person borrows 2,000 on coins', async () => {
  const { token } = await exchange.client.ask(guestLoginCall, {}, { ip: nextIp() })
  const terms = { loanSetId: 'credit', amount: '500', days: 7, clientOrderId: newOrderId() }
  expect((await exchange.client.call(creditApplyCall, terms, { token })).refusal).toBe('change-initial-password')
  const stranger = await exchange.newUser()
  await exchange.operate('wallet', 'adjust', stranger.account, 'BTC', '+0.1')
  expect(await pledge(stranger, { amount: '2000.01' })).toMatchObject({ refusal: 'loan-limit', values: { n: '2000' } })
  expect((await pledge(stranger, { amount: '2000' })).code).toBe(200)
})

test('whoever has a hundred loans and applications gets another one once one of them is over', async () => {
  const { result } = await credit(user, { amount: '100' })
  const copy = { id: `'${result.id}:' || i`, sign_image: 'NULL' }
  copyRows(exchange.sandbox.context.db, 'loan', `id = '${result.id}'`, MOST_LOANS - 1, copy)
  expect(await pledge(user)).toMatchObject({ refusal: 'too-many', values: { n: MOST_LOANS } })
  await cancel(user, result.id)
  expect((await pledge(user)).code).toBe(200)
})

test('who takes a break borrows nothing, and pays back all the same', async () => {
  const id = await credited(user)
  await exchange.client.ask(breakCall, { days: 1 }, user)
  expect((await pledge(user)).refusal).toBe('on-break')
  expect((await repay(user, id, 'all')).code).toBe(200)
})

test('under either name an application is the same order', async () => {
  const input = { loanSetId: 'pledge', amount: '600', days: 7, pledgeCurrency: 'BTC', pledgeAmount: '0.01' }
  const order = { ...input, signImage: await sign(user), clientOrderId: newOrderId() }
  const first = await exchange.client.ask(pledgeApplyCall, order, user)
  const other = { ...pledgeApplyCall, path: pledgeApplyCall.path.replace('appLoanSet', 'appLoanOrder') }
  expect(await exchange.client.ask(other, order, user)).toEqual(first)
})

test('nobody moves what is lent to another', async () => {
  const id = await credited(user)
  const stranger = await borrower({ USDT: '1000', BTC: '1' })
  expect((await repay(stranger, id, '1')).refusal).toBe('not-found')
  expect((await addPledge(stranger, id, '1')).refusal).toBe('not-found')
  const sets = await exchange.client.ask(loanSetListCall, {}, stranger)
  expect(sets.map(({ id: set, dailyRate, days }) => [set, dailyRate, days])).toEqual([
    ['credit', '0.0005', [7, 15, 30, 60, 90]],
    ['pledge', '0.0002', [7, 15, 30, 60, 90]],
  ])
  expect(addPledgeCall.opens).toEqual([])
})
