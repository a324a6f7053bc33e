/** More of contracts at fixed prices: margin that is added, a stop order, a trailing stop, and a reversal. */
import { expect, test } from '@jest/globals'
import { positionStates } from '@shared/contract/codes'
import { takeLeverage } from './acts.ts'
import { contractsJourney } from './contracts.ts'
import type { Driver } from './driver.ts'

const { priceBecomes, rowsOf, trader, long } = contractsJourney()

/** From now on what the page says at any moment, however short, is kept. @returns whether it said this */
async function listen({ page }: Driver, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate(words => {
    const look = () => document.body.textContent.includes(words) && document.body.setAttribute('data-said', words)
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, text)
  return () => page.evaluate(words => document.body.getAttribute('data-said') === words, text)
}

test('margin that is added moves the liquidation; beyond it nothing is left but the free balance', async () => {
  const { phone } = await long()
  await phone.tap('Add margin to BTC/USDT')
  await phone.type('Amount', '80')
  expect(await phone.figure('Liquidation price')).toMatch(/After 60,271\.22$/)
  await phone.tap('Add margin')
  await phone.sees('Liq. 60,271.22')
  await priceBecomes('61000')
  await phone.sees('Positions 1', '−300.00')
  await priceBecomes('60200')
  await phone.sees(/BTC\/USDT closed: Liquidation/, 'No open positions', 'Available 4,613.79')
})

test('a stop order waits with what it keeps, is amended, and opens at the first price beyond its trigger', async () => {
  await priceBecomes('64000')
  const { phone, someone } = await trader()
  await takeLeverage(phone, '20x')
  await phone.tap('Stop')
  await phone.type(/^Trigger price/, '65000')
  await phone.type(/^Quantity/, '0.1')
  await phone.tap(/^Buy long ?Liq\. \d/)
  await phone.tap('I understand that I could lose this money.', 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  await phone.tap('Buy long')
  await phone.sees('Order to buy BTC/USDT at 65,000.00 placed')
  expect(await rowsOf(someone, positionStates.pending)).toMatchObject([{ frozen: '328.25', triggerPrice: '65000' }])
  await phone.tap('Orders 1')
  await phone.tap('Amend BTC/USDT')
  await phone.type(/^Trigger price/, '65100')
  expect(await phone.figure('Locked')).toMatch(/328\.25.*328\.76 USDT$/)
  await phone.tap('Confirm changes')
  await phone.sees('Order changed')
  expect(await rowsOf(someone, positionStates.pending)).toMatchObject([{ frozen: '328.755', triggerPrice: '65100' }])
  await priceBecomes('65200')
  await phone.sees('Positions 1', 'Available 4,670.74')
  expect(await rowsOf(someone, positionStates.running)).toMatchObject([{ margin: '326', openFee: '3.26' }])
})

test('a stop that trails follows the best price, never back, and closes there', async () => {
  const { phone } = await long()
  await phone.tap(/^TP \/ SL BTC\/USDT/)
  await phone.type(/^Trailing stop/, '600')
  await phone.tap('Save')
  await phone.sees('Trails by 600.00')
  await priceBecomes('65000')
  await phone.sees('64,400.00')
  await priceBecomes('64700')
  await phone.sees('+70.00', '64,400.00')
  await priceBecomes('64400')
  await phone.sees(/BTC\/USDT closed: Stop loss/, 'Available 5,033.58')
})

test('reversed, the profit is taken and as much stands on the other side at the same price', async () => {
  const { phone, someone } = await long()
  await priceBecomes('65000')
  await phone.sees('+100.00')
  await phone.tap('Reverse BTC/USDT')
  await phone.sees('Reverse position')
  const said = await listen(phone, 'This position is closed')
  await phone.tap('Close and open Short 20x')
  await phone.sees('Reversed: Short 20x at 65,000.00', 'Available 4,765.30')
  await phone.misses('Reverse position')
  expect(await said()).toBe(false)
  expect(await rowsOf(someone, positionStates.running)).toMatchObject([
    { direction: 2, quantity: '0.1', openPrice: '65000.00', margin: '325' },
  ])
  expect(await rowsOf(someone, positionStates.closed)).toMatchObject([{ profit: '100' }])
})
