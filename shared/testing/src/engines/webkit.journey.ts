/** The purpose's way in Safari's engine, as Debian has it. What goes wrong there is told by the app itself, in its reports. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newPerson } from '../people.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { tape, walkPurpose } from './purpose.ts'
import { openWebKit, type WebKit } from './webkit.ts'

let platform: Platform
let phone: WebKit
beforeAll(async () => {
  platform = await startPlatform({ tape })
  phone = await openWebKit(platform.url)
}, 120_000)
afterAll(() => Promise.all([phone?.close(), platform?.stop()]))

test('somebody logs in, buys, watches the price rise, and closes with what that is worth', async () => {
  const someone = await newPerson(platform.address(), { balance: '10000', contract: '5000' })
  await walkPurpose(phone, someone, () => platform.operate('clock', 'advance', '60s'))
  expect(await platform.operate('ledger', 'check')).toBe('The books are sound')
  expect(platform.logged.filter(({ event }) => event === 'client-report')).toEqual([])
}, 120_000)
