import { expect, test } from '@jest/globals'
import { msg } from './text.ts'
import { translations, worded } from './translate.ts'

test('a text declared with a context is filled by the names of its placeholders', () => {
  const left = msg({ message: '{n} of {all} left', context: 'sale' })
  expect(worded(left, 'en-us', { n: 2, all: 5 })).toBe('2 of 5 left')
  // @ts-expect-error one of its values is missing
  expect(worded(left, 'en-us', { n: 2 })).toBe('2 of  left')
})

test('a misspelt value, or none, does not compile', () => {
  const gone = msg({ message: 'Sold out on {day}' })
  // @ts-expect-error the text has no {dya}
  expect(translations(gone, { dya: '3' })['en-us']).toBe('Sold out on ')
  // @ts-expect-error the text has a value
  expect(translations(gone)['en-us']).toBe('Sold out on ')
  expect(translations(msg`Sold out`)['en-us']).toBe('Sold out')
})

test('a template with a placeholder is refused where it is declared: types do not see its names', () => {
  expect(() => msg`Sold out on {day}`).toThrow("Declare a text with values as msg({ message: 'Sold out on {day}' })")
})
