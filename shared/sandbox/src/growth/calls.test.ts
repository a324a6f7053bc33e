/** What a call costs does not grow with the history of who asks: 100 and 10,000 records. */
import { testCalls } from '../testing/growth/calls.ts'
import { MANY } from '../testing/growth/growth.ts'

testCalls(MANY)
