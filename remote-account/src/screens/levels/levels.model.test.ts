import { expect, test } from '@jest/globals'
import type { Level, Reward } from '@shared/contract/calls/account'
import { rewardKinds, rewardStates } from '@shared/contract/codes'
import { envelopeOf, giftStateOf, missingTo, standingOf, weekStart } from './levels.model.ts'

const level = (n: number, threshold: string, upgradeGift: string, weeklyEnvelope: string): Level => ({
  ...{ level: n, name: `V${n}`, threshold, upgradeGift, weeklyEnvelope, benefits: [] },
})
const levels = [level(0, '0', '0', '0'), level(1, '1000', '5', '1'), level(2, '5000', '20', '4')]
const [v0, v1, v2] = levels as [Level, Level, Level]
const reward = (some: Partial<Reward>): Reward => ({
  ...{ id: 'B1', kind: rewardKinds.gift, level: 1, amount: '5', state: rewardStates.claimable },
  ...some,
})

test('1,205 at V1 are 5.12 % of the way, 3,795 short of V2', () => {
  expect(standingOf(1, '1205', levels)).toMatchObject({ missing: '3795', share: '0.05125', falls: false })
})

test('at the top nothing is missing; below the threshold of one’s level it is about to be lost', () => {
  expect(standingOf(2, '12480.5', levels)).toMatchObject({ next: undefined, missing: '0', share: '1' })
  expect(standingOf(1, '999.99', levels)).toMatchObject({ share: '0', falls: true, missing: '4000.01' })
  expect(standingOf(9, '1', levels)).toBeUndefined()
})

test('what is missing to a level that is reached is nothing', () => {
  expect([missingTo(v2, '5000'), missingTo(v2, '4999.5')]).toEqual(['0', '0.5'])
})

test('a gift is none, ahead, to be claimed, or claimed', () => {
  const gifts = [reward({ level: 1, state: rewardStates.claimed })]
  expect([v0, v1, v2].map(one => giftStateOf(one, gifts))).toEqual(['none', 'claimed', 'ahead'])
  expect(giftStateOf(v1, [reward({})])).toBe('claimable')
})

/** Monday, 2026-11-30 00:00 UTC+8. */
const monday = Date.UTC(2026, 10, 29, 16)

test('a week begins on Monday, 00:00 UTC+8', () => {
  expect([weekStart(monday), weekStart(monday + 1), weekStart(monday - 1)]).toEqual([
    monday,
    monday,
    monday - 7 * 24 * 3_600_000,
  ])
})

test('an envelope is open, claimed this week, on its way, or nobody’s', () => {
  const taken = reward({ kind: rewardKinds.envelope, amount: '1', state: rewardStates.claimed })
  const at = (newest: Reward | undefined, madeAt = 0, of = v1) => envelopeOf(of, newest, madeAt, monday + 1000).state
  expect(at(reward({ kind: rewardKinds.envelope }))).toBe('open')
  expect(at(taken, monday)).toBe('claimed')
  expect(at(taken, monday - 1)).toBe('waiting')
  expect(at(undefined)).toBe('waiting')
  expect(at(undefined, 0, v0)).toBe('none')
})
