/** Who one is, and what one is entitled to (docs/rules/account.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { accountTypes, genders, identityStates, userStates } from '../../codes.ts'
import { LONGEST_HOME_ADDRESS, LONGEST_PERSON_NAME } from '../../limits.ts'
import { codeOf, decimal, decorates, flag, id, int, text, time } from '../../scalars.ts'
import { captcha, googleCode, owner } from './terms.ts'

/** The profile; an absent or empty id means not signed in (specification, section 3). */
export const userInfo = v.object({
  id: decorates(id),
  account: decorates(v.string()),
  accountType: decorates(codeOf(accountTypes)),
  status: decorates(codeOf(userStates)),
  phoneCode: decorates(v.string()),
  phone: decorates(v.string()),
  email: decorates(v.string()),
  surname: decorates(v.string()),
  firstName: decorates(v.string()),
  gender: decorates(codeOf(genders)),
  birthday: decorates(v.string()),
  country: decorates(v.string()),
  address: decorates(v.string()),
  inviteCode: decorates(v.string()),
  inviter: decorates(v.string()),
  level: decorates(int),
  levelAssets: decorates(decimal),
  creditScore: decorates(int),
  creditParts: decorates(v.array(v.object({ code: v.string(), points: int, max: int }))),
  basicState: decorates(codeOf(identityStates)),
  advancedState: decorates(codeOf(identityStates)),
  profileLocked: decorates(flag),
  hasWithdrawPassword: decorates(flag),
  hasWithdrawAccount: decorates(flag),
  googleBound: decorates(flag),
  initialPassword: decorates(flag),
  withdrawHoldUntil: decorates(time),
  /** How often one wants to be reminded of the time spent here; absent: never. */
  reminderMinutes: decorates(int),
  unreadCount: decorates(int),
  claimableCount: decorates(int),
  importantCustomer: decorates(flag),
})
export type UserInfo = v.InferOutput<typeof userInfo>

export const myUserInfoCall = defineCall({
  method: 'GET',
  path: '/api/user/appUser/getMyUserInfo',
  auth: 'token',
  owner,
  answers: 'profile',
  reads: ['profile'],
  input: {},
  output: userInfo,
})

/**
 * Some of it; a new phone or email, one at a time, brings the code that was sent there, the login password and, where an
 * authenticator is bound, its code.
 */
export const updateProfileCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/updateKYC',
  auth: 'token',
  owner,
  answers: '–',
  changes: ['profile'],
  input: {
    surname: v.optional(text(LONGEST_PERSON_NAME)),
    firstName: v.optional(text(LONGEST_PERSON_NAME)),
    gender: v.optional(codeOf(genders)),
    /** yyyy-MM-dd */
    birthday: v.optional(text(10)),
    /** ISO 3166, two letters. */
    country: v.optional(text(2)),
    address: v.optional(text(LONGEST_HOME_ADDRESS)),
    phoneCode: v.optional(text(6)),
    phone: v.optional(text(20)),
    email: v.optional(text(254)),
    captcha,
    password: v.optional(text(200)),
    googleCode,
  },
  output: v.unknown(),
})

export const activeReportCall = defineCall({
  method: 'GET',
  path: '/api/user/appUser/activeReport',
  auth: 'token',
  owner,
  answers: '–',
  input: {},
  output: v.unknown(),
})

export const importantCustomerOnlineCall = defineCall({
  method: 'GET',
  path: '/api/user/appUser/importantCustomerOnLine',
  auth: 'token',
  owner,
  answers: '–',
  input: {},
  output: v.unknown(),
})
