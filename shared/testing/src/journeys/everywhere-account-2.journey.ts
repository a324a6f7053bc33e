/** A part of what the account unit shows, looked at once, in the composite language. */
import { testOnce } from './everywhere-tests.ts'

testOnce({ unit: 'account', n: 2 })
