/** A part of what opens in the live set, looked at once, in the composite language. */
import { testOnce } from './everywhere-tests.ts'

testOnce(5)
