/** Killed as something is bought, paid, ended or left: each happens once, and the books are sound on the disk. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  debitBuyCall,
  incomeListCall,
  productOrderListCall,
  redeemCall,
  userAssetsCall,
} from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import type { Point } from '../ledger/test-fault.ts'
import { Mortal } from '../ledger/test-mortal.ts'

const running = new Mortal()
beforeAll(() => running.begin())
afterAll(() => running.end())

const HOUR = 3_600_000
const points = ['one leg', 'before commit', 'before reply'] as const satisfies readonly Point[]
let made = 0
const input = () => ({ productId: 'A1', amount: '1000', expected: '0.0005', agreed: true, clientOrderId: newOrderId() })

const investor = async () => running.newUser(`investor_${++made}`, '1000')
const bought = async (user: TestUser) => (await running.client.ask(debitBuyCall, input(), user)).id
const balance = async (user: TestUser) => (await running.client.ask(userAssetsCall, {}, user)).balance
const order = async (user: TestUser, id: string) =>
  (await running.client.ask(productOrderListCall, { id }, user)).records[0]
const types = async (user: TestUser) =>
  (await running.client.ask(balanceLogCall, { pageSize: 100 }, user)).records.map(({ type }) => type)
const advance = () => running.operate('clock', 'advance', '1s')

/** It is down for so long, and lives the second after. */
async function downFor(ms: number): Promise<void> {
  await running.stop()
  running.sleep(ms)
  await running.start()
}

async function sent(act: () => Promise<unknown>): Promise<boolean> {
  return act().then(
    () => true,
    () => false,
  )
}

test.each(points)(
  'killed at "%s" of a purchase: it is there once, or not at all until it is sent again',
  async point => {
    const user = await investor()
    const terms = input()
    await running.dieAt(point, () => sent(() => running.client.ask(debitBuyCall, terms, user)))
    running.prove()
    await running.start()
    const { id } = await running.client.ask(debitBuyCall, terms, user)
    expect((await running.client.ask(productOrderListCall, {}, user)).records.map(row => row.id)).toEqual([id])
    expect(await balance(user)).toBe('0')
  },
)

test.each(points)(
  'killed at "%s" of the second of the last income, after a downtime over the others: each once, the end too',
  async point => {
    const user = await investor()
    const id = await bought(user)
    await downFor(73 * HOUR - 1000)
    await running.dieAt(point, advance)
    running.prove()
    await running.start()
    expect(await advance()).toBe(true)
    expect(await advance()).toBe(true)
    const rows = await running.client.ask(incomeListCall, { orderId: id }, user)
    expect(rows.records.map(({ n, net }) => [n, net])).toEqual([1, 2, 3].map(n => [n, '0.5']))
    expect(await order(user, id)).toMatchObject({ status: productOrderStates.ended, totalIncome: '1.5' })
    expect(await balance(user)).toBe('1001.5')
    const count = (type: string) => types(user).then(all => all.filter(one => one === type).length)
    expect([await count('arbitrage-income'), await count('arbitrage-principal')]).toEqual([3, 2])
  },
)

test.each(points)('killed at "%s" of a redemption: the principal is back once, less one fee', async point => {
  const user = await investor()
  const id = await bought(user)
  await downFor(HOUR)
  const terms = { orderId: id, expectedAmount: '997', clientOrderId: newOrderId() }
  await running.dieAt(point, () => sent(() => running.client.ask(redeemCall, terms, user)))
  running.prove()
  await running.start()
  expect(await running.client.ask(redeemCall, terms, user)).toMatchObject({ endReason: 'redeemed' })
  expect(await balance(user)).toBe('997')
})
