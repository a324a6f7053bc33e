/** A market of more than two hundred symbols that tick each second, on a slow phone: by stream, where it has to ask, and by hand. */
import { startGateway } from '@shared/gateway'
import type { Browser } from 'puppeteer'
import { openPhone } from '../browser.ts'
import type { Platform } from '../platform.ts'
import { type ByHand, startByHand } from './by-hand.ts'
import { medianText, ratio, table } from './figures.ts'
import { followed, type Ticking } from './followed.ts'
import { startManySymbols } from './many-symbols.ts'
import { tapped } from './taps.ts'
import { targetTable } from './targets.ts'

/** Of each real symbol: more than two hundred rows of crypto. */
const copies = 20
/** A filter and back, an order of the rows, and a row itself: the last one leaves the list. */
const touched = [
  ...['forex', 'crypto', 'metal', 'crypto'].map(shelf => `[role=tab][id$="${shelf}"]`),
  ...Array.from({ length: 3 }, () => '[data-path="/hangqing"] fieldset button:nth-of-type(3)'),
  '[href="#/kline?symbol=ETHUSDT"]',
]

/** @param taps while the app's list goes on, ms each */
type Found = { app: Ticking; taps: readonly number[]; byHand: Ticking | undefined }

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
    if (!streams) return { app, taps: [], byHand: undefined }
    byHand = await startByHand(page, gateway.url, heard.at(-1) ?? '')
    const taps = await tapped(page, touched)
    await close() // a page behind another draws nothing
    const other = await openPhone(browser)
    const hand = await followed(other.page, byHand.url, exchange)
    await other.close()
    return { app, taps, byHand: hand }
  } finally {
    await close().catch(() => {}) // it may be closed
    await Promise.all([gateway.stop(), symbols.stop(), byHand?.stop()])
  }
}

/** Of those taps, as `touched` has them, the slowest of each round. */
const slowest = (taps: readonly (readonly number[])[], from: number, to?: number) =>
  medianText(taps.map(all => Math.max(...all.slice(from, to))))

/** Each round is twenty seconds of either. */
const rounds = 3

/** @returns the section of the report */
export async function tickingFigures(platform: Platform, browser: Browser): Promise<string> {
  const [stream, polling, byHand]: [Ticking[], Ticking[], Ticking[]] = [[], [], []]
  const taps: (readonly number[])[] = []
  for (let i = 0; i < rounds; i++) {
    const { app, taps: took, byHand: hand } = await measure(platform, browser, true)
    stream.push(app)
    taps.push(took)
    byHand.push(...(hand ? [hand] : []))
    polling.push((await measure(platform, browser, false)).app)
  }
  const of = (figure: (one: Ticking) => number | number[], digits?: number) =>
    [stream, polling, byHand].map(all => medianText(all.flatMap(figure), digits))
  const busy = (all: Ticking[]) => all.map(one => one.busy)
  const percent = (all: Ticking[]) =>
    medianText(
      busy(all).map(share => share * 100),
      1,
    )
  const targets = targetTable([
    {
      ...{ what: '240 rows that tick: busy by stream : by hand', atMost: 1.5 },
      measured: ratio(busy(stream), busy(byHand)),
      why: `${percent(stream)} % against ${percent(byHand)} %: React draws each cell that changed`,
    },
    {
      ...{ what: 'the slowest of eight taps meanwhile, ms', atMost: 100, digits: 0 },
      measured: taps.map(all => Math.max(...all)),
      why: `a shelf takes ${slowest(taps, 0, 4)}, an order of the rows ${slowest(taps, 4, 7)}, the way to a chart ${slowest(taps, 7)}`,
    },
    { what: 'layout shift of the list', atMost: 0, measured: stream.map(one => one.shifts), digits: 3 },
  ])
  const figures = table(
    ['', 'stream', 'asking every 3 s', 'stream, by hand'],
    [
      ['rows in the list', ...of(({ rows }) => rows)],
      ['main thread busy, %', ...of(({ busy }) => busy * 100, 1)],
      ['layout shift, in all', ...of(({ shifts }) => shifts, 3)],
      ['from the exchange to the screen, ms', ...of(({ delays }) => delays)],
    ],
  )
  const [each = ''] = [touched.map((_, at) => medianText(taps.flatMap(all => all[at] ?? []))).join(', ')]
  return `${targets}\n\n${figures}\n\nTaps by stream, ms: ${each}.`
}
