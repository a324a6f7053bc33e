/** An exchange that dies as something is bought, paid, ended or left: each happens once, and the books are sound on the disk. */
import { expect } from '@jest/globals'
import {
  balanceLogCall,
  debitBuyCall,
  type InputOf,
  incomeListCall,
  productOrderListCall,
  redeemCall,
  userAssetsCall,
} from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { HOUR } from '@shared/engine/clock'
import type { Point } from '../../../sandbox/src/testing/ledger/fault.ts'
import { isAnswered, testKills } from '../../../sandbox/src/testing/ledger/kills.ts'
import type { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'

const points: readonly Point[] = ['one leg', 'before commit', 'before reply']
const input = () => ({ productId: 'A1', amount: '1000', expected: '0.0005', agreed: true, clientOrderId: newOrderId() })

const bought = async (m: Mortal, user: TestUser) => (await m.client.ask(debitBuyCall, input(), user)).id
const balance = async (m: Mortal, user: TestUser) => (await m.client.ask(userAssetsCall, {}, user)).balance
const advance = (m: Mortal) => m.operate('clock', 'advance', '1s')

testKills({
  title: 'killed at "%s" of a purchase: it is there once, or not at all until it is sent again',
  points,
  prepare: async m => ({ user: await m.newUser('investor', '1000'), terms: input() }),
  act: (m, { user, terms }) => isAnswered(m.client.call(debitBuyCall, terms, user)),
  async check(m, { user, terms }) {
    const { id } = await m.client.ask(debitBuyCall, terms, user)
    expect((await m.client.ask(productOrderListCall, {}, user)).records.map(row => row.id)).toEqual([id])
    expect(await balance(m, user)).toBe('0')
  },
})

testKills({
  title: 'killed at "%s" of the second of the last income, after a downtime over the others: each once, the end too',
  points,
  async prepare(m) {
    const user = await m.newUser('investor', '1000')
    const id = await bought(m, user)
    await m.stop()
    m.sleep(73 * HOUR - 1000)
    return { user, id }
  },
  act: advance,
  async check(m, { user, id }) {
    expect(await advance(m)).toBe(true)
    expect(await advance(m)).toBe(true)
    const rows = await m.client.ask(incomeListCall, { orderId: id }, user)
    expect(rows.records.map(({ n, net }) => [n, net])).toEqual([1, 2, 3].map(n => [n, '0.5']))
    const [order] = (await m.client.ask(productOrderListCall, { id }, user)).records
    expect(order).toMatchObject({ status: productOrderStates.ended, totalIncome: '1.5' })
    expect(await balance(m, user)).toBe('1001.5')
    const types = (await m.client.ask(balanceLogCall, { pageSize: 100 }, user)).records.map(({ type }) => type)
    const count = (type: string) => types.filter(one => one === type).length
    expect([count('arbitrage-income'), count('arbitrage-principal')]).toEqual([3, 2])
  },
})

testKills<{ user: TestUser; terms: InputOf<typeof redeemCall> }>({
  title: 'killed at "%s" of a redemption: the principal is back once, less one fee',
  points,
  async prepare(m) {
    const user = await m.newUser('investor', '1000')
    const orderId = await bought(m, user)
    await m.stop()
    m.sleep(HOUR)
    return { user, terms: { orderId, expectedAmount: '997', clientOrderId: newOrderId() } }
  },
  act: (m, { user, terms }) => isAnswered(m.client.call(redeemCall, terms, user)),
  async check(m, { user, terms }) {
    expect(await m.client.ask(redeemCall, terms, user)).toMatchObject({ endReason: 'redeemed' })
    expect(await balance(m, user)).toBe('997')
  },
})
