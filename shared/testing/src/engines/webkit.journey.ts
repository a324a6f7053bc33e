/** The purpose's way in Safari's engine, as Debian has it. What goes wrong there is told by the app itself, in its reports. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { newPerson } from '../people.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { tape, walkPurpose } from './purpose.ts'
import { openWebKit, type WebKit } from './webkit.ts'

let platform: Platform
let phone: WebKit
beforeAll(async () => {
  platform = await startPlatform({ tape })
  phone = await openWebKit(platform.url)
  await phone.open('/login')
  await phone.run(() =>
    localStorage.setItem('home.popups.v1', JSON.stringify({ at: Number.MAX_SAFE_INTEGER, away: {} })),
  )
})
afterAll(() => Promise.all([phone?.close(), platform?.stop()]))

const playOn = () => platform.operate('clock', 'advance', '60s')

afterEach(() => expect(platform.logged.filter(({ event }) => event === 'client-report')).toEqual([]))

test('somebody logs in, buys, watches the price rise, and closes with what that is worth', async () => {
  const someone = await newPerson(platform.address(), { balance: '10000', contract: '5000' })
  await walkPurpose(phone, someone, playOn)
  expect(await platform.operate('ledger', 'check')).toBe('The books are sound')
})

test('whoever leaves for another page and comes back stands where they stood, and prices go on', async () => {
  await phone.open('/hangqing')
  await phone.sees('65,000.00')
  await phone.run(() => location.assign('/config.json'))
  await phone.sees('"units"')
  await phone.back()
  await phone.arrives('/hangqing')
  await playOn()
  await phone.sees('65,500.00')
})
