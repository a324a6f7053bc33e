/** A slow phone with an empty cache opens Home, then another remote's screens. */
import type { Browser, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { beSlow } from '../slow.ts'

/** Runs in the page: the paints, and what had come until the first one. */
function paints() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = resources.filter(({ name, responseEnd }) => /\/r\/.*\.(js|css)$/.test(name) && responseEnd <= first)
  const all = [...(page ? [page] : []), ...files].toSorted((a, b) => a.startTime - b.startTime)
  const depth = new Map<PerformanceResourceTiming, number>()
  for (const one of all) {
    const before = all.filter(other => other !== one && other.responseEnd <= one.startTime)
    depth.set(one, 1 + Math.max(0, ...before.map(other => depth.get(other) ?? 0)))
  }
  return {
    'first paint of Home, ms': first,
    'largest paint of Home, ms': Math.max(...(self.__paints ?? [])),
    'until the first paint: page, scripts and styles, KB (brotli)':
      all.reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000,
    'until the first paint: requests': all.length,
    'until the first paint: one after the other (round trips)': Math.max(...depth.values()),
  }
}

declare global {
  var __paints: number[] | undefined
}

const followPaints = () => {
  self.__paints = []
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) self.__paints?.push(startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Goes to an address as a tap does, and waits until its page has drawn what it is for. @returns milliseconds */
const openingOf = (page: Page, path: string, sign: string): Promise<number> =>
  page.evaluate(
    (to, text) =>
      new Promise<number>(resolve => {
        const start = performance.now()
        const look = () => {
          const stands = document.querySelector(`[data-path="${to}"]`)?.textContent?.includes(text)
          if (stands) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        location.hash = to
        look()
      }),
    path,
    sign,
  )

/** One cold visit. */
export async function visit(browser: Browser, url: string): Promise<Record<string, number>> {
  const phone = await openPhone(browser)
  try {
    const { page } = phone
    await beSlow(page)
    await page.evaluateOnNewDocument(followPaints)
    await page.goto(`${url}/#/home`, { timeout: 60_000 })
    await page.waitForFunction(() => document.querySelector('[data-path="/home"]')?.textContent?.includes('BTC'))
    await page.waitForNetworkIdle({ idleTime: 1500, concurrency: 2, timeout: 60_000 }) // the tabs are prefetched
    const paint = await page.evaluate(paints)
    const tab = await openingOf(page, '/hangqing', 'BTC')
    const other = await openingOf(page, '/language', 'English')
    if (phone.faults.length > 0) throw new Error(`${url}: ${phone.faults.join('\n')}`)
    return {
      ...paint,
      "first opening of another remote's tab (Market), ms": tab,
      "first opening of another remote's screen, not prefetched (Language), ms": other,
    }
  } finally {
    await phone.close()
  }
}
