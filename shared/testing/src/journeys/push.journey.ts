/** Told while the app is closed: asked for in its place, sent by the exchange, shown by the worker, and its press leads to the record. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createAlertCall } from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import { connect, newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import { PushService } from '../push-service.ts'
import { logOut } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

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

/** No push service can be reached from here: the browser holds a subscription that it never asked for. */
const plant = ({ page }: Driver, { endpoint, keys }: Browser) =>
  page.evaluateOnNewDocument(
    (address, toldKeys) => {
      let stands = false
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

/** A press on what the browser shows, as the worker hears of it. */
async function press({ page }: Driver, title: string): Promise<void> {
  const target = await page
    .browserContext()
    .browser()
    .waitForTarget(each => each.type() === 'service_worker')
  const worker = await target.worker()
  await worker?.evaluate(async wanted => {
    const own = self as unknown as { registration: ServiceWorkerRegistration }
    const notification = (await own.registration.getNotifications()).find(each => each.title === wanted)
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
  }, title)
}

const alert = (of: Person) => {
  const { url, publicKey } = platform().address()
  const terms = { symbol: 'BTCUSDT', direction: alertDirections.rises, price: '64900', clientOrderId: newOrderId() }
  return connect(url, publicKey).ask(createAlertCall, terms, of)
}

test('turned on in notifications; reached while nobody looks, shown on the phone, and pressed, it leads to its chart; logged out, it ends', async () => {
  const someone = await person()
  const phone = await newPhone({ of: someone })
  const browser = service.browser()
  await phone.page.browserContext().overridePermissions(platform().url, ['notifications'])
  await plant(phone, browser)
  await phone.open('/notifications')
  await phone.tap('Alerts when the app is closed')
  await phone.tap('Turn on')
  await phone.sees('Alerts are on', 'Turn off')
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
  await press(phone, 'Price alert')
  await phone.arrives('/kline')
  expect(await phone.at()).toBe(record)
  await phone.when(async () => (await shown(phone)).length === 1)

  await phone.open('/home')
  await logOut(phone)
  await phone.when(async () => (await shown(phone)).length === 0)
})
