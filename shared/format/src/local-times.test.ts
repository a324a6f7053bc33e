import { expect, test } from '@jest/globals'
import { localTimes } from './local-times.ts'
import { formatRecordTime } from './time.ts'

test.each(['Asia/Shanghai', 'Europe/London', 'America/St_Johns'])(
  'writes a moment of the exchange as a record does in %s',
  zone => {
    const time = formatRecordTime('2026-11-30 00:05:09', zone)
    expect(localTimes('Paused until 2026-11-30 00:05:09 (UTC+8). Call us.', zone)).toBe(
      `Paused until ${time}. Call us.`,
    )
    expect(localTimes('2026-11-30 00:05:09（UTC+8）まで', zone)).toBe(`${time}まで`)
  },
)

test('leaves a moment without its zone, a day, hours and what is no moment as they are', () => {
  for (const text of ['2026-11-30 01:35:53', '2026-11-30 (UTC+8)', '09:00 (UTC+8)', '2026-99-30 01:35:53 (UTC+8)'])
    expect(localTimes(text)).toBe(text)
})
