/** The texts of the exchange that hold a moment, as a phone reads them. */
import { expect, test } from '@jest/globals'
import { localTimes } from '@shared/format/local-times'
import { filled, type Text, translate } from '@shared/phrases'
import { languages } from '../refusals/languages.ts'
import { refusalTexts } from '../refusals/texts.ts'
import { messageTexts } from './message-texts/index.ts'

const MOMENT = '2026-11-30 01:35:53'
const moments = /\{(time|until|from)\}/
const texts: Text[] = [
  ...Object.values(messageTexts).flatMap(({ title, text }) => [title, text]),
  ...Object.values(refusalTexts),
]
const timed = texts.filter(({ message }) => moments.test(message))

test.each(languages)(
  'each moment in a text of %s names its zone, so that mail can show it and a phone writes it in its own',
  language => {
    expect(timed.length).toBeGreaterThan(15)
    for (const text of timed) {
      const told = filled(translate(text, language), name => (moments.test(`{${name}}`) ? MOMENT : name))
      expect(told).toMatch(/UTC\+8/)
      expect(localTimes(told, 'Europe/London')).toContain('29/11/2026 17:35:53')
      expect(localTimes(told, 'Europe/London')).not.toMatch(/UTC|2026-11/)
    }
  },
)
