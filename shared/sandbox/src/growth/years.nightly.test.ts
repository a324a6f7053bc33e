/** What calls, orders and seconds cost does not grow with a history of many years: 100 and 200,000 records. */
import { describe } from '@jest/globals'
import { testCalls } from '../testing/growth/calls.ts'
import { YEARS } from '../testing/growth/growth.ts'
import { testOrders } from '../testing/growth/order-costs.ts'
import { testSeconds } from '../testing/growth/seconds.ts'

describe('calls', () => testCalls(YEARS))
describe('orders', () => testOrders(YEARS))
describe('seconds', () => testSeconds(YEARS))
