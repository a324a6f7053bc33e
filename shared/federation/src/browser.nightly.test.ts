import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'puppeteer'
import { launch } from './testing/browser.ts'
import { build, type FixtureRelease, fixture } from './testing/fixtures.ts'
import { configOf, type Site, serve } from './testing/site.ts'

let browser: Browser
let context: BrowserContext
let site: Site
let shell: FixtureRelease
let orders: FixtureRelease
let balance: FixtureRelease
/** Built by a configuration of its own, with module federation's plain plugin. */
let foreign: FixtureRelease

beforeAll(async () => {
  const launched = launch()
  const [first, second] = [build(fixture('shell')), build(fixture('remote-orders'))]
  ;[shell, orders] = await Promise.all([first, second])
  const others = ['remote-balance', 'remote-future', 'remote-foreign'].map(name => build(fixture(name)))
  const remotes = [orders, ...(await Promise.all(others))]
  balance = remotes[1] as FixtureRelease
  foreign = remotes[3] as FixtureRelease
  site = await serve(configOf(shell, remotes), [shell, ...remotes])
  browser = await launched
})

afterAll(async () => {
  await browser?.close()
  site?.close()
})

beforeEach(async () => {
  site.damaged.clear()
  site.asked.length = 0
  await context?.close()
  context = await browser.createBrowserContext()
})

async function visit(hash: string, language = 'en-us'): Promise<Page> {
  const page = await context.newPage()
  await page.evaluateOnNewDocument(code => localStorage.setItem('lang', code), language)
  await page.goto(`${site.url}#${hash}`)
  return page
}

const textOf = (page: Page, selector: string) =>
  page.waitForSelector(selector).then(element => element?.evaluate(node => node.textContent))

const file = ({ manifest }: FixtureRelease, name: string) => `/r/${manifest.unit}/${manifest.release}/${name}`

test('two remotes on one page share one React, one jotai store, one lingui, one query client and one session', async () => {
  const page = await visit('/orders+/balance')
  await Promise.all([page.waitForSelector('#orders'), page.waitForSelector('#balance')])
  const same = await page.evaluate(() => {
    const { orders, balance }: Record<string, Record<string, unknown>> = Reflect.get(self, 'seen')
    return Object.keys(orders ?? {}).map(name => [
      name,
      orders?.[name] !== undefined && orders[name] === balance?.[name],
    ])
  })
  expect(Object.fromEntries(same)).toEqual({ useState: true, store: true, i18n: true, client: true, session: true })
  await page.click('#orders button')
  expect(await textOf(page, '#balance button')).toBe('1')
})

test('a screen comes with its styles, in the language of the phone, and follows a change of language', async () => {
  const page = await visit('/orders+/balance', 'jp')
  expect(await textOf(page, '#orders h2')).toBe('注文')
  expect(await textOf(page, 'h1')).toBe('ホーム')
  expect(await page.$eval('#orders', element => getComputedStyle(element).order)).toBe('456')
  await page.evaluate(() => Reflect.get(self, 'speak')('zh-hant'))
  expect(await textOf(page, '#balance h2')).toBe('帳戶餘額')
})

test('a first paint asks for the files of the preload lists and for no other', async () => {
  const page = await visit('/orders', 'ko')
  await page.waitForSelector('#orders')
  const of = (release: FixtureRelease, ...keys: string[]) =>
    keys.flatMap(key => release.manifest.preload[key] ?? []).map(name => file(release, name))
  const preloads = [...of(shell, 'shell', 'words:ko'), ...of(orders, '/orders', 'words:ko')]
  expect(site.asked.toSorted()).toEqual([file(shell, shell.manifest.entry), ...preloads].toSorted())
})

test('a remote that was written for a later shell is refused with both versions, before anything of it is fetched', async () => {
  const page = await visit('/forecast')
  const said = await textOf(page, '[role=alert]')
  expect(said).toContain('Remote future')
  expect(said).toContain('it was written for shell ^2.0.0, and this is shell 1.4.0')
  expect(site.asked.filter(address => address.startsWith('/r/future/'))).toEqual([])
})

test.each(['remoteEntry.js', 'routes.js', 'order-list.js', 'order-list.css', 'words-en-us.js'])(
  'a flipped byte in %s is refused, the other remote stands, and a second try heals it',
  async name => {
    const address = file(orders, name)
    site.damaged.add(address)
    const page = await visit('/orders+/balance')
    expect(await textOf(page, '[role=alert]')).toContain('Remote orders')
    expect(await page.waitForSelector('#balance')).not.toBeNull()
    expect(await page.$('#orders')).toBeNull()
    site.damaged.clear()
    await page.click('[role=alert] button')
    expect(await textOf(page, '#orders h2')).toBe('Orders')
    expect(await page.$eval('#orders', element => getComputedStyle(element).order)).toBe('456')
  },
)

test('a remote with a configuration of its own joins: one React, styles, words, and what does not match its hash is refused', async () => {
  site.damaged.add(file(foreign, 'exchange-rate.js'))
  const page = await visit('/orders+/rate', 'jp')
  expect(await textOf(page, '[role=alert]')).toContain('Remote foreign')
  site.damaged.clear()
  await page.click('[role=alert] button')
  expect(await textOf(page, '#rate h2')).toBe('残高')
  expect(await page.$eval('#rate', element => getComputedStyle(element).order)).toBe('987')
  await page.waitForSelector('#orders')
  const one = await page.evaluate(
    () => Reflect.get(self, 'seen').orders.useState === Reflect.get(self, 'seen').rate.useState,
  )
  expect([one, foreign.manifest.needs]).toEqual([
    true,
    expect.objectContaining({ shell: '^1.2.0', react: '^19.0.0', '@lingui/react': '^6.0.0' }),
  ])
})

test('a flipped byte in the shell stops the start with a plain sentence', async () => {
  site.damaged.add(file(shell, 'start.js'))
  const page = await visit('/orders')
  expect(await textOf(page, '[role=alert]')).toContain('The app could not be loaded')
})

test('a config that is not one loads nothing and says so', async () => {
  const { written } = site
  site.written = written.replace('"serial":1,', '"serial":"1",')
  const page = await visit('/orders')
  expect(await textOf(page, '[role=alert]')).toBe('The page could not be verified. Reload.')
  expect(site.asked).toEqual([file(shell, shell.manifest.entry)])
  site.written = written
})

test('a script that no config names does not run', async () => {
  const page = await visit('/balance')
  await page.waitForSelector('#balance')
  const outcome = await page.evaluate(
    address => {
      const script = document.createElement('script')
      return new Promise(resolve => {
        script.onload = () => resolve('ran')
        script.onerror = () => resolve(new URL(script.src).pathname)
        script.src = address
        document.head.append(script)
      })
    },
    file(balance, 'nowhere.js'),
  )
  expect(outcome).toBe('/refused')
})
