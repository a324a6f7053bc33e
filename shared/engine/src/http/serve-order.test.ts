import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type InputOf, type OrderCall, orderFields, userBalanceCall } from '@shared/contract'
import * as v from 'valibot'
import { calls } from '../../../sandbox/src/domains/serving.ts'
import { type Client, connect, newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { HOUSE, post, readAmount } from '../ledger/index.ts'
import { refuse } from '../refusals/refuse.ts'
import { serveUser } from './serve.ts'
import { serveOrder } from './serve-order.ts'
import { buildServer } from './server.ts'

/** A kind of order that no domain has: a gift from the house, of which the third is one too many. */
const giftCall = {
  method: 'POST',
  path: '/api/test/gift' as string,
  auth: 'token',
  owner: 'wallet',
  answers: 'gift',
  order: true,
  input: v.object({ amount: v.string(), ...orderFields }),
  output: v.object({ number: v.number(), amount: v.string() }),
} as const satisfies Omit<OrderCall, 'foundBy'>

let given = 0
/** What it answers instead, against its own shape. */
let wrong: unknown

const give: Parameters<typeof serveOrder<typeof giftCall>>[1] = (tx, { amount }, { user: owner }) => {
  given++
  if (given > 2) refuse('too-many', { n: 2 })
  const minor = readAmount(amount)
  const id = `${owner}-${given}`
  const account = { owner, currency: 'USDT', kind: 'balance' as const }
  const legs = [
    { owner: HOUSE, currency: 'USDT', kind: 'rewards' as const, minor: -minor },
    { ...account, minor },
  ]
  post(tx, { key: `level-gift:${id}`, type: 'level-gift', ref: { kind: 'gift', id }, legs })
  return (wrong ?? { number: given, amount }) as { number: number; amount: string }
}
const giftOrder = serveOrder(giftCall, give)

/** The same with a proof, which counts how often it was asked for. */
const provenCall = { ...giftCall, path: '/api/test/provenGift' }
let proofs: boolean[] = []
const provenOrder = serveOrder(provenCall, give, async () => {
  const fits = proofs.shift() ?? refuse('pin-locked', { time: '' })
  if (!fits) refuse('wrong-pin', { field: 'withdrawPassword', n: 4 })
  return () => {}
})

let exchange: Exchange
let server: Awaited<ReturnType<typeof buildServer>>
let client: Client
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange()
  const { context, transportPublicKey } = exchange.sandbox
  server = await buildServer({ context, served: [...calls, giftOrder, provenOrder] })
  client = connect(await server.listen({ host: '127.0.0.1', port: 0 }), transportPublicKey, context.clock)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await server.close()
  await exchange.stop()
})
beforeEach(async () => {
  given = 0
  wrong = undefined
  user = await exchange.newUser()
})

const order = (change: Partial<InputOf<typeof giftCall>> = {}) => ({
  amount: '2',
  clientOrderId: newOrderId(),
  ...change,
})
const send = (input: InputOf<typeof giftCall>, from = user) => client.call(giftCall, input, from)
const balance = async () => (await client.ask(userBalanceCall, { currency: 'USDT' }, user))[0]?.available

test('the same order again is answered the same, and carried out once', async () => {
  const gift = order()
  const [first, again] = [await send(gift), await send(gift)]
  expect(first).toMatchObject({ code: 200, result: { number: 1, amount: '2' } })
  expect(again.result).toEqual(first.result)
  expect([given, await balance()]).toEqual([1, '2'])
})

test('the same order twice at once is carried out once', async () => {
  const gift = order()
  const answers = await Promise.all([send(gift), send(gift), send(gift)])
  expect(answers.map(({ result }) => result.number)).toEqual([1, 1, 1])
  expect([given, await balance()]).toEqual([1, '2'])
})

test('an id that was used for another order is refused, and nothing is done', async () => {
  const gift = order()
  await send(gift)
  expect(await send({ ...gift, amount: '3' })).toMatchObject({ code: 500, refusal: 'order-id-reused' })
  expect([given, await balance()]).toEqual([1, '2'])
})

test("another person's order may have the same id", async () => {
  const gift = order()
  await send(gift)
  expect((await send(gift, await exchange.newUser())).result).toMatchObject({ number: 2 })
})

test('an order that comes after its deadline is refused; one that was accepted before is answered', async () => {
  const now = exchange.sandbox.context.clock.now()
  expect(await send(order({ deadline: now - 1 }))).toMatchObject({ refusal: 'order-late' })
  const inTime = order({ deadline: now })
  const first = await send(inTime)
  await exchange.sandbox.advance(2)
  expect((await send(inTime)).result).toEqual(first.result)
  expect([given, await balance()]).toEqual([1, '2'])
})

test('refuses a late copy of an order that was refused under its id, whatever it asks for by then', async () => {
  given = 2
  const gift = order()
  const refused = { code: 500, refusal: 'too-many', values: { n: 2 } }
  expect(await send(gift)).toMatchObject(refused)
  given = 0
  expect(await send(gift)).toMatchObject(refused)
  expect(await send({ ...gift, amount: '1' })).toMatchObject(refused)
  expect([given, await balance()]).toEqual([0, '0'])
})

test('carries out the next id after a refused one, and the same id of somebody else', async () => {
  given = 2
  const gift = order()
  expect((await send(gift)).refusal).toBe('too-many')
  given = 0
  expect((await send(order())).result).toMatchObject({ number: 1 })
  expect((await send(gift, await exchange.newUser())).result).toMatchObject({ number: 2 })
})

test('answers copies that arrive at once with one refusal', async () => {
  given = 2
  const gift = order()
  const answers = await Promise.all([send(gift), send(gift), send(gift)])
  expect(answers.map(({ refusal }) => refusal)).toEqual(Array(3).fill('too-many'))
  expect(given).toBe(3)
})

test('forgets a refusal after fifteen minutes', async () => {
  given = 2
  const gift = order()
  expect((await send(gift)).refusal).toBe('too-many')
  given = 0
  await exchange.sandbox.advance(15 * 60 - 1)
  expect((await send(gift)).refusal).toBe('too-many')
  await exchange.sandbox.advance(1)
  expect((await send(gift)).result).toMatchObject({ number: 1 })
})

test('keeps no refusal of a late order: the same id is carried out when it comes in time', async () => {
  const now = exchange.sandbox.context.clock.now()
  const gift = order({ deadline: now - 1 })
  expect((await send(gift)).refusal).toBe('order-late')
  expect((await send({ ...gift, deadline: now })).result).toMatchObject({ number: 1 })
})

test('keeps the refusal of a proof, and asks for the proof of a refused or accepted order no more', async () => {
  const ask = (input: ReturnType<typeof order>) => client.call(provenCall, input, user)
  const gift = order()
  proofs = [false, true]
  for (const _ of [1, 2]) expect(await ask(gift)).toMatchObject({ refusal: 'wrong-pin', values: { n: 4 } })
  expect(proofs).toEqual([true])
  const next = order()
  for (const _ of [1, 2]) expect((await ask(next)).result).toMatchObject({ number: 1 })
  expect([proofs, given, await balance()]).toEqual([[], 1, '2'])
})

test('an answer that the contract does not know moves no money', async () => {
  wrong = { number: 'one' }
  expect((await send(order())).code).toBe(500)
  expect(await balance()).toBe('0')
})

test('what is no order is not served as one, and an order as nothing else', () => {
  expect(() => serveOrder({ ...giftCall, order: false } as never, () => ({}) as never)).toThrow('is no order')
  expect(() => serveUser(giftCall, () => ({ number: 1, amount: '1' }))).toThrow('use serveOrder')
})
