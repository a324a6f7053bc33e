/** Contracts at prices fixed before: opened, added to, left waiting, trailed, turned, and looked back at; the books proved after each. */
import { expect, test } from '@jest/globals'
import { positionsSummaryCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { big } from '@shared/money'
import jsqr from 'jsqr'
import type { Person } from '../people.ts'
import { contractsJourney } from './contracts.ts'
import type { Driver } from './driver.ts'

const { newPhone, priceBecomes, client, rowsOf, long } = contractsJourney()

const availableOf = async ({ token }: Person) => (await client().ask(positionsSummaryCall, {}, { token })).available

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
