import { expect, test } from '@jest/globals'
import { pointsToReward, type RankRow, rewardAt } from './reward.model.ts'

const rewards = [
  { from: 1, to: 1, amount: '500' },
  { from: 2, to: 3, amount: '200' },
]
const row = (rank: number, totalYield: string, bot = false): RankRow => ({
  ...{ rank, account: 'a**z', assets: '10000', totalIncome: '0', totalYield, bot, mine: false },
})
const rows = [row(1, '0.3'), row(2, '0.1'), row(3, '0.0610', true), row(4, '0.0402'), row(5, '0')]

test('a reward belongs to a place; bots and barred entries have none', () => {
  expect(rewardAt(rewards, row(1, '0'))).toBe('500')
  expect(rewardAt(rewards, row(3, '0'))).toBe('200')
  expect(rewardAt(rewards, row(4, '0'))).toBeUndefined()
  expect(rewardAt(rewards, row(1, '0', true))).toBeUndefined()
  expect(rewardAt(rewards, { ...row(1, '0'), barred: true })).toBeUndefined()
})

test('the points to a reward lead to the next rewarded place, whoever stands there, and never read as none', () => {
  expect(pointsToReward(rows, rewards, row(4, '0.0402'))).toBe('2.08')
  expect(pointsToReward(rows, rewards, row(5, '0.00001'))).toBe('6.1')
  expect(pointsToReward(rows, rewards, row(4, '0.0610'))).toBe('0.01')
})

test('no points are told where the place is rewarded already, or where none above it is known', () => {
  expect(pointsToReward(rows, rewards, row(2, '0.1'))).toBeUndefined()
  expect(pointsToReward(rows, [], row(4, '0.0402'))).toBeUndefined()
  expect(pointsToReward([], rewards, row(4, '0.0402'))).toBeUndefined()
})
