/** One person applies once for an offering, in whichever account. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closeAccountCall, messageListCall } from '@shared/contract'
import { documentTypes } from '@shared/contract/codes'
import { checkDraw } from '@shared/money/draw'
import { applyBasic, verified } from '../../../sandbox/src/testing/accounts/identities.ts'
import { APPLYING, DRAWN, offeringsOf, PAID } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let at: ReturnType<typeof offeringsOf>
beforeAll(async () => {
  exchange = await startExchange()
  at = offeringsOf(exchange)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

async function linked(first: TestUser): Promise<TestUser> {
  const user = await exchange.newUser({ balance: '1000' })
  const { result } = await applyBasic(exchange, user, { documentType: documentTypes.passport })
  await exchange.operate('identity', 'approve', result.id, '--same-as', first.id)
  return user
}

test('a second account of a person is refused, also where the desk linked it after the application', async () => {
  const id = await at.offer()
  const first = await at.person()
  await at.apply(first, id, 5)
  expect(await at.tryToApply(await linked(first), id, 5)).toMatchObject({ refusal: 'ioe-applied' })
  expect(await at.tryToApply(await at.person(), id, 5)).toMatchObject({ code: 200 })
})

test('of two applications that turn out to be one person’s, the first one alone is drawn', async () => {
  const id = await at.offer()
  const [first, second] = [await at.person(), await at.person()]
  await at.apply(first, id, 10)
  await at.apply(second, id, 10)
  await at.linkLater(first, second)
  expect([(await at.mine(first, id))?.lots, await at.mine(second, id)]).toEqual([10, undefined])
  const elsewhere = async (user: TestUser) => (await at.seen(user, id))?.appliedElsewhere
  expect(await Promise.all([first, second, await at.person()].map(elsewhere))).toEqual([false, true, false])
  expect(await at.tryToApply(second, id, 5)).toMatchObject({ refusal: 'ioe-applied' })
  await at.until(id, DRAWN)
  const proof = await at.proof(id)
  expect(proof.entries).toHaveLength(1)
  expect(checkDraw(proof, null)).toMatchObject({ list: 'holds', winners: 'holds' })
  expect((await at.seen(first, id))?.subscribedLots).toBe(10)
})

test('tells the account of the later application that it was struck and why, and moves no money', async () => {
  const id = await at.offer()
  const [first, second] = [await at.person(), await at.person('250')]
  await at.apply(first, id, 10)
  await at.apply(second, id, 7)
  const before = await at.assets(second)
  const symbol = (await at.seen(second, id))?.symbol
  await at.linkLater(first, second)
  const told = async (user: TestUser) =>
    (await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, user)).map(
      ({ titile, msgContent, linkUrl }) => [titile, msgContent, linkUrl],
    )
  const words = `${symbol}: we cancelled your application for 7 lots, because you had already applied from another account.`
  expect(await told(second)).toEqual([
    ['Your application was cancelled', expect.stringContaining(words), `/ieo?id=${id}`],
  ])
  expect(await told(first)).toEqual([])
  expect(await at.assets(second)).toEqual(before)
})

test('a frozen list is final: both applications are drawn where the desk links their person after it', async () => {
  const id = await at.offer()
  const [first, second] = [await at.person(), await at.person()]
  await at.apply(first, id, 10)
  await at.apply(second, id, 10)
  await at.until(id, APPLYING)
  await at.linkLater(first, second)
  expect(await at.told(second)).toEqual([])
  await at.until(id, DRAWN)
  expect((await at.proof(id)).entries).toHaveLength(2)
})

test('an unpaid win bars the person, also after its account was closed and another one opened with the document', async () => {
  const id = await at.offer()
  const documentNumber = 'LOTS-0001'
  const first = await verified(exchange, { documentNumber })
  await at.apply(first, id, 10)
  await at.until(id, DRAWN)
  await at.until(id, PAID)
  await exchange.client.ask(closeAccountCall, { password: first.password }, first)
  const second = await verified(exchange, { documentNumber })
  expect(await at.tryToApply(second, await at.offer(), 1)).toMatchObject({ refusal: 'ioe-barred' })
})
