import { expect, test } from '@jest/globals'
import { countsForReward, isAtRisk, riskMinutesOf } from './closes.ts'
import { closeReasons, positionStates } from './codes.ts'

const FUNDS = '10000'
const HOUR = 3_600_000
const whole = {
  parentId: null,
  state: positionStates.closed,
  closeReason: closeReasons.owner,
  opened: 900,
  closed: 60_100,
  worth: '1000',
}

test('a close counts towards a reward where a whole position was held for a minute, by the seconds that are told', () => {
  expect(countsForReward(whole, FUNDS)).toBe(true)
  expect(countsForReward({ ...whole, closed: 59_999 }, FUNDS)).toBe(false)
  expect(countsForReward({ ...whole, parentId: 'P1' }, FUNDS)).toBe(false)
  expect(countsForReward({ ...whole, closeReason: closeReasons.accountEnded }, FUNDS)).toBe(false)
  expect(countsForReward({ ...whole, state: positionStates.running }, FUNDS)).toBe(false)
})

test('ignores a close when the position was worth less than a tenth of the funds', () => {
  expect(countsForReward({ ...whole, worth: '999.99' }, FUNDS)).toBe(false)
  expect([isAtRisk('1000', FUNDS), isAtRisk('6.5', FUNDS)]).toEqual([true, false])
})

test('asks for a twentieth of the time at risk: 72 minutes of a day, 504 of a week', () => {
  expect([1, 24, 7 * 24].map(hours => riskMinutesOf(hours * HOUR))).toEqual([3, 72, 504])
})
