/** A slow phone with an empty cache opens Home. */
import type { Browser, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { beSlow, thinkSlowly } from '../slow.ts'
import { watchSight } from './sight.ts'

/** What Home says in its first picture, and what comes to its place right after. */
export const [first, last] = ['Deposit', 'Log in']

declare global {
  var __noted: { paints: number[]; shifts: number; stands: number; seen: number; whole: number } | undefined
}

/** Runs in the page from its beginning: what is painted, what shifts, when Home stands, is seen, and is whole. */
function follow(early: string, late: string): void {
  const noted: NonNullable<typeof self.__noted> = { paints: [], shifts: 0, stands: 0, seen: 0, whole: 0 }
  self.__noted = noted
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) noted.paints.push(startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) noted.shifts += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const [sight, more] = [self.__sight?.('/home', early), self.__sight?.('/home', late)]
    if (sight !== 'nothing') noted.stands ||= performance.now()
    if (sight === 'seen') noted.seen ||= performance.now()
    if (more === 'seen') noted.whole = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page: the paints, and what had come until Home stood there, and until it was whole. */
function figures() {
  const { paints = [], shifts = 0, stands = 0, seen = 0, whole = 0 } = self.__noted ?? {}
  const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = resources.filter(({ name }) => /\/r\/.*\.(js|css)$/.test(name))
  const until = (moment: number) => [...pages, ...files].filter(({ responseEnd }) => responseEnd <= moment)
  const weight = (all: PerformanceResourceTiming[]) => all.reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000
  const all = until(stands).toSorted((a, b) => a.startTime - b.startTime)
  const depth = new Map<PerformanceResourceTiming, number>()
  for (const one of all) {
    const before = all.filter(other => other !== one && other.responseEnd <= one.startTime)
    depth.set(one, 1 + Math.max(0, ...before.map(other => depth.get(other) ?? 0)))
  }
  return {
    'first contentful paint, ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    'until the first contentful paint: the page, KB (brotli)': weight(pages),
    'Home stands, ms': stands,
    'Home is seen, ms': seen,
    'largest paint of Home, ms': Math.max(...paints),
    'layout shift': shifts,
    'until Home stands: page, scripts and styles, KB (brotli)': weight(all),
    'until Home stands: requests': all.length,
    'until Home stands: one after the other (round trips)': Math.max(...depth.values()),
    'until Home is whole: page, scripts and styles, KB (brotli)': weight(until(whole)),
  }
}

/** Until nothing is fetched any more: the tabs are prefetched then. */
export const settles = (page: Page): Promise<void> =>
  page.waitForNetworkIdle({ idleTime: 1500, concurrency: 2, timeout: 120_000 })

/** Each load of the page is followed from its beginning. */
export async function followHome(page: Page): Promise<void> {
  await watchSight(page)
  await page.evaluateOnNewDocument(follow, first, last)
}

/** Goes Home, and waits until it is seen and nothing is fetched any more. */
export async function goHome(page: Page, address: string): Promise<Record<string, number>> {
  await page.goto(address, { timeout: 120_000 })
  await page.waitForFunction(() => (self.__noted?.whole ?? 0) > 0, { timeout: 120_000 })
  await settles(page)
  return page.evaluate(figures)
}

/** One cold visit of somebody whom nobody knows. */
export async function visit(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, faults, close } = await openPhone(browser)
  try {
    await beSlow(page)
    await followHome(page)
    const found = await goHome(page, `${url}/#/home`)
    if (faults.length > 0) throw new Error(`${url}: ${faults.join('\n')}`)
    return found
  } finally {
    await close()
  }
}

/** Runs in the page. */
const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime

async function paintedAt(page: Page, address: string): Promise<number> {
  await page.goto(address, { timeout: 120_000, waitUntil: 'domcontentloaded' })
  await page.waitForFunction(painted)
  return (await page.evaluate(painted)) ?? Number.NaN
}

/** Behind a line that passes packets, where a page is painted out of the first of them. */
export const OVER_LINE = 'first contentful paint over a line, ms'

/** A cold visit until something is painted. @param line in front of a site */
export async function visitOverLine(browser: Browser, line: string, path = '#/home'): Promise<Record<string, number>> {
  const { page, close } = await openPhone(browser)
  try {
    await thinkSlowly(page)
    return { [OVER_LINE]: await paintedAt(page, `${line}/${path}`) }
  } finally {
    await close()
  }
}

/** An address with nothing behind it, where the gateway says so in one line: no page can be faster. */
export const NOTHING = 'nothing.txt'

export async function visitFloor(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, close } = await openPhone(browser)
  try {
    await beSlow(page)
    return { 'first contentful paint, ms': await paintedAt(page, `${url}/${NOTHING}`) }
  } finally {
    await close()
  }
}
