import { expect, test } from '@jest/globals'
import { yearlyRate } from './yearly-rate.ts'

test.each([
  ['0.0005', '0.1825'],
  ['0.0008', '0.292'],
  ['0.00075', '0.27375'],
])('a daily rate of %s is %s in a year, without compounding', (daily, yearly) => {
  expect(yearlyRate(daily)).toBe(yearly)
})
