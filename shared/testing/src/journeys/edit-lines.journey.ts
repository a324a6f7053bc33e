/** Lines on the chart are dragged once Edit is pressed and never before; where one is let go a sheet asks, exact to the cent. */
import { expect, test } from '@jest/globals'
import { alertListCall, createPositionCall, type InputOf, positionListCall, updateStopLossCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { connect, newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { settled } from './settled.ts'

const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '64000']] as [number, string][] }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

const client = () => connect(platform().address().url, platform().address().publicKey)
const rows = async ({ token }: Person, state: number) =>
  (await client().ask(positionListCall, { state }, { token })).records

function place({ token }: Person, change: Partial<InputOf<typeof createPositionCall>>) {
  const terms = { tradeType: tradeTypes.contract, symbol: 'BTCUSDT', direction: directions.buy, leverage: 20 } as const
  const rest = { marginMode: marginModes.isolated, quantity: '0.1', expectedPrice: '64000', tolerance: '0.01' } as const
  const order = { ...terms, ...rest, orderType: orderTypes.market, clientOrderId: newOrderId() }
  return client().ask(createPositionCall, { ...order, ...change }, { token })
}

async function openChart(of: Person, size: { width?: number; height?: number } = {}): Promise<Driver> {
  const phone = await newPhone({ of, ...size })
  await phone.open('/kline?symbol=BTCUSDT&period=1m')
  await phone.page.waitForSelector('[data-path="/kline"] canvas', { visible: true })
  await phone.sees('Edit lines')
  return phone
}

const handle = (name: string) => `[data-path="/kline"] [role=slider][aria-label^="${name}"]`

/** Frames that a handle stays where it is before it counts as there: the view widens as editing begins, and takes it along. */
const STILL = 10

/** Where a handle is, once it stays. */
async function placeOf({ page }: Driver, name: string) {
  const grip = await page.waitForSelector(handle(name))
  let [before, still] = [-1, 0]
  while (still < STILL) {
    const y =
      (await grip?.evaluate(
        e => new Promise<number>(r => requestAnimationFrame(() => r(e.getBoundingClientRect().y))),
      )) ?? 0
    still = y === before ? still + 1 : 0
    before = y
  }
  const box = await grip?.boundingBox()
  if (!box) throw new Error(`The handle "${name}" has no place`)
  return { ...box, middle: [box.x + box.width / 2, box.y + box.height / 2] as const }
}

/** A finger that comes down on a handle and goes until it says a price that is near enough. @returns the price it was let go at */
async function dragTo(phone: Driver, name: string, wanted: number, near: number): Promise<number> {
  const { page } = phone
  const {
    width,
    height,
    middle: [x, y],
  } = await placeOf(phone, name)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const touch = await page.touchscreen.touchStart(x, y)
  const said = () => page.$eval(handle(name), slider => Number(slider.getAttribute('aria-valuenow')))
  const way = Math.sign(wanted - (await said()))
  let at = await said()
  for (let far = 6; Math.abs(wanted - at) > near && far < 120; far++) {
    await touch.move(x, y - way * far)
    at = await said()
  }
  await touch.end()
  return at
}

/** In place of what a field holds already: its caret is put where the finger was, after any selection. */
async function retype(phone: Driver, label: string | RegExp, text: string): Promise<void> {
  await settled(phone.page)
  await phone.type(label, '')
  await phone.page.keyboard.down('Control')
  await phone.page.keyboard.press('a')
  await phone.page.keyboard.up('Control')
  await phone.page.keyboard.type(text)
}

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
  await phone.when(async () => (await phone.figure('Frozen')).includes('328.755'))
  await phone.tap('Confirm changes')
  await phone.sees('Order changed')
  expect(await rows(somebody, 0)).toMatchObject([{ triggerPrice: '65100', quantity: '0.1', frozen: '328.755' }])
  await phone.tap('Done')
  await phone.sees('Buy long')
})

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
  await phone.misses('Leave empty to remove.')
  await phone.when(() => phone.page.$eval(handle('Take profit'), e => e.getAttribute('aria-valuenow') === '65000'))
  expect(await rows(somebody, 1)).toMatchObject([{ takeProfitPrice: '65000', stopLossPrice: '63500' }])

  await dragTo(phone, 'Take profit', 65_100, 20)
  await retype(phone, 'Take profit', '65100')
  await phone.tap('Save')
  await phone.sees('Take profit and stop loss saved')
  expect(await rows(somebody, 1)).toMatchObject([{ takeProfitPrice: '65100', stopLossPrice: '63500' }])
})

const touches: [how: string, far: number][] = [
  ['dragged a little', 10],
  ['tapped', 0],
]

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

const turned = [
  [667, 375],
  [812, 375],
] as const

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
