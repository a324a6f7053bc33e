/** Told while the app is closed: asked for in its place, sent by the exchange, shown by the worker, and its press leads to the record. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createAlertCall, pushStateCall } from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import type { WebWorker } from 'puppeteer'
import { connect, newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import { PushService } from '../push-service.ts'
import { logOut } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { LANGUAGES, LONGEST, sweep } from './sweep.ts'

const BTCUSDT: [number, string][] = [
  [0, '64000'],
  [100, '65000'],
]
let service: PushService
beforeAll(async () => {
  service = await new PushService().start()
  process.env.PUSH_ORIGINS = service.origin
})
afterAll(() => service.stop())
const {
  phone: newPhone,
  person,
  platform,
} = journey({
  worker: true,
  tape: { start: '2026-11-25 10:00:00', symbols: { BTCUSDT }, gaps: [] },
})

type Browser = ReturnType<PushService['browser']>

/** No push service can be reached from here: the browser gets a subscription that it never asked for, or `stands` on it already. */
const plant = ({ page }: Driver, { endpoint, keys }: Browser, isThere = false) =>
  page.evaluateOnNewDocument(
    (address, toldKeys, isThere) => {
      let stands = isThere
      const unsubscribe = async () => {
        stands = false
        return true
      }
      const subscription = { endpoint: address, unsubscribe, toJSON: () => ({ endpoint: address, keys: toldKeys }) }
      PushManager.prototype.getSubscription = async () => (stands ? (subscription as never) : null)
      PushManager.prototype.subscribe = async () => {
        stands = true
        return subscription as never
      }
    },
    endpoint,
    keys,
    isThere,
  )

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

const shown = ({ page }: Driver) =>
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

/** Where it is turned on, as a person does. */
async function turnOn(phone: Driver, browser: Browser): Promise<void> {
  await phone.page.browserContext().overridePermissions(platform().url, ['notifications'])
  await plant(phone, browser)
  await phone.open('/notifications')
  await phone.tap('Alerts when the app is closed')
  await phone.tap('Turn on')
  await phone.sees('Alerts are on', 'Turn off')
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
  const words = { title: 'Price alert', body: 'BTC/USDT has risen to 64,900.00. It stood at 65,000.00.' }
  const record = '/kline?symbol=BTCUSDT'
  await phone.when(async () => (await shown(phone)).length === 1)
  expect(await shown(phone)).toEqual([{ ...words, tag: record, lang: 'en-US' }])
  await deliver(told) // what comes twice stands once
  await deliver('{')
  await phone.when(async () => (await shown(phone)).length === 2)
  expect((await shown(phone)).map(({ title }) => title).sort()).toEqual([
    new URL(platform().url).hostname,
    'Price alert',
  ])

  await phone.back()
  await press(await workerOf(phone), 'Price alert')
  await phone.arrives('/kline')
  expect(await phone.at()).toBe(record)
  await phone.when(async () => (await shown(phone)).length === 1)

  await phone.open('/home')
  await logOut(phone)
  await phone.when(async () => (await shown(phone)).length === 0)
})

declare global {
  /** What the worker wanted of its browser, as JSON. */
  var wanted: string | undefined
}

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
  await phone.when(async () => (await shown(phone)).length === 1)
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

test('its sheet fits in every language, with the largest letters into 320, and axe finds no barrier', async () => {
  const phone = await newPhone({ of: await person() })
  await turnOn(phone, service.browser())
  await phone.reload() // what was said stays in the language that it was said in
  const found = await sweep([{ phone, looks: [{ name: 'alerts', path: '/notifications?sheet=alerts', who: 'new' }] }])
  const asked = [...LANGUAGES, ...LONGEST.map(language => `${language}, largest` as const), 'barriers' as const]
  expect(asked.flatMap(found)).toEqual([])
})
