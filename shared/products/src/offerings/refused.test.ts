/** What may not be applied or paid for, and how it is said. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { applicationListCall, applyAdvancedCall, applyOfferingCall, swapCall } from '@shared/contract'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { checkDraw } from '@shared/money/draw'
import { advanced, applyBasic } from '../../../sandbox/src/testing/accounts/identities.ts'
import { setBack } from '../../../sandbox/src/testing/accounts/people.ts'
import { breakFor } from '../../../sandbox/src/testing/closing/control.ts'
import { APPLYING, DRAWN, LISTED, offeringsOf, PAID } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

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

test('whoever is not verified is told what it takes', async () => {
  const [id, user] = [await at.offer(), await exchange.newUser({ balance: '100' })]
  const refused = { code: 510, refusal: 'kyc-required', values: { need: 'kyc' } }
  expect(await at.tryToApply(user, id, 1)).toMatchObject(refused)
  await applyBasic(exchange, user) // handed in, not approved yet
  expect(await at.tryToApply(user, id, 1)).toMatchObject(refused)
})

test('one to ten lots with a basic identity, up to fifty with an advanced one', async () => {
  const [id, user] = [await at.offer('--min', '2'), await at.person()]
  for (const lots of [1, 11]) {
    const refused = { refusal: 'lots-range', values: { field: 'lots', min: 2, max: 10 } }
    expect(await at.tryToApply(user, id, lots)).toMatchObject(refused)
  }
  const { id: handedIn } = await exchange.client.ask(applyAdvancedCall, advanced(), user)
  await exchange.operate('identity', 'approve', handedIn)
  expect(await at.seen(user, id)).toMatchObject({ maxLots: 50 })
  expect(await at.tryToApply(user, id, 51)).toMatchObject({ values: { max: 50 } })
  expect((await at.apply(user, id, 50)).lots).toBe(50)
})

test('before it opens, from the second in which it closes on, and twice nobody applies', async () => {
  const later = new Date(exchange.sandbox.context.clock.now() + 8 * 3_600_000 + 3_600_000)
  const start = later.toISOString().slice(0, 19).replace('T', ' ')
  const [coming, id] = [await at.offer('--start', start), await at.offer()]
  const [user, late] = [await at.person(), await at.person()]
  expect(await at.tryToApply(user, coming, 1)).toMatchObject({ refusal: 'ioe-not-open' })
  await at.apply(user, id, 1)
  expect(await at.tryToApply(user, id, 1)).toMatchObject({ refusal: 'ioe-applied' })
  await at.until(id, APPLYING - 1)
  await at.apply(late, id, 1)
  await at.until(id, APPLYING)
  expect(await at.tryToApply(await at.person(), id, 1)).toMatchObject({ refusal: 'ioe-not-open' })
  // by the clock alone: nothing was drawn from that list yet
  expect((await at.apply(late, coming, 1)).ioeId).toBe(coming)
})

test('once its list is frozen nobody is added to it, also where the clock is set back', async () => {
  const [id, user, late] = [await at.offer(), await at.person(), await at.person()]
  await at.apply(user, id, 5)
  await at.until(id, APPLYING)
  const back = setBack(exchange, 5000)
  expect((await at.seen(late, id))?.status).toBe(offeringStates.drawing)
  expect(await at.tryToApply(late, id, 5)).toMatchObject({ refusal: 'ioe-not-open' })
  back()
  await at.until(id, DRAWN)
  expect(checkDraw(await at.proof(id), null)).toMatchObject({ commitment: 'holds', list: 'holds', winners: 'holds' })
})

test.each(['', 'a|b', 'two\nlines', 'späte', 'x'.repeat(65)])(
  '%j is no salt: it would not be one line of the list',
  async salt => {
    const [id, user] = [await at.offer(), await at.person()]
    expect(await at.tryToApply(user, id, 1, salt)).toMatchObject({
      refusal: 'field-invalid',
      values: { field: 'salt' },
    })
  },
)

test('before the draw, twice, for what did not win, without money and for somebody else nobody pays', async () => {
  const id = await at.offer('--lots', '5')
  const people = [await at.person('0.3'), await at.person('0.3')]
  for (const user of people) await at.apply(user, id, 5)
  for (const user of people) {
    const { id: order = '' } = (await at.mine(user, id)) ?? {}
    expect(await at.pay(user, order)).toMatchObject({ refusal: 'order-state', values: { state: 'pending' } })
  }
  await at.until(id, DRAWN)
  const rows = await Promise.all(people.map(async user => ({ user, row: await at.mine(user, id) })))
  for (const { user, row } of rows) {
    const isWon = row?.status === applicationStates.won
    const refused = isWon ? { refusal: 'insufficient-balance' } : { refusal: 'order-state', values: { state: 'ended' } }
    expect(await at.pay(user, row?.id ?? '')).toMatchObject(refused)
    expect(await at.pay(await at.person(), row?.id ?? '')).toMatchObject({ refusal: 'not-found' })
  }
})

test('paid for twice, at once or later, it is paid once; the same order again has the same answer', async () => {
  const [id, user] = [await at.offer(), await at.person()]
  const { id: order } = await at.apply(user, id, 5)
  await at.until(id, DRAWN)
  const same = newOrderId()
  const answers = await Promise.all([at.pay(user, order, same), at.pay(user, order, same), at.pay(user, order)])
  const [first, again, other] = answers
  expect(again?.result).toEqual(first?.result)
  expect(other).toMatchObject({ refusal: 'order-state', values: { state: 'settled' } })
  expect(await at.assets(user)).toMatchObject({ balance: '959.95', investAssets: '40.05' })
  await at.until(id, PAID)
  expect(await at.pay(user, order)).toMatchObject({ refusal: 'order-state', values: { state: 'settled' } })
})

test('on a break nobody applies, but what was won may be paid for', async () => {
  const [id, next, user] = [await at.offer(), await at.offer(), await at.person()]
  const { id: order } = await at.apply(user, id, 5)
  await breakFor(exchange, user, 7)
  expect(await at.tryToApply(user, next, 1)).toMatchObject({ refusal: 'on-break' })
  await at.until(id, DRAWN)
  expect((await at.pay(user, order)).result).toMatchObject({ status: applicationStates.completed })
})

test('lists an offering that was made before at too low a price, and refuses an exchange into its token', async () => {
  const [id, user] = [await at.offer('--symbol', 'LOW'), await at.person()]
  exchange.sandbox.context.db.exec(
    "UPDATE offering SET floor_price = '0.00004', estimated_price = '0.00004' WHERE symbol = 'LOW'",
  )
  const { id: order } = await at.apply(user, id, 5)
  await at.until(id, DRAWN)
  await at.pay(user, order)
  await at.until(id, LISTED)
  expect(await at.available(user, 'LOW')).toBe('500')
  expect(exchange.sandbox.context.market.last('LOWUSDT')?.price).toBe('0.00004000')
  const swap = { fromCurrency: 'USDT', toCurrency: 'LOW', amount: '10', expectedRate: '25000', tolerance: '0.005' }
  const refused = await exchange.client.call(swapCall, { ...swap, clientOrderId: newOrderId() }, user)
  expect(refused).toMatchObject({ refusal: 'swap-pair' })
})

test('an answer that was lost is found by the id of its order', async () => {
  const [id, user] = [await at.offer(), await at.person()]
  const wish = at.wish(id, 3)
  const made = await exchange.client.ask(applyOfferingCall, wish, user)
  const { clientOrderId } = wish
  const found = await exchange.client.ask(applicationListCall, { clientOrderId }, user)
  expect(found.records).toEqual([made])
  const none = await exchange.client.ask(applicationListCall, { clientOrderId: newOrderId() }, user)
  expect(none.records).toEqual([])
})
