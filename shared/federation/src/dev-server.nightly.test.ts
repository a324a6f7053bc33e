import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { UnitConfig } from '@shared/contract/config'
import type { Browser, Dialog, Page } from 'puppeteer'
import { type DevServer, devServer } from './dev-server.ts'
import { launch } from './testing/browser.ts'
import { build, copyOf, fixture, type Spoilt } from './testing/fixtures.ts'
import { fixtureKeys } from './testing/keys.ts'
import { configOf, type Site, serve } from './testing/site.ts'

process.env.RELEASE_KEYS = fixtureKeys()

let copies: Record<'shell' | 'orders', Spoilt>
let servers: DevServer[] = []
const changed = Promise.withResolvers<UnitConfig>()
let site: Site
let browser: Browser
let page: Page

beforeAll(async () => {
  copies = { shell: copyOf('shell'), orders: copyOf('remote-orders') }
  const shell = await devServer(copies.shell.folder)
  const orders = await devServer(copies.orders.folder, config => changed.resolve(config))
  servers = [shell, orders]
  const { signature: _, ...live } = configOf(await build(fixture('shell')), [])
  const config = { ...live, shell: shell.config, units: { orders: orders.config } }
  const origins = servers.map(({ config }) => new URL(config.entry).host)
  site = await serve(config, [], origins.flatMap(host => [`http://${host}`, `ws://${host}`]).join(' '))
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  site?.close()
  await Promise.all(servers.map(server => server.stop()))
  for (const { base } of Object.values(copies)) rmSync(base, { recursive: true, force: true })
})

beforeEach(async () => {
  await page?.close()
  page = await browser.newPage()
  await page.goto(`${site.url}#/orders`)
  await page.waitForSelector('#orders input').then(input => input?.type('typed'))
})

/** How each file was before. */
const undo: (() => void)[] = []
afterEach(() => {
  for (const back of undo.splice(0)) back()
})

/** Saves a file with a text changed. @returns saves it as it was */
function save(unit: keyof typeof copies, name: string, change: (before: string) => string): () => void {
  const file = path.join(copies[unit].folder, name)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, change(before))
  const back = () => writeFileSync(file, before)
  undo.push(back)
  return back
}

/** What stands on the terminal. */
const terminal = jest.spyOn(console, 'error').mockImplementation(() => {})

const screen = 'src/screens/order-list/order-list.screen.tsx'
const says = (selector: string, text: string) =>
  page.waitForFunction((s, t) => document.querySelector(s)?.textContent === t, {}, selector, text)
const tells = (words: RegExp) =>
  page.waitForFunction(
    (source, flags) => new RegExp(source, flags).test(document.querySelector('#compile-errors')?.textContent ?? ''),
    {},
    ...([words.source, words.flags] as const),
  )
const typed = () => page.$eval('#orders input', input => input.value)

test('a screen served from source is refreshed in place as it is saved, what was typed kept', async () => {
  const back = save('orders', screen, code => code.replace('<Trans>Orders', '<Trans>All my orders'))
  await says('#orders h2', 'All my orders')
  expect(await typed()).toBe('typed')
  back()
  await says('#orders h2', 'Orders')
})

test('a part of the shell is, too, before and after a screen was', async () => {
  const shellBack = save('shell', 'src/page.tsx', code => code.replace('<Trans>Home', '<Trans>My home'))
  await says('h1', 'My home')
  const back = save('orders', screen, code => code.replace('<Trans>Orders', '<Trans>Past orders'))
  await says('#orders h2', 'Past orders')
  shellBack()
  await says('h1', 'Home')
  await says('#orders h2', 'Past orders')
  expect(await typed()).toBe('typed')
  back()
})

test('a style is, too', async () => {
  const back = save('orders', 'src/screens/order-list/order-list.module.css', css =>
    css.replace('order: 456', 'order: 789'),
  )
  await page.waitForFunction(() => {
    const box = document.querySelector('#orders')
    return box && getComputedStyle(box).order === '789'
  })
  expect(await typed()).toBe('typed')
  back()
})

test('warns by file and line of a style that a build would refuse, and draws it', async () => {
  const back = save('orders', 'src/screens/order-list/order-list.module.css', css =>
    css.replace('order: 456', 'color: red;\n    order: 790'),
  )
  await page.waitForFunction(() => {
    const box = document.querySelector('#orders')
    return box && getComputedStyle(box).order === '790'
  })
  expect(terminal.mock.calls.join()).toMatch(/WARNING in \S+order-list\.module\.css:2 paints rgb\(255 0 0\) in \.box\./)
  back()
})

test('what does not compile is told over the page in the words of the compiler, until all of it compiles again', async () => {
  const mend = [
    save('orders', screen, code => code.replace('<h2>', '<h2')),
    save('shell', 'src/page.tsx', code => code.replace('return (', 'return ((')),
  ]
  await tells(/(?=.*order-list.screen.tsx:\d+)(?=.*page.tsx:\d+)/s)
  const said = await page.$eval('#compile-errors', panel => panel.textContent)
  expect(said).toMatch(/^\.\/src\/\S+\nx [A-Z]/)
  expect(said).not.toMatch(/loader|\n +at /)
  expect(terminal.mock.calls.join()).toContain(said.split('\n')[1])
  expect(await typed()).toBe('typed')
  mend.pop()?.()
  await tells(/^((?!page.tsx).)+$/s)
  mend.pop()?.()
  await page.waitForSelector('#compile-errors', { hidden: true })
  expect(await typed()).toBe('typed')
})

test('a page that is loaded while something does not compile is told too, and stands as it last compiled', async () => {
  const mend = save('orders', screen, code => code.replace('<h2>', '<h2'))
  await tells(/order-list.screen.tsx/)
  await page.evaluate(() => document.querySelector('input')?.remove()) // nothing that was typed is in the way
  await page.reload()
  await tells(/order-list.screen.tsx/)
  await says('#orders h2', 'Orders')
  mend()
  await page.waitForSelector('#compile-errors', { hidden: true })
})

test('a change that no part can take in place loads the page anew; where something was typed the browser asks first', async () => {
  const asked = new Promise<Dialog>(resolve => page.once('dialog', resolve))
  const back = save('shell', 'src/session/index.ts', code => `${code}export const more = 1\n`)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  expect(await typed()).toBe('typed')
  page.on('dialog', next => next.accept())
  back()
  await page.waitForNavigation()
})

test('an address that is added is told as it is saved', async () => {
  const file = path.join(copies.orders.folder, 'src/routes.ts')
  const source = readFileSync(file, 'utf8')
  const route = source.slice(source.indexOf('  {'), source.indexOf('\n]'))
  writeFileSync(file, source.replace('\n]', `\n${route.replace('/orders', '/oldOrders')}\n]`))
  expect((await changed.promise).routes.map(({ path }) => path)).toEqual(['/orders', '/oldOrders'])
})
