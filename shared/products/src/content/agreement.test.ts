/** Which text of an agreement was accepted, and that it can be read again. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { acceptedTextCall, debitBuyCall, helpByIdCall, productListCall, registerCall } from '@shared/contract'
import { productTypes } from '@shared/contract/codes'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const agreement = (language?: string) =>
  exchange.client.ask(helpByIdCall, { id: 'bond-agreement' }, { ...(language && { language }) })

async function bondBuyer(): Promise<{
  user: TestUser
  input: { productId: string; amount: string; expected: string }
}> {
  const user = await exchange.newUser({ balance: '5000' })
  const products = await exchange.client.ask(productListCall, { type: productTypes.bond })
  const [bond] = products
  return { user, input: { productId: bond?.id ?? '', amount: bond?.minAmount ?? '', expected: bond?.rate ?? '' } }
}

const accepted = ({ token }: { token: string }, subject: string) =>
  exchange.client.call(acceptedTextCall, { subject }, { token })

test('a purchase keeps the text that was read, in its language; later changes leave it as it was', async () => {
  const { user, input } = await bondBuyer()
  const read = await agreement('ja-JP')
  const order = await exchange.client.ask(
    debitBuyCall,
    { ...input, agreed: true, read: read.hash ?? undefined, clientOrderId: 'agreement-order-1' },
    { token: user.token },
  )
  await exchange.operate('help', 'set', 'bond-agreement', '--lang', 'jp', '--title', 'x', '--body', '<p>y</p>')
  const { result } = await accepted(user, order.id)
  expect(result).toMatchObject({ title: read.title, content: read.content, lang: 'jp', acceptedTime: order.createTime })
})

test('a purchase with the hash of an older text is refused, and nothing is bought', async () => {
  const { user, input } = await bondBuyer()
  const { hash } = await agreement()
  const words = ['--title', 'Bond agreement', '--body', '<p>New terms</p>']
  await exchange.operate('help', 'set', 'bond-agreement', ...words)
  const order = { ...input, agreed: true, read: hash ?? undefined, clientOrderId: 'agreement-order-2' }
  const answer = await exchange.client.call(debitBuyCall, order, { token: user.token })
  expect(answer).toMatchObject({ refusal: 'agreement-changed', result: { field: 'agreed' } })
  const anew = { ...order, read: (await agreement()).hash ?? undefined, clientOrderId: 'agreement-order-3' }
  const { id } = await exchange.client.ask(debitBuyCall, anew, { token: user.token })
  expect((await accepted(user, id)).result).toMatchObject({ content: '<p>New terms</p>' })
})

test('an order without a hash accepts the text of now, in the language of whoever orders', async () => {
  const { user, input } = await bondBuyer()
  const order = { ...input, agreed: true, clientOrderId: 'agreement-order-4' }
  const { id } = await exchange.client.ask(debitBuyCall, order, { token: user.token, language: 'th-TH' })
  expect((await accepted(user, id)).result).toMatchObject({ lang: 'tai' })
})

const register = (input: { account: string; read?: string | undefined }) =>
  exchange.client.call(registerCall, { registerType: 1, password: 'waterline-7', agreed: true, ...input })
const userAgreement = (language: string) => exchange.client.ask(helpByIdCall, { id: 'user-agreement' }, { language })

test('a registration keeps the user agreement that was read, in its language', async () => {
  const { hash, title, content } = await userAgreement('es-AR')
  const { result } = await register({ account: 'reader_one', read: hash ?? undefined })
  expect((await accepted(result, 'account')).result).toMatchObject({ title, content, lang: 'xi' })
})

test('a registration with the hash of an older user agreement is refused, and nobody is registered', async () => {
  const { hash } = await userAgreement('en-US')
  await exchange.operate('help', 'set', 'user-agreement', '--title', 'User agreement', '--body', '<p>New terms</p>')
  const answer = await register({ account: 'reader_two', read: hash ?? undefined })
  expect(answer).toMatchObject({ refusal: 'agreement-changed', result: { field: 'agreed' } })
  const read = (await userAgreement('en-US')).hash ?? undefined
  const { result } = await register({ account: 'reader_two', read })
  expect((await accepted(result, 'account')).result).toMatchObject({ content: '<p>New terms</p>' })
})

test('registering keeps the user agreement; nobody reads what another one accepted', async () => {
  const { user, input } = await bondBuyer()
  expect((await accepted(user, 'account')).result).toMatchObject({ title: 'User agreement' })
  const order = { ...input, agreed: true, clientOrderId: 'agreement-order-5' }
  const { id } = await exchange.client.ask(debitBuyCall, order, { token: user.token })
  expect(await accepted(await exchange.newUser(), id)).toMatchObject({ refusal: 'article-gone' })
})
