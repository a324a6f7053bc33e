/** What stays behind of a trade screen that was opened many times. */
import type { Browser, CDPSession, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { newPerson } from '../people.ts'
import type { Platform } from '../platform.ts'
import { table } from './figures.ts'

const MOUNTS = 50
const FIRST = 10
const elsewhere = '/home'

const modes = ['contract', 'second', 'option', 'cfd', 'spot'].map(mode => `/heyue?mode=${mode}`)
const screens = [
  '/hangqing',
  '/zhangdieFenbu',
  ...modes,
  '/kline?symbol=BTCUSDT',
  '/demotrading',
  '/shandui',
  '/shanduiOrder',
  '/kuaisuOrder',
  '/bisai',
  '/bisaiMycansai',
]

/** Goes as a tap does, until the page stands and asks for nothing more. */
async function goes(page: Page, address: string): Promise<void> {
  await page.evaluate(to => location.assign(`#${to}`), address)
  const [path = ''] = address.split('?')
  // not waitForSelector: the handle that it gives would keep the page's elements, and be measured as a leak
  await page.waitForFunction(
    to => document.querySelector(`[data-path="${to}"]`)?.checkVisibility() && self.asked === 0,
    {},
    path,
  )
}

type Kept = { heap: number; listeners: number; elements: number; workers: number }

async function keptNow(page: Page, session: CDPSession): Promise<Kept> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { heap: usedSize, listeners: of('JSEventListeners'), elements: of('Nodes'), workers: page.workers().length }
}

async function opened(page: Page, address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await goes(page, address)
    await goes(page, elsewhere)
  }
}

/** @returns what fifty mounts added */
async function grown(page: Page, address: string): Promise<Kept> {
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await opened(page, address, FIRST)
  const before = await keptNow(page, session)
  await opened(page, address, MOUNTS)
  const after = await keptNow(page, session)
  const more = (name: keyof Kept) => after[name] - before[name]
  return { heap: more('heap'), listeners: more('listeners'), elements: more('elements'), workers: more('workers') }
}

/** @returns the section of the report */
export async function mountFigures(platform: Platform, browser: Browser): Promise<string> {
  const { token } = await newPerson(platform.address(), { balance: '2000', contract: '1000' })
  const rows: string[][] = []
  for (const address of screens) {
    const { page, close } = await openPhone(browser, { storage: { token } })
    await page.goto(`${platform.url}/#${elsewhere}`)
    await goes(page, elsewhere)
    const { heap, listeners, elements, workers } = await grown(page, address)
    rows.push([address, (heap / 1000).toFixed(0), String(listeners), String(elements), String(workers)])
    await close()
  }
  return table(['', 'heap, KB more', 'listeners more', 'elements more', 'workers more'], rows)
}
