/** In the engine of the run; WebKit's is webkit.journey.ts. */
import { expect, test } from '@jest/globals'
import { journey } from '../journeys/journey.ts'
import { tape, walkPurpose } from './purpose.ts'

const { phone: newPhone, person, platform } = journey({ tape })

test('somebody logs in, buys, watches the price rise, and closes with what that is worth', async () => {
  const someone = await person({ balance: '10000', contract: '5000' })
  await walkPurpose(await newPhone(), someone, () => platform().operate('clock', 'advance', '60s'))
  expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
})
