/** Weekends over which each price jumps by four deviations: random people lose what they have, and nothing of the insurance's. */
import { afterEach, expect, jest, test } from '@jest/globals'
import { createPositionCall, positionsSummaryCall, transferContractCall } from '@shared/contract'
import { directions, marginModes, tradeTypes } from '@shared/contract/codes'
import { big, dollarsPer, truncate } from '@shared/money'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { cases, fc, rounds, seed } from '../../../testing/src/soak.ts'
import { CLOSED_WEIGHT, varianceOf } from '../market/process.ts'
import { Refused } from '../refusals/refuse.ts'
import { type StandIn, standInFor } from '../seed/stand-in.ts'
import { specOf } from './pricing.ts'
import { allRunning } from './rows.ts'
import { marketOrder, type Order } from './test-orders.ts'

const PEOPLE = rounds(300)
jest.setTimeout(3_600_000)
let exchange: Exchange
afterEach(() => exchange.stop())

const START = Date.parse('2026-11-28T04:54:50+08:00')
const after = (time: string) => (Date.parse(`2026-11-${time}+08:00`) - START) / 1000
const CLOSE = after('28T05:00:00')
const REOPENS = { forex: after('30T05:00:00'), metals: after('30T06:00:00') }

/** As far as four deviations go, up or down. */
function jumped(symbol: string, way: 1 | -1): string {
  const { sigma, reference, category, pricePrecision } = specOf(symbol)
  const opens = category === 2 ? REOPENS.metals : REOPENS.forex
  const variance = varianceOf(sigma, 1 + CLOSED_WEIGHT * (opens - CLOSE))
  return (Number(reference) * Math.exp(way * 4 * Math.sqrt(variance) - variance / 2)).toFixed(pricePrecision)
}

type Way = 1 | -1
type Ways = { gold: Way; silver: Way; euro: Way; yen: Way; coin: Way }

/** While the others rest, the coin moves by a fifth of a percent each second, for a minute. */
const coins = (way: Way): [number, string][] =>
  Array.from({ length: 60 }, (_, nth) => [CLOSE + nth + 3, (64_000 * (1 + way * 0.002) ** nth).toFixed(2)])

function tapeOf({ gold, silver, euro, yen, coin }: Ways) {
  const [eur, jpy] = [jumped('EURUSD', euro), jumped('USDJPY', yen)]
  const { forex, metals } = REOPENS
  const jump = (symbol: string, at: number, price: string): [number, string][] => [
    [0, specOf(symbol).reference],
    [at, price],
  ]
  const symbols = {
    XAUUSD: jump('XAUUSD', metals, jumped('XAUUSD', gold)),
    XAGUSD: jump('XAGUSD', metals, jumped('XAGUSD', silver)),
    EURUSD: jump('EURUSD', forex, eur),
    USDJPY: jump('USDJPY', forex, jpy),
    EURJPY: jump('EURJPY', forex, (Number(eur) * Number(jpy)).toFixed(3)),
    BTCUSDT: [[0, '64000'], ...coins(coin)] as [number, string][],
  }
  return { start: '2026-11-28 04:54:50', symbols, gaps: [] }
}

const held = ['XAUUSD', 'XAGUSD', 'EURUSD', 'USDJPY', 'EURJPY', 'BTCUSDT'] as const
const order = fc.record({
  symbol: fc.constantFrom(...held),
  direction: fc.constantFrom(...Object.values(directions)),
  leverage: fc.constantFrom(5, 20, 50, 100, 200),
  /** Of what is available. */
  percent: fc.constantFrom(10, 40, 70, 100),
})
type Random = typeof order extends fc.Arbitrary<infer O> ? O : never
const people = fc.array(order, { minLength: 2, maxLength: 6 })

/** @throws what is no refusal */
const tryTo = (work: Promise<unknown>): Promise<unknown> =>
  work.catch(error => {
    if (!(error instanceof Refused) && !(error as Error).message.includes('Expected')) throw error
  })

function orderOf(available: string, { symbol, direction, leverage, percent }: Random): Order {
  const { market } = exchange.sandbox.context
  const priceOf = (name: string) => market.last(name)?.price ?? '0'
  const { contractSize = '1', quoteCurrency, quantityStep, maxQuantity, tradeTypes: types } = specOf(symbol)
  const isCfd = types.includes(tradeTypes.cfd)
  const worth = big(contractSize).times(dollarsPer(quoteCurrency, priceOf)).times(priceOf(symbol))
  const wanted = big(available)
    .times(String((percent * leverage) / 100))
    .div(worth)
  const quantity = truncate(wanted.gt(maxQuantity) ? maxQuantity : wanted, quantityStep.length - 2)
  const terms = { tradeType: isCfd ? tradeTypes.cfd : tradeTypes.contract, expectedPrice: priceOf(symbol) }
  const marginMode = isCfd ? undefined : marginModes.cross
  return marketOrder({ ...terms, symbol, direction, leverage, quantity, marginMode, tolerance: '0.01' })
}

const availableTo = async (one: StandIn) => (await one.ask(positionsSummaryCall, {})).available

const place = async (one: StandIn, random: Random) =>
  tryTo(one.ask(createPositionCall, orderOf(await availableTo(one), random)))

/** All that may be moved. */
async function moveOut(one: StandIn): Promise<unknown> {
  const amount = truncate(await availableTo(one), 8)
  const out = { from: 'contract', to: 'balance', currency: 'USDT', clientOrderId: newOrderId() } as const
  return tryTo(one.ask(transferContractCall, { ...out, amount }))
}

async function newPeople(): Promise<{ one: StandIn; orders: Random[] }[]> {
  const all = fc.sample(people, { numRuns: PEOPLE, seed })
  const made = []
  for (const orders of all) {
    const user = await exchange.newUser({ contract: '4000' })
    made.push({ one: standInFor(exchange.sandbox.context, user.id), orders })
  }
  return made
}

const insured = () =>
  exchange.sandbox.context.db.prepare("SELECT id, symbol, covered FROM position WHERE covered <> '0'").all()

type Person = Awaited<ReturnType<typeof newPeople>>[number]

async function orderAll(all: readonly Person[], isMeant = (_: Random) => true): Promise<void> {
  for (const { one, orders } of all) for (const random of orders.filter(isMeant)) await place(one, random)
}
async function moveAllOut(all: readonly Person[]): Promise<void> {
  for (const { one } of all) await moveOut(one)
}

/** Shortly before the last five minutes, within them, and while all but coins rest. */
async function untilClosed(all: readonly Person[]): Promise<void> {
  const { advance } = exchange.sandbox
  await orderAll(all)
  await advance(15)
  await orderAll(all)
  await moveAllOut(all)
  await exchange.operate('clock', 'skip', '290s')
  await playTo(CLOSE + 2)
  const held = allRunning(exchange.sandbox.context.db).filter(row => row.trade_type === tradeTypes.cfd)
  expect(held.length).toBeGreaterThan(PEOPLE / 3)
  for (let nth = 0; nth < 6; nth++) {
    await advance(10)
    await orderAll(all, ({ symbol }) => symbol === 'BTCUSDT')
    await moveAllOut(all)
  }
}

const playTo = (second: number) =>
  exchange.sandbox.advance(second - (exchange.sandbox.context.clock.now() - START) / 1000)

const up: Ways = { gold: 1, silver: 1, euro: 1, yen: 1, coin: 1 }
const down: Ways = { gold: -1, silver: -1, euro: -1, yen: -1, coin: -1 }
const weekends: [string, Ways][] = [
  ['all up', up],
  ['all down', down],
  ['metals against currencies', { ...up, gold: -1, silver: -1, coin: -1 }],
  ['euro against yen', { ...down, euro: 1, coin: 1 }],
]
const title = 'the insurance pays nothing, whatever the pools held, whatever was tried and whatever coins did'
test.each(cases(weekends, weekends.slice(0, 2)))(`%s: ${title}`, async (_, ways) => {
  exchange = await startExchange({ tape: tapeOf(ways) })
  const all = await newPeople()
  await untilClosed(all)
  await exchange.operate('clock', 'skip', '47h')
  await playTo(REOPENS.forex + 2)
  await moveAllOut(all)
  await exchange.operate('clock', 'skip', '59m')
  await playTo(REOPENS.metals + 3)
  expect(insured()).toEqual([])
  expect(exchange.faults()).toEqual([])
})
