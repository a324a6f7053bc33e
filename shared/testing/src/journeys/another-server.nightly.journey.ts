/** docs/another-server.md as it stands there: its settings and its few answers, and nothing else, are a server that the app opens on. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '@shared/contract/config'
import { type Gateway, startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { promote } from '@shared/release/writing'
import type { Browser } from 'puppeteer'
import * as v from 'valibot'
import { launch, openPhone } from '../browser.ts'
import { builtKeys } from '../built-units.ts'
import { publishInto } from '../published.ts'
import { logIn } from './acts.ts'
import { take } from './driver.ts'

const page = readFileSync(new URL('../../../../docs/another-server.md', import.meta.url), 'utf8')
/** The blocks of the page by what they answer: "GET /api/…", or "settings". */
const blocks = new Map(
  [...page.matchAll(/^```json (\S.*)\n([\s\S]*?)^```$/gm)].map(([, of = '', text = '']) => [of, text] as const),
)
const folder = mkdtempSync(join(tmpdir(), 'another-'))
const missing: string[] = []
let server: Server
let gateway: Gateway
let browser: Browser

/** The app reports that somebody is here, and reads no answer. */
const unread = /activeReport|importantCustomerOnLine/
const nobody = '{"code":401,"message":"Please log in again","result":null}'
const absent = '{"code":404,"message":"Not here","result":null}'

/** Answers what the page says, in its words, and nothing else. */
function answerTo({ method, url = '', headers }: IncomingMessage): string {
  const asked = `${method} ${url.split('?')[0]}`
  const own = blocks.get(`${asked} token`)
  if (own) return headers['x-access-token'] ? own : nobody
  const open = blocks.get(asked)
  if (!open) missing.push(asked)
  return open ?? absent
}

const minimal = () =>
  createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answerTo(request))
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
  await phone.tap('Personal')
  await phone.arrives('/login')
  await logIn(phone, 'lena', 'waterline-7')
  await phone.arrives('/my')
  await phone.sees('lena', '1,250.50')
  await phone.picture('another server')
  expect(missing.filter(asked => !unread.test(asked))).toEqual([])
  expect(await phone.says()).not.toContain('Not here')
  expect(phone.wrongs()).toEqual([])
})

test('what the page says that everybody answers is what it says', () => {
  expect([page.includes(`\`${nobody}\``), page.includes(`\`${absent}\``)]).toEqual([true, true])
})
