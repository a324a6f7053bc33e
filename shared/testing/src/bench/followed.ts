/** A list that ticks, followed on a slow phone: what it costs, what shifts, how late a price is. */
import type { CDPSession, Page } from 'puppeteer'
import { busySeconds } from './busy.ts'
import { eventsOf } from './many-symbols.ts'

const seconds = 20
const symbol = 'BTCUSDT'

declare global {
  var __ticking: { shifts: number; seen: [price: string, at: number][] } | undefined
}

/** Runs in the page: notes what shifts, and each price of one symbol as it is written. */
function follow(name: string): void {
  const noted: NonNullable<typeof self.__ticking> = { shifts: 0, seen: [] }
  self.__ticking = noted
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) noted.shifts += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift' })
  const cell = document.querySelector(`[href="#/kline?symbol=${name}"] .num`)
  if (!cell) throw new Error(`${name} has no price in the list`)
  new MutationObserver(() => noted.seen.push([cell.textContent ?? '', Date.now()])).observe(cell, {
    ...{ subtree: true, childList: true, characterData: true },
  })
}

/** Hears each price as the exchange makes it. @returns when a price was made, epoch ms */
async function witness(exchange: string, signal: AbortSignal): Promise<Map<number, number>> {
  const made = new Map<number, number>()
  const stream = await fetch(`${exchange}/api/trade/appSymbol/stream?symbols=${symbol}`, { signal })
  const listen = async () => {
    for await (const event of eventsOf(stream)) {
      const price = /"price":"([\d.]+)"/.exec(event)?.[1]
      if (price) made.set(Number(price), Date.now())
    }
  }
  listen().catch(() => {}) // it ends with the measurement
  return made
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function openMarket(page: Page, address: string): Promise<CDPSession> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await page.goto(address)
  await page.waitForFunction(
    name =>
      document.querySelectorAll('[href^="#/kline?symbol="]').length >= 200 &&
      /\d/.test(document.querySelector(`[href="#/kline?symbol=${name}"] .num`)?.textContent ?? ''),
    { timeout: 120_000 },
    symbol,
  )
  await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 3, timeout: 120_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await pause(3000)
  return session
}

export type Ticking = { rows: number; busy: number; shifts: number; delays: number[] }

/** Some seconds of a page whose list ticks. */
export async function followed(page: Page, address: string, exchange: string): Promise<Ticking> {
  const done = new AbortController()
  try {
    const session = await openMarket(page, address)
    const made = await witness(exchange, done.signal)
    await page.evaluate(follow, symbol)
    const [before, start] = [await busySeconds(session), performance.now()]
    await pause(seconds * 1000)
    const busy = ((await busySeconds(session)) - before) / ((performance.now() - start) / 1000)
    const rows = await page.$$eval('[href^="#/kline?symbol="]', links => links.length)
    const { shifts = 0, seen = [] } = (await page.evaluate(() => self.__ticking)) ?? {}
    const delays = seen.flatMap(([price, at]) => at - (made.get(Number(price.replaceAll(',', ''))) ?? Number.NaN))
    return { rows, busy, shifts, delays: delays.filter(Number.isFinite) }
  } finally {
    done.abort()
  }
}
