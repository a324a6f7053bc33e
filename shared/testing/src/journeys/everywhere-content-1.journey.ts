/** What the content unit shows, looked at once, in the composite language. */
import { testOnce } from './everywhere-tests.ts'

testOnce({ unit: 'content', n: 1 })
