/** A page translator at work on the page. */
import { expect, test } from '@jest/globals'
import { translatePage } from '../translator.ts'
import { askForLong } from './acts.ts'
import { contractsJourney } from './contracts.ts'

const { priceBecomes, trader } = contractsJourney()

const PATHS = ['/hangqing', '/kline?symbol=BTCUSDT', '/zijinhuazhuan', '/heyue']

test('under a page translator prices move, an order is placed and seen, and no part becomes unavailable', async () => {
  await priceBecomes('64000')
  const { phone } = await trader()
  await phone.page.evaluate(translatePage)
  expect(await phone.page.$$('#main font')).not.toEqual([])
  await askForLong(phone)
  await phone.tap('Buy long')
  await phone.sees('Long BTC/USDT opened at 64,000.00', 'Available 4,676.80')
  await priceBecomes('65000')
  await phone.sees('+100.00', '+31.25%')
  for (const path of PATHS) {
    await phone.open(path)
    await phone.when(async () => (await phone.page.$('#main font')) !== null)
    expect(await phone.says()).not.toContain('This part is unavailable')
  }
  await phone.sees('+100.00', '+31.25%')
  expect(phone.wrongs()).toEqual([])
})
