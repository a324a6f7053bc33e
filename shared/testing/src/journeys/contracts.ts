/** What the journeys of contracts share: a tape of BTC, and somebody who trades on it. */
import { afterEach, expect } from '@jest/globals'
import { positionListCall } from '@shared/contract'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import { askForLong } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

export function contractsJourney() {
  /** In the order in which the tests come to them, a minute each. */
  const prices = [
    ...['64000', '65000', '64480'],
    ...['64000', '61000', '60200'],
    ...['64000', '65200'],
    ...['64000', '65000', '64700', '64400'],
    ...['64000', '65000'],
  ]

  const minutes = prices.map((price, minute): [number, string] => [minute * 60, price])

  const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: minutes }, gaps: [] }

  const { phone: newPhone, person, platform } = journey({ tape })

  afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

  let minute = 0

  /** The tape plays on to where this is the price. */
  async function priceBecomes(price: string): Promise<void> {
    while (prices[minute] !== price) {
      minute++
      if (minute >= prices.length) throw new Error(`The tape has no ${price} any more`)
      await platform().operate('clock', 'advance', '60s')
    }
  }

  const client = () => connect(platform().address().url, platform().address().publicKey)

  const rowsOf = async ({ token }: Person, state: number) =>
    (await client().ask(positionListCall, { state }, { token })).records

  /** Somebody with 5,000 in the contract account, on /heyue. */
  async function trader(): Promise<{ phone: Driver; someone: Person }> {
    const someone = await person({ balance: '10000', contract: '5000' })
    const phone = await newPhone({ of: someone })
    await phone.open('/heyue')
    return { phone, someone }
  }

  /** A long of 0.1 at 64,000, isolated, 20x. */
  async function long(): Promise<{ phone: Driver; someone: Person }> {
    await priceBecomes('64000')
    const { phone, someone } = await trader()
    await askForLong(phone)
    expect(await phone.figure('Margin (Isolated)')).toBe('320.00 USDT')
    expect(await phone.figure('Fee')).toBe('3.20 USDT')
    expect(await phone.figure('Liquidation price')).toBe('61,074.83')
    await phone.tap('Buy long')
    await phone.sees('Long BTC/USDT opened at 64,000.00', 'Available 4,676.80')
    return { phone, someone }
  }

  return { newPhone, priceBecomes, client, rowsOf, trader, long }
}
