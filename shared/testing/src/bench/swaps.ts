/** How soon a promoted release runs on a phone, and what a live swap leaves behind. */
import { promote, publish } from '@shared/release/writing'
import type { Browser, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import type { Platform } from '../platform.ts'
import { remake } from '../remake.ts'
import { medianText, table } from './figures.ts'

const unit = 'account'
const [screen, elsewhere] = ['/language', '/home']

async function published({ units, store, keys }: Platform): Promise<string> {
  const built = units.find(one => one.unit === unit)
  if (!built) throw new Error(`${unit} is not built`)
  const made = await remake(built)
  await publish(store, keys, made)
  return made.manifest.release
}

const goLive = ({ store, keys }: Platform, release: string) =>
  promote(store, keys, { targets: [{ unit, release }], platform: undefined, who: 'bench', why: '' })

const runs = (page: Page, release: string) =>
  page.waitForFunction(name => name in self, { polling: 'raf' }, `${unit}__${release}`)

async function goes(page: Page, path: string): Promise<void> {
  await page.evaluate(to => location.assign(`#${to}`), path)
  // Not waitForSelector: the handle that it gives would keep the page's elements, and be measured as a leak.
  await page.waitForFunction(to => document.querySelector(`[data-path="${to}"]`)?.checkVisibility(), {}, path)
}

/** As when the app is looked at again: it asks what is live, until it has heard of it (the gateway may be a moment behind). */
async function looksAgain(page: Page, serial: number): Promise<void> {
  await page.waitForFunction(
    newest => {
      if (localStorage.getItem('newest-config')?.split(' ')[1] === `${newest}`) return true
      document.dispatchEvent(new Event('visibilitychange'))
      return false
    },
    { polling: 50 },
    serial,
  )
}

async function round(platform: Platform, browser: Browser): Promise<number[]> {
  const [open, fresh] = [await openPhone(browser), await openPhone(browser)]
  await open.page.goto(`${platform.url}/#${elsewhere}`)
  await open.page.waitForNetworkIdle({ concurrency: 2 })
  const release = await published(platform)
  const start = performance.now()
  const { decision } = await goLive(platform, release)
  const decided = performance.now() - start
  await fresh.page.goto(`${platform.url}/#${screen}`)
  await runs(fresh.page, release)
  const opened = performance.now() - start
  const back = performance.now()
  await looksAgain(open.page, decision.serial)
  await goes(open.page, screen)
  await runs(open.page, release)
  const swapped = performance.now() - back
  await Promise.all([open.close(), fresh.close()])
  return [decided, opened, swapped]
}

/** @returns KB of heap that one swap to and fro of a unit adds, after garbage was collected */
async function heapPerSwap(platform: Platform, browser: Browser, swaps: number): Promise<number> {
  const releases = [await published(platform), await published(platform)]
  const { page, close } = await openPhone(browser)
  const session = await page.createCDPSession()
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  await page.goto(`${platform.url}/#${elsewhere}`)
  await goes(page, elsewhere)
  const swap = async (i: number) => {
    const release = releases[i % 2] ?? ''
    const { decision } = await goLive(platform, release)
    await looksAgain(page, decision.serial)
    await goes(page, screen)
    await runs(page, release)
    await goes(page, elsewhere)
  }
  for (let i = 0; i < 14; i++) await swap(i) // until what is compiled and kept once is there
  const before = await heap()
  for (let i = 0; i < swaps; i++) await swap(i)
  const growth = ((await heap()) - before) / 1000 / swaps
  await close()
  return growth
}

/** @returns the section of the report */
export async function swapFigures(platform: Platform, browser: Browser, rounds: number): Promise<string> {
  const found: number[][] = []
  for (let i = 0; i < rounds; i++) found.push(await round(platform, browser))
  const of = (at: number) => `${medianText(found.flatMap(one => one[at] ?? []))} ms`
  const heap = await heapPerSwap(platform, browser, 20)
  return table(
    ['', `median (middle half) of ${rounds}`],
    [
      ['promote, as a function: decided', of(0)],
      ['promote to a new phone that runs it, its page load included', of(1)],
      ['a phone in use: from its next look at what is live to the new release, running', of(2)],
      ['heap per live swap, over 20 swaps to and fro', `${heap.toFixed(1)} KB`],
    ],
  )
}
