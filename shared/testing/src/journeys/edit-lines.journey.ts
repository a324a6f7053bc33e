/** Lines on the chart are dragged once Edit is pressed and never before; where one is let go a sheet asks, exact to the cent. */
import { expect, test } from '@jest/globals'
import { updateStopLossCall } from '@shared/contract'
import { orderTypes } from '@shared/contract/codes'
import { cases } from '../soak.ts'
import { editLinesJourney } from './edit-lines.ts'
import { settled } from './settled.ts'

const { person, client, rows, place, openChart, handle, placeOf, dragTo, retype } = editLinesJourney()

const touches: [how: string, far: number][] = [
  ['dragged a little', 10],
  ['tapped', 0],
]

test('a stop buy at 65,000 is dragged to about 65,100, typed exactly, confirmed, and amended: one row, its freeze moved', async () => {
  const somebody = await person({ contract: '5000' })
  await place(somebody, { orderType: orderTypes.stop, triggerPrice: '65000' })
  const phone = await openChart(somebody)
  expect(await phone.page.$(handle('Buy stop'))).toBeNull()
  await phone.tap('Edit lines')
  await phone.misses('Buy long')
  const dropped = await dragTo(phone, 'Buy stop', 65_100, 20)
  expect(Math.abs(dropped - 65_100)).toBeLessThanOrEqual(20)
  await phone.sees('Amend order')
  expect(await rows(somebody, 0)).toMatchObject([{ triggerPrice: '65000', frozen: '328.25' }])
  await retype(phone, /^Trigger price/, '65100')
  await phone.when(async () => (await phone.figure('Locked')).includes('328.76'))
  await phone.tap('Confirm changes')
  await phone.sees('Order changed')
  expect(await rows(somebody, 0)).toMatchObject([{ triggerPrice: '65100', quantity: '0.1', frozen: '328.755' }])
  await phone.tap('Done')
  await phone.sees('Buy long')
})

test.each(cases(touches, touches.slice(0, 1)))(
  'a line that is %s presses nothing of the sheet that comes under the finger',
  async (_, far) => {
    const somebody = await person({ contract: '5000' })
    const { id } = await place(somebody, {})
    await client().ask(updateStopLossCall, { id, stopLossPrice: '63500' }, { token: somebody.token })
    const phone = await openChart(somebody)
    const { page } = phone
    await phone.tap('Edit lines')
    await page.evaluate(() => addEventListener('click', () => document.body.append('Something is pressed'), true))
    const [x, y] = (await placeOf(phone, 'Stop loss')).middle
    const touch = await page.touchscreen.touchStart(x, y)
    if (far) await touch.move(x, y - far)
    await touch.end()
    await phone.sees('Take profit / stop loss')
    await settled(page)
    await phone.misses('Something is pressed')
  },
)

test('on its side the phone has the way to edit lines beside the chart’s tools, over no bar', async () => {
  const somebody = await person({ contract: '5000' })
  await place(somebody, { orderType: orderTypes.limit, price: '63000' })
  const phone = await openChart(somebody, { width: 667, height: 375 })
  const bars = await phone.page.$eval('[data-path="/kline"] [role=img]', e => e.getBoundingClientRect().top)
  const ways = await phone.page.$$eval('[data-path="/kline"] button', buttons =>
    buttons
      .filter(e => e.textContent === 'Edit lines' && e.checkVisibility())
      .map(e => e.getBoundingClientRect().bottom),
  )
  expect(ways).toHaveLength(1)
  expect(ways[0]).toBeLessThanOrEqual(bars)
  await phone.tap('Edit lines')
  await phone.sees('Done')
})
