/** A slow phone, whose person is signed in, opens the tabs and other screens for the first time, then the tabs again. */
import type { Browser, CDPSession, Page } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { beSlow } from '../slow.ts'
import { first as homeSign, settles } from './paint.ts'
import { type Opening, open, watchSight } from './sight.ts'

export type Site = {
  url: string
  /** Of somebody whom its exchange knows. */
  token: string
}

type Screen = readonly [name: string, path: string, sign: string]

const home: Screen = ['Home', '/home', homeSign]
const tabs: readonly Screen[] = [
  ['Market', '/hangqing', 'BTC'],
  ['Contract', '/heyue', 'BTC'],
  ['Personal', '/my', 'Log out'],
]
/** Of two remotes whose other screens are tabs, and one that has none. */
const others: readonly Screen[] = [
  ['Language', '/language', 'English'],
  ['Help', '/helpCenter', 'Help'],
  ['Assets', '/zichanCenter', 'USDT'],
]

/** The specification's overlay stands at least this long, in ms. */
const OVERLAY = 300

/** Epoch ms of each request. */
async function requestsOf(session: CDPSession): Promise<number[]> {
  const asked: number[] = []
  session.on('Network.requestWillBeSent', ({ wallTime, request: { url } }) => {
    if (!url.endsWith('/favicon.svg')) asked.push(wallTime * 1000) // the browser's own, at each new title
  })
  await session.send('Network.enable')
  return asked
}

/** There once, back to Home, and there again. */
async function twice(page: Page, asked: readonly number[], [name, path, sign]: Screen) {
  const first = await open(page, path, sign)
  await settles(page)
  await back(page)
  const again = await open(page, path, sign)
  await back(page)
  const before = asked.filter(at => at > again.from && at < again.stands)
  return {
    [`first opening of ${name}, a tab, ms`]: took(first),
    [`${name} again: requests before its picture`]: before.length,
    [`${name} again: ms beside the overlay's ${OVERLAY}`]: again.seen - again.from - OVERLAY,
  }
}

const took = ({ from, stands }: Opening): number => stands - from

async function back(page: Page): Promise<void> {
  const [, path, sign] = home
  await open(page, path, sign)
  await settles(page)
}

/** @returns of each first opening how long until its picture stood, the overlay aside */
export async function openings(browser: Browser, { url, token }: Site): Promise<Record<string, number>> {
  const { page, faults, close } = await openPhone(browser, { storage: { token } })
  try {
    await beSlow(page)
    await watchSight(page)
    const asked = await requestsOf(await page.createCDPSession())
    await page.goto(`${url}/#/home`, { timeout: 120_000 })
    await back(page)
    const found: Record<string, number> = {}
    for (const tab of tabs) Object.assign(found, await twice(page, asked, tab))
    for (const [name, path, sign] of others) {
      found[`first opening of ${name}, not prefetched, ms`] = took(await open(page, path, sign))
      await back(page)
    }
    if (faults.length > 0) throw new Error(`${url}: ${faults.join('\n')}`)
    return found
  } finally {
    await close()
  }
}
