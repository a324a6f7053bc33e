/** New releases reach phones that are in use: some phones first, without a reload, never under somebody's hands. */
import { expect, test } from '@jest/globals'
import { takesCanary } from '@shared/contract/canary'
import { makeOverride } from '@shared/release/writing'
import { logIn } from './acts.ts'
import type { Driver } from './driver.ts'
import { lineTo } from './line.ts'
import { lookAgain } from './look-again.ts'
import { updateNow } from './retry.ts'
import { isSame, mark, runs } from './ship.ts'
import { swapJourney } from './swap.ts'

const { newPhone, platform, person, built, published, promoted, back, goes } = swapJourney()

test('a release that goes live while its page is used is there at the next change of remote, and nothing of the old one stays', async () => {
  const old = built('account').release
  const phone = await newPhone()
  await phone.open('/login')
  await mark(phone)
  await phone.type('Username, email or mobile number', 'half typed')
  const next = await published('account')
  await promoted('account', next)
  await lookAgain(phone, platform().store)
  await goes(phone, '/home')
  await goes(phone, '/login')
  expect(await runs(phone, 'account')).toEqual([`account__${old}`]) // somebody typed there, and it is kept
  expect(await phone.page.$$eval('input', inputs => inputs.map(input => input.value))).toContain('half typed')
  const other = await newPhone()
  await other.open('/home')
  await mark(other)
  await goes(other, '/login')
  await goes(other, '/home')
  await back('account')
  await lookAgain(other, platform().store)
  await goes(other, '/login')
  await other.when(async () => (await runs(other, 'account')).length === 1)
  expect(await runs(other, 'account')).toEqual([`account__${old}`])
  expect(
    await other.page.$$eval(
      'link[rel=stylesheet]',
      (links, id) => links.filter(l => (l as HTMLLinkElement).href.includes(id)).length,
      next,
    ),
  ).toBe(0)
  expect([await isSame(phone), await isSame(other)]).toEqual([true, true])
})

/** Waits until the shell has made the other tabs ready, as it does while the phone is idle. */
const tabsBegun = (phone: Driver) =>
  phone.when(async () => (await runs(phone, 'content')).length > 0 && (await runs(phone, 'trade')).length > 0)

test('a canary reaches the phones that are drawn and no other, each file once; the same phone keeps its answer', async () => {
  const [stable, canary] = [built('account').release, await published('account')]
  const serial = await promoted('account', canary, { percent: 30 })
  const ids = Array.from({ length: 200 }, (_, i) => i.toString(16).padStart(32, '0'))
  const drawn = ids.find(id => takesCanary(id, `account ${serial}`, 30)) ?? ''
  const spared = ids.find(id => !takesCanary(id, `account ${serial}`, 30)) ?? ''
  for (const [id, release] of [
    [drawn, canary],
    [spared, stable],
  ] as const) {
    const line = await lineTo(platform().url)
    const phone = await newPhone({ storage: { 'device-id': id }, url: line.url })
    let seen = 0
    const asked = () =>
      line
        .passed()
        .slice(seen)
        .filter(path => /^\/r\/account\/.*\.(js|css)$/.test(path))
    await phone.open('/login')
    for (let visit = 0; visit < 2; visit++) {
      await tabsBegun(phone)
      expect([...new Set(asked())].sort()).toEqual(asked().toSorted())
      expect(asked().filter(path => !path.startsWith(`/r/account/${release}/`))).toEqual([])
      expect(await runs(phone, 'account')).toEqual([`account__${release}`])
      seen = line.passed().length
      await phone.reload()
    }
    await phone.close()
    line.close()
  }
  await back('account')
})

test('a forced release does not wait: the screen that is open stands in it after ten seconds, without a reload', async () => {
  const phone = await newPhone()
  await phone.open('/language')
  await mark(phone)
  const next = await published('account')
  await promoted('account', next, { forced: true })
  await lookAgain(phone, platform().store)
  await phone.when(async () => {
    await updateNow(phone.page)
    return (await runs(phone, 'account')).join() === `account__${next}`
  })
  await phone.sees('Tiếng Việt')
  expect([await phone.at(), await isSame(phone)]).toEqual(['/language', true])
  await back('account')
})

test('a link lets one phone run one release for a while, once its person agreed, with a badge that no junk link ends; ended, or after its time, it runs what everybody does', async () => {
  const trial = await published('account')
  const live = (await (await fetch(`${platform().url}/config.json`)).json()).units.account.release
  const link = async (until: Date) => {
    const { store, keys, url } = platform()
    return (await makeOverride(store, keys, { unit: 'account', release: trial, until, url })).link
  }
  const phone = await newPhone()
  await phone.page.goto(`${await link(new Date(Date.now() + 60_000))}#/language`)
  await phone.arrives('/language')
  await phone.sees('Use a trial version?')
  expect(await runs(phone, 'account')).toEqual([`account__${live}`])
  await Promise.all([phone.page.waitForNavigation(), phone.tap('Use trial version')])
  await phone.sees(new RegExp(`Trial version: account ${trial}`))
  await phone.arrives('/language') // the shell says so before the remote is there
  expect(await runs(phone, 'account')).toEqual([`account__${trial}`])
  expect(await phone.page.evaluate(() => location.search)).toBe('')
  await phone.reload()
  expect(await runs(phone, 'account')).toEqual([`account__${trial}`])
  await phone.page.goto(`${platform().url}/?release=junk#/language`)
  await phone.sees(new RegExp(`Trial version: account ${trial}`))
  await Promise.all([phone.page.waitForNavigation(), phone.tap('Stop using the trial version')])
  await phone.when(async () => (await runs(phone, 'account')).join() === `account__${live}`)
  const late = await newPhone()
  await late.page.goto(`${await link(new Date(Date.now() - 1000))}#/language`)
  await late.arrives('/language')
  expect(await runs(late, 'account')).toEqual([`account__${live}`])
})

test('a new shell comes at a change of tab, at the new address, but not while something is typed', async () => {
  const next = await published('shell')
  const phone = await newPhone({ of: await person() })
  await phone.open('/hangqing')
  await mark(phone)
  await promoted('shell', next)
  await lookAgain(phone, platform().store)
  await phone.sees('A new version is ready')
  await goes(phone, '/heyue')
  await phone.when(async () => !(await isSame(phone)))
  await phone.arrives('/heyue')
  expect(
    await phone.page.$$eval(
      'script[src]',
      (all, id) => all.some(script => (script as HTMLScriptElement).src.includes(id)),
      next,
    ),
  ).toBe(true)
  await mark(phone)
  await phone.page.focus('[data-path="/heyue"] input')
  await phone.page.keyboard.type('12')
  await back('shell')
  await lookAgain(phone, platform().store)
  await phone.page.evaluate(() => document.dispatchEvent(new Event('input', { bubbles: true })))
  expect(await isSame(phone)).toBe(true)
})

test('a new shell comes to whoever signed in by typing: a form that was sent is not half filled', async () => {
  const { account, password } = await person()
  const phone = await newPhone()
  await phone.open('/login')
  await logIn(phone, account, password)
  await phone.arrives('/home')
  await mark(phone)
  await promoted('shell', await published('shell'))
  await lookAgain(phone, platform().store)
  await phone.sees('A new version is ready')
  await phone.tap('Market')
  await phone.when(async () => !(await isSame(phone)))
  await phone.arrives('/hangqing')
  await back('shell')
})

test('a new shell comes while nobody looks, and the page stands where it stood', async () => {
  const phone = await newPhone()
  await phone.open('/hangqing')
  await phone.sees(/BTC/)
  await mark(phone)
  const place = await phone.page.evaluate(() => {
    const main = document.getElementById('main')
    main?.scrollTo(0, 400)
    return main?.scrollTop ?? 0
  })
  expect(place).toBeGreaterThan(100)
  await promoted('shell', await published('shell'))
  await lookAgain(phone, platform().store)
  await phone.sees('A new version is ready')
  const other = await phone.tab() // in front: the first one is hidden
  await other.page.bringToFront()
  await phone.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await phone.when(async () => !(await isSame(phone)))
  await phone.page.bringToFront()
  await phone.arrives('/hangqing')
  await phone.when(() =>
    phone.page.evaluate(top => Math.abs((document.getElementById('main')?.scrollTop ?? 0) - top) < 3, place),
  )
  await back('shell')
})
