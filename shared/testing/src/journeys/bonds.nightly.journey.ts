/** The last of a bond: a visitor finds it and logs in on the way, two people want more of it than there is, and the coupons that were told come. */
import { afterEach, expect, test } from '@jest/globals'
import { productCall, productOrderListCall, userBalanceCall } from '@shared/contract'
import { productStates } from '@shared/contract/codes'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import { acceptAndReview, logIn } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const tape = { start: '2026-11-25 10:00:00', symbols: {}, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

const passes = (span: string) => platform().operate('clock', 'skip', span)
const client = () => connect(platform().address().url, platform().address().publicKey)
const balance = async ({ token }: Person) =>
  (await client().ask(userBalanceCall, { currency: 'USDT' }, { token }))[0]?.available
const amounts = async ({ token }: Person) =>
  (await client().ask(productOrderListCall, {}, { token })).records.map(({ amount }) => amount)

/** From the list to the last look. */
async function review(phone: Driver, bond: RegExp, amount: string): Promise<void> {
  await phone.open('/zhaiquan')
  await phone.tap(bond, 'link')
  await phone.arrives('/zhaiquanDetail')
  await phone.type('Amount', amount)
  await phone.tap('Buy')
  await acceptAndReview(phone)
}

test('a visitor reads of all bonds, logs in to open one, and is back at it', async () => {
  const { account, password } = await person()
  const phone = await newPhone()
  await phone.open('/zhaiquan')
  await phone.sees(/Paid from the operator's yield account: it holds/, /199,500\.00 of 200,000\.00\sUSDT raised/)
  await phone.tap(/^Northline Track Bond/, 'link')
  await phone.arrives('/login')
  await logIn(phone, account, password)
  await phone.arrives('/zhaiquanDetail')
  expect(await phone.at()).toBe('/zhaiquanDetail?id=B3')
  await phone.sees('Northline Track Bond (test)', "Can't be sold before maturity.")
})

test('two phones want 400 of the last 500: one has them, the other reads what is left, buys it, and it is sold out', async () => {
  const [ada, ben] = await Promise.all([person({ balance: '10000' }), person({ balance: '10000' })])
  const [first, second] = await Promise.all([newPhone({ of: ada }), newPhone({ of: ben })])
  await review(first, /^Northline Track Bond/, '400')
  await review(second, /^Northline Track Bond/, '400')
  await first.page.bringToFront()
  await first.tap(/^Pay 400\.00/)
  await first.arrives('/taoliOk')
  await second.page.bringToFront()
  await second.tap(/^Pay 400\.00/)
  await second.sees(/Only 100\.00(\sUSDT)? (is )?left/)
  expect(await balance(ben)).toBe('10000')
  await second.tap(/^Buy the remaining 100\.00/)
  await second.tap('Continue')
  await second.tap(/^Pay 100\.00/)
  await second.arrives('/taoliOk')
  expect([await balance(ada), await balance(ben)]).toEqual(['9600', '9900'])
  expect([await amounts(ada), await amounts(ben)]).toEqual([['400'], ['100']])
  expect((await client().ask(productCall, { id: 'B3' })).status).toBe(productStates.soldOut)
  await second.open('/zhaiquanDetail?id=B3')
  await second.sees('Sold out', /200,000\.00 of 200,000\.00\sUSDT raised/)
})

test('3,650 of the first bond bring 24.00 every 30 days, 72.00 in all: as told before, and the first as paid', async () => {
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  await phone.open('/zhaiquanDetail?id=B1')
  await phone.type('Amount', '3650')
  await phone.sees(/Day 30/, /Day 60/, /Day 90/)
  expect((await phone.says()).match(/\+24\.00\sUSDT/g)).toHaveLength(3)
  expect(await phone.figure('Total coupons')).toBe('+72.00 USDT')
  expect(await phone.figure('Principal and coupons')).toBe('3,722.00 USDT')
  await phone.tap('Buy')
  await acceptAndReview(phone)
  expect(await phone.figure('Balance account')).toBe('Now 10,000.00 USDT→ After 6,350.00 USDT')
  await phone.tap(/^Pay 3,650\.00/)
  await phone.arrives('/taoliOk')
  expect(await balance(ada)).toBe('6350')

  phone.expects(/status of (401|502)/) // a skip of weeks is a downtime, after which one is signed out
  await passes('14d') // it begins as its raising ends
  await passes('30d')
  await comesBack(phone, ada)
  await phone.sees('Running', '30 / 90 days', /Cumulative income\s+\+24\.00\sUSDT/)
  await phone.tap(/^Harbour Light Grid Bond/)
  expect(await phone.figure('Principal and coupons')).toBe('3,722.00 USDT')
  await phone.open('/zijinhuazhuan')
  await phone.sees(/Available\s6,374\.00/)
})

/** After weeks one logs in anew. */
async function comesBack(phone: Driver, { account, password }: Person): Promise<void> {
  await phone.reload()
  await phone.arrives('/login')
  await logIn(phone, account, password)
  await phone.open('/zhaiquanOrder')
}
