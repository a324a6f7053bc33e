/** What a call costs does not grow with the history of who asks: 100 and 10,000 records. */
import { testCalls } from './test-calls.ts'
import { MANY } from './test-growth.ts'

testCalls(MANY)
