/** What stays behind of a screen that was opened many times. */
import type { Browser, CDPSession, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import type { Platform } from '../platform.ts'
import { leads, looksOf, type People, peopleOf } from '../screenshots/looks.ts'
import { table } from './figures.ts'
import { targetTable } from './targets.ts'

const MOUNTS = 50
const FIRST = 10
/** Where the phone is between two openings: small, and nothing is asked for there; Language itself is opened from the other. */
const [elsewhere, other] = ['/language', '/aboutUs']
const between = (path: string) => (path === elsewhere ? other : elsewhere)

type Way = { address: string; path: string; token: string | undefined }

/** Every address that routes list, with what it needs in its query; of the ticket each way to trade. */
async function waysOf(platform: Platform, people: People): Promise<Way[]> {
  const looks = await looksOf(platform, people)
  const first = looks.filter(({ name, path, who }) => {
    const [address = ''] = path.split('?')
    return name === address.slice(1) && who === (address === '/login' ? 'visitor' : 'demo')
  })
  const modes = ['second', 'option', 'cfd', 'spot'].map(mode => `/heyue?mode=${mode}`)
  return [...first.map(({ path }) => path), ...modes].map(address => {
    const [path = ''] = address.split('?')
    const { token } = people.demo
    return { address, path: leads[path] ?? path, token: path === '/login' ? undefined : token }
  })
}

/** Goes as a tap does, until the page stands and asks for nothing more. */
async function goes(page: Page, address: string, path: string): Promise<void> {
  await page.evaluate(to => location.assign(`#${to}`), address)
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

async function opened(page: Page, { address, path }: Way, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await goes(page, address, path)
    await goes(page, between(path), between(path))
  }
}

/** @returns what fifty openings added */
async function grown(page: Page, way: Way): Promise<Kept> {
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await opened(page, way, FIRST)
  const before = await keptNow(page, session)
  await opened(page, way, MOUNTS)
  const after = await keptNow(page, session)
  const more = (name: keyof Kept) => after[name] - before[name]
  return { heap: more('heap'), listeners: more('listeners'), elements: more('elements'), workers: more('workers') }
}

async function rowOf(platform: Platform, browser: Browser, way: Way): Promise<string[]> {
  const { page, close } = await openPhone(browser, way.token ? { storage: { token: way.token } } : {})
  try {
    await page.goto(`${platform.url}/#${between(way.path)}`)
    await goes(page, between(way.path), between(way.path))
    const { heap, listeners, elements, workers } = await grown(page, way)
    return [way.address, (heap / 1000).toFixed(0), ...[listeners, elements, workers].map(String)]
  } finally {
    await close()
  }
}

/** A row of an earlier run. */
const rowIn = (known: string, address: string): string[] | undefined => {
  const [, ...cells] =
    known
      .split('\n')
      .find(line => line.startsWith(`| ${address} |`))
      ?.split('|') ?? []
  return cells.length > 0 ? cells.slice(0, -1).map(cell => cell.trim()) : undefined
}

/**
 * @param only paths, where not all are asked for @param known the section as it stands: what is not measured now stays
 * @returns the section of the report
 */
export async function mountFigures(
  platform: Platform,
  browser: Browser,
  only: readonly string[],
  known: string,
): Promise<string> {
  const ways = await waysOf(platform, await peopleOf(platform))
  const rows: string[][] = []
  for (const way of ways) {
    const isChosen = only.length === 0 || only.includes(way.address.split('?')[0] ?? '')
    const row = isChosen ? await rowOf(platform, browser, way) : rowIn(known, way.address)
    if (row) rows.push(row)
    if (isChosen) console.log(row?.join(' | '))
  }
  const heaps = rows.map(([, heap]) => Number(heap))
  const targets = targetTable([
    {
      ...{ what: 'heap more after 50 openings, KB, the worst screen', atMost: 1000 },
      ...{ measured: [Math.max(...heaps)], digits: 0 },
      why: `of every screen some stay: ${Math.min(...heaps)} of the one that leaves least`,
    },
  ])
  return `${targets}\n\n${table(['', 'heap, KB more', 'listeners more', 'elements more', 'workers more'], rows)}`
}
