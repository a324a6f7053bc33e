/** What somebody draws on the chart stays on the device, symbol by symbol, and moves only while it is drawn. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone } = journey()
const KEY = 'chart.drawings.v1'

type Stored = Record<string, { tool: string; points: { time: number; price: number }[] }[]>
const stored = ({ page }: Driver): Promise<Stored> =>
  page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '{}'), KEY)
const dots = ({ page }: Driver) =>
  page.$$eval('[data-path="/kline"] button[aria-pressed]', all =>
    all.filter(one => /^(Trend line|Level|Fibonacci),/.test(one.ariaLabel ?? '')).map(one => one.ariaLabel),
  )

/** Drawing was an entry of the history: a reload in the midst of its way back is called off by it. */
const wentBack = (phone: Driver) => phone.when(() => phone.page.evaluate(() => !history.state?.overlay))

async function openChart(phone: Driver, symbol: string): Promise<void> {
  await phone.open(`/kline?symbol=${symbol}&period=15m`)
  await phone.page.waitForSelector('[data-path="/kline"] canvas', { visible: true })
}

test('a line is drawn, moved by a finger, there again after a reload, and taken away; another symbol has none of it', async () => {
  const phone = await newPhone()
  await openChart(phone, 'BTCUSDT')
  await phone.tap('Draw')
  for (const tool of ['Trend line', 'Fibonacci', 'Level']) await phone.tap(tool)
  await phone.when(async () => (await dots(phone)).length === 5)
  const before = (await stored(phone)).BTCUSDT
  expect(before?.map(({ tool }) => tool)).toEqual(['trend', 'fibonacci', 'level'])

  const level = await phone.page.$('[data-path="/kline"] button[aria-label^="Level,"]')
  const box = await level?.boundingBox()
  if (!box) throw new Error('A level has a handle')
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await phone.page.touchscreen.touchStart(x, y)
  for (const way of [10, 20, 40]) await touch.move(x, y - way)
  await touch.end()
  const price = (all: Stored) => all.BTCUSDT?.[2]?.points[0]?.price ?? 0
  await phone.when(async () => price(await stored(phone)) > price({ BTCUSDT: before ?? [] }))
  const after = await stored(phone)
  expect(after.BTCUSDT?.slice(0, 2)).toEqual(before?.slice(0, 2))

  await phone.tap('Done')
  await wentBack(phone)
  await phone.reload()
  await phone.tap('Draw')
  await phone.when(async () => (await dots(phone)).length === 5)
  expect(await stored(phone)).toEqual(after)
  await openChart(phone, 'ETHUSDT')
  await phone.tap('Draw')
  expect(await dots(phone)).toEqual([])
  await openChart(phone, 'BTCUSDT')
  await phone.tap('Draw')
  await phone.tap(/^Level,/)
  await phone.tap('Delete')
  await phone.when(async () => (await dots(phone)).length === 4)
  expect((await stored(phone)).BTCUSDT?.map(({ tool }) => tool)).toEqual(['trend', 'fibonacci'])
})

test('Back ends drawing and stays on the chart; the next one leaves it', async () => {
  const phone = await newPhone()
  await phone.open('/hangqing')
  await openChart(phone, 'BTCUSDT')
  await phone.tap('Draw')
  await phone.sees('Done')
  await phone.back()
  await phone.sees('Buy long')
  expect(await phone.at()).toContain('/kline?symbol=BTCUSDT')
  await phone.back()
  await phone.arrives('/hangqing')
})

test('with foreign or broken drawings on the device the chart opens all the same', async () => {
  const broken = {
    BTCUSDT: [
      { tool: '<img src=x>', points: 'no' },
      { tool: 'level', points: [{ time: 1e12, price: 1 }] },
    ],
  }
  const phone = await newPhone({ storage: { [KEY]: JSON.stringify(broken) } })
  await openChart(phone, 'BTCUSDT')
  await phone.tap('Draw')
  await phone.when(async () => (await dots(phone)).length === 1)
})
