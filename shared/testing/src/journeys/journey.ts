/** What a file of journeys shares: one platform, one browser; each test takes fresh phones, and none may end with a fault. */
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals'
import type { Browser } from 'puppeteer'
import { launch, openPhone, type PhoneOptions } from '../browser.ts'
import { type Holdings, newPerson, type Person } from '../people.ts'
import { type Platform, type PlatformOptions, startPlatform } from '../platform.ts'
import { type Driver, take } from './driver.ts'

export type Journey = {
  platform(): Platform
  /** A fresh phone of a stranger, or of somebody who is signed in, at an address of its own where a proxy says it. */
  phone(options?: PhoneOptions & { of?: Person; url?: string }): Promise<Driver>
  /** Somebody new, with money booked. */
  person(holdings?: Holdings): Promise<Person>
  /** Another tab of the same browser. */
  tab(of: Driver): Promise<Driver>
}

/** Each wait of a phone ends by itself and says what it saw: this only ends what hangs beside them. */
const WHOLE = 120_000

export function journey(options: PlatformOptions = {}): Journey {
  jest.setTimeout(WHOLE)
  let platform: Platform
  let browser: Browser
  const open: Driver[] = []
  const addresses = new Map<Driver, string>()

  beforeAll(async () => {
    platform = await startPlatform({ proxies: 1, ...options })
    browser = await launch()
  }, WHOLE)
  afterAll(async () => {
    await Promise.all([browser?.close(), platform?.stop()])
  })
  afterEach(async () => {
    const wrongs = open.flatMap(phone => phone.wrongs())
    await Promise.allSettled(open.splice(0).map(phone => phone.close()))
    expect(wrongs).toEqual([])
  })

  /** Limits count by address: what one test may do takes nothing from another. */
  async function standAt(driver: Driver, address: string): Promise<Driver> {
    addresses.set(driver, address)
    if (options.proxies !== 0) await driver.page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
    open.push(driver)
    return driver
  }

  async function phone({ of, url = platform.url, ...o }: Parameters<Journey['phone']>[0] = {}): Promise<Driver> {
    const storage = { ...o.storage, ...(of && { token: of.token }) }
    const driver = take(await openPhone(browser, { ...o, storage }), url)
    return standAt(driver, `10.0.${addresses.size >> 8}.${(addresses.size & 255) + 1}`)
  }

  return {
    platform: () => platform,
    phone,
    person: holdings => newPerson(platform.address(), holdings),
    async tab(of) {
      return standAt(take(await of.tab(), platform.url), addresses.get(of) ?? '')
    },
  }
}
