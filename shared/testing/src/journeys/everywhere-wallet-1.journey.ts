/** What the wallet unit shows, looked at once, in the composite language. */
import { testOnce } from './everywhere-tests.ts'

testOnce({ unit: 'wallet', n: 1 })
