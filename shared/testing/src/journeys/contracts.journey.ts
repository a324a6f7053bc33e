/** Contracts at prices fixed before: opened, added to, left waiting, trailed, turned, and looked back at; the books proved after each. */
import { afterEach, expect, test } from '@jest/globals'
import { positionListCall, positionsSummaryCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { big } from '@shared/money'
import jsqr from 'jsqr'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import { askForLong, takeLeverage } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

/** In the order in which the tests come to them, a minute each. */
const prices = [
  ...['64000', '65000', '64480'],
  ...['64000', '61000', '60200'],
  ...['64000', '65200'],
  ...['64000', '65000', '64700', '64400'],
  ...['64000', '65000'],
]
const minutes = prices.map((price, minute): [number, string] => [minute * 60, price])
const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: minutes }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

let minute = 0
/** The tape plays on to where this is the price. */
async function priceBecomes(price: string): Promise<void> {
  while (prices[minute] !== price) {
    minute++
    if (minute >= prices.length) throw new Error(`The tape has no ${price} any more`)
    await platform().operate('clock', 'advance', '60s')
  }
}

const client = () => connect(platform().address().url, platform().address().publicKey)
const rowsOf = async ({ token }: Person, state: number) =>
  (await client().ask(positionListCall, { state }, { token })).records
const availableOf = async ({ token }: Person) => (await client().ask(positionsSummaryCall, {}, { token })).available

/** Somebody with 5,000 in the contract account, on /heyue. */
async function trader(): Promise<{ phone: Driver; someone: Person }> {
  const someone = await person({ balance: '10000', contract: '5000' })
  const phone = await newPhone({ of: someone })
  await phone.open('/heyue')
  return { phone, someone }
}

/** A long of 0.1 at 64,000, isolated, 20x. */
async function long(): Promise<{ phone: Driver; someone: Person }> {
  await priceBecomes('64000')
  const { phone, someone } = await trader()
  await askForLong(phone)
  expect(await phone.figure('Margin (Isolated)')).toBe('320.00 USDT')
  expect(await phone.figure('Fee')).toBe('3.20 USDT')
  expect(await phone.figure('Liquidation price')).toBe('61,074.83')
  await phone.tap('Buy long')
  await phone.sees('Long BTC/USDT opened at 64,000.00', 'Available 4,676.80')
  return { phone, someone }
}

/** From now on what the page says at any moment, however short, is kept. @returns whether it said this */
async function listen({ page }: Driver, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate(words => {
    const look = () => document.body.textContent.includes(words) && document.body.setAttribute('data-said', words)
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, text)
  return () => page.evaluate(words => document.body.getAttribute('data-said') === words, text)
}

/** What a camera reads on the card that is on show. */
async function codeOn(phone: Driver): Promise<string | undefined> {
  const { pixels, width, height } = await phone.page.$eval('canvas[role=img][data-theme=dark]', canvas => {
    const { width, height } = canvas as HTMLCanvasElement
    const image = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height)
    return { pixels: Array.from(image?.data ?? []), width, height }
  })
  return jsqr(Uint8ClampedArray.from(pixels), width, height)?.data
}

test('a part is closed, a stop takes the rest, and the result is shared with a code that invites', async () => {
  const { phone, someone } = await long()
  await priceBecomes('65000')
  await phone.sees('+100.00', '+31.25%')
  await phone.tap('Close BTC/USDT')
  await phone.type('Quantity', '0.04')
  await phone.tap('Close 40%')
  await phone.sees('Available 4,843.50')
  await phone.tap(/^TP \/ SL BTC\/USDT/)
  await phone.type('Stop loss', '64500')
  await phone.tap('Save')
  await phone.sees('Take profit and stop loss saved')
  await priceBecomes('64480')
  await phone.sees(/BTC\/USDT closed: Stop loss/, 'No open positions', 'Available 5,062.36')

  await phone.tap('History')
  await phone.tap('Statistics')
  await phone.when(async () => (await phone.figure('Closed positions')) === '2')
  const gained = big(await availableOf(someone)).minus('5000')
  expect(await phone.figure('After fees')).toBe(`+${gained.round(2, 0).toFixed(2)}`)
  await phone.page.keyboard.press('Escape')
  await phone.misses('After fees')

  const [last] = await rowsOf(someone, positionStates.closed)
  await phone.open(`/heyue?tab=history&order=${last?.id}`)
  await phone.tap('Share result')
  await phone.sees('Show the amount')
  await phone.when(async () => (await codeOn(phone)) !== undefined)
  const link = await codeOn(phone)
  expect(link).toMatch(/^http:\/\/[\w.:]+\/\?s=\w+$/)
  const stranger = await newPhone()
  await stranger.page.goto(link ?? '')
  await stranger.arrives('/login')
  await stranger.sees(/Invited by/)
})

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
  await phone.tap('I understand I could lose this money.', 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  await phone.tap('Buy long')
  await phone.sees('Order to buy BTC/USDT at 65,000.00 placed')
  expect(await rowsOf(someone, positionStates.pending)).toMatchObject([{ frozen: '328.25', triggerPrice: '65000' }])
  await phone.tap('Orders 1')
  await phone.tap('Amend BTC/USDT')
  await phone.type(/^Trigger price/, '65100')
  expect(await phone.figure('Frozen')).toMatch(/328\.25.*328\.755 USDT$/)
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
  await phone.sees('trails by 600.00')
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
