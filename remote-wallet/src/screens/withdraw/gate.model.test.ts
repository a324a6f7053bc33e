import { expect, test } from '@jest/globals'
import { gateAfter, gateBefore, type Rules } from './gate.model.ts'

const now = Date.parse('2026-11-25T02:00:00Z') // 10:00 in UTC+8
const later = '2026-11-25 11:00:00'
const over = '2026-11-25 10:00:00'
const rules = (change: Partial<Rules> = {}): Rules => ({
  ...{ attemptsLeft: 5, lockedUntil: null, holdUntil: null, holdReason: null, dayLimit: '1000', dayLeft: '1000' },
  ...change,
})

test.each([
  [{ initialPassword: true, hasWithdrawPassword: false }, { is: 'initial-password' }],
  [{ initialPassword: false, hasWithdrawPassword: false }, undefined],
  [{}, undefined],
])('before anything is asked, %j: %j', (user, gate) =>
  expect(gateBefore(user as Parameters<typeof gateBefore>[0])).toEqual(gate),
)

const user = {} as Parameters<typeof gateAfter>[0]

test('the first that holds: what the first withdrawal needs, the lock, the hold; what is over holds nothing', () => {
  const both = rules({ lockedUntil: later, holdUntil: later, holdReason: 'email-changed' })
  expect(gateAfter(user, 0, both, now)).toEqual({ is: 'setup', password: true, account: false })
  const newcomer = { hasWithdrawPassword: false } as typeof user
  expect(gateAfter(newcomer, 1, both, now)).toEqual({ is: 'setup', password: false, account: true })
  expect(gateAfter(user, 1, both, now)).toEqual({ is: 'locked', until: later })
  const held = { is: 'held', until: later, cause: 'email-changed' }
  expect(gateAfter(user, 1, { ...both, lockedUntil: over }, now)).toEqual(held)
  expect(gateAfter(user, 1, rules({ holdUntil: over }), now)).toBeUndefined()
  expect(gateAfter(user, 1, rules(), now)).toBeUndefined()
})

test('where the server tells no rules, the profile tells of a hold', () => {
  const profile = { withdrawHoldUntil: later } as typeof user
  expect(gateAfter(profile, 1, undefined, now)).toEqual({ is: 'held', until: later, cause: undefined })
  expect(gateAfter(profile, 1, rules(), now)).toBeUndefined()
})
