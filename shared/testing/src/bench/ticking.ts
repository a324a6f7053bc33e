/** A market of more than two hundred symbols that tick each second, on a slow phone: by stream, and where it has to ask. */
import { startGateway } from '@shared/gateway'
import type { Browser, CDPSession, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import type { Platform } from '../platform.ts'
import { table, told } from './figures.ts'
import { eventsOf, startManySymbols } from './many-symbols.ts'

/** Of each real symbol: more than two hundred rows of crypto. */
const copies = 20
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

const busySeconds = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function openMarket(page: Page, url: string): Promise<CDPSession> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await page.goto(`${url}/#/hangqing?cat=crypto`)
  await page.waitForFunction(
    name =>
      document.querySelectorAll('[href^="#/kline?symbol="]').length >= 200 &&
      /\d/.test(document.querySelector(`[href="#/kline?symbol=${name}"] .num`)?.textContent ?? ''),
    {},
    symbol,
  )
  await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 3 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await pause(3000)
  return session
}

export type Ticking = { rows: number; busy: number; shifts: number; delays: number[] }

async function measure(platform: Platform, browser: Browser, streams: boolean): Promise<Ticking> {
  const symbols = await startManySymbols(platform.address().url, copies, streams)
  const { store, keys } = platform
  const gateway = await startGateway({ store, accepted: keys.accepted, apiUrl: symbols.url, graceMs: 0, log: () => {} })
  const done = new AbortController()
  const phone = await openPhone(browser)
  try {
    const session = await openMarket(phone.page, gateway.url)
    const made = await witness(platform.address().url, done.signal)
    await phone.page.evaluate(follow, symbol)
    const [before, start] = [await busySeconds(session), performance.now()]
    await pause(seconds * 1000)
    const busy = ((await busySeconds(session)) - before) / ((performance.now() - start) / 1000)
    const rows = await phone.page.$$eval('[href^="#/kline?symbol="]', links => links.length)
    const { shifts = 0, seen = [] } = (await phone.page.evaluate(() => self.__ticking)) ?? {}
    const delays = seen.flatMap(([price, at]) => at - (made.get(Number(price.replaceAll(',', ''))) ?? Number.NaN))
    return { rows, busy, shifts, delays: delays.filter(Number.isFinite) }
  } finally {
    done.abort()
    await phone.close()
    await Promise.all([gateway.stop(), symbols.stop()])
  }
}

/** Each round is twenty seconds of either. */
const rounds = 3

/** @returns the section of the report */
export async function tickingFigures(platform: Platform, browser: Browser): Promise<string> {
  const found: Record<'stream' | 'polling', Ticking[]> = { stream: [], polling: [] }
  for (let i = 0; i < rounds; i++) {
    found.stream.push(await measure(platform, browser, true))
    found.polling.push(await measure(platform, browser, false))
  }
  const of = (figure: (one: Ticking) => number | number[], digits?: number) =>
    [found.stream, found.polling].map(all => told(all.flatMap(figure), digits))
  return table(
    ['', 'stream', 'asking every 3 s'],
    [
      ['rows in the list', ...of(({ rows }) => rows)],
      ['main thread busy, %', ...of(({ busy }) => busy * 100, 1)],
      ['layout shift, in all', ...of(({ shifts }) => shifts, 3)],
      ['from the exchange to the screen, ms', ...of(({ delays }) => delays)],
    ],
  )
}
