/**
 * The trial of what no phone has run: every address of a new shell's set, or of a new remote, is opened on a site of its own in a
 * real browser; those that ask for it signed in, as the demo account. What throws, or is reported as broken by the shell itself, speaks against it.
 */
import type { Browser, BrowserContext, Page } from 'puppeteer'
import type { Draft } from '../decisions/live-set.ts'
import type { Keys } from '../keys/key-folder.ts'
import { step } from '../steps.ts'
import type { Failed } from './refusal.ts'
import type { Trial } from './the-gate.ts'
import { findBrowser, launch, openTab, type Tab } from './trial-browser.ts'
import { type Site, startSite } from './trial-site.ts'

/** Milliseconds until a screen must stand. */
const patience = 15_000
/** At once: more would only share the same cores. */
const tabs = 2
const login = '/login'

type Address = { path: string; auth: boolean; unit: string; of: string }

/**
 * @param keys sign the trial's own decision, which never leaves its folder
 * @param find the browser's path; undefined where there is none
 */
export const trialWith =
  (keys: Keys, find = findBrowser): Trial =>
  async (set, shelf, units) => {
    const shell = `shell@${set.shell.release}`
    const executable = find()
    if (!executable)
      return [
        {
          what: `${units?.join(', ') ?? shell} was not tried: no browser was found here`,
          mend: 'Install Chromium, or name one: BROWSER_PATH=…',
        },
      ]
    step('starting a browser and an exchange for the trial')
    const [browser, site] = [launch(executable), startSite(set, shelf, keys)]
    try {
      const failed = await openAll(...(await Promise.all([browser, site])), addressesOf(set), units)
      return failed.map(problem => ({ ...problem, what: `${problem.what} (under ${shell})` }))
    } finally {
      await Promise.allSettled([browser.then(one => one.close()), site.then(one => one.stop())])
    }
  }

/** Open ones first: they are seen by a visitor. */
const addressesOf = ({ units }: Draft): Address[] =>
  Object.entries(units)
    .flatMap(([unit, { release, routes }]) =>
      routes.map(({ path, auth }) => ({ path, auth, unit, of: `${unit}@${release}` })),
    )
    .sort((a, b) => Number(a.auth) - Number(b.auth))

async function openAll(
  browser: Browser,
  site: Site,
  addresses: readonly Address[],
  units: readonly string[] | undefined,
): Promise<Failed[]> {
  const waiting = addresses.filter(({ unit }) => units?.includes(unit) ?? true)
  const count = waiting.length
  const canSignIn = addresses.some(({ path }) => path === login)
  let token: Promise<string> | undefined
  const work = async () => {
    const context = await browser.createBrowserContext()
    const problems: Failed[] = []
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      step(`opening the screens, ${count - waiting.length} of ${count}`)
      if (next.auth && canSignIn) token ??= noted(signIn(browser, site))
      problems.push(...(await tryOne(context, site, next, next.auth ? token : undefined)))
    }
    return problems
  }
  return (await Promise.all(Array.from({ length: tabs }, work))).flat()
}

async function tryOne(
  context: BrowserContext,
  site: Site,
  address: Address,
  token: Promise<string> | undefined,
): Promise<Failed[]> {
  const tab = await openTab(context)
  try {
    if (token) await bring(tab.page, await token)
    await show(tab, `${site.url}/#${address.path}`)
    if (token && (await placeOf(tab.page)) === login) tab.faults.push('led to the login, although signed in')
  } catch (e: unknown) {
    tab.faults.push(e instanceof Error ? e.message : String(e))
  }
  await tab.page.close()
  return tab.faults.length > 0 ? [problemOf(address, tab.faults)] : []
}

const problemOf = ({ path, of }: Address, faults: readonly string[]): Failed => ({
  what: `${path} of ${of} ${[...new Set(faults)].slice(0, 3).join('; ').replace(/\s+/g, ' ')}`,
  mend: 'Mend what threw, the remote or the shell; or promote those that fit each other together.',
  dead: faults.some(fault => deadly.some(words => fault.startsWith(words))),
})

/** Of what did not come at all; what stands and throws may be worth less than what it mends. */
const deadly = ['showed no screen', 'reported load', 'reported integrity']

/** Before the page's own code runs, as if it had been stored by an earlier visit. */
const bring = (page: Page, token: string) =>
  page.evaluateOnNewDocument(value => localStorage.setItem('token', value), token)

/** Waits until a screen stands, and until what it began has answered; leaving lets the page send what it still has to tell. */
async function show({ page }: Tab, url: string): Promise<void> {
  await page.goto(url)
  await stands(page)
  await page.waitForNetworkIdle({ idleTime: 250, concurrency: 1, timeout: 2000 }).catch(() => {}) // prices never end
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
}

async function stands(page: Page): Promise<void> {
  const seen = () => {
    const screen = [...document.querySelectorAll('#main [data-path]')].find(e => e.checkVisibility())
    return (
      screen?.childElementCount !== undefined && screen.childElementCount > 0 && !document.getElementById('main')?.inert
    )
  }
  await page.waitForFunction(seen, { timeout: patience }).catch(() => {
    throw new Error(`showed no screen within ${patience / 1000} s`)
  })
}

const placeOf = (page: Page): Promise<string> => page.evaluate(() => location.hash.slice(1).split('?')[0] ?? '')

/** Its failure is told where it is awaited, which may be later. */
function noted<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** As a person does it. @returns what the app stored */
async function signIn(browser: Browser, { url, demo }: Site): Promise<string> {
  const { page, faults } = await openTab(await browser.createBrowserContext())
  try {
    await show({ page, faults }, `${url}/#${login}`)
    await page.type('input[autocomplete~=username]', demo.account)
    await page.type('input[autocomplete=current-password]', demo.password)
    await page.keyboard.press('Enter')
    const stored = await page.waitForFunction(() => localStorage.getItem('token'), { timeout: patience })
    return (await stored.jsonValue()) ?? ''
  } catch (e: unknown) {
    throw new Error('was not tried: the demo account could not sign in', { cause: e })
  }
}
