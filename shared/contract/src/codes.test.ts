import { expect, test } from '@jest/globals'
import { marginModeOf, sideOf } from './codes.ts'

test('1 bets on a rise and is isolated, 2 on a fall and is cross, as the calls have it', () => {
  expect([sideOf(1), sideOf(2)]).toEqual(['long', 'short'])
  expect([marginModeOf(1), marginModeOf(2)]).toEqual(['isolated', 'cross'])
})
