import { expect, test } from '@jest/globals'
import { unsteadyLines } from './whole-run.ts'

test('names each test that needed a second try with its unit, on a line of its own', () => {
  const unsteady = [
    { file: 'remote-trade/src/screens/market/market.test.tsx', title: 'lists the coins' },
    { file: 'shared/engine/src/ledger/ledger.test.ts', title: 'posts once' },
  ]
  expect(unsteadyLines(unsteady)).toEqual([
    'Unsteady in remote-trade, failed at first and passed alone: remote-trade/src/screens/market/market.test.tsx: lists the coins',
    'Unsteady in shared/engine, failed at first and passed alone: shared/engine/src/ledger/ledger.test.ts: posts once',
  ])
})
