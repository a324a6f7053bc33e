/** A slow phone on the screens that people trade on, while prices tick: what keeps its thread busy, and what a tap waits for. */
import type { Browser, CDPSession, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { newPerson } from '../people.ts'
import type { Platform } from '../platform.ts'
import { busySeconds } from './busy.ts'
import { type Measured, medianText, table } from './figures.ts'

const seconds = 20
const screens = [
  '/heyue?mode=contract',
  '/heyue?mode=second',
  '/heyue?mode=option',
  '/heyue?mode=spot',
  '/kline?symbol=BTCUSDT',
]

declare global {
  var __followed: { tasks: number[]; taps: number[] } | undefined
}

/** Runs in the page: how long each long task was, and each tap until the picture that follows it. */
function follow(): void {
  const noted: NonNullable<typeof self.__followed> = { tasks: [], taps: [] }
  self.__followed = noted
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) noted.taps.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function stands(page: Page, url: string, address: string): Promise<CDPSession> {
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await page.goto(`${url}/#${address}`)
  const [path = ''] = address.split('?')
  await page.waitForSelector(`[data-path="${path}"] .num`)
  await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 3 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await pause(2000)
  return session
}

/** Ticks alone, then a tap on the middle of the screen's first field or drawing. */
async function once(page: Page, url: string, address: string): Promise<Record<string, number>> {
  const session = await stands(page, url, address)
  await page.evaluate(follow)
  const [before, start] = [await busySeconds(session), performance.now()]
  await pause(seconds * 1000)
  const busy = ((await busySeconds(session)) - before) / ((performance.now() - start) / 1000)
  const ticking = (await page.evaluate(() => self.__followed?.tasks.splice(0))) ?? []
  const [path = ''] = address.split('?')
  const target = await page.$(`[data-path="${path}"] :is(input[inputmode=decimal], canvas)`)
  await target?.tap()
  await pause(2000)
  const { taps = [], tasks = [] } = (await page.evaluate(() => self.__followed)) ?? {}
  return {
    'busy, %': busy * 100,
    'tasks over 50 ms in 20 s': ticking.length,
    'the longest, ms': Math.max(0, ...ticking),
    'first tap until its picture, ms': Math.max(0, ...taps),
    'its longest task, ms': Math.max(0, ...tasks),
  }
}

/** @returns the section of the report */
export async function tradingFigures(platform: Platform, browser: Browser, rounds: number): Promise<string> {
  const { token } = await newPerson(platform.address(), { balance: '2000', contract: '1000' })
  const found = new Map<string, Measured>()
  for (let round = 0; round < rounds; round++)
    for (const address of screens) {
      const { page, close } = await openPhone(browser, { storage: { token } })
      const measured = found.get(address) ?? {}
      for (const [what, value] of Object.entries(await once(page, platform.url, address)))
        measured[what] = [...(measured[what] ?? []), value]
      found.set(address, measured)
      await close()
    }
  const titles = Object.keys(found.values().next().value ?? {})
  const rows = screens.map(address => [
    address,
    ...titles.map(title => medianText(found.get(address)?.[title] ?? [], 1)),
  ])
  return table(['', ...titles], rows)
}
