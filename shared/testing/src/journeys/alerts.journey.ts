/** A price that somebody waits for: told once, also where the exchange dies between. */
import { afterEach, expect, test } from '@jest/globals'
import { alertListCall, messageListCall } from '@shared/contract'
import { alertStates } from '@shared/contract/codes'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const rise: [number, string][] = [
  [0, '64000'],
  [10, '64999.99'],
  [20, '65000'],
  [30, '64000'],
  [40, '65200'],
]
const again = rise.map(([second, price]) => [second + 100, price] as [number, string])
const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [...rise, ...again] }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape, mortal: true })

afterEach(async () => {
  expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
})

const TOLD = 'BTC/USDT has risen to 65,000.00. The price was 65,000.00.'
const client = () => connect(platform().address().url, platform().address().publicKey)
const messagesOf = async ({ token }: Person) =>
  (await client().ask(messageListCall, {}, { token })).map(({ msgContent }) => msgContent)
const states = async ({ token }: Person) =>
  (await client().ask(alertListCall, {}, { token })).records.map(({ state }) => state)

let played = 0
async function playTo(second: number): Promise<void> {
  await platform().operate('clock', 'advance', `${second - played}s`)
  played = second
}

/** From "…" of BTC: rises to 65,000. */
async function setAlert(phone: Driver): Promise<void> {
  await phone.open('/hangqing')
  await phone.tap('More options for BTC/USDT')
  await phone.tap('Price alert')
  await phone.type('Price', '65000')
  await phone.sees(/if the price rises to this level \(\+1\.5\d% from now/)
  await phone.tap('Set alert')
  await phone.sees('Rises to 65,000.00')
}

test('an alert says nothing at 64,999.99, says so once at 65,000, and not again as the price comes back', async () => {
  const ada = await person()
  const phone = await newPhone({ of: ada })
  await setAlert(phone)
  await playTo(11)
  expect([await messagesOf(ada), await states(ada)]).toEqual([[], [alertStates.open]])
  await playTo(21)
  await phone.sees('Reached')
  expect([await messagesOf(ada), await states(ada)]).toEqual([[TOLD], [alertStates.reached]])
  await playTo(99)
  expect(await messagesOf(ada)).toEqual([TOLD])
})

test('an exchange that is killed and comes back between tells it once', async () => {
  await playTo(100)
  const ada = await person()
  const phone = await newPhone({ of: ada })
  await setAlert(phone)
  await playTo(111)
  phone.expects(/.*/) // while nobody answers, calls fail
  await platform().kill()
  await platform().restart()
  expect(await states(ada)).toEqual([alertStates.open])
  await playTo(121)
  expect(await messagesOf(ada)).toEqual([TOLD])
  await platform().kill()
  await platform().restart()
  await playTo(190)
  expect([await messagesOf(ada), await states(ada)]).toEqual([[TOLD], [alertStates.reached]])
  await phone.reload()
  await phone.tap('More options for BTC/USDT')
  await phone.tap('Price alert')
  await phone.sees('Reached')
})
