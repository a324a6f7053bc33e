/** A part of what the invest unit shows, looked at once, in the composite language. */
import { testOnce } from './everywhere-tests.ts'

testOnce({ unit: 'invest', n: 1 })
