/** What the journeys of alerts while the app is closed share: a push service, and what a browser does with it. */
import { afterAll, beforeAll } from '@jest/globals'
import { PushService } from '../push-service.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

export type Browser = ReturnType<PushService['browser']>

declare global {
  /** What the worker wanted of its browser, as JSON. */
  var wanted: string | undefined
}

export function pushJourney() {
  const BTCUSDT: [number, string][] = [
    [0, '64000'],
    [100, '65000'],
  ]

  const service = new PushService()

  beforeAll(async () => {
    await service.start()
    process.env.PUSH_ORIGINS = service.origin
  })

  afterAll(() => service.stop())

  const {
    phone: newPhone,
    person,
    platform,
  } = journey({
    wholeBrowser: true,
    worker: true,
    tape: { start: '2026-11-25 10:00:00', symbols: { BTCUSDT }, gaps: [] },
  })

  /** No push service can be reached from here: the browser gets a subscription that it never asked for, or `stands` on it already. */
  const plant = ({ page }: Driver, { endpoint, keys }: Browser, isThere = false) =>
    page.evaluateOnNewDocument(
      (address, toldKeys, isThere) => {
        let stands = isThere
        const unsubscribe = async () => {
          stands = false
          return true
        }
        const toJSON = () => ({ endpoint: address, keys: toldKeys })
        const subscription = { endpoint: address, options: { applicationServerKey: null }, unsubscribe, toJSON }
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

  /** Where it is turned on, as a person does. */
  async function turnOn(phone: Driver, browser: Browser): Promise<void> {
    await phone.page.browserContext().overridePermissions(platform().url, ['notifications'])
    await plant(phone, browser)
    await phone.open('/notifications')
    await phone.tap('Alerts when the app is closed')
    await phone.tap('Turn on')
    await phone.sees('Alerts are on', 'Turn off')
  }

  return { service, newPhone, person, platform, plant, turnOn }
}
