import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { currencyInfo } from './wallet.ts'

const currency = { currency: 'USDT', name: 'Tether', type: 1, precision: 2 }

test.each([{ precision: -1 }, { precision: 101 }, { precision: 1.5 }])('a currency has no %j', change => {
  expect(v.safeParse(currencyInfo, currency).success).toBe(true)
  expect(v.safeParse(currencyInfo, { ...currency, ...change }).success).toBe(false)
})
