/** More of lines on the chart: a take profit, scrolling and keys, an alert, and a turned phone. */
import { expect, test } from '@jest/globals'
import { alertListCall, updateStopLossCall } from '@shared/contract'
import { orderTypes } from '@shared/contract/codes'
import { cases } from '../soak.ts'
import { editLinesJourney } from './edit-lines.ts'

const { newPhone, person, client, rows, place, openChart, handle, dragTo, retype } = editLinesJourney()

const turned = [
  [667, 375],
  [812, 375],
] as const

test('a take profit that is dragged asks before and after; what is not confirmed goes back', async () => {
  const somebody = await person({ contract: '5000' })
  const { id } = await place(somebody, {})
  const targets = { id, takeProfitPrice: '65000', stopLossPrice: '63500' }
  await client().ask(updateStopLossCall, targets, { token: somebody.token })
  const phone = await openChart(somebody)
  await phone.tap('Edit lines')
  await dragTo(phone, 'Take profit', 65_100, 20)
  await phone.sees('Take profit / stop loss')
  expect(await phone.figure('Take profit')).toMatch(/^Now 65,000\.00 ?→ After 65,\d{3}\.\d{2}$/)
  await phone.page.keyboard.press('Escape')
  await phone.misses('Leave blank to remove.')
  await phone.when(() => phone.page.$eval(handle('Take profit'), e => e.getAttribute('aria-valuenow') === '65000'))
  expect(await rows(somebody, 1)).toMatchObject([{ takeProfitPrice: '65000', stopLossPrice: '63500' }])

  await dragTo(phone, 'Take profit', 65_100, 20)
  await retype(phone, 'Take profit', '65100')
  await phone.tap('Save')
  await phone.sees('Take profit and stop loss saved')
  expect(await rows(somebody, 1)).toMatchObject([{ takeProfitPrice: '65100', stopLossPrice: '63500' }])
})

test('a finger that scrolls moves no line; keys move one, Enter asks, Escape leaves', async () => {
  const somebody = await person({ contract: '5000' })
  await place(somebody, { orderType: orderTypes.limit, price: '63500' })
  const phone = await openChart(somebody)
  const { page } = phone
  const box = await (await page.$('[data-path="/kline"] [role=img]'))?.boundingBox()
  if (!box) throw new Error('The chart has no place')
  const touch = await page.touchscreen.touchStart(box.x + 100, box.y + 150)
  for (const way of [40, 80]) await touch.move(box.x + 100 - way, box.y + 150 + way)
  await touch.end()
  await phone.misses('Amend order')

  await phone.tap('Edit lines')
  await page.focus(handle('Buy limit'))
  const before = 63_500
  await page.keyboard.press('ArrowUp')
  await phone.when(() =>
    page.$eval(handle('Buy limit'), (e, at) => Number(e.getAttribute('aria-valuenow')) > at, before),
  )
  await page.keyboard.press('Enter')
  await phone.sees('Amend order')
  await page.keyboard.press('Escape')
  await phone.misses('Amend order')
  await page.keyboard.press('Escape')
  await phone.sees('Buy long')
  expect(await rows(somebody, 0)).toMatchObject([{ price: '63500' }])
})

test('an alert from the bell is dragged, typed exactly, and set', async () => {
  const somebody = await person({ contract: '5000' })
  const phone = await newPhone({ of: somebody })
  await phone.open('/kline?symbol=BTCUSDT&period=1m')
  await phone.tap('Price alert')
  const from = 64_000
  const dropped = await dragTo(phone, 'Price alert', from + 20, 10)
  expect(dropped).toBeGreaterThan(from)
  await retype(phone, /^Price/, '65000')
  await phone.tap('Set alert')
  await phone.sees('Alert set: BTC/USDT at 65,000.00')
  const { records } = await client().ask(alertListCall, {}, { token: somebody.token })
  expect(records).toMatchObject([{ symbol: 'BTCUSDT', direction: 1, price: '65000' }])
})

test.each(cases(turned, turned.slice(0, 1)))(
  'turned to %d by %d the head is one line, and what is dragged and the way out are in sight',
  async (width, height) => {
    const somebody = await person({ contract: '5000' })
    await place(somebody, { orderType: orderTypes.limit, price: '63500' })
    const phone = await openChart(somebody, { width, height })
    const box = async (selector: string) => (await (await phone.page.$(selector))?.boundingBox()) ?? null
    const head = await box('[data-path="/kline"] header')
    expect([head?.y, (head?.height ?? 99) <= 52]).toEqual([0, true])
    const bars = await box('[data-path="/kline"] [role=img]')
    expect([bars?.x, bars?.width]).toEqual([0, width])
    await phone.tap('Edit lines')
    await phone.page.waitForSelector(handle('Buy limit'))
    const done = '::-p-aria([name="Done"][role="button"])'
    for (const selector of [handle('Buy limit'), done]) {
      const found = await box(selector)
      if (!found) throw new Error(`${selector} has no place`)
      expect(found.y).toBeGreaterThanOrEqual(0)
      expect([found.x + found.width <= width, found.y + found.height <= height]).toEqual([true, true])
      expect(found.height).toBeGreaterThanOrEqual(44)
    }
  },
)
