/** What a file of journeys shares: one platform, one browser; each test takes fresh phones, and none may end with a fault. */
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals'
import { openPhone, type PhoneOptions } from '../browser.ts'
import { type Holdings, newPerson, type Person } from '../people.ts'
import type { Platform, PlatformOptions } from '../platform.ts'
import { type Driver, take } from './driver.ts'
import { borrowBrowser } from './worker-browser.ts'
import { borrowPlatform } from './worker-platform.ts'

export type Journey = {
  platform(): Platform
  /** A fresh phone of a stranger, or of somebody who is signed in, at an address of its own where a proxy says it. */
  phone(options?: PhoneOptions & { of?: Person; url?: string }): Promise<Driver>
  /** Somebody new, with money booked. */
  person(holdings?: Holdings): Promise<Person>
  /** Another tab of the same browser. */
  tab(of: Driver): Promise<Driver>
}

export type JourneyOptions = PlatformOptions & {
  /** With camera and notifications. Default: the headless shell, which takes less processor time. */
  wholeBrowser?: boolean
}

/** Each wait of a phone ends by itself and says what it saw: this only ends what hangs beside them. */
const WHOLE = 600_000

/** Suites that share a platform share its limits, too. */
let phones = 0
function nextAddress(): string {
  phones++
  return `10.0.${phones >> 8}.${phones & 255}`
}

/** The exchange's clock stands still unless `operate('clock', 'advance', …)` moves it: nothing on a page changes by itself. */
export function journey({ wholeBrowser = false, ...options }: JourneyOptions = {}): Journey {
  jest.setTimeout(WHOLE)
  let browser: Awaited<ReturnType<typeof borrowBrowser>> | undefined
  let borrowed: Awaited<ReturnType<typeof borrowPlatform>> | undefined
  const open: Driver[] = []
  const addresses = new Map<Driver, string>()

  beforeAll(async () => {
    borrowed = await borrowPlatform({ proxies: 1, clock: 'manual', ...options })
    browser = await borrowBrowser(!wholeBrowser)
  }, WHOLE)
  afterAll(async () => {
    await Promise.all([browser?.giveBack(), borrowed?.giveBack()])
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

  const platform = () => {
    if (!borrowed) throw new Error('The platform is not started yet')
    return borrowed.platform
  }

  async function phone({ of, url = platform().url, ...o }: Parameters<Journey['phone']>[0] = {}): Promise<Driver> {
    if (!browser) throw new Error('The browser is not started yet')
    const storage = { ...o.storage, ...(of && { token: of.token }) }
    const driver = take(await openPhone(browser.browser, { ...o, storage }), url)
    return standAt(driver, nextAddress())
  }

  return {
    platform,
    phone,
    person: holdings => newPerson(platform().address(), holdings),
    async tab(of) {
      return standAt(take(await of.tab(), platform().url), addresses.get(of) ?? '')
    },
  }
}
