/** A browser of a phone's size, and what it hears from a page that nobody wants. */
import { existsSync } from 'node:fs'
import { clientReport, clientReportCall, isFault } from '@shared/contract/calls/shell'
import type { Browser, BrowserContext, Page } from 'puppeteer'
import * as v from 'valibot'
import { machineOnly } from './trial-process.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium or Chrome; undefined where there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.BROWSER_PATH ?? '', ...places].find(place => place && existsSync(place))

export async function launch(executablePath: string): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer') // heavy, and for a new shell alone
  const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-quic']
  return puppeteer.launch({ executablePath, args: flags, env: machineOnly(process.env) })
}

export type Tab = { page: Page; faults: string[] }

let tabs = 0

/**
 * Another address for each tab, of the network that is kept for measurements (RFC 2544). A gateway takes so many reports a
 * minute of one address: a trial opens more pages than that, and the refusal would speak against the release.
 */
function nextAddress(): string {
  tabs += 1
  return `198.${18 + ((tabs >> 16) & 1)}.${(tabs >> 8) & 255}.${tabs & 255}`
}

/** Opens a page of a phone's size. `faults` fills with what goes wrong on it, a line each. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })
  const faults: string[] = []
  await page.setViewport({ width: 375, height: 812, deviceScaleFactor: 1, isMobile: true, hasTouch: true })
  page.on('pageerror', e => faults.push(`threw ${e instanceof Error ? e.message : e}`))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`said "${message.text()}" ${message.location().url ?? ''}`.trim())
  })
  page.on('request', request => {
    if (new URL(request.url()).pathname === clientReportCall.path) faults.push(...reportsIn(request.postData() ?? ''))
  })
  return { page, faults }
}

const sent = v.pipe(v.string(), v.parseJson(), v.array(clientReport))

/** What the shell itself reports: a screen whose place the panel took. */
function reportsIn(body: string): string[] {
  const reports = v.safeParse(sent, body)
  if (!reports.success) return [`reported ${body.slice(0, 500)}`]
  const faults = reports.output.filter(isFault)
  return faults.map(({ unit, release, kind, message }) => `reported ${kind} of ${unit}@${release}: ${message}`)
}
