/** What calls, orders and seconds cost does not grow with a history of many years: 100 and 200,000 records. */
import { describe } from '@jest/globals'
import { testCalls } from './test-calls.ts'
import { YEARS } from './test-growth.ts'
import { testOrders } from './test-order-costs.ts'
import { testSeconds } from './test-seconds.ts'

describe('calls', () => testCalls(YEARS))
describe('orders', () => testOrders(YEARS))
describe('seconds', () => testSeconds(YEARS))
