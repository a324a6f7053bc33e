import { expect, test } from '@jest/globals'
import { type Barrier, barrierOf, type LoanInfo } from './barrier.ts'

const limit = { limit: '1000', used: '0', available: '1000' }
const levelsOf = (own: 'unverified' | 'basic') =>
  (['unverified', 'basic', 'advanced'] as const).map(code => ({ code, credit: '0', pledge: '0', own: code === own }))
const info: LoanInfo = {
  ...{
    credit: limit,
    pledge: limit,
    principal: '0',
    interest: '0',
    nextDue: null,
    overdue: false,
    freeDay: true,
    scoreNeeded: 60,
  },
  levels: levelsOf('basic'),
}
const none = { value: null, used: '0', pending: null }
const limits = {
  ...{ dailyLoss: none, dailyStake: none, dailyRecharge: none, reminderMinutes: none },
  ...{ breakUntil: null, renewsAt: '2026-11-26 00:00:00' },
}
const user = { initialPassword: false, creditScore: 70, basicState: 1 as const }
const now = Date.parse('2026-11-25T10:00:00+08:00')
const later = '2026-11-27 10:00:00'

const credit = (change: object, of: Partial<LoanInfo> = {}, own: object = {}): Barrier | null =>
  barrierOf('credit', { ...user, ...change }, { ...info, ...of }, { ...limits, ...own }, now)

test('nothing stands before who is verified and owes nothing', () => {
  expect(credit({})).toBeNull()
  expect(barrierOf('credit', user, info, undefined, now)).toBeNull()
})

test('what stands before it, the first that the exchange would name', () => {
  const all = { overdue: true, levels: levelsOf('unverified') }
  const reached = { dailyLoss: { value: '100', used: '100', pending: null } }
  expect(credit({ initialPassword: true }, all, { breakUntil: later })).toEqual({ is: 'initial-password' })
  expect(credit({}, all, { breakUntil: later })).toEqual({ is: 'break', until: later })
  expect(credit({}, all, reached)).toEqual({ is: 'own-limit', until: '2026-11-26 00:00:00' })
  expect(credit({}, all)).toEqual({ is: 'identity' })
  expect(credit({ basicState: 0 }, all)).toEqual({ is: 'identity-review' })
  expect(credit({ creditScore: 59 }, { overdue: true })).toEqual({ is: 'score', score: 59, needed: 60 })
  expect(credit({}, { overdue: true })).toEqual({ is: 'overdue' })
  expect(credit({}, { credit: { ...limit, available: '0' } })).toEqual({ is: 'used' })
})

test('a break that is over holds nothing', () => {
  expect(credit({}, {}, { breakUntil: '2026-11-25 09:59:59' })).toBeNull()
})

test('a pledge takes neither identity nor score', () => {
  const of = { ...info, levels: levelsOf('unverified') }
  expect(barrierOf('pledge', { ...user, creditScore: 0 }, of, limits, now)).toBeNull()
})
