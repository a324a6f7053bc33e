/** What a second costs does not grow with the history of one person: 100 and 10,000 records. */

import { MANY } from '../testing/growth/growth.ts'
import { testSeconds } from '../testing/growth/seconds.ts'

testSeconds(MANY)
