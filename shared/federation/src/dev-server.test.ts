import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { UnitConfig } from '@shared/contract/config'
import type { Browser } from 'puppeteer'
import { type DevServer, devServer } from './dev-server.ts'
import { launch } from './testing/browser.ts'
import { buildForDevelopment, copyOf, fixture, type Spoilt } from './testing/fixtures.ts'
import { configOf, type Site, serve } from './testing/site.ts'

let copy: Spoilt
let server: DevServer
const changed = Promise.withResolvers<UnitConfig>()
let site: Site
let browser: Browser

beforeAll(async () => {
  copy = copyOf('remote-orders')
  const shell = await buildForDevelopment(fixture('shell'))
  server = await devServer(copy.folder, config => changed.resolve(config))
  const { host } = new URL(server.config.entry)
  const { signature: _, ...live } = configOf(shell, [])
  const config = { ...live, units: { [server.unit]: server.config } }
  site = await serve(config, [shell], `http://${host} ws://${host}`)
  browser = await launch()
}, 60_000)

afterAll(async () => {
  await browser?.close()
  site?.close()
  await server?.stop()
  rmSync(copy.base, { recursive: true, force: true })
})

test('a screen served from source is refreshed in place as it is saved, its state kept', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.url}#/orders`)
  await page.waitForSelector('#orders button').then(button => button?.click())
  const file = path.join(copy.folder, 'src/screens/order-list/order-list.screen.tsx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<Trans>Orders', '<Trans>All my orders'))
  await page.waitForFunction(() => document.querySelector('#orders h2')?.textContent === 'All my orders')
  expect(await page.$eval('#orders button', button => button.textContent)).toBe('1')
})

test('an address that is added is told as it is saved', async () => {
  const file = path.join(copy.folder, 'src/routes.ts')
  const source = readFileSync(file, 'utf8')
  const route = source.slice(source.indexOf('  {'), source.indexOf('\n]'))
  writeFileSync(file, source.replace('\n]', `\n${route.replace('/orders', '/oldOrders')}\n]`))
  expect((await changed.promise).routes.map(({ path }) => path)).toEqual(['/orders', '/oldOrders'])
})
