/** Arbitrage as people meet it, to the cent: through a downtime, cancelled, redeemed, locked, and not sold where it could not be paid. */
import { afterEach, expect, test } from '@jest/globals'
import { debitBuyCall, incomeListCall, productCall, productOrderListCall } from '@shared/contract'
import { big, sum } from '@shared/money'
import { connect, newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import { acceptAndReview } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const tape = { start: '2026-11-25 10:00:00', symbols: {}, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

const DAYS = 86_400
/** While the exchange is down, or its clock skips, calls fail. */
const DOWN = /status of 502|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/
const passes = (span: string) => platform().operate('clock', 'skip', span)
const client = () => connect(platform().address().url, platform().address().publicKey)
const buy = ({ token }: Person, productId: string, amount: string, expected: string) => {
  const input = { productId, amount, expected, agreed: true, clientOrderId: newOrderId() }
  return client().call(debitBuyCall, input, { token })
}
const onlyOrder = async ({ token }: Person) => {
  const { records } = await client().ask(productOrderListCall, {}, { token })
  if (!records[0]) throw new Error('Nothing was bought')
  return records[0]
}

/** As far as the last look at 1,000 of A2. */
async function review(phone: Driver): Promise<void> {
  await phone.open('/taolilicaiDetail?id=A2')
  await phone.type('Amount', '1000')
  await phone.tap('Invest')
  await acceptAndReview(phone)
}

async function invest(phone: Driver): Promise<void> {
  await review(phone)
  await phone.tap(/^Pay 1,000\.00/)
  await phone.arrives('/taoliOk')
}

/** Of the balance account. */
async function seesBalance(phone: Driver, balance: RegExp): Promise<void> {
  await phone.open('/zijinhuazhuan')
  await phone.sees(balance)
}

async function seesOrder(phone: Driver, ...texts: (string | RegExp)[]): Promise<void> {
  await phone.open('/taoliOrder')
  await phone.reload()
  await phone.sees(...texts)
}

test('1,000 for seven days bring 0.80 each, also those in which the exchange was down and started twice: 10,005.60', async () => {
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  phone.expects(DOWN)
  await invest(phone)
  await phone.sees('Invested', /1,000\.00\sUSDT/, /You can cancel free of charge until/)
  expect(await phone.figure('Principal and income at the end')).toBe('1,005.60 USDT')
  await phone.reload()
  await phone.sees('Invested')
  await seesBalance(phone, /Available\s9,000\.00/)
  await seesOrder(phone, 'Not started', /Starts in 5\d:\d\d|Starts in 01:00:00/)

  await passes('1h')
  await seesOrder(phone, 'Running', '0 / 7 days', '7 days left')
  await passes('1d')
  await seesOrder(phone, '1 / 7 days', '6 days left', /Today\s+\+0\.80\sUSDT/)
  await seesBalance(phone, /Available\s9,000\.80/)

  await platform().kill()
  await platform().restart(3 * DAYS)
  await platform().kill()
  await platform().restart()
  await seesOrder(phone, '4 / 7 days', '3 days left', /Cumulative income\s+\+3\.20\sUSDT/)
  const { id } = await onlyOrder(ada)
  const { records } = await client().ask(incomeListCall, { orderId: id }, { token: ada.token })
  expect(records.map(({ n, net }) => `${n}: ${net}`)).toEqual(['1: 0.8', '2: 0.8', '3: 0.8', '4: 0.8'])
  await phone.open(`/taoliOrder?id=${id}`)
  await phone.sees('Income calendar', 'Day 4')

  await passes('3d')
  await seesOrder(phone, 'Ended', '7 / 7 days', /Cumulative income\s+\+5\.60\sUSDT/)
  await seesBalance(phone, /Available\s10,005\.60/)
}, 300_000)

test('cancelled within the hour all of it is back; redeemed two days later it costs 5.00: 9,996.60; a level that lacks is locked', async () => {
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  phone.expects(DOWN)
  await invest(phone)
  await phone.tap('View your order')
  await phone.arrives('/taoliOrder')
  await phone.tap(/^Cancel order ?1,000\.00/)
  await phone.sees('Cancel this order?')
  await phone.tap('Cancel order')
  await phone.sees('Order cancelled')
  await seesBalance(phone, /Available\s10,000\.00/)

  await invest(phone)
  await passes('49h')
  const { id } = await onlyOrder(ada)
  await phone.open(`/taoliOrder?id=${id}`)
  await phone.tap(/^Redeem early ?Fee 5\.00.USDT, you get 995\.00/)
  await phone.sees('Redeem this order early?')
  await phone.tap('Redeem early')
  await phone.sees('Redeemed. The money is in your balance account.')
  await seesBalance(phone, /Available\s9,996\.60/)

  await phone.open('/taolilicai')
  await phone.sees('VIP 3+', 'Reach VIP 3')
  expect(await buy(ada, 'A4', '1000', '0.0015')).toMatchObject({ refusal: 'level-too-low', code: 510 })
}, 300_000)

/** Somebody buys so much that the account could pay no more than this. */
async function leaveUncovered(left: string): Promise<void> {
  const { payer } = await client().ask(productCall, { id: 'A2' })
  const promise = sum([payer.balance, `-${payer.promised}`, `-${left}`])
  const terms = ['--days', '1', '--rate', '0.5', '--delay', '60']
  await platform().operate('product', 'add', '--type', 'arbitrage', '--id', 'W1', '--name', 'Half', ...terms)
  const amount = promise.div(big('0.5')).toString()
  const bought = await buy(await person({ balance: amount }), 'W1', amount, '0.5')
  expect(bought.code).toBe(200)
}

test('the account that pays has 6.00 to promise: 1,000 go, that are promised 5.60, no second 1,000 until it is funded', async () => {
  await leaveUncovered('6')
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  await invest(phone)
  await review(phone)
  await phone.tap(/^Pay 1,000\.00/)
  await phone.sees('Not on sale: the account that pays cannot cover more')
  expect((await onlyOrder(ada)).amount).toBe('1000')
  await platform().operate('yield', 'fund', '10')
  await phone.tap(/^Pay 1,000\.00/)
  await phone.arrives('/taoliOk')
  await seesBalance(phone, /Available\s8,000\.00/)
}, 300_000)
