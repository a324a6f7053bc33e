/** A part of what the invest unit shows: in each language, at the narrowest widths, in both themes, for everybody. */
import { testInEveryLanguage } from './everywhere-tests.ts'

testInEveryLanguage({ unit: 'invest', n: 2 })
