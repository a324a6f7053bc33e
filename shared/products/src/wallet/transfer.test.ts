import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, createPositionCall, transferContractCall, userContractBalanceCall } from '@shared/contract'
import { localeOf } from '@shared/format/languages'
import { formatDecimal } from '@shared/format/number'
import { readNumber } from '@shared/format/read-number'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const toContract = (amount: string, clientOrderId = newOrderId()) => ({
  from: 'balance' as const,
  to: 'contract' as const,
  currency: 'USDT',
  amount,
  clientOrderId,
})
const fromContract = (amount: string) => ({ ...toContract(amount), from: 'contract' as const, to: 'balance' as const })
const transfer = (user: TestUser, input: ReturnType<typeof toContract> | ReturnType<typeof fromContract>) =>
  exchange.client.call(transferContractCall, input, { token: user.token })

test('a transfer tapped twice moves once, and is one entry with two legs', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const order = toContract('250.50')
  const [first, second] = await Promise.all([transfer(user, order), transfer(user, order)])
  expect(first.result).toMatchObject({ balance: '749.5', contract: '250.5' })
  expect(second.result).toEqual(first.result)
  const asked = { type: 'transfer', clientOrderId: order.clientOrderId }
  const { records, total } = await exchange.client.ask(balanceLogCall, asked, { token: user.token })
  expect(total).toBe(2)
  expect(records.map(({ account, amount, after }) => [account, amount, after])).toEqual([
    ['balance', '-250.5', '749.5'],
    ['contract', '250.5', '250.5'],
  ])
})

test('what is not there cannot move', async () => {
  const user = await exchange.newUser({ balance: '10' })
  expect(await transfer(user, toContract('10.00000001'))).toMatchObject({
    code: 500,
    refusal: 'insufficient-balance',
    values: { have: '10', currency: 'USDT', need: '10.00000001', field: 'amount' },
    message: 'You need 10.00000001 USDT, but you have 10 USDT',
  })
  expect(await transfer(user, fromContract('1'))).toMatchObject({ refusal: 'insufficient-balance' })
})

test.each([
  ['es-MX', '1,234.50'],
  ['es', '1,234.50'],
  ['es-AR', '1.234,50'],
  ['es-ES', '1.234,50'],
])('on a phone in %s a refusal writes %s, and a field reads it as that', async (tag, figure) => {
  const { token } = await exchange.newUser({ balance: '1234.5' })
  const locale = localeOf('xi', null, ['en-US', tag])
  const { message } = await exchange.client.call(transferContractCall, toContract('2000'), { token, language: locale })
  expect(message).toBe(`Tienes ${figure} USDT y necesitas ${formatDecimal(locale, '2000', { places: 0 })} USDT`)
  expect(readNumber(locale, figure)).toEqual({ state: 'ok', value: '1234.5' })
})

test('what secures a position stays', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const terms = { tradeType: 1, symbol: 'BTCUSDT', direction: 1, orderType: 1, quantity: '0.1', leverage: 20 } as const
  const order = {
    ...terms,
    marginMode: 2,
    expectedPrice: '64000',
    tolerance: '0.01',
    clientOrderId: newOrderId(),
  } as const
  const opened = await exchange.client.call(createPositionCall, order, { token: user.token })
  expect(opened.refusal).toBeNull()
  const { available } = await exchange.client.ask(userContractBalanceCall, {}, { token: user.token })
  expect(Number(available)).toBeLessThan(700)
  expect(await transfer(user, fromContract('900'))).toMatchObject({
    refusal: 'secures',
    values: { max: available, field: 'amount' },
  })
  expect((await transfer(user, fromContract(available))).code).toBe(200)
})

test('all that is there moves to its last digit', async () => {
  const user = await exchange.newUser({ balance: '10.12345678' })
  expect(await transfer(user, toContract('10.1234'))).toMatchObject({
    refusal: 'quantity-step',
    values: { step: '0.01' },
  })
  expect((await transfer(user, toContract('010.123456780'))).result).toMatchObject({
    balance: '0',
    contract: '10.12345678',
  })
})

test.each([
  ['to the same account', { ...toContract('1'), to: 'balance' as const }, 'same-account'],
  ['in another currency', { ...toContract('1'), currency: 'BTC' }, 'field-invalid'],
  ['of nothing', toContract('0'), 'field-invalid'],
  ['finer than the books', toContract('0.000000001'), 'field-invalid'],
  ['of dust', toContract('0.009'), 'below-minimum'],
  ['finer than balances show', toContract('1.001'), 'quantity-step'],
  ['larger than the books', toContract('999999999999'), 'field-invalid'],
  ['that arrives after its deadline', { ...toContract('1'), deadline: 1 }, 'order-late'],
])('a transfer %s is refused', async (_, input, refusal) => {
  const user = await exchange.newUser({ balance: '10' })
  expect(await transfer(user, input as ReturnType<typeof toContract>)).toMatchObject({ code: 500, refusal })
})

test('an accepted order answers after its deadline too, and its id serves no other order', async () => {
  const user = await exchange.newUser({ balance: '10' })
  const order = { ...toContract('1'), deadline: exchange.sandbox.context.clock.now() }
  const first = await transfer(user, order)
  await exchange.sandbox.advance(60)
  expect((await transfer(user, order)).result).toEqual(first.result)
  expect(await transfer(user, { ...order, amount: '2' })).toMatchObject({ refusal: 'order-id-reused' })
})

test('while the books are under check reading goes on and nothing moves', async () => {
  const user = await exchange.newUser({ balance: '10' })
  const { db } = exchange.sandbox.context
  db.exec("UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'contract' AND owner <> 'house'")
  await expect(exchange.operate('ledger', 'check')).rejects.toThrow('NOT sound')
  expect(await transfer(user, toContract('1'))).toMatchObject({ refusal: 'ledger-halted' })
  expect((await exchange.client.call(userContractBalanceCall, {}, { token: user.token })).code).toBe(200)
  db.exec("UPDATE ledger_account SET balance = balance - 1 WHERE kind = 'contract' AND owner <> 'house'")
  expect(await exchange.operate('ledger', 'check')).toBe('The books are sound')
  expect((await transfer(user, toContract('1'))).code).toBe(200)
})
