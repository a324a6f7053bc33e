/** docs/another-server.md as it stands there: its settings and its few answers, and nothing else, are a server that the app opens on. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { platform } from '@shared/contract/config'
import { type Gateway, startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { promote } from '@shared/release/writing'
import type { Browser } from 'puppeteer'
import * as v from 'valibot'
import { launch, openPhone } from '../browser.ts'
import { builtKeys } from '../built-units.ts'
import { publishInto } from '../published.ts'
import { take } from './driver.ts'

const page = readFileSync(new URL('../../../../docs/another-server.md', import.meta.url), 'utf8')
/** The blocks of the page by what they answer: "GET /api/…", or "settings". */
const blocks = new Map(
  [...page.matchAll(/^```json (\S.*)\n([\s\S]*?)^```$/gm)].map(([, of = '', text = '']) => [of, text] as const),
)

jest.setTimeout(120_000)
const folder = mkdtempSync(join(tmpdir(), 'another-'))
const missing: string[] = []
let server: Server
let gateway: Gateway
let browser: Browser

/** Answers what the page says, in its words, and nothing else. */
const minimal = () =>
  createServer((request, response) => {
    const asked = `${request.method} ${request.url?.split('?')[0]}`
    if (!blocks.has(asked)) missing.push(asked)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(blocks.get(asked) ?? '{"code":404,"message":"Not here","result":null}')
  })

beforeAll(async () => {
  server = minimal()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const units = await publishInto(folder)
  const [keys, store] = [await builtKeys(), openStore(`file:${folder}`)]
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const transportPublicKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const settings = v.parse(platform, { ...JSON.parse(blocks.get('settings') ?? ''), transportPublicKey })
  const who = { who: 'journeys', why: 'another server' }
  await promote(store, keys, { ...who, targets: units, platform: { ...settings, worker: false } })
  const { port } = server.address() as AddressInfo
  gateway = await startGateway({
    ...{ store, accepted: async () => keys.accepted, apiUrl: `http://127.0.0.1:${port}`, graceMs: 0, log: () => {} },
  })
  browser = await launch()
})
afterAll(async () => {
  await Promise.all([browser?.close(), gateway?.stop()])
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('with the answers of the page, and nothing else, the app opens, shows the market and lets somebody in', async () => {
  const phone = take(await openPhone(browser), gateway.url)
  await phone.open('/home')
  await phone.sees('BTC', '64,000')
  await phone.tap('Market')
  await phone.arrives('/hangqing')
  await phone.sees('BTC/USDT', '64,000')
  await phone.open('/login?redirect=/my')
  await phone.picture('another server login')
  console.log(missing, phone.wrongs())
  expect(missing).toEqual([])
})
