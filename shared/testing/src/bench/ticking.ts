/** A market of more than two hundred symbols that tick each second, on a slow phone: by stream, where it has to ask, and by hand. */
import { startGateway } from '@shared/gateway'
import type { Browser, CDPSession, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import type { Platform } from '../platform.ts'
import { type ByHand, startByHand } from './by-hand.ts'
import { ratio, table, told } from './figures.ts'
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

async function openMarket(page: Page, address: string): Promise<CDPSession> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await page.goto(address)
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

/** Some seconds of a page whose list ticks. */
async function followed(page: Page, address: string, exchange: string): Promise<Ticking> {
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

type Found = { app: Ticking; byHand: Ticking | undefined }

/** @param streams with them, the page by hand follows the app's at once */
async function measure(platform: Platform, browser: Browser, streams: boolean): Promise<Found> {
  const exchange = platform.address().url
  const symbols = await startManySymbols(exchange, copies, streams)
  const { store, keys } = platform
  const gateway = await startGateway({ store, accepted: keys.accepted, apiUrl: symbols.url, graceMs: 0, log: () => {} })
  const { page, close } = await openPhone(browser)
  let byHand: ByHand | undefined
  try {
    const heard: string[] = []
    page.on('request', request => {
      if (request.url().includes('/appSymbol/stream')) heard.push(request.url().replace(gateway.url, ''))
    })
    const app = await followed(page, `${gateway.url}/#/hangqing?cat=crypto`, exchange)
    if (!streams) return { app, byHand: undefined }
    byHand = await startByHand(page, gateway.url, heard.at(-1) ?? '')
    await close() // a page behind another draws nothing
    const other = await openPhone(browser)
    const hand = await followed(other.page, byHand.url, exchange)
    await other.close()
    return { app, byHand: hand }
  } finally {
    await close().catch(() => {}) // it may be closed
    await Promise.all([gateway.stop(), symbols.stop(), byHand?.stop()])
  }
}

/** Each round is twenty seconds of either. */
const rounds = 3

/** @returns the section of the report */
export async function tickingFigures(platform: Platform, browser: Browser): Promise<string> {
  const [stream, polling, byHand]: [Ticking[], Ticking[], Ticking[]] = [[], [], []]
  for (let i = 0; i < rounds; i++) {
    const { app, byHand: hand } = await measure(platform, browser, true)
    stream.push(app)
    byHand.push(...(hand ? [hand] : []))
    polling.push((await measure(platform, browser, false)).app)
  }
  const of = (figure: (one: Ticking) => number | number[], digits?: number) =>
    [stream, polling, byHand].map(all => told(all.flatMap(figure), digits))
  const busy = (all: Ticking[]) => all.map(one => one.busy)
  const figures = table(
    ['', 'stream', 'asking every 3 s', 'stream, by hand'],
    [
      ['rows in the list', ...of(({ rows }) => rows)],
      ['main thread busy, %', ...of(({ busy }) => busy * 100, 1)],
      ['layout shift, in all', ...of(({ shifts }) => shifts, 3)],
      ['from the exchange to the screen, ms', ...of(({ delays }) => delays)],
    ],
  )
  return `${figures}\n\nBusy by stream : by hand ${told(ratio(busy(stream), busy(byHand)), 2)}.`
}
