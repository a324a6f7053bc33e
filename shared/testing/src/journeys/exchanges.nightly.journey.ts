/** Coins for dollars at prices fixed before, in the browser to the last figure; the books proved after each test. */
import { afterEach, expect, test } from '@jest/globals'
import { positionListCall, swapListCall, userBalanceCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [60, '64700'],
    ] as [number, string][],
    ETHUSDT: [
      [0, '3200'],
      [120, '3300'],
    ] as [number, string][],
  },
  gaps: [],
}
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => {
  expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
})

const client = () => connect(platform().address().url, platform().address().publicKey)
const swapsOf = async ({ token }: Person) => (await client().ask(swapListCall, {}, { token })).records
const tradesOf = async ({ token }: Person) =>
  (await client().ask(positionListCall, { tradeType: tradeTypes.spot }, { token })).records
const available = async ({ token }: Person, currency: string) =>
  (await client().ask(userBalanceCall, { currency }, { token }))[0]?.available

/** As far as the last look. */
async function ask(phone: Driver, amount: string): Promise<void> {
  await phone.type('You pay', amount)
  await phone.tap(/^Review ?\d/)
  await phone.sees('Confirm swap')
}

test('500 USDT become 0.00779687 BTC; again, with BTC at 64,700 under the sheet, nothing is booked before the new rate is confirmed', async () => {
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  await phone.open('/shandui')
  await ask(phone, '500')
  expect(await phone.figure('You receive (estimated)')).toBe('0.00779687 BTC')
  expect(await phone.figure('Minimum received (slippage up to 0.5%)')).toBe('0.00775789 BTC')
  await phone.tap('Swap')
  await phone.sees('Swap complete')
  expect(await phone.figure('Received')).toBe('0.00779687 BTC')
  expect([await available(ada, 'USDT'), await available(ada, 'BTC')]).toEqual(['9500', '0.00779687'])
  await phone.tap('Done')

  await ask(phone, '500')
  await platform().operate('clock', 'advance', '60s')
  await phone.tap('Swap')
  await phone.sees('The rate is now 1 BTC = 64,700.00 USDT. Confirm again.')
  expect([await available(ada, 'USDT'), (await swapsOf(ada)).length]).toEqual(['9500', 1])
  expect(await phone.figure('You receive (estimated)')).toBe('0.00771251 BTC')
  await phone.page.keyboard.press('Escape')
  await phone.misses('Confirm swap')
  expect(await swapsOf(ada)).toHaveLength(1)

  await phone.tap('Swap history')
  await phone.arrives('/shanduiOrder')
  await phone.sees(/500\.00.USDT/, '0.00779687', '1 BTC = 64,000.00 USDT')
})

test('ETH for 1,000 at 3,200 is 0.3121875 at 3,203.20 on average; 0.1 of it sold at 3,300 leaves 9,329.67, and 9.34 realised', async () => {
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  await phone.open('/heyue?mode=spot&symbol=ETHUSDT')
  await phone.sees('Available 10,000.00', 'No coins yet')
  await phone.type(/^Pay/, '1000')
  await phone.tap(/^Buy ETH ?You receive 0\.3121875 ETH$/)
  await phone.sees('For 1,000.00 USDT you get 0.3121875 ETH; the fee is 0.0003125 ETH')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  expect([await phone.figure('You pay'), await phone.figure('Fee 0.1%')]).toEqual(['1,000.00 USDT', '0.0003125 ETH'])
  await phone.tap('Buy ETH')
  await phone.sees('You bought 0.3121875 ETH', 'Holdings 1', 'Average 3,203.20', 'Available 9,000.00')
  expect([await available(ada, 'USDT'), await available(ada, 'ETH')]).toEqual(['9000', '0.3121875'])

  await platform().operate('clock', 'advance', '60s')
  await phone.sees('3,300.00')
  await phone.tap(/^ETH ?0\.3121875/)
  await phone.type(/^Quantity/, '0.1')
  await phone.tap(/^Sell ETH ?You receive 329\.67 USDT$/)
  await phone.sees('Confirm order')
  expect(await phone.figure('Realised P&L')).toBe('+9.34')
  await phone.tap('Sell ETH')
  await phone.sees('Sold 0.1 ETH for 329.67 USDT', 'Average 3,203.20', 'Available 9,329.67')
  expect([await available(ada, 'USDT'), await available(ada, 'ETH')]).toEqual(['9329.67', '0.2121875'])

  await phone.tap('History')
  await phone.arrives('/kuaisuOrder')
  await phone.tap(/^ETH\/USDT ?Sell/)
  await phone.sees('Received')
  expect([await phone.figure('Received'), await phone.figure('Realised P&L')]).toEqual([
    '329.67 USDT',
    '+9.34 (+2.91%)',
  ])
  expect(await tradesOf(ada)).toHaveLength(2)
})
