/** A part of what the account unit shows: in each language, at the narrowest widths, in both themes, for everybody. */
import { testInEveryLanguage } from './everywhere-tests.ts'

testInEveryLanguage({ unit: 'account', n: 2 })
