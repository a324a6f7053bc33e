/** The app opens without a network, with what was known; whoever may not keep anything has it without that. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPositionCall, transferContractCall, userAssetsCall } from '@shared/contract'
import { launch, openPhone } from '../browser.ts'
import type { Person } from '../people.ts'
import { logOut } from './acts.ts'
import { type Driver, take } from './driver.ts'
import { journey } from './journey.ts'
import { homeKept, isKeptPage, keepsLive, kept, opensAt, unanswered } from './kept.ts'
import { type Line, lineTo } from './line.ts'
import { ship } from './ship.ts'

const { phone: newPhone, platform, person } = journey({ worker: true, clock: 'real' })
const { published, promoted, back } = ship(platform)

let line: Line
const folder = mkdtempSync(join(tmpdir(), 'without-network-'))
beforeAll(async () => {
  line = await lineTo(platform().url)
})
afterAll(() => {
  line?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A phone that has kept what it runs, and looks at Home. */
const keeping = () => homeKept(newPhone({ url: line.url }), platform())

/** For whom answers are kept, if any are: the page that was written last. */
const answers = ({ page }: Driver): Promise<{ path?: string; unread?: number; queries?: { hash: string }[] }> =>
  page.evaluate(async () => (await caches.match('/answers', { cacheName: '/answers' }))?.json() ?? {})

test('without a network the app opens at any address, in its language alone, and goes on by itself with one', async () => {
  const phone = await keeping()
  const files = Object.values(await kept(phone)).flat()
  expect(files.filter(file => /words-(?!en-us)/.test(file))).toEqual([])
  const mend = line.cut()
  await opensAt(phone, '/home')
  expect(await isKeptPage(phone)).toBe(true)
  expect(await phone.page.evaluate(async () => (await fetch('/favicon.svg')).ok)).toBe(true)
  for (const path of ['/hangqing', '/login', '/language']) {
    await phone.open(path)
    await phone.arrives(path)
  }
  await phone.sees('No connection')
  mend()
  await phone.misses('No connection')
  await phone.tap('Español')
  await phone.when(async () =>
    Object.values(await kept(phone))
      .flat()
      .some(file => file.includes('words-xi')),
  )
  const cutAgain = line.cut()
  await phone.page.goto('about:blank')
  await expect(phone.page.goto(`${line.url}/?shell=0123456789ab`)).rejects.toThrow('net::') // what is kept has the live one
  await opensAt(phone, '/language')
  await phone.sees('Sin conexión')
  cutAgain()
})

/** How many messages are new, as the bell says it and the tab. */
const newMessages = ({ page }: Driver) =>
  page.evaluate(() => {
    const texts = [
      document.querySelector('[data-path="/home"] a[href="#/notifications"]')?.getAttribute('aria-label'),
      document.querySelector('nav > a[href="#/my"] .visually-hidden')?.textContent,
    ]
    return texts.map(text => Number(/\d+/.exec(text ?? '')?.[0]))
  })

/** A second message comes while Home stands: the first was that of the deposit. */
async function hearsNews(phone: Driver, { account }: Person): Promise<void> {
  const text = ['--title', 'News', '--text', 'From the desk', '--tab', 'transaction']
  await platform().operate('message', 'send', account, ...text)
  await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await phone.when(async () => String(await newMessages(phone)) === '2,2')
}

test('whoever is signed in finds each tab as it was seen last, with its time, and sends nothing; with the session all of it goes', async () => {
  const who = await person({ balance: '4321.5' })
  const phone = await newPhone({ url: line.url, of: who })
  phone.expects(unanswered)
  await phone.open('/home')
  await keepsLive(phone, platform())
  await phone.when(async () => (await answers(phone)).path === '/home')
  await hearsNews(phone, who)
  await phone.when(async () => (await answers(phone)).unread === 2)
  for (const path of ['/hangqing', '/heyue', '/my']) {
    await phone.open(path)
    await phone.when(async () => (await answers(phone)).path === path)
  }
  const mend = line.cut()
  await opensAt(phone, '/my')
  await phone.sees(/No connection. Data from \d/, '4,321.50')
  for (const path of ['/hangqing', '/heyue', '/home']) {
    await phone.open(path)
    await phone.arrives(path)
  }
  expect(await newMessages(phone)).toEqual([2, 2])
  await phone.open('/zijinhuazhuan')
  await phone.sees("This page will load when you're back online.")
  expect(await phone.says()).not.toContain('Data from') // nothing there is from then
  mend()
  await phone.misses('No connection')
  await phone.open('/home')
  await logOut(phone)
  await phone.when(async () => !JSON.stringify(await answers(phone)).includes('4321.5'))
  await phone.open('/language') // no tab: nothing is written from here on
  await phone.page.evaluate(() => caches.delete('/answers'))
  const mendAgain = line.cut()
  await opensAt(phone, '/home')
  await phone.sees("This page will load when you're back online.")
  expect((await phone.says()).match(/No connection|Couldn't load|Retry/g)).toEqual(['No connection', 'Retry'])
  mendAgain()
})

test('a page that loses the network shows each tab as it was seen last, however short that was', async () => {
  const phone = await newPhone({ url: line.url, of: await person({ balance: '4321.5' }) })
  phone.expects(unanswered)
  await phone.open('/home')
  await keepsLive(phone, platform())
  await phone.open('/my')
  await phone.sees('4,321.50')
  await phone.open('/language') // sooner than anything is written
  const isOfPersonal = ({ hash }: { hash: string }) => hash === JSON.stringify([userAssetsCall.path, {}])
  await phone.when(async () => (await answers(phone)).queries?.some(isOfPersonal) ?? false)
  await opensAt(phone, '/language')
  await phone.page.waitForNetworkIdle()
  const mend = line.cut()
  await phone.page.evaluate(() => dispatchEvent(new Event('offline'))) // nothing is asked for on this page
  await phone.sees('No connection')
  await phone.open('/my')
  await phone.sees('4,321.50', /As of \d/)
  mend()
})

/** Writes what is kept anew. */
const rewrite = ({ page }: Driver, change: { of?: string; later?: number }) =>
  page.evaluate(async ({ of, later = 0 }) => {
    const told = await (await caches.match('/answers', { cacheName: '/answers' }))?.json()
    const queries = told.queries.map((one: { at: number }) => ({ ...one, at: one.at + later }))
    const next = { ...told, ...(of && { of }), queries }
    await (await caches.open('/answers')).put('/answers', Response.json(next))
  }, change)

test('what was kept is asked for anew, though the phone’s clock was set back since; another person’s goes as a page opens', async () => {
  const who = await person({ balance: '4321.5' })
  const phone = await newPhone({ url: line.url, of: who })
  phone.expects(unanswered)
  await phone.open('/my')
  await keepsLive(phone, platform())
  await phone.sees('4,321.50')
  await phone.when(async () => (await answers(phone)).path === '/my')
  await phone.open('/language') // no tab: nothing is written from here on
  await rewrite(phone, { later: 86_400_000 })
  await phone.page.goto('about:blank')
  await platform().operate('wallet', 'adjust', who.account, 'USDT', '100')
  const heard = line.silence('/')
  await opensAt(phone, '/my')
  expect(await isKeptPage(phone)).toBe(true)
  await phone.sees('4,421.50')
  heard()
  await phone.open('/language')
  await rewrite(phone, { of: 'somebody else' })
  await opensAt(phone, '/language')
  await phone.when(async () => (await answers(phone)).path === undefined)
})

/** Presses Enter in the field where the finger is. */
const enter = ({ page }: Driver) => page.keyboard.press('Enter')

const typedAt = ({ page }: Driver, path: string) =>
  page.$eval(`[data-path="${path}"] form input[inputmode]`, e => (e as HTMLInputElement).value)

test('an order or a transfer that finds no network is not sent, then or later; what was typed stays, and its button says why', async () => {
  const phone = await newPhone({ url: line.url, of: await person({ balance: '500', contract: '500' }) })
  phone.expects(unanswered)
  await phone.open('/heyue')
  await phone.type(/^Quantity/, '0.01')
  await keepsLive(phone, platform())
  await phone.when(async () => (await answers(phone)).path === '/heyue')
  let mend = line.cut()
  await opensAt(phone, '/heyue')
  await phone.sees('No connection. Data from', 'Buy long No connection', 'Sell short No connection')
  expect([await isKeptPage(phone), await typedAt(phone, '/heyue')]).toEqual([true, '0.01'])
  await phone.type(/^Quantity/, '0.02')
  await enter(phone)
  mend()
  await phone.tap(/^Buy long ?Liq/)
  await phone.tap('I understand I could lose this money.', 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  mend = line.cut()
  await phone.sees(/Confirm order.*Buy long.*No connection/)
  await enter(phone)
  mend()
  await phone.misses('No connection')
  await phone.back()
  await phone.open('/zijinhuazhuan')
  await phone.type('Amount', '120')
  mend = line.cut()
  await phone.tap('Transfer', 'button') // nobody knows yet that there is no network
  await phone.sees('Checking… No reply reached us')
  await phone.sees('No connection')
  mend()
  await phone.misses('No connection')
  expect(await typedAt(phone, '/zijinhuazhuan')).toBe('120')
  await phone.reload()
  await phone.type('Amount', '130')
  expect([createPositionCall, transferContractCall].map(({ path }) => line.delivered(path))).toEqual([0, 0])
  await phone.tap('Transfer', 'button')
  await phone.sees('130.00 USDT moved')
  expect(line.delivered(transferContractCall.path)).toBe(1)
})

test('a browser that was closed opens it as well', async () => {
  const userDataDir = join(folder, 'browser')
  const open = async () => {
    const browser = await launch({ userDataDir })
    const phone = take(await openPhone(browser, { lasting: true }), line.url)
    return { browser, phone }
  }
  const first = await open()
  await first.phone.open('/home')
  await keepsLive(first.phone, platform())
  await first.browser.close()
  const mend = line.cut()
  const second = await open()
  await second.phone.open('/hangqing')
  expect(await isKeptPage(second.phone)).toBe(true)
  mend()
  await second.browser.close()
})

test('a gateway that answers nothing is waited for some seconds; the page that was kept then learns at once what is live', async () => {
  const phone = await keeping()
  const serial = await promoted('account', await published('account'))
  const heard = line.silence('/')
  await opensAt(phone, '/login')
  expect(await isKeptPage(phone)).toBe(true)
  await phone.when(() =>
    phone.page.evaluate(now => localStorage.getItem('newest-config')?.split(' ')[1] === `${now}`, serial),
  )
  heard()
  await back('account')
})

test('a phone that forbids storage has the app without its worker', async () => {
  const userDataDir = join(folder, 'forbidding')
  mkdirSync(join(userDataDir, 'Default'), { recursive: true })
  const cookies = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(userDataDir, 'Default', 'Preferences'), JSON.stringify(cookies))
  const browser = await launch({ userDataDir })
  const page = await browser.defaultBrowserContext().newPage()
  await page.goto(`${line.url}/#/hangqing`)
  await page.waitForFunction(() => document.body.textContent.includes('BTC'))
  const stored = await page.evaluate(() => {
    try {
      return localStorage.length >= 0
    } catch {
      return false
    }
  })
  expect(stored).toBe(false)
  await browser.close()
})
