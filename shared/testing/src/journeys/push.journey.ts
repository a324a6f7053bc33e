/** Told while the app is closed: asked for in its place, sent by the exchange, shown by the worker, and its press leads to the record. */
import { expect, test } from '@jest/globals'
import { createAlertCall, pushStateCall } from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import type { WebWorker } from 'puppeteer'
import { connect, newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import { logOut } from './acts.ts'
import type { Driver } from './driver.ts'
import { type Browser, pushJourney } from './push.ts'

const { service, newPhone, person, platform, plant, turnOn } = pushJourney()

/** What the push service hands to the phone's browser. */
async function delivering({ page }: Driver): Promise<(data: string) => Promise<void>> {
  const session = await page.createCDPSession()
  const origin = platform().url
  const found = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  return async data => void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }))
}

const notificationsOn = ({ page }: Driver) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })

async function workerOf({ page }: Driver): Promise<WebWorker> {
  const target = await page.browserContext().waitForTarget(each => each.type() === 'service_worker')
  const worker = await target.worker()
  if (!worker) throw new Error('It runs no more')
  return worker
}

/** A press on what the browser shows, as the worker hears of it. */
const press = (worker: WebWorker, title: string) =>
  worker.evaluate(async wanted => {
    const own = self as unknown as { registration: ServiceWorkerRegistration }
    const notification = (await own.registration.getNotifications()).find(each => each.title === wanted)
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
  }, title)

const alert = (of: Person) => {
  const { url, publicKey } = platform().address()
  const terms = { symbol: 'BTCUSDT', direction: alertDirections.rises, price: '64900', clientOrderId: newOrderId() }
  return connect(url, publicKey).ask(createAlertCall, terms, of)
}

test('turned on in notifications; reached while nobody looks, shown on the phone, and pressed, it leads to its chart; logged out, it ends', async () => {
  const someone = await person()
  const phone = await newPhone({ of: someone })
  const browser = service.browser()
  await turnOn(phone, browser)
  await alert(someone)
  await platform().operate('clock', 'advance', '100s')
  await phone.when(() => service.to(browser.path).length === 1)
  expect(service.faults).toEqual([])
  const told = JSON.stringify(service.to(browser.path)[0]?.payload)

  const deliver = await delivering(phone)
  await deliver(told)
  const words = { title: 'Price alert', body: 'BTC/USDT has risen to 64,900.00. The price was 65,000.00.' }
  const record = '/kline?symbol=BTCUSDT'
  await phone.when(async () => (await notificationsOn(phone)).length === 1)
  expect(await notificationsOn(phone)).toEqual([{ ...words, tag: record, lang: 'en-US' }])
  await deliver(told) // what comes twice stands once
  await deliver('{')
  await phone.when(async () => (await notificationsOn(phone)).length === 2)
  expect((await notificationsOn(phone)).map(({ title }) => title).sort()).toEqual([
    new URL(platform().url).hostname,
    'Price alert',
  ])

  await phone.back()
  await press(await workerOf(phone), 'Price alert')
  await phone.arrives('/kline')
  expect(await phone.at()).toBe(record)
  await phone.when(async () => (await notificationsOn(phone)).length === 1)

  await phone.open('/home')
  await logOut(phone)
  await phone.when(async () => (await notificationsOn(phone)).length === 0)
})

test('pressed while no page stands, it opens one at its record', async () => {
  const phone = await newPhone({ of: await person() })
  await turnOn(phone, service.browser())
  const worker = await workerOf(phone)
  // a browser lets a worker open a window after a finger's press alone: here it says which one it wants
  await worker.evaluate(() => {
    const clients = Reflect.get(self, 'clients')
    Object.getPrototypeOf(clients).openWindow = async (address: string) => {
      self.wanted = address
    }
  })
  const deliver = await delivering(phone)
  await deliver(JSON.stringify({ id: '1', title: 'Price alert', path: '/kline?symbol=BTCUSDT' }))
  await phone.when(async () => (await notificationsOn(phone)).length === 1)
  await phone.page.goto('about:blank')
  await press(worker, 'Price alert')
  await phone.when(() => worker.evaluate(() => self.wanted === '/#/kline?symbol=BTCUSDT'))
  await phone.page.goto(`${platform().url}${await worker.evaluate(() => self.wanted)}`)
  await phone.arrives('/kline')
})

test('a subscription that the browser ends is made anew, by the worker or by the next page, and the exchange is told', async () => {
  const someone = await person()
  const [first, second, third] = [service.browser(), service.browser(), service.browser()]
  const phone = await newPhone({ of: someone })
  await turnOn(phone, first)
  const { url, publicKey } = platform().address()
  const kinds = async ({ endpoint }: Browser) =>
    (await connect(url, publicKey).ask(pushStateCall, { endpoint }, someone)).kinds.length
  const wanted = { userVisibleOnly: true, applicationServerKey: 'key' }
  const worker = await workerOf(phone)
  await worker.evaluate(options => {
    PushManager.prototype.subscribe = async given => {
      self.wanted = JSON.stringify(given)
      return {} as never
    }
    const more = { oldSubscription: { options }, waitUntil: () => {} }
    self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), more))
  }, wanted)
  await phone.when(async () => (await worker.evaluate(() => self.wanted)) === JSON.stringify(wanted))
  await plant(phone, second, true)
  await phone.reload()
  await phone.when(async () => (await kinds(second)) === 4)
  await plant(phone, third) // gone without a word
  await phone.reload()
  await phone.when(async () => (await kinds(third)) === 4)
})
