/** Many people at once on a wild market, each of them with several orders under way: nobody gains what nobody lost. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addMarginCall,
  type Call,
  closePositionCall,
  createPositionCall,
  type InputOf,
  positionListCall,
  positionsSummaryCall,
  transferContractCall,
  updateStopLossCall,
} from '@shared/contract'
import { big, type Decimal, fromMinor, portion, sum, truncate } from '@shared/money'
import { equityAt, marksOf, standingOf } from '../../../sandbox/src/testing/positions/account.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import { HOUSE, heldBy } from '../ledger/index.ts'

const ROUNDS = rounds(300)
const PEOPLE = 6
const DEPOSIT = '900'

const below = lots()
const one = <T>(...of: [T, ...T[]]): T => of[below(of.length)] ?? of[0]

function walk(start: number): [number, string][] {
  let price = start
  return Array.from({ length: ROUNDS + 2 }, (_, second) => {
    const basisPoints = below(100) < 80 ? below(101) - 50 : below(1201) - 600
    price = Math.min(start * 2, Math.max(start / 2, price * (1 + basisPoints / 10_000)))
    return [second, price.toFixed(2)]
  })
}
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: { BTCUSDT: walk(64_000), ETHUSDT: walk(3_200) },
  gaps: [],
}

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const price = (symbol: string) => marksOf(exchange.sandbox.context)(symbol)

function opening(available: Decimal): InputOf<typeof createPositionCall> {
  const symbol = one('BTCUSDT', 'ETHUSDT')
  const leverage = one(20, 100, 100)
  const worth = big(available)
    .times(String(leverage))
    .times(one('0.1', '0.3', '0.45', '0.8'))
  return {
    tradeType: 1,
    symbol,
    direction: one<1 | 2>(1, 2),
    orderType: 1,
    quantity: truncate(worth.div(price(symbol)), symbol === 'BTCUSDT' ? 4 : 3),
    leverage,
    marginMode: one<1 | 2>(2, 2, 1),
    expectedPrice: price(symbol),
    tolerance: '0.01',
    clientOrderId: newOrderId(),
  }
}

/** Whatever a person may send, to the exchange's own answer; a refusal is one. */
async function anything(user: TestUser): Promise<void> {
  const send = async <C extends Call>(call: C, input: InputOf<C>) => {
    const answer = await exchange.client.call(call, input, user)
    expect([200, 500]).toContain(answer.code)
    expect(answer.refusal).not.toBe('server-error')
  }
  const { available } = await exchange.client.ask(positionsSummaryCall, {}, user)
  const { records } = await exchange.client.ask(positionListCall, { state: 1, pageSize: 50 }, user)
  const row = records[below(Math.max(1, records.length))]
  const clientOrderId = newOrderId()
  const what = below(10)
  if (what < 4 || !row) return send(createPositionCall, opening(available))
  if (what === 4) {
    const amount = truncate(portion(available, one(40, 100), '0.01'), 8)
    return send(transferContractCall, { from: 'contract', to: 'balance', currency: 'USDT', amount, clientOrderId })
  }
  if (what === 5) return send(addMarginCall, { id: row.id, amount: truncate(available, 2), clientOrderId })
  if (what === 6) {
    const stop = truncate(big(price(row.symbol)).times(row.direction === 1 ? '0.99' : '1.01'), 2)
    return send(updateStopLossCall, { id: row.id, stopLossPrice: stop })
  }
  const quantity = portion(row.quantity, one(20, 50, 100), row.symbol === 'BTCUSDT' ? '0.0001' : '0.001')
  const order = { id: row.id, quantity, expectedPrice: price(row.symbol), tolerance: '0.01', clientOrderId }
  // twice, as a double tap: one of them counts
  await Promise.all([send(closePositionCall, order), send(closePositionCall, order)])
}

/** What the price alone did for somebody: gross profit of all rows, closed or not. */
function grossOf(user: TestUser): Decimal {
  const { rows } = standingOf(exchange.sandbox.context, user.id)
  return sum(
    rows.map(row =>
      big(row.close_price ?? price(row.symbol))
        .minus(row.open_price)
        .times(row.quantity)
        .times(row.direction === 1 ? '1' : '-1'),
    ),
  ).toString()
}

const feesOf = (user: TestUser) =>
  sum(standingOf(exchange.sandbox.context, user.id).rows.flatMap(row => [row.open_fee, row.close_fee ?? '0']))

const houseHolds = (kind: string) =>
  fromMinor(
    heldBy(exchange.sandbox.context.db, HOUSE)
      .filter(account => account.kind === kind && account.currency === 'USDT')
      .reduce((all, account) => all + account.balance, 0n),
  )

test(`everybody has what they brought, what the price did, less fees, and what the insurance paid (SEED=${seed})`, async () => {
  const { context } = exchange.sandbox
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => exchange.newUser({ contract: DEPOSIT })))
  for (let round = 0; round < ROUNDS; round++) {
    const orders = people.flatMap(user => [anything(user), anything(user), anything(user)])
    await Promise.all([...orders, exchange.sandbox.advance(1)])
    for (const user of people) expect(big(standingOf(context, user.id).free).gte('0')).toBe(true)
  }
  for (const user of people) {
    const standing = standingOf(context, user.id)
    const balance = heldBy(context.db, user.id).find(account => account.kind === 'balance')?.balance ?? 0n
    const worth = sum([equityAt(standing, marksOf(context)), fromMinor(balance)])
    const due = sum([DEPOSIT, grossOf(user), `-${feesOf(user)}`, standing.insured])
    expect(worth.toString()).toBe(due.toString())
    expect(sum(standing.rows.map(row => row.covered)).toString()).toBe(standing.insured)
  }
  expect(houseHolds('insurance')).toBe(sum(people.map(user => `-${standingOf(context, user.id).insured}`)).toString())
  expect(houseHolds('fees')).toBe(sum(people.map(feesOf)).toString())
  expect(exchange.faults()).toEqual([])
})
