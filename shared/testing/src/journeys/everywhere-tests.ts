/** The tests of one part of the sweep, by day and by night: a file for each part lets workers share them. */
import { beforeAll, expect, test } from '@jest/globals'
import { everywhere, onceEverywhere, type Part, withDemo } from './everywhere.ts'
import { type Journey, journey } from './journey.ts'
import { LANGUAGES, LONGEST } from './sweep.ts'

/** By day: each look once, in the composite language. @returns the journey, for more tests of it */
export function testOnce(part: Part): Journey {
  const all = journey(withDemo)
  let found: Awaited<ReturnType<typeof onceEverywhere>>
  beforeAll(async () => {
    found = await onceEverywhere(all, part)
  }, 600_000)

  test('no text is untranslated on any screen', () => {
    expect(found('words')).toEqual([])
  })

  test('every figure on any screen is kept from page translators', () => {
    expect(found('figures')).toEqual([])
  })

  test('the longest translations fit into every screen at 320 px with the largest letters', () => {
    expect(found('room')).toEqual([])
  })

  test('turned to 812x375, a screen for two columns has two, and nothing reaches over the side of its own', () => {
    expect(found('columns')).toEqual([])
  })

  test('axe finds no barrier on any screen, in both themes', () => {
    expect(found('barriers')).toEqual([])
  })
  return all
}

/** By night: each look in each language of the run. @returns the journey, for more tests of it */
export function testInEveryLanguage(part: Part): Journey {
  const all = journey(withDemo)
  let found: Awaited<ReturnType<typeof everywhere>>
  beforeAll(async () => {
    found = await everywhere(all, part)
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
  return all
}
