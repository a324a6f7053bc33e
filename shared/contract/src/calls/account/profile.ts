/** Who one is, and what one is entitled to (docs/rules/account.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { accountTypes, genders, identityStates, userStates } from '../../codes.ts'
import { codeOf, decimal, decorates, flag, id, int, time } from '../../scalars.ts'
import { owner } from './terms.ts'

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
