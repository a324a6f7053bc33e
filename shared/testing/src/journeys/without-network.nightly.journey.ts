/** More of the app without a network: tabs as they were seen last, another person, a silent gateway, a forbidden storage. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { userAssetsCall } from '@shared/contract'
import { launch, openPhone } from '../browser.ts'
import type { Person } from '../people.ts'
import { logOut } from './acts.ts'
import { type Driver, take } from './driver.ts'
import { isKeptPage, keepsLive, opensAt, unanswered } from './kept.ts'
import { ship } from './ship.ts'
import { withoutNetwork } from './without-network.ts'

const { newPhone, platform, person, to, folder, keeping, answers } = withoutNetwork()

const { published, promoted, back } = ship(platform)

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

/** Stands where no tab shows anything new, without what an earlier page had still to write. */
const writesNoMore = (phone: Driver) => opensAt(phone, '/language')

/** Writes what is kept anew. */
const rewrite = ({ page }: Driver, change: { of?: string; later?: number }) =>
  page.evaluate(async ({ of, later = 0 }) => {
    const told = await (await caches.match('/answers', { cacheName: '/answers' }))?.json()
    const queries = told.queries.map((one: { at: number }) => ({ ...one, at: one.at + later }))
    const next = { ...told, ...(of && { of }), queries }
    await (await caches.open('/answers')).put('/answers', Response.json(next))
  }, change)

test('whoever is signed in finds each tab as it was seen last, with its time, and sends nothing; with the session all of it goes', async () => {
  const who = await person({ balance: '4321.5' })
  const phone = await newPhone({ url: to.line.url, of: who })
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
  const mend = to.line.cut()
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
  await writesNoMore(phone)
  await phone.page.evaluate(() => caches.delete('/answers'))
  const mendAgain = to.line.cut()
  await opensAt(phone, '/home')
  await phone.sees("This page will load when you're back online.")
  expect((await phone.says()).match(/No connection|Couldn't load|Retry/g)).toEqual(['No connection', 'Retry'])
  mendAgain()
})

test('a page that loses the network shows each tab as it was seen last, however short that was', async () => {
  const phone = await newPhone({ url: to.line.url, of: await person({ balance: '4321.5' }) })
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
  const mend = to.line.cut()
  await phone.page.evaluate(() => dispatchEvent(new Event('offline'))) // nothing is asked for on this page
  await phone.sees('No connection')
  await phone.open('/my')
  await phone.sees('4,321.50', /As of \d/)
  mend()
})

test('what was kept is asked for anew, though the phone’s clock was set back since; another person’s goes as a page opens', async () => {
  const who = await person({ balance: '4321.5' })
  const phone = await newPhone({ url: to.line.url, of: who })
  phone.expects(unanswered)
  await phone.open('/my')
  await keepsLive(phone, platform())
  await phone.sees('4,321.50')
  await phone.when(async () => (await answers(phone)).path === '/my')
  await writesNoMore(phone)
  await rewrite(phone, { later: 86_400_000 })
  await phone.page.goto('about:blank')
  await platform().operate('wallet', 'adjust', who.account, 'USDT', '100')
  const heard = to.line.silence('/')
  await opensAt(phone, '/my')
  expect(await isKeptPage(phone)).toBe(true)
  await phone.sees('4,421.50')
  heard()
  await writesNoMore(phone)
  await rewrite(phone, { of: 'somebody else' })
  await opensAt(phone, '/language')
  await phone.when(async () => (await answers(phone)).path === undefined)
})

test('a browser that was closed opens it as well', async () => {
  const userDataDir = join(folder, 'browser')
  const open = async () => {
    const browser = await launch({ userDataDir })
    const phone = take(await openPhone(browser, { lasting: true }), to.line.url)
    return { browser, phone }
  }
  const first = await open()
  await first.phone.open('/home')
  await keepsLive(first.phone, platform())
  await first.browser.close()
  const mend = to.line.cut()
  const second = await open()
  await second.phone.open('/hangqing')
  expect(await isKeptPage(second.phone)).toBe(true)
  mend()
  await second.browser.close()
})

test('a gateway that answers nothing is waited for some seconds; the page that was kept then learns at once what is live', async () => {
  const phone = await keeping()
  const serial = await promoted('account', await published('account'))
  const heard = to.line.silence('/')
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
  await page.goto(`${to.line.url}/#/hangqing`)
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
