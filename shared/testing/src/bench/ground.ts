/** What sections measure on: made when the first of them asks for it, and ended once. */
import type { Browser } from 'puppeteer'
import { launch } from '../browser.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { type Sites, startSites } from './sites.ts'

export type Ground = {
  /** How often each thing is measured, in turns. */
  rounds: number
  /** Addresses that are meant, of a section that has many; none: all. */
  only: readonly string[]
  browser(): Promise<Browser>
  /** The twin too. */
  sites(): Promise<Sites>
  platform(): Promise<Platform>
  end(): Promise<void>
}

export function prepareGround(rounds: number, only: readonly string[]): Ground {
  const ends: (() => Promise<unknown>)[] = []
  const once = <T>(make: () => Promise<T>, end: (made: T) => Promise<unknown>) => {
    let made: Promise<T> | undefined
    const get = () => {
      made ??= make().then(one => {
        ends.push(() => end(one))
        return one
      })
      return made
    }
    return { get, made: () => made }
  }
  const sites = once(startSites, one => one.stop())
  const alone = once(
    () => startPlatform({ demo: true }),
    one => one.stop(),
  )
  return {
    rounds,
    only,
    browser: once(launch, one => one.close()).get,
    sites: sites.get,
    platform: async () => (await sites.made())?.platform ?? alone.get(),
    end: async () => void (await Promise.allSettled(ends.map(end => end()))),
  }
}
