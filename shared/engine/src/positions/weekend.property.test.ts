/** Rests over which each price jumps by up to four deviations: random people lose what they have, and nothing of the insurance's. */
import { afterEach, expect, jest, test } from '@jest/globals'
import { createPositionCall, positionsSummaryCall, transferContractCall } from '@shared/contract'
import { directions, marginModes, tradeTypes } from '@shared/contract/codes'
import { big, dollarsPer, truncate } from '@shared/money'
import { type StandIn, standInFor } from '../../../sandbox/src/seed/stand-in.ts'
import { marketOrder, type Order } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { cases, fc, lots, rounds, seed } from '../../../testing/src/soak.ts'
import { CLOSED_WEIGHT, varianceOf } from '../market/process.ts'
import { Refused } from '../refusals/refuse.ts'
import { quotedSpec } from './pricing.ts'
import { allRunning } from './rows.ts'

const PEOPLE = rounds(300)
jest.setTimeout(3_600_000)
let exchange: Exchange
afterEach(() => exchange.stop())

/** Seconds after the start at which CFDs stop, and at which a market opens again. */
type Rest = { start: string; close: number; opens: Partial<Record<'forex' | 'metals', number>> }

const CLOSE = 310
const HOUR = 3600
const weekend: Rest = {
  start: '2026-11-28 04:54:50',
  close: CLOSE,
  opens: { forex: CLOSE + 48 * HOUR, metals: CLOSE + 49 * HOUR },
}
/** The night of a Tuesday, over which metals alone rest, for an hour. */
const night: Rest = { start: '2026-11-25 04:54:50', close: CLOSE, opens: { metals: CLOSE + HOUR } }

/** As far as so many deviations go, up or down. */
function jumped(symbol: string, opens: number, deviations: number): string {
  const { sigma, reference, pricePrecision } = quotedSpec(symbol)
  const variance = varianceOf(sigma, 1 + CLOSED_WEIGHT * (opens - CLOSE))
  return (Number(reference) * Math.exp(deviations * Math.sqrt(variance) - variance / 2)).toFixed(pricePrecision)
}

const FARTHEST = 4
/** Deviations by symbol; of the coin how fast it moves, from -1 to 1. */
type Gaps = Record<'gold' | 'silver' | 'euro' | 'yen' | 'coin', number>

const below = lots()
/** From -1 to 1; one of four is an end. */
const share = () => (below(4) === 0 ? below(2) * 2 - 1 : below(2001) / 1000 - 1)
const far = () => FARTHEST * share()
const randomGaps = (): Gaps => ({ gold: far(), silver: far(), euro: far(), yen: far(), coin: share() })

/** While the others rest, the coin moves by up to a fifth of a percent each second, for a minute. */
const coins = (speed: number): [number, string][] =>
  Array.from({ length: 60 }, (_, nth) => [CLOSE + nth + 3, (64_000 * (1 + speed * 0.002) ** nth).toFixed(2)])

function tapeOf({ start, opens }: Rest, { gold, silver, euro, yen, coin }: Gaps) {
  const jump = (symbol: string, at: number | undefined, price: (at: number) => string): [number, string][] => [
    [0, quotedSpec(symbol).reference],
    ...(at === undefined ? [] : [[at, price(at)] as [number, string]]),
  ]
  const { forex, metals } = opens
  const symbols = {
    XAUUSD: jump('XAUUSD', metals, at => jumped('XAUUSD', at, gold)),
    XAGUSD: jump('XAGUSD', metals, at => jumped('XAGUSD', at, silver)),
    EURUSD: jump('EURUSD', forex, at => jumped('EURUSD', at, euro)),
    USDJPY: jump('USDJPY', forex, at => jumped('USDJPY', at, yen)),
    EURJPY: jump('EURJPY', forex, at =>
      (Number(jumped('EURUSD', at, euro)) * Number(jumped('USDJPY', at, yen))).toFixed(3),
    ),
    BTCUSDT: [[0, '64000'], ...coins(coin)] as [number, string][],
  }
  return { start, symbols, gaps: [] }
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
  const { contractSize = '1', quoteCurrency, quantityStep, maxQuantity, tradeTypes: types } = quotedSpec(symbol)
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

let began = 0
const playTo = (second: number) =>
  exchange.sandbox.advance(second - (exchange.sandbox.context.clock.now() - began) / 1000)

const several = (kind: string, rest: Rest, n: number): [string, Rest, Gaps][] =>
  Array.from({ length: n }, (_, nth) => [`${kind} ${nth + 1}`, rest, randomGaps()])
const weekends = several('weekend', weekend, 4)
const nights = several('night', night, 2)
const title = 'the insurance pays nothing, whatever the pools held, whatever was tried and whatever coins did'
const some = cases([...weekends, ...nights], [...weekends.slice(0, 2), ...nights.slice(0, 1)])
test.each(some)(`%s: ${title}`, async (_, rest, gaps) => {
  exchange = await startExchange({ tape: tapeOf(rest, gaps) })
  began = exchange.sandbox.context.clock.now()
  const all = await newPeople()
  await untilClosed(all)
  const { forex, metals = 0 } = rest.opens
  if (forex !== undefined) {
    await exchange.operate('clock', 'skip', '47h')
    await playTo(forex + 2)
    await moveAllOut(all)
  }
  await exchange.operate('clock', 'skip', '58m')
  await playTo(metals + 3)
  expect(insured().map(row => ({ ...row, gaps }))).toEqual([])
  expect(exchange.faults()).toEqual([])
})
