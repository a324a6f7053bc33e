/** What an order costs does not grow with the history of who sends it: 100 and 10,000 records. */

import { MANY } from '../testing/growth/growth.ts'
import { testOrders } from '../testing/growth/order-costs.ts'

testOrders(MANY)
