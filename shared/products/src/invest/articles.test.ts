/** Whoever buys can read what they agree to, and how it works: of that kind of product, whoever put it on sale. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { helpByIdCall, loanSetListCall, productListCall } from '@shared/contract'
import { productTypes } from '@shared/contract/codes'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { helpSeeds } from '../content/seed/articles.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
  const terms = ['--name', 'Mine', '--days', '30', '--price', '10', '--output', '0.001', '--power', '10']
  await exchange.operate('product', 'add', '--type', 'mining', '--id', 'OWN', ...terms, '--power-price', '0.05')
})
afterAll(() => exchange.stop())

const article = (id: string | null | undefined) => exchange.client.ask(helpByIdCall, { id: id ?? '' })

test.each([
  ['arbitrage', productTypes.arbitrage, 8, /fixed daily rate/, /fixed rate per day/],
  ['mining', productTypes.mining, 5, /price isn't refunded/, /uses power/],
  ['bond', productTypes.bond, 4, /yearly rate and a term/, /loan to its issuer/],
])('of %s', async (_, type, count, agreed, explained) => {
  const products = await exchange.client.ask(productListCall, { type })
  expect(products).toHaveLength(count)
  for (const { agreementId, explainId } of products) {
    expect((await article(agreementId)).content).toMatch(agreed)
    expect((await article(explainId)).content).toMatch(explained)
  }
})

test('and of loans', async () => {
  const user = await exchange.newUser()
  for (const { agreementId } of await exchange.client.ask(loanSetListCall, {}, user))
    expect((await article(agreementId)).content).toContain('What you borrow')
})

test('their titles stand in eight languages, each another', () => {
  const shown = helpSeeds.filter(
    ({ id }) => /-(agreement|explained)$|^sample-token$/.test(id) && id !== 'user-agreement',
  )
  expect(shown).toHaveLength(9)
  for (const { texts } of shown) expect(new Set([...texts.values()].map(({ title }) => title)).size).toBe(8)
})
