/** A phone-sized Chromium for journeys and pictures. */
import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function browserPath(): string {
  const found = [process.env.BROWSER_PATH ?? '', ...places].find(place => place && existsSync(place))
  if (!found) throw new Error('No browser: install Chromium or set BROWSER_PATH')
  return found
}

export const launch = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
      '--disable-quic',
    ],
  })

export type PhoneOptions = {
  width?: number
  height?: number
  theme?: 'dark' | 'light'
  language?: string
  storage?: Record<string, string>
}
export type Phone = { page: Page; faults: string[]; close(): Promise<void> }

/** A fresh phone: nothing stored but `storage`. What goes wrong on it gathers in `faults`. */
export async function openPhone(browser: Browser, o: PhoneOptions = {}): Promise<Phone> {
  const { width = 375, height = 812, theme = 'dark', language, storage = {} } = o
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(`page error: ${String(error)}`))
  page.on('console', message => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  await page.setViewport({ width, height, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  const kept = { ...storage, ...(language && { lang: language }) }
  await page.evaluateOnNewDocument(items => {
    for (const [key, value] of Object.entries(items))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    addEventListener('securitypolicyviolation', e =>
      console.error(`CSP ${e.violatedDirective} ${e.blockedURI} ${e.sample}`),
    )
  }, kept)
  return { page, faults, close: () => context.close() }
}
