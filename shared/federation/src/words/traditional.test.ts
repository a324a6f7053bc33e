import { expect, test } from '@jest/globals'
import { traditional } from './traditional.ts'

test.each([
  ['仅可通过 TRC20 转入', '僅可透過 TRC20 轉入'],
  ['审核通过', '審核通過'],
  ['该交易对未上线', '該交易對未上線'],
  ['周赛杯', '週賽杯'],
])('%s is %s', (simplified, derived) => expect(traditional(simplified)).toBe(derived))
