/** A part of what opens in the live set: in each language, at the narrowest widths, in both themes, for everybody. */
import { testInEveryLanguage } from './everywhere-tests.ts'

testInEveryLanguage(2)
