import { expect, test } from '@jest/globals'
import { identityStates } from './codes.ts'
import { countsAsVerified, isIdentityUnderReview } from './identity.ts'

test.each([
  ['under review', { basicState: identityStates.underReview }, true, false],
  ['verified', { basicState: identityStates.verified }, false, true],
  ['rejected', { basicState: identityStates.rejected }, false, false],
  ['not handed in', { basicState: null }, false, false],
  ['not told by the server', {}, false, true],
  ['of a visitor', null, false, true],
])('judges an identity that is %s', (_, user, isUnderReview, isVerified) => {
  expect(isIdentityUnderReview(user)).toBe(isUnderReview)
  expect(countsAsVerified(user)).toBe(isVerified)
})
