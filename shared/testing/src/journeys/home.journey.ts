/** Home as a visitor meets it: what it leads to, and that it lives. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import type { Driver } from './driver.ts'
import { speak } from './in-place.ts'
import { journey } from './journey.ts'
import { brokenWords, widen } from './layout.ts'
import { until } from './reach.ts'
import { LANGUAGES } from './sweep.ts'

const { phone: newPhone, person, platform } = journey()

const home = '[data-path="/home"]'
const named = (phone: Driver, within: string) =>
  phone.page.$$eval(`${home} ${within}`, all => all.map(e => e.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''))
const count = async (phone: Driver, within: string) => (await named(phone, within)).length

/** The prices of the day's list, as they are read. */
const prices = (phone: Driver) => named(phone, 'section:has(h2) li')

test('a visitor finds ten ways in and eight symbols, whose prices move as those of the exchange do', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.sees('24 hours', 'BTC')
  expect(await named(phone, 'nav[aria-label="Shortcuts"] > :is(a, button)')).toEqual([
    'Invest',
    'AI arbitrage',
    'Mining',
    'Bonds',
    'Loan',
    'Options',
    'Deposit',
    'Swap',
    'Compete',
    'Live chat',
  ])
  await phone.when(async () => (await count(phone, 'section:has(h2) li')) === 8)
  const before = (await prices(phone)).join()
  await platform().operate('clock', 'advance', '3s')
  await phone.when(async () => (await prices(phone)).join() !== before)
})

test('no word of the ways in and of the tab bar breaks in two at 320 px, in any language', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.sees('Deposit')
  await widen(phone.page, 320)
  const broken: string[] = []
  for (const language of LANGUAGES) {
    await speak(phone.page, language)
    broken.push(...(await brokenWords(phone.page, 'nav')).map(word => `${language}: ${word}`))
  }
  expect(broken).toEqual([])
})

test('the list of markets that was chosen is there after a reload', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.tap('Fallers')
  await phone.reload()
  await phone.when(() => phone.page.$eval('section [aria-pressed=true]', chip => chip.textContent === 'Fallers'))
  expect(await phone.at()).toBe('/home?rank=loss')
})

test('a visitor who wants to deposit logs in first, and goes on where they wanted to', async () => {
  const someone = await person()
  const phone = await newPhone()
  await phone.open('/home')
  await phone.tap('Deposit')
  await phone.arrives('/login')
  await phone.type('Username, email or mobile number', someone.account)
  await phone.type('Password', someone.password)
  await phone.tap('Log in')
  await phone.arrives('/chongzhi')
})

const counted = mkdtempSync(join(tmpdir(), 'counted-'))
afterAll(() => rmSync(counted, { recursive: true, force: true }))
const operatorKey = 'k'.repeat(43)

/** A gateway that counts, as one in production. */
function startCounting() {
  const { store, keys, address } = platform()
  const reports = openStore(`file:${counted}/reports`)
  const shared = { store, accepted: keys.accepted, apiUrl: address().url, graceMs: 0, proxies: 1 }
  return startGateway({ ...shared, reports, operatorKey, log: () => {} })
}

/** What an operator reads who holds no key. */
function statusNow(): string {
  writeFileSync(join(counted, 'accepted.json'), JSON.stringify(platform().keys.accepted))
  const stores = { RELEASE_STORE: `file:${platform().storeFolder}`, REPORTS_STORE: `file:${counted}/reports` }
  const env = { ...process.env, NODE_OPTIONS: '', RELEASE_KEYS: counted, ...stores }
  return execFileSync(process.execPath, ['shared/release/src/main.ts', 'status'], { cwd: root, env, encoding: 'utf8' })
}
const root = fileURLToPath(new URL('../../../..', import.meta.url))

test('how fast screens stand, paint and answer is told by unit and release, at the latest as the phone is put away, and whoever watches sees it', async () => {
  const gateway = await startCounting()
  const metrics = async () => {
    const reply = await fetch(`${gateway.url}/metrics`, { headers: { authorization: `Bearer ${operatorKey}` } })
    return reply.text()
  }
  const of = (unit: string) => `unit="${unit}",release="${platform().units.find(one => one.unit === unit)?.release}"`
  const told = async (unit: string, kind: string) =>
    (await metrics()).includes(`tarn_screen_seconds_count{${of(unit)},kind="${kind}"} 1\n`)
  const phone = await newPhone({ url: gateway.url })
  await phone.open('/home')
  await phone.tap('Market')
  await phone.arrives('/hangqing')
  await phone.when(async () => (await told('content', 'open')) && told('trade', 'open'))
  expect(await told('content', 'INP')).toBe(false)
  // hidden, and from the next moment on nothing of the page runs: as an app that is swiped away
  const session = await phone.page.createCDPSession()
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await until('LCP and INP were not told', async () => (await told('content', 'LCP')) && told('content', 'INP'))
  await phone.close()
  const cutOff = await newPhone({ url: gateway.url })
  await cutOff.open('/home')
  const opened = (unit: string) => `tarn_screen_seconds_count{${of(unit)},kind="open"} 2\n`
  const tells = (unit: string) => cutOff.when(async () => (await metrics()).includes(opened(unit)))
  await tells('content') // what measures is there, and hears of the network
  for (const name of ['offline', 'online']) await cutOff.page.evaluate(event => dispatchEvent(new Event(event)), name)
  await cutOff.tap('Market')
  await cutOff.arrives('/hangqing')
  await tells('trade')
  expect(await told('content', 'LCP')).toBe(true) // it ends with a tap, and was not counted again
  await cutOff.close()
  await gateway.stop() // it writes what it counted
  const said = statusNow()
  expect(said).toMatch(/^content .* 2 +0 +0 %(?: +\d+ ms){3}$/m)
  expect(said).toMatch(/^trade .* 2 +0 +0 % +\d+ ms$/m)
})
