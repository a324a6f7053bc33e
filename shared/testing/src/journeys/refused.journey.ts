/** What the exchange refuses while somebody looks at a chart. */
import { expect, test } from '@jest/globals'
import { journey } from './journey.ts'
import { notices, refuse } from './observe.ts'

const { phone: newPhone, person } = journey()

test('own lines that the exchange refuses leave the chart as it is, and say why once', async () => {
  const phone = await newPhone({ of: await person({ contract: '500' }) })
  const said = await notices(phone.page)
  const refused = await refuse(phone.page, /appTradePositions\/listMy/, 'Positions are being moved')
  await phone.open('/kline?symbol=BTCUSDT')
  await phone.sees('Positions are being moved')
  await phone.misses('Positions are being moved')
  await phone.when(() => refused() >= 3) // asked for every five seconds
  await phone.page.waitForSelector('[data-path="/kline"] canvas', { visible: true })
  expect(await said()).toEqual(['Positions are being moved'])
})
