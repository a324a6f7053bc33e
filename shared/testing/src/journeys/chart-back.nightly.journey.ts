/** The chart after twenty minutes in the background: what happened meanwhile is on it, as on a phone that has just been opened. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const prices: [number, string][] = [0, 240, 600, 900, 1140, 1230].map((second, n) => [second, `${64_000 + n * 100}`])
const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: prices }, gaps: [] }
const { phone: newPhone, platform } = journey({ tape })

const chart = '/kline?symbol=BTCUSDT&period=1m'

/** What the chart tells of its bars in sight: from when to when, open, high, low, last. */
async function summary({ page }: Driver): Promise<string> {
  const picture = await page.waitForSelector('[data-path="/kline"] [role=img]')
  const { name = '' } = (picture && (await page.accessibility.snapshot({ root: picture }))) ?? {}
  return name
}

/** The page goes out of sight, or comes back: browsers tell it so. */
const hide = ({ page }: Driver, hidden: boolean) =>
  page.evaluate(is => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** How many first pages of bars were asked for. */
function countPages({ page }: Driver): () => number {
  let count = 0
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/kline') && searchParams.get('limit') === '300') count++
  })
  return () => count
}

test('back after twenty minutes all bars are begun anew, without a gap, and ticks go on', async () => {
  const phone = await newPhone()
  const pages = countPages(phone)
  await phone.open(chart)
  await phone.when(async () => (await summary(phone)).includes('last 64,000.00'))
  expect(pages()).toBe(1)
  await hide(phone, true)
  await platform().operate('clock', 'advance', '1200s')
  await hide(phone, false)
  await phone.when(() => pages() >= 2)
  const fresh = await newPhone()
  await fresh.open(chart)
  await fresh.when(async () => (await summary(fresh)).includes('last 64,400.00'))
  const whole = await summary(fresh)
  expect(whole).toContain('to 25/11/2026 02:20:00')
  await phone.when(async () => (await summary(phone)) === whole)

  await platform().operate('clock', 'advance', '60s')
  await phone.when(async () => (await summary(phone)).includes('last 64,500.00'))
})
