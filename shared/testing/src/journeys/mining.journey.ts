/** A mining machine at prices fixed before: bought, paid in its coin, idle when the price falls (docs/rules/invest.md#incomes). */
import { afterEach, expect, test } from '@jest/globals'
import { incomeListCall, productOrderListCall, userBalanceCall } from '@shared/contract'
import { incomeStates } from '@shared/contract/codes'
import { connect } from '../client.ts'
import { acceptAndReview } from './acts.ts'
import { journey } from './journey.ts'

const DAY = 86_400
const course: [number, string][] = [
  [0, '64000'],
  [2.5 * DAY, '30000'],
]
const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: course }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

test('an S21 at 64,000 leaves 7,200.00 and brings 0.00007125 BTC a day; at 30,000 it is idle, free of charge, and said so in red', async () => {
  const someone = await person({ balance: '10000' })
  const client = connect(platform().address().url, platform().address().publicKey)
  const { token } = someone
  const balance = async (currency: string) =>
    (await client.ask(userBalanceCall, { currency }, { token }))[0]?.available ?? '0'
  const phone = await newPhone({ of: someone })
  await phone.open('/kuangchi')
  await phone.sees("Paid from the operator's yield accounts.", '4.56', 'Net per day now: 0.00007125')
  await phone.tap('S21 200 TH/s')
  await phone.arrives('/kuangchiDetail')
  await phone.sees('Net per machine per day now', '0.00007125', '9.60', '5.04', '4.56')
  await phone.sees("Pays back on day 615 at today's price", "The purchase price isn't refunded")

  await phone.tap(/^Buy for 2,800\.00/)
  await acceptAndReview(phone)
  await phone.sees('7,200.00', '615 days')
  await phone.tap(/^Pay 2,800\.00/)
  await phone.arrives('/taoliOk')
  expect(await balance('USDT')).toBe('7200')
  const { records } = await client.ask(productOrderListCall, {}, { token })
  const [order] = records
  expect(records).toMatchObject([{ productId: 'S21', amount: '2800', units: '1' }])
  expect(await phone.at()).toBe(`/taoliOk?id=${order?.id}&type=2`)

  await platform().operate('clock', 'skip', '2d')
  expect(await balance('BTC')).toBe('0.00007125')
  await phone.open('/kuangchi')
  await phone.reload()
  await phone.sees('Your machines', '1 active', '+4.56')

  await platform().operate('clock', 'skip', '1d')
  expect([await balance('BTC'), await balance('USDT')]).toEqual(['0.00007125', '7200'])
  const incomes = await client.ask(incomeListCall, { orderId: order?.id ?? '' }, { token })
  const idle = { n: 2, gross: '0.00015', power: '0.000168', net: '0', price: '30000.00', state: incomeStates.idle }
  expect(incomes.records.find(({ n }) => n === 2)).toMatchObject(idle)
  await phone.open('/kuangchiDetail?id=S21')
  await phone.reload()
  await phone.sees("Won't pay back at today's price", 'so it stands idle. You earn nothing and pay nothing.')
})
