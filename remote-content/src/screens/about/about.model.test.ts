import { expect, test } from '@jest/globals'
import { forSupport, newest } from './about.model.ts'

const one = { version: '1.0.0', release: '0123456789ab' }
const two = { version: '1.1.0', release: 'ba9876543210' }
const from = { commit: 'c0b202f4c0b2', subject: 'The new order ticket' }
const shell = { unit: 'shell', here: two, live: two, at: '2026-11-20 08:00:00', from: { ...from, dirty: true } }
const trade = { unit: 'trade', here: one, live: two, at: '2026-11-21 08:00:00', from }
const phone = {
  name: 'tarn',
  environment: 'sandbox',
  serial: 12,
  language: 'en-US',
  agent: 'Browser/1',
  size: '375×812',
}

test('what is copied names every unit that runs here, and the live one where that is another', () => {
  expect(forSupport([shell, trade], phone)).toBe(
    [
      'tarn sandbox, live set 12',
      'shell 1.1.0 · ba9876543210 from c0b202f4c0b2+ The new order ticket',
      'trade 1.0.0 · 0123456789ab (live: 1.1.0 · ba9876543210)',
      'en-US, 375×812',
      'Browser/1',
    ].join('\n'),
  )
})

test('what came last stands first; of what has no time nothing is said', () => {
  expect(newest([shell, { ...trade, unit: 'wallet', at: undefined }, trade]).map(({ unit }) => unit)).toEqual([
    'trade',
    'shell',
  ])
})
