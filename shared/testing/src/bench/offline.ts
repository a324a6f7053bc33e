/** A slow phone that has been on Home opens it again: with its network, then without. */
import type { Browser, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { lineTo } from '../journeys/line.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { beSlow } from '../slow.ts'
import { type Measured, medianText, ratio, table } from './figures.ts'
import { followHome, goHome } from './paint.ts'
import { targetTable } from './targets.ts'

const SEEN = 'Home is seen, ms'
/** In ms: how long a worker may take to come, and how long nothing more is kept by then. */
const [patience, quiet] = [20_000, 3000]

/** Runs in the page. @returns false where no worker came */
const keeps = async (most: number, still: number): Promise<boolean> => {
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  const ready = await Promise.race([navigator.serviceWorker?.ready, pause(most)])
  if (!ready) return false
  const kept = async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).length))
    return files.reduce((sum, count) => sum + count, 0)
  }
  for (let [before, now] = [-1, await kept()]; before !== now || now === 0; now = await kept()) {
    before = now
    await pause(still)
  }
  return true
}

/** As when the app is opened: nothing of the page before is left. */
async function opened(page: Page, url: string): Promise<Record<string, number>> {
  await page.goto('about:blank')
  return goHome(page, `${url}/#/home`)
}

/** @returns undefined where there is no worker */
async function once(browser: Browser, platform: Platform): Promise<[warm: number, offline: number] | undefined> {
  const line = await lineTo(platform.url)
  const { page, close } = await openPhone(browser)
  try {
    await beSlow(page)
    await followHome(page)
    await opened(page, line.url)
    if (!(await page.evaluate(keeps, patience, quiet))) return undefined
    const { [SEEN]: warm = Number.NaN } = await opened(page, line.url)
    line.close()
    const { [SEEN]: offline = Number.NaN } = await opened(page, line.url)
    return [warm, offline]
  } finally {
    line.close()
    await close()
  }
}

/** @returns the section of the report */
export async function offlineFigures(browser: Browser, rounds: number): Promise<string> {
  const platform = await startPlatform({ demo: true, worker: true })
  try {
    return await measured(platform, browser, rounds)
  } finally {
    await platform.stop()
  }
}

async function measured(platform: Platform, browser: Browser, rounds: number): Promise<string> {
  const found: Measured = { warm: [], offline: [] }
  for (let round = 0; round < rounds; round++) {
    const [warm, offline] = (await once(browser, platform)) ?? []
    if (warm === undefined || offline === undefined) return 'No worker came: the app does not open without a network.'
    found.warm?.push(warm)
    found.offline?.push(offline)
  }
  const { warm = [], offline = [] } = found
  const what = 'Home, opened without a network : with one'
  const targets = targetTable([{ what, atMost: 1, measured: ratio(offline, warm) }])
  return `${targets}\n\n${table(
    ['', SEEN],
    [
      ['with its network', medianText(warm)],
      ['without', medianText(offline)],
    ],
  )}`
}
