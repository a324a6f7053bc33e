import { expect, test } from '@jest/globals'
import { countsForReward } from './closes.ts'
import { closeReasons, positionStates } from './codes.ts'

const whole = {
  parentId: null,
  state: positionStates.closed,
  closeReason: closeReasons.owner,
  opened: 900,
  closed: 60_100,
}

test('a close counts towards a reward where a whole position was held for a minute, by the seconds that are told', () => {
  expect(countsForReward(whole)).toBe(true)
  expect(countsForReward({ ...whole, closed: 59_999 })).toBe(false)
  expect(countsForReward({ ...whole, parentId: 'P1' })).toBe(false)
  expect(countsForReward({ ...whole, closeReason: closeReasons.accountEnded })).toBe(false)
  expect(countsForReward({ ...whole, state: positionStates.running })).toBe(false)
})
