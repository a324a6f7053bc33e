/** A sixth of what opens in the live set: in each language, at the narrowest widths, in both themes, for everybody. */
import { beforeAll, expect, test } from '@jest/globals'
import { everywhere, withDemo } from './everywhere.ts'
import { journey } from './journey.ts'
import { LANGUAGES, LONGEST } from './sweep.ts'

const all = journey(withDemo)

let found: Awaited<ReturnType<typeof everywhere>>
beforeAll(async () => {
  found = await everywhere(all, 6, 6)
}, 1_800_000)

test.each(LANGUAGES)('in %s nothing is untranslated and nothing scrolls sideways, at 320 and 375', language => {
  expect(found(language)).toEqual([])
})

test.each(LONGEST)('in %s the largest letters fit into 320', language => {
  expect(found(`${language}, largest`)).toEqual([])
})

test('axe finds no barrier on any screen, in both themes', () => {
  expect(found('barriers')).toEqual([])
})
