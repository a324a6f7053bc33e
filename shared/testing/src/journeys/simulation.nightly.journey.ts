/** An order of the simulated account that never reached the exchange: the phone asks for a minute before it says so. */
import { expect, test } from '@jest/globals'
import { createPositionCall } from '@shared/contract'
import { askForLong } from './acts.ts'
import { journey } from './journey.ts'
import { lineTo } from './line.ts'

const tape = {
  start: '2026-11-25 10:00:00',
  symbols: { BTCUSDT: [[0, '64000']] as [number, string][] },
  gaps: [],
}
const { phone: newPhone, platform } = journey({ tape })

test('an order that never arrived is not placed, as is said once all was asked; Try again places it, once', async () => {
  const line = await lineTo(platform().url)
  const phone = await newPhone({ url: line.url })
  phone.expects(/ERR_EMPTY_RESPONSE/)
  await phone.open('/demotrading')
  await askForLong(phone)
  const letThrough = line.holdBack(createPositionCall.path)
  await phone.tap('Buy long')
  await phone.sees('Checking… No reply reached us')
  letThrough()
  await phone.page.waitForFunction(() => document.body.textContent.includes('Try again'))
  expect(line.delivered(createPositionCall.path)).toBe(0)
  await phone.tap('Try again')
  await phone.sees('Long BTC/USDT opened at 64,000.00', 'Positions 1')
  expect(line.delivered(createPositionCall.path)).toBe(1)
  line.close()
})
