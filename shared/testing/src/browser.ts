/** A phone-sized browser for journeys and pictures. */
import { LOCALES, type Locale } from '@shared/format/languages'
import puppeteer, { type Browser, type BrowserContext, type LaunchOptions, type Page } from 'puppeteer'
import { isFirefox, launchOptions, SCALE } from './engines/engine.ts'
import { until } from './journeys/reach.ts'

type Launch = Pick<LaunchOptions, 'ignoreDefaultArgs' | 'userDataDir' | 'pipe' | 'handleSIGTERM'> & {
  /** Features of Chromium that are off, by its names for them. */
  without?: readonly string[]
  /** The headless shell: no camera, no notifications. */
  isBare?: boolean
}

export const launch = ({ without = [], isBare = false, ...o }: Launch = {}): Promise<Browser> =>
  puppeteer.launch({ ...launchOptions(without, isBare), ...o })

export type PhoneOptions = {
  width?: number
  height?: number
  theme?: 'dark' | 'light'
  /** Chosen in the app, and the phone's own; English unless given. */
  language?: Locale
  storage?: Record<string, string>
  /** Whether Home may show warnings. */
  popups?: boolean
  /** In the browser's own context: what is stored outlives a browser that was launched with a folder. */
  lasting?: boolean
}
export type Phone = {
  page: Page
  /** What nobody wants: errors of scripts, of the console, of the content policy. */
  faults: string[]
  /** Another tab of the same browser: what is stored is shared. */
  tab(): Promise<Phone>
  close(): Promise<void>
}

/** As the app keeps it: today's warning was closed. */
const noPopups = { 'home.popups.v1': JSON.stringify({ at: Number.MAX_SAFE_INTEGER, away: {} }) }

/** A fresh phone whose owner wants little motion: nothing stored but `storage`. What goes wrong on it gathers in `faults`. */
export async function openPhone(browser: Browser, o: PhoneOptions = {}): Promise<Phone> {
  const context = o.lasting ? browser.defaultBrowserContext() : await browser.createBrowserContext()
  const phone = await openTab(context, o)
  await remember(phone.page, { ...(!o.popups && noPopups), ...o.storage, ...(o.language && choiceOf(o.language)) })
  return phone
}

/** As the app keeps it. */
function choiceOf(language: Locale): Record<string, string> {
  const { code, script } = LOCALES[language]
  return { lang: code, ...(script && { 'lang-script': script }) }
}

/** Milliseconds that a page may take to load or to fall silent, beside other work. */
const REST = 120_000

async function openTab(context: BrowserContext, o: PhoneOptions): Promise<Phone> {
  const { width = 375, height = 812, theme = 'dark' } = o
  const page = await context.newPage({ type: isFirefox() ? 'window' : 'tab' }) // a tab of Firefox hides the one before it
  page.setDefaultTimeout(REST)
  const faults = await gatherFaults(page)
  await countRequests(page)
  await page.setViewport({ width, height, deviceScaleFactor: SCALE, isMobile: true, hasTouch: true })
  if (!isFirefox()) {
    await bePhone(page, o.language ?? 'en-US')
    await wear(page, theme)
  }
  return { page, faults, tab: () => openTab(context, o), close: () => (o.lasting ? page.close() : context.close()) }
}

/** Says of itself what an Android phone says. */
async function bePhone(page: Page, acceptLanguage: Locale): Promise<void> {
  const [major = ''] = /(?<=Chrome\/)\d+/.exec(await page.browser().userAgent()) ?? []
  const session = await page.createCDPSession()
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`,
    acceptLanguage,
    platform: 'Linux armv81',
    userAgentMetadata: { platform: 'Android', platformVersion: '10', architecture: '', model: 'K', mobile: true },
  })
}

/** Sets the phone's own theme. A page that has one already has followed by then: it hears of it after the styles do. */
export async function wear(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  const hasFollowed = () => page.evaluate(to => (document.documentElement.dataset.theme ?? to) === to, theme)
  await until(`the page does not become ${theme}`, hasFollowed)
}

async function gatherFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(`page error: ${error instanceof Error ? error.stack : String(error)}`))
  page.on('console', message => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    faults.push(`console: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', e =>
      console.error(`refused by ${e.effectiveDirective}: ${e.blockedURI} ${e.sample}`),
    ),
  )
  return faults
}

declare global {
  /** How many answers the page waits for, without the endless price stream. */
  var asked: number | undefined
}

/** Counts open requests; each counts until its answer was read and drawn. */
async function countRequests(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const { fetch } = self
    self.asked = 0
    const add = (one: number) => {
      self.asked = (self.asked ?? 0) + one
    }
    const done = () => requestIdleCallback(() => add(-1), { timeout: 500 })
    self.fetch = async (...of) => {
      const { pathname } = new URL(of[0] instanceof Request ? of[0].url : of[0], location.href)
      const reply = fetch(...of)
      if (!pathname.startsWith('/api/') || pathname.endsWith('/stream')) return reply
      add(1)
      reply.then(answer => answer.clone().text()).then(done, done)
      return reply
    }
  })
}

/** What is stored once stays as the page left it. */
async function remember(page: Page, kept: Record<string, string>): Promise<void> {
  await page.evaluateOnNewDocument(items => {
    if (self.origin === 'null') return // a sandboxed frame has no storage
    if (sessionStorage.getItem('phone')) return
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    sessionStorage.setItem('phone', 'in use')
  }, kept)
}
