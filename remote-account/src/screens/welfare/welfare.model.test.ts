import { expect, test } from '@jest/globals'
import { taskStates } from '@shared/contract/codes'
import { tabOf, weekOf } from './welfare.model.ts'

const { claimable, claimed } = taskStates
const week = (state: 1 | 2, progress: string) => weekOf({ state, progress, target: '7' })

test('today is the day after those that are done, and the last of them once it is done', () => {
  expect(week(claimable, '0')).toEqual({ days: 7, done: 0, today: 1, claimed: false })
  expect(week(claimable, '6')).toMatchObject({ today: 7 })
  expect(week(claimed, '3')).toMatchObject({ done: 3, today: 3, claimed: true })
  expect(week(claimed, '7')).toMatchObject({ done: 7, today: 7 })
})

test('an address that names no tab is the one of the tasks', () => {
  expect([tabOf(undefined), tabOf('rewards'), tabOf('other')]).toEqual(['tasks', 'rewards', 'tasks'])
})
