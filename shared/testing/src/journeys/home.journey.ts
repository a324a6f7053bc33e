/** Home as a visitor meets it: what it leads to, that it lives, and what opens over it by itself. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person } = journey()

const home = '[data-path="/home"]'
const named = (phone: Driver, within: string) =>
  phone.page.$$eval(`${home} ${within}`, all => all.map(e => e.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''))
const count = async (phone: Driver, within: string) => (await named(phone, within)).length

/** The prices of the day's list, as they are read. */
const prices = (phone: Driver) => named(phone, 'section:has(h2) li')

test('a visitor finds ten ways in and eight symbols, whose prices move within three seconds', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.sees('24 hours', 'BTC')
  expect(await named(phone, 'nav[aria-label="Quick entries"] > :is(a, button)')).toEqual([
    'Invest',
    'AI arbitrage',
    'Mining',
    'Debt',
    'Lending',
    'Options',
    'Deposit',
    'Swap',
    'Contest',
    'Live chat',
  ])
  await phone.when(async () => (await count(phone, 'section:has(h2) li')) === 8)
  const before = (await prices(phone)).join()
  const since = Date.now()
  await phone.when(async () => (await prices(phone)).join() !== before)
  expect(Date.now() - since).toBeLessThan(3500)
})

test('the ranking that was chosen is there after a reload', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.tap('Loss', 'tab')
  await phone.reload()
  await phone.when(() => phone.page.$eval('[role=tab][aria-selected=true]', tab => tab.textContent === 'Loss'))
  expect(await phone.at()).toBe('/home?rank=loss')
})

test('a visitor who wants to deposit logs in first, and goes on where they wanted to', async () => {
  const someone = await person()
  const phone = await newPhone()
  await phone.open('/home')
  await phone.tap('Deposit')
  await phone.arrives('/login')
  await phone.type('Name, email or mobile', someone.account)
  await phone.type('Password', someone.password)
  await phone.tap('Log in')
  await phone.arrives('/chongzhi')
})

test('a popup opens once a day, over Home alone, and never again for who says so', async () => {
  const phone = await newPhone({ popups: true })
  const title = 'Nobody from our team asks for your codes'
  const opened = () => phone.page.$$eval('[role=dialog]', all => all.length)
  await phone.open('/hangqing') // by a link elsewhere: nothing opens, on Home neither
  await phone.tap('Home')
  await phone.sees('24 hours', 'BTC')
  await phone.page.waitForNetworkIdle({ idleTime: 1000, concurrency: 2 })
  expect(await opened()).toBe(0)
  await phone.page.goto('about:blank')
  await phone.open('/home')
  await phone.sees(title)
  await phone.back()
  await phone.misses(title)
  await phone.reload()
  await phone.sees('24 hours', 'BTC')
  await phone.page.waitForNetworkIdle({ idleTime: 1000, concurrency: 2 })
  expect(await opened()).toBe(0)
})
