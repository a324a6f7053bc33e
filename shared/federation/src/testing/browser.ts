/** The browser of the tests; `npm test` says which one by BROWSER_PATH. */
import puppeteer, { type Browser } from 'puppeteer'

export const launch = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: process.env.BARE_BROWSER_PATH ?? process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
