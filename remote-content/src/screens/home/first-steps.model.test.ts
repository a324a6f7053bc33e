import { expect, test } from '@jest/globals'
import type { Task } from '@shared/contract/calls/account'
import { identityStates, taskStates } from '@shared/contract/codes'
import { firstSteps } from '@shared/contract/first-steps'
import { likelyTasks, stands, stepsOf } from './first-steps.model.ts'

const task = (code: Task['code'], change: Partial<Task> = {}): Task => ({
  ...{ code, reward: '3', target: '1', progress: '0', state: taskStates.open, link: null, rewardId: null },
  ...{ waits: null, holds: null, claimTime: null },
  ...change,
})
const all = [task('first-contract'), task('invite'), task('recharge', { target: '100', progress: '50' }), task('basic')]
const way = (to: string) => `#${to}`
const nobody = { basicState: null }

test('shows verifying, depositing and trading in this order, and no other task', () => {
  const steps = stepsOf(firstSteps(all), nobody, way)
  expect(steps.map(({ code, state, href }) => [code, state, href])).toEqual([
    ['basic', 'open', '#/shenfenRenzheng'],
    ['recharge', 'open', '#/chongzhi'],
    ['first-contract', 'open', '#/heyue'],
  ])
})

test.each([
  ['its reward can be claimed', { state: taskStates.claimable }],
  ['its reward was claimed', { state: taskStates.claimed }],
  ['its target is reached, though another account has the reward', { progress: '100', target: '100' }],
])('ticks a step when %s', (_, change) => {
  const [step] = stepsOf(firstSteps([task('recharge', change)]), nobody, way)
  expect(step?.state).toBe('done')
})

test.each([
  [identityStates.underReview, 'review', '#/renzhengResult'],
  [identityStates.rejected, 'rejected', '#/shenfenRenzheng'],
])('tells how the identity %i stands, and leads there', (basicState, state, href) => {
  expect(stepsOf(firstSteps(all), { basicState }, way)[0]).toMatchObject({ state, href })
})

test('leaves out a step whose screen is not live', () => {
  const steps = stepsOf(firstSteps(all), nobody, to => (to === '/chongzhi' ? undefined : to))
  expect(steps.map(({ code }) => code)).toEqual(['basic', 'first-contract'])
})

test('draws the card while one of several steps is open', () => {
  const steps = stepsOf(firstSteps(all), nobody, way)
  expect([stands(steps), stands(steps.slice(0, 1)), stands([])]).toEqual([true, false, false])
  expect(stands(steps.map(step => ({ ...step, state: 'done' })))).toBe(false)
})

test('takes for likely what the profile tells until the tasks are known', () => {
  const done = (basicState: 1 | null, levelAssets?: string) =>
    likelyTasks({ basicState, levelAssets }).map(({ isDone }) => isDone)
  expect(done(null)).toEqual([false, false, false])
  expect(done(1, '0')).toEqual([true, false, false])
  expect(done(1, '12.5')).toEqual([true, true, false])
})
