/** What the journeys of seconds contracts and options share: a tape of BTC. */
import { afterEach, expect } from '@jest/globals'
import { journey } from './journey.ts'

export function secondJourney() {
  /** Rises by ten at a time, comes back, then has no prices for a while; an hour later it stands at 64,500. */
  const tape = {
    start: '2026-11-25 10:00:00',
    symbols: {
      BTCUSDT: [
        [0, '64000'],
        [60, '64010'],
        [61, '64000'],
        [3000, '64500'],
      ] as [number, string][],
    },
    gaps: [{ from: 254, to: 262, symbols: ['BTCUSDT'] }],
  }

  const { phone: newPhone, person, platform } = journey({ tape })

  afterEach(async () => {
    expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
  })

  let played = 0

  async function playTo(second: number): Promise<void> {
    await platform().operate('clock', 'advance', `${second - played}s`)
    played = second
  }

  return { newPhone, person, playTo }
}
