/** An option of an hour, at fixed prices. */
import { expect, test } from '@jest/globals'
import { secondJourney } from './second.ts'

const { newPhone, person, playTo } = secondJourney()

test('a rise of 1 BTC for an hour at 64,000: 153.04, even at 64,153.04, 226.71 % at 64,500', async () => {
  await playTo(300)
  const phone = await newPhone({ of: await person({ balance: '10000', contract: '5000' }) })
  await phone.open('/heyue?mode=option&symbol=BTCUSDT')
  await phone.sees('Available 5,000.00')
  await phone.type(/^Quantity/, '1')
  await phone.sees('+346.96 (+226.71%)')
  expect(await phone.figure('Break-even price')).toBe('64,153.04')
  await phone.tap(/^Buy a rise at 64,000/)
  await phone.sees('You could lose your whole premium: at most 160.69 USDT, with slippage of up to 5%, but never more.')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  expect(await phone.figure('Cost at this price')).toBe('153.04 USDT')
  await phone.tap('Buy option')
  await phone.sees('Rise BTC/USDT 64,000 bought for 153.04 USDT', 'Available 4,846.96')
  await playTo(3900)
  await phone.sees('BTC/USDT 64,000 expired at 64,500.00: +346.96 USDT', 'Available 5,346.96', '+226.71%')
  await phone.tap(/^BTC\/USDT\s*Rise\s*64,000/)
  await phone.sees('Price at the end')
  expect(await phone.figure('Reason')).toBe('Expired')
})
