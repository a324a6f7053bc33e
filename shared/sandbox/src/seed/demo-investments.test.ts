/** What the demo account of a fresh exchange invests, owes and pledges. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  applicationListCall,
  incomeListCall,
  loanListCall,
  loginCall,
  productCall,
  productOrderListCall,
  userAssetsCall,
} from '@shared/contract'
import { incomeStates, loanStates, loanTypes, productOrderStates, productTypes } from '@shared/contract/codes'
import { fromStamp, HOUR } from '@shared/engine/clock'
import { sum } from '@shared/money'
import { pictureFolder } from '@shared/products/upload/index'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { seedDemo } from './demo.ts'

let exchange: Exchange
let token: string
const from = (start: string) => ({ tape: { start, symbols: {}, gaps: [] } })
beforeAll(async () => {
  exchange = await startExchange(from('2026-11-25 10:00:00'))
  token = (await exchange.client.ask(loginCall, await seedDemo(exchange.sandbox.context))).token
})
afterAll(() => exchange.stop())

const orders = async () =>
  (await exchange.client.ask(productOrderListCall, { pageSize: 50 }, { token })).records.map(row => ({
    ...row,
    payer: undefined,
  }))

test('of A2 an order stands in each state, a bond and a machine run; what was made before today is a sample', async () => {
  const { notStarted, running, ended, frozen, cancelled } = productOrderStates
  const rows = await orders()
  const told = rows.map(({ productId, status, amount, doneDays, totalIncome, sample }) => [
    ...[productId, status, amount, doneDays, Number(totalIncome) > 0, sample],
  ])
  expect(told).toEqual([
    ['A2', notStarted, '500', 0, false, undefined],
    ['A2', running, '1000', 3, true, true],
    ['A2', frozen, '500', 1, true, true],
    ['B4', running, '1000', expect.any(Number), false, true],
    ['A2', cancelled, '200', 0, false, true],
    ['S21', running, '2800', 34, true, true],
    ['A2', ended, '300', 7, true, true],
  ])
  expect(rows.find(({ status }) => status === frozen)?.freezeReason).toBe("We're checking a payment.")
})

test('its machine was idle on one day, on which it earned less than its power', async () => {
  const machine = (await orders()).find(({ productId }) => productId === 'S21')
  const input = { orderId: machine?.id ?? '', pageSize: 50 }
  const { records } = await exchange.client.ask(incomeListCall, input, { token })
  const idle = records.filter(({ state }) => state === incomeStates.idle)
  expect(idle).toMatchObject([{ gross: '0.00005', net: '0' }])
  const paid = records.filter(({ state }) => state === incomeStates.paid)
  expect(new Set(paid.map(({ gross }) => gross))).toEqual(new Set(['0.00015']))
  expect(sum(paid.map(({ net }) => net)).toString()).toBe(machine?.totalIncome)
  expect((await exchange.client.ask(productCall, { id: 'S21' })).outputPerUnit).toBe('0.00015')
})

test('it owes 1,850 and 17 days of 0.37 on 0.05 BTC, at 58 %, signed; the desk rejected a credit', async () => {
  const { records } = await exchange.client.ask(loanListCall, {}, { token })
  expect(records).toMatchObject([
    { type: loanTypes.credit, status: loanStates.rejected, amount: '800' },
    {
      ...{ type: loanTypes.pledge, status: loanStates.passed, principal: '1850', interest: '6.29', days: 30 },
      ...{ pledgeCurrency: 'BTC', pledgeAmount: '0.05', overdue: false, sample: true },
    },
  ])
  const [refused, lent] = records
  expect(refused?.sample).toBeUndefined()
  expect(refused?.rejectReason).toBe('Your account is too new for a credit loan.')
  expect(lent?.ltv?.slice(0, 4)).toBe('0.58')
  expect(lent?.interestDays.map(({ day, amount }) => [day, amount])).toEqual(
    Array.from({ length: 17 }, (_, nth) => [nth + 1, '0.37']),
  )
  for (const { signImage } of records) {
    const bytes = readFileSync(join(pictureFolder(exchange.sandbox.context), signImage ?? ''))
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  }
})

test('the win that it has not paid for is a sample, too', async () => {
  const { records } = await exchange.client.ask(applicationListCall, {}, { token })
  expect(records.map(({ symbol, wonLots, sample }) => [symbol, wonLots, sample])).toEqual([['HERN', 8, true]])
})

test.each(['2026-11-25 00:00:00', '2026-11-25 23:59:30'])(
  'at whatever hour it begins (%s) it owes and holds the same, and its next incomes are an hour away',
  async start => {
    const other = await startExchange(from(start))
    const who = await other.client.ask(loginCall, await seedDemo(other.sandbox.context))
    expect(await other.client.ask(userAssetsCall, {}, who)).toMatchObject({ totalAssets: '12480.5', debt: '-1856.29' })
    const running = { status: productOrderStates.running, type: productTypes.arbitrage }
    const { records } = await other.client.ask(productOrderListCall, running, who)
    const wait = fromStamp(records[0]?.nextIncomeTime ?? '') - fromStamp(start)
    expect([wait >= HOUR / 2, wait <= 1.5 * HOUR]).toEqual([true, true])
    expect(other.faults()).toEqual([])
    await other.stop()
  },
)
