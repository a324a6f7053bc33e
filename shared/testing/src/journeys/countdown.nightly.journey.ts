/** The newest price at the axis, and the time until its bar closes beneath it. */
import { expect, test } from '@jest/globals'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

/** Lower than all that is in sight. */
const fall: [number, string][] = [
  [0, '64000'],
  [1, '50000'],
]
const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: fall }, gaps: [] }
const { phone: newPhone, platform } = journey({ tape })

type Drawn = { text: string /** Of its middle, in px from the foot of what it is drawn on. */; above: number }

/** What is drawn at an axis of prices from the next document on. */
async function recordAxis({ page }: Driver): Promise<() => Promise<Drawn[]>> {
  await page.evaluateOnNewDocument(() => {
    const drawn: { text: string; above: number }[] = []
    Object.assign(window, { drawn })
    const draw = CanvasRenderingContext2D.prototype.fillText
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...most) {
      const { clientWidth, clientHeight } = this.canvas
      if (clientWidth < 150) drawn.push({ text, above: clientHeight - y })
      return draw.call(this, text, x, y, ...most)
    }
  })
  return () => page.evaluate(() => (window as unknown as { drawn: { text: string; above: number }[] }).drawn.splice(0))
}

const sizes = [
  [812, 375],
  [375, 812],
] as const

test.each(cases(sizes, sizes.slice(0, 1)))(
  'at %i by %i the countdown is drawn whole beneath the lowest price of all',
  async (width, height) => {
    await platform().operate('clock', 'advance', '2s')
    const phone = await newPhone({ width, height })
    const read = await recordAxis(phone)
    await phone.open('/kline?symbol=BTCUSDT&period=15m&ind=MA,VOL')
    let counted: Drawn | undefined
    await phone.when(async () => {
      const drawn = await read()
      const price = drawn.findLast(({ text }) => text === '50,000.00')
      counted = price && drawn.findLast(({ text }) => /^14:\d\d$/.test(text))
      return counted !== undefined
    })
    expect(counted?.above).toBeGreaterThanOrEqual(6)
  },
)
