import { expect, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { formatWeekdayTime } from '@shared/format/weekday-time'
import { messageOf } from './reply-words.ts'

i18n.loadAndActivate({ locale: 'en-us', messages: {} })
const closed = (time: unknown) => ({
  code: 500,
  message: 'The market is closed',
  result: { refusal: 'market-closed', time },
})

test('when a closed market opens is told in the phone’s own zone, not in the server’s', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const here = formatWeekdayTime('en-US', '2026-11-23 05:00:00', timeZone)
  expect(messageOf(closed('2026-11-23 05:00:00'), 'en-US')).toBe(`Closed, opens ${here}`)
})

test.each([undefined, '', 'soon', 7])('a moment that cannot be read (%p) leaves the server’s sentence', time => {
  expect(messageOf(closed(time), 'en-US')).toBe('The market is closed')
})

test('a reply without words is Error', () => {
  expect(messageOf({ code: 500 }, 'en-US')).toBe('Error')
})

test('that the exchange was never reached is said in the person’s language, with what to do', () => {
  const unreached = { code: 502, message: 'The exchange cannot be reached at the moment' }
  expect(messageOf(unreached, 'en-US')).toBe("Couldn't reach the server. Try again.")
})
