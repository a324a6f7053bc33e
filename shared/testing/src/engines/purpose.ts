/** What the app is there for, from the log-in to the closed position: the same steps in every engine. */
import { expect } from '@jest/globals'
import { askForLong, logIn, logOut } from '../journeys/acts.ts'
import type { Person } from '../people.ts'
import type { Walker } from './walker.ts'

/** The prices of the steps, a minute each; the last is what comes after them. */
export const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [60, '65000'],
      [120, '65500'],
    ] as [number, string][],
  },
  gaps: [],
}

/** @param someone with 5,000 in the contract account @param playOn until the next price of the tape */
export async function walkPurpose(phone: Walker, someone: Person, playOn: () => Promise<unknown>): Promise<void> {
  await phone.open('/home')
  await phone.tap('Contract', 'link')
  await phone.arrives('/login')
  await logIn(phone, someone.account, 'not-this-one')
  await phone.sees('Wrong username or password')
  await logIn(phone, someone.account, someone.password)
  await phone.arrives('/heyue')
  await phone.sees('Available 5,000.00')
  await askForLong(phone)
  expect(await phone.figure('Margin (Isolated)')).toBe('320.00 USDT')
  await phone.tap('Buy long')
  await phone.sees('Long BTC/USDT opened at 64,000.00', 'Available 4,676.80')
  await playOn()
  await phone.sees('+100.00', '+31.25%')
  await phone.reload()
  await phone.sees('+100.00')
  await phone.tap('Market', 'link')
  await phone.arrives('/hangqing')
  await phone.sees('65,000.00')
  await phone.tap(/^BTC\/USDT/)
  await phone.arrives('/kline')
  await phone.back()
  await phone.arrives('/hangqing')
  await phone.tap('Contract', 'link')
  await phone.arrives('/heyue')
  await phone.tap('Close BTC/USDT')
  await phone.tap('Close position')
  await phone.sees('No open positions', 'Available 5,093.55')
  await logOut(phone)
  await phone.misses('5,093.55')
}
