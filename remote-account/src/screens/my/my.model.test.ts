import { expect, test } from '@jest/globals'
import type { UserInfo } from '@shared/contract/calls/account'
import { firstLack, initials, pointsOf, shownParts } from './my.model.ts'

const user = (change: Partial<UserInfo>) =>
  ({ initialPassword: false, hasWithdrawPassword: true, basicState: 1, googleBound: true, ...change }) as UserInfo
const everywhere = (way: string) => `#${way}`

test('the weightiest lack comes first', () => {
  expect(firstLack(user({ initialPassword: true, googleBound: false }), everywhere)?.lack).toBe('initial-password')
  expect(firstLack(user({ hasWithdrawPassword: false, basicState: null }), everywhere)?.lack).toBe('withdraw-password')
  expect(firstLack(user({ basicState: -1 }), everywhere)?.lack).toBe('identity')
  expect(firstLack(user({ basicState: 0 }), everywhere)?.lack).not.toBe('identity') // under review
})

test('a safe account lacks nothing', () => expect(firstLack(user({}), everywhere)).toBeNull())

test('lists no identity as lacking when the server does not tell its state', () => {
  expect(firstLack(user({ basicState: undefined }), everywhere)).toBeNull()
  expect(firstLack(user({ basicState: null }), everywhere)?.lack).toBe('identity')
})

test('what cannot be mended yet is not mentioned', () => {
  expect(
    firstLack(user({ initialPassword: true, googleBound: false }), way => (way === '/bindGoogle' ? way : undefined))
      ?.lack,
  ).toBe('authenticator')
  expect(firstLack(user({ initialPassword: true }), () => undefined)).toBeNull()
})

test('the disc shows two letters of whatever names the person', () => {
  expect(initials('lena_o')).toBe('LE')
  expect(initials('a•••@example.com')).toBe('AE')
})

test('a part of the credit score is what was earned of what can be, or what was lost', () => {
  expect([pointsOf(3, 5), pointsOf(-10, 0)]).toEqual(['3/5', '−10'])
})

test('leads from no part of the credit score that a server calls by a name of every object', () => {
  const part = { code: 'constructor', points: 1, max: 5 }
  expect(shownParts([part], everywhere)).toEqual([{ ...part, href: undefined }])
})
