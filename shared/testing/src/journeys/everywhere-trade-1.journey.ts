/** A part of what the trade unit shows, looked at once, in the composite language. */
import { testOnce } from './everywhere-tests.ts'

testOnce({ unit: 'trade', n: 1 })
