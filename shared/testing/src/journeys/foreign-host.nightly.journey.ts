/** A page of another origin, with a bundle of its own, runs a remote as it is published here (docs/foreign.md#a-host-of-your-own). */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Gateway, startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { testKeys } from '@shared/release/testing'
import { publish, readBuiltRelease } from '@shared/release/writing'
import type { Browser, Page } from 'puppeteer'
import { launch } from '../../../federation/src/testing/browser.ts'
import { build, fixture } from '../../../federation/src/testing/fixtures.ts'

const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
let gateway: Gateway
let host: Server
let browser: Browser

/** The host's page says where the remote is; all else is its bundle. */
function serveHost(remote: object): Server {
  const page = `<!doctype html><link rel="icon" href="data:,"><div id="app"></div>
<script type="application/json" id="remote">${JSON.stringify(remote)}</script><script defer src="/main.js"></script>`
  return createServer(async (request, response) => {
    const file = (request.url ?? '/').split('?')[0] ?? '/'
    const script = file === '/' ? undefined : await readFile(join(folder, 'host', file)).catch(() => '')
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript').end(script ?? page)
  })
}

beforeAll(async () => {
  const node = (file: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [file, ...args], { env: { ...process.env, NODE_OPTIONS: '' } })
  const [balance] = await Promise.all([
    build(fixture('remote-balance')),
    node(join(fixture('foreign-host'), 'build.ts'), join(folder, 'host')),
  ])
  const store = openStore(`file:${join(folder, 'store')}`)
  const { unit, release } = await publish(store, testKeys, await readBuiltRelease(balance.folder))
  gateway = await startGateway({ store, accepted: testKeys.accepted, apiUrl: 'http://127.0.0.1:9' })
  host = serveHost({ origin: gateway.url, unit, release }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  host?.close()
  await gateway?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function visit(query: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/${query}`)
  return { page, faults }
}

test('a remote runs in a host of another origin that lends what release.json says that it needs', async () => {
  const { page, faults } = await visit('')
  const screen = await page.waitForSelector('#balance')
  expect(await screen?.$eval('h2', title => title.textContent)).toBe('Balance')
  await page.click('#balance button')
  expect(await screen?.$eval('button', button => button.textContent)).toBe('41') // the host's own atom
  expect(await screen?.evaluate(box => getComputedStyle(box).order)).toBe('456')
  expect(await page.evaluate(() => Reflect.get(self, 'seen').balance.session)).toEqual({ id: 'foreign' })
  expect(faults).toEqual([])
})

test('a host that lends no federation runtime is told so, and by which remote', async () => {
  const { page, faults } = await visit('?plain')
  await page.waitForFunction(() => document.getElementById('app')?.textContent?.startsWith('failed'))
  expect(faults.join()).toMatch(
    /balance__\w+ borrows the federation runtime of its host, and there is none: see docs\/foreign\.md/,
  )
})
