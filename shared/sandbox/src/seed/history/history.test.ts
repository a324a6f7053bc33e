/** What the demo account finds in its records: traded by the rules, at prices that its chart shows. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  incomeListCall,
  loanListCall,
  loginCall,
  positionListCall,
  productOrderListCall,
  productStatCall,
  rechargeListCall,
  secondListCall,
  swapListCall,
  userAssetsCall,
  withdrawalListCall,
} from '@shared/contract'
import { positionStates, productOrderStates, productTypes, tradeTypes } from '@shared/contract/codes'
import { dayStart, fromStamp, HOUR, MINUTE } from '@shared/engine/clock'
import { big, sum, truncate } from '@shared/money'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'
import { seedDemo } from '../demo.ts'

let exchange: Exchange
let who: { token: string }
let today: number
beforeAll(async () => {
  exchange = await startExchange()
  const { context } = exchange.sandbox
  today = dayStart(context.clock.now())
  who = await exchange.client.ask(loginCall, await seedDemo(context))
})
afterAll(() => exchange.stop())

const closed = async () =>
  (await exchange.client.ask(positionListCall, { state: positionStates.closed, pageSize: 100 }, who)).records
const receipts = async () => (await exchange.client.ask(secondListCall, { pageSize: 100 }, who)).records
const closeAt = (symbol: string, time: number) => {
  const { market } = exchange.sandbox.context
  const [period, length] =
    today - time < 3 * 24 * HOUR && time % HOUR ? (['1m', MINUTE] as const) : (['1h', HOUR] as const)
  const [bar] = market.bars(symbol, period, time, 1).bars
  return bar?.[0] === time - length ? Number(bar[4]) : Number.NaN
}

test('25 closed positions of four kinds, 8 second contracts and 4 swaps, all before today', async () => {
  const rows = await closed()
  const count = (type: number) => rows.filter(({ tradeType }) => tradeType === type).length
  const { contract, cfd, option, spot } = tradeTypes
  expect([contract, cfd, option, spot].map(count)).toEqual([12, 4, 3, 6])
  expect(rows.every(({ closeTime }) => closeTime && fromStamp(closeTime) < today)).toBe(true)
  const seconds = await receipts()
  expect(seconds.map(({ state }) => state)).toEqual(Array(8).fill(3))
  expect((await exchange.client.ask(swapListCall, {}, who)).total).toBe(4)
})

test('each says that it is a sample, and what the account does itself does not', async () => {
  const { ask } = exchange.client
  const { records: swaps } = await ask(swapListCall, {}, who)
  const rows = [...(await closed()), ...(await receipts()), ...swaps]
  expect(rows.map(({ sample }) => sample)).toEqual(Array(37).fill(true))
  const { records: running } = await ask(positionListCall, { state: positionStates.running }, who)
  expect(running.map(({ sample }) => sample)).toEqual([undefined])
})

test('each was filled at a price of the chart, half the spread of a CFD aside', async () => {
  for (const row of await closed()) {
    const [open, end] = [fromStamp(row.openTime ?? ''), fromStamp(row.closeTime ?? '')]
    const near = row.tradeType === tradeTypes.cfd ? 0.001 : 0
    const off = (price: string | null | undefined, at: number) => Math.abs(Number(price) / closeAt(row.symbol, at) - 1)
    expect([row.id, off(row.openPrice, open) <= near]).toEqual([row.id, true])
    expect([row.id, off(row.closePrice, end) <= near]).toEqual([row.id, true])
  }
})

test('a receipt shows both ticks of the chart, and claims no seed', async () => {
  for (const row of await receipts()) {
    expect([1, 0, -1]).toContain(row.result)
    expect(fromStamp(row.expireTime)).toBe(row.closeTick?.time)
    for (const tick of [row.openTick, row.closeTick])
      expect(Number(tick?.price)).toBe(closeAt(row.symbol, tick?.time ?? 0))
    expect([row.seedHash, row.seed]).toEqual([undefined, undefined])
  }
})

/** What coins that are kept are worth now, less what they were as they came. */
async function gained(): Promise<string[]> {
  const { records } = await exchange.client.ask(rechargeListCall, {}, who)
  const kept = records.filter(({ status, currency }) => status === 1 && currency !== 'USDT')
  const { market } = exchange.sandbox.context
  return kept.map(({ currency, credited, createTime }) => {
    const symbol = `${currency}USDT`
    const [now, then] = [market.last(symbol)?.price ?? '0', String(closeAt(symbol, fromStamp(createTime)))]
    return big(now)
      .minus(then)
      .times(credited ?? '0')
      .toString()
  })
}

test('of its investments one ran to its end, and one was taken back; what runs was paid at prices of the chart', async () => {
  const { records } = await exchange.client.ask(productOrderListCall, {}, who)
  const over = records.filter(({ status }) => status === productOrderStates.ended || status === -1)
  expect(over.map(({ status, amount, totalIncome }) => [status, amount, totalIncome])).toEqual([
    [productOrderStates.cancelled, '200', '0'],
    [productOrderStates.ended, '300', '1.68'],
  ])
  const orderId = records.find(({ type }) => type === productTypes.mining)?.id ?? ''
  const { records: days } = await exchange.client.ask(incomeListCall, { orderId, pageSize: 50 }, who)
  for (const { dueTime, price } of days) expect(Number(price)).toBe(closeAt('BTCUSDT', fromStamp(dueTime)))
})

/** What its investments made: incomes, mined coins at their present price, less what the machine cost. */
async function invested(): Promise<string[]> {
  const { byCurrency } = await exchange.client.ask(productStatCall, {}, who)
  const incomeIn = (currency: string) => byCurrency.find(row => row.currency === currency)?.totalIncome ?? '0'
  const price = exchange.sandbox.context.market.last('BTCUSDT')?.price ?? '0'
  return [incomeIn('USDT'), big(incomeIn('BTC')).times(price).toString(), '-2800']
}

test('its profit ever is what its rows made, what its coins gained and what it claimed, less what withdrawing, borrowing and its machine cost', async () => {
  const made = [...(await closed()), ...(await receipts())].flatMap(row => [
    row.profit ?? '0',
    ...('openFee' in row && row.tradeType !== tradeTypes.spot ? [`-${row.openFee}`, `-${row.closeFee ?? 0}`] : []),
    // of what a price jumped past the margin
    ...('covered' in row ? [row.covered ?? '0'] : []),
  ])
  const swaps = (await exchange.client.ask(swapListCall, {}, who)).records
  const swapped = swaps.map(row => (row.toCurrency === 'USDT' ? row.obtained : `-${row.issued}`))
  const { records } = await exchange.client.ask(positionListCall, { state: positionStates.running }, who)
  const open = records.flatMap(({ profit, openFee }) => [profit ?? '0', `-${openFee}`])
  const { totalProfit } = await exchange.client.ask(userAssetsCall, {}, who)
  const { records: given } = await exchange.client.ask(balanceLogCall, { group: 7, pageSize: 100 }, who)
  const rewards = given.filter(({ type }) => type !== 'team-income').map(({ amount }) => amount)
  expect(rewards.sort()).toEqual(['2', '5', '5'])
  const paid = (await exchange.client.ask(withdrawalListCall, { status: 2 }, who)).records.map(({ fee }) => `-${fee}`)
  const { records: loans } = await exchange.client.ask(loanListCall, {}, who)
  const all = [
    ...made,
    ...(await invested()),
    ...loans.map(({ interest }) => `-${interest}`),
    ...swapped,
    ...given.map(({ amount }) => amount),
    ...(await gained()),
    ...paid,
    ...open,
  ]
  expect(truncate(totalProfit, 6)).toBe(truncate(sum(all).toString(), 6))
})

test('its ledger is in order of time, and the books balance', async () => {
  const { records } = await exchange.client.ask(balanceLogCall, { pageSize: 100 }, who)
  const times = records.map(({ createTime }) => createTime)
  expect(times).toEqual([...times].sort().reverse())
  expect(times.at(-1) && fromStamp(times.at(-1) ?? '')).toBeLessThan(today)
  expect(exchange.faults()).toEqual([])
})
