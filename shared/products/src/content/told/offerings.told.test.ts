/** What is told of token offerings. */
import { afterAll, beforeAll } from '@jest/globals'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { DRAWN, LISTED, offeringsOf, PAID } from '../../../../sandbox/src/testing/offerings/offerings.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
let at: ReturnType<typeof offeringsOf>
beforeAll(async () => {
  exchange = await startExchange()
  at = offeringsOf(exchange)
})
afterAll(() => exchange.stop())
const told = tells(() => exchange)

/** Applied for five lots, and drawn. */
async function drawn(...options: string[]): Promise<TestUser & { offering: string; order: string }> {
  const offering = await at.offer(...options)
  const user = await at.person()
  const { id: order } = await at.apply(user, offering, 5)
  await at.until(offering, DRAWN)
  return { ...user, offering, order }
}

told('offering-won', () => drawn())
told('offering-not-won', async () => {
  const offering = await at.offer('--lots', '1')
  const [one, other] = [await at.person(), await at.person()]
  for (const user of [one, other]) await at.apply(user, offering, 1)
  await at.until(offering, DRAWN)
  return (await at.mine(one, offering))?.wonLots === 0 ? one : other
})
told('offering-unpaid', async () => {
  const user = await drawn()
  await at.until(user.offering, PAID - 7200)
  return user
})
told('offering-later', async () => {
  const user = await drawn()
  await exchange.operate('clock', 'skip', '1h')
  return user
})
told('offering-forfeited', async () => {
  const user = await drawn()
  await at.until(user.offering, PAID)
  return user
})
told('offering-listed', async () => {
  const user = await drawn()
  await at.pay(user, user.order)
  for (const moment of [PAID, LISTED]) await at.until(user.offering, moment)
  return user
})
told('offering-struck', async () => {
  const offering = await at.offer()
  const [first, second] = [await at.person(), await at.person()]
  for (const user of [first, second]) await at.apply(user, offering, 5)
  await at.linkLater(first, second)
  return second
})
