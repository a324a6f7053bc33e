import { expect, test } from '@jest/globals'
import { loanStates, loanTypes } from '@shared/contract/codes'
import { statusOf, wayOf } from './loan-orders.model.ts'

const { pendingReview, underReview, passed, paid, rejected } = loanStates

test.each([
  ['2', passed],
  ['-1', rejected],
  ['0', pendingReview],
  ['7', undefined],
  [undefined, undefined],
])('status=%s filters by %s', (status, expected) => {
  expect(statusOf({ status })).toBe(expected)
})

test.each([
  [loanTypes.credit, pendingReview, [pendingReview, underReview, passed, paid], 0],
  [loanTypes.credit, underReview, [pendingReview, underReview, passed, paid], 1],
  [loanTypes.credit, passed, [pendingReview, underReview, passed, paid], 2],
  [loanTypes.credit, paid, [pendingReview, underReview, passed, paid], 4],
  [loanTypes.credit, rejected, [pendingReview, rejected], 1],
  [loanTypes.pledge, passed, [passed, paid], 0],
  [loanTypes.pledge, paid, [passed, paid], 2],
])('a loan of type %s in state %s takes the steps %j, now %d', (type, status, steps, now) => {
  expect(wayOf({ type, status })).toEqual({ steps, now })
})
