/** Gold by the lot at prices fixed before: bought at the ask, held over a night, sold at the bid; the books proved after each test. */
import { afterEach, expect, test } from '@jest/globals'
import { positionListCall, positionsSummaryCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import { takeLeverage } from './acts.ts'
import { journey } from './journey.ts'

/** A Wednesday, five minutes before its night is charged and metals rest for an hour. */
const tape = {
  start: '2026-11-25 04:55:00',
  symbols: {
    XAUUSD: [
      [0, '3300'],
      ['06:00:00', '3310'],
    ] as [number | string, string][],
  },
  gaps: [],
}
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

let played = 0
async function playTo(second: number): Promise<void> {
  await platform().operate('clock', 'advance', `${second - played}s`)
  played = second
}
const client = () => connect(platform().address().url, platform().address().publicKey)
const rowsOf = async ({ token }: Person, state: number) =>
  (await client().ask(positionListCall, { state }, { token })).records

test('a tenth of a lot at 3,300.15 keeps 330.015, is worth 3 less, pays 4.125 for the night, and is sold at 3,309.85 for 97; while gold rests nothing is', async () => {
  const someone = await person({ balance: '10000', contract: '5000' })
  const phone = await newPhone({ of: someone })
  await phone.open('/heyue?mode=cfd&symbol=XAUUSD')
  await takeLeverage(phone, '100x')
  await phone.type(/^Quantity/, '0.1')
  await phone.sees('at 3,300.15', 'at 3,299.85', 'Long −4.13 · Short +0.91')
  expect([await phone.figure('Margin'), await phone.figure('Spread')]).toEqual([
    '330.02 USDT',
    '0.30 × 10 oz = 3.00 USDT',
  ])
  await phone.tap(/^Buy long ?at 3,300\.15$/)
  await phone.sees('Before your first order', 'so the spread costs you 3.00 USDT.')
  await phone.tap('I understand that I could lose this money.', 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  expect(await phone.figure('Buy price')).toBe('3,300.15')
  await phone.tap('Buy long')
  await phone.sees('Long XAU/USD opened at 3,300.15', '−3.00', 'Available 4,666.98')
  expect(await rowsOf(someone, positionStates.running)).toMatchObject([
    { openPrice: '3300.15', margin: '330.015', profit: '-3' },
  ])

  await playTo(301)
  expect(await rowsOf(someone, positionStates.running)).toMatchObject([{ swapFee: '4.125' }])
  await phone.sees(/Closed, opens/)

  await playTo(3905)
  await phone.sees('+97.00')
  await phone.tap('Close XAU/USD')
  await phone.tap('Close position')
  await phone.sees('No open positions', 'Available 5,092.87')
  const [closed] = await rowsOf(someone, positionStates.closed)
  expect(closed).toMatchObject({ closePrice: '3309.85', profit: '97', swapFee: '4.125' })
  expect(await client().ask(positionsSummaryCall, {}, { token: someone.token })).toMatchObject({
    equity: '5092.875',
    realizedToday: '92.875',
  })
})
