import { expect, test } from '@jest/globals'
import { hasOrders } from './mining.model.ts'

const none = { notStarted: 0, running: 0, ended: 0, frozen: 0, cancelled: 0 }
const stat = (counts: Partial<typeof none>) => ({
  ...{ todayIncome: '0', totalIncome: '0', amount: '0', byCurrency: [] },
  counts: { ...none, ...counts },
})

test('there is something to tell of one who has an order in any state', () => {
  expect([hasOrders(stat({})), hasOrders(stat({ running: 1 })), hasOrders(stat({ cancelled: 1 }))]).toEqual([
    ...[false, true, true],
  ])
})
