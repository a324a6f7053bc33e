import { expect, test } from '@jest/globals'
import { countryNames } from './country-name.ts'

test('a country is called by its name in the language, and by its code where it is none', () => {
  expect(['TH', 'HK', 'ZZZ', '', '<b>'].map(countryNames('en-US'))).toEqual(['Thailand', 'Hong Kong', 'ZZZ', '', '<b>'])
  expect(countryNames('es-ES')('DE')).toBe('Alemania')
})
