/** Second contracts and options at prices fixed before: the ring over a reload, every number, the books proved after each test. */
import { expect, test } from '@jest/globals'
import { secondJourney } from './second.ts'

const { newPhone, person, playTo } = secondJourney()

type Phone = Awaited<ReturnType<typeof newPhone>>

/** A rise for a minute with 100. @param told whether this phone knows what it is */
async function stake(phone: Phone, told: boolean): Promise<void> {
  await phone.type('Stake', '100')
  await phone.tap(/^Rise ?\+80\.00$/)
  if (!told) {
    await phone.sees('You could lose your whole stake of 100.00 USDT within 60 s, but never more.')
    await phone.tap('Continue')
  }
  await phone.sees('Confirm order')
}

test('a rise for 60 s with 100: even at 55.56 %, the ring at 30 after a reload, 5,080 at 64,010', async () => {
  const phone = await newPhone({ of: await person({ balance: '10000', contract: '5000' }) })
  await phone.open('/heyue?mode=second&symbol=BTCUSDT')
  await phone.sees('Available 5,000.00')
  expect(await phone.figure('Break-even success rate')).toBe('55.56%')
  await stake(phone, false)
  expect(await phone.figure("If you're right")).toBe('+80.00 USDT')
  await phone.tap('Rise')
  await phone.sees('Rise BTC/USDT at 64,000.00', 'Available 4,900.00')
  await playTo(30)
  await phone.reload()
  await phone.sees('P&L if it ended now', '30 seconds', 'Available 4,900.00')
  await playTo(60)
  await phone.sees('BTC/USDT settled at 64,010.00: +80.00 USDT', 'Available 5,080.00')
  await phone.tap('Receipt')
  await phone.sees('Exit price')
  expect([await phone.figure('Entry price'), await phone.figure('Exit price')]).toEqual(['64,000.00', '64,010.00'])
  expect(await phone.figure('Result')).toBe('Profit')
})

test('at the same price the stake returns; where no price comes it is void, and the stake returns', async () => {
  await playTo(100)
  const phone = await newPhone({ of: await person({ balance: '10000', contract: '5000' }) })
  await phone.open('/heyue?mode=second&symbol=BTCUSDT')
  await stake(phone, false)
  await phone.tap('Rise')
  await phone.sees('Rise BTC/USDT at 64,000.00', 'Available 4,900.00')
  await playTo(160)
  await phone.sees('BTC/USDT ended at its entry price. Your 100.00 USDT was returned.', 'Available 5,000.00')
  await playTo(200)
  await stake(phone, true)
  await phone.tap('Rise')
  await phone.sees('Rise BTC/USDT at 64,000.00', 'Available 4,900.00')
  await playTo(259)
  await phone.sees('Prices are 6 s old. If no new price arrives before the end, your stake is refunded.')
  await playTo(263)
  await phone.sees(
    'BTC/USDT was voided: there was no current price at the end. 100.00 USDT refunded.',
    'Available 5,000.00',
  )
})
