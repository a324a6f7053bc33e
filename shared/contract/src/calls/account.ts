/** Registration, sign-in, profile (docs/rules/account.md). */

import * as v from 'valibot'
import { defineCall, type Row, rowsOf } from '../call.ts'
import { accountTypes, genders, identityStates, registerTypes, userStates } from '../codes.ts'
import { CODE_APART_SECONDS, CODE_LIFE_SECONDS } from '../limits.ts'
import { codeOf, decimal, decorates, flag, id, int, text, time } from '../scalars.ts'

const owner = 'account'
const word = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))

/** 128 random bits of this browser: a device that is new to an account must bring a code. */
const deviceId = v.optional(text(64))
const password = word(200)
const captcha = v.optional(text(10))
const token = v.object({ token: v.string(), expireTime: decorates(time) })

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

export const useShortLinkCall = defineCall({
  method: 'GET',
  path: '/api/set/appShortLink/use',
  auth: 'none',
  owner,
  answers: 'target',
  input: { code: word(40) },
  output: v.object({
    type: v.picklist(['invite', 'article']),
    inviteCode: decorates(v.string()),
    inviter: decorates(v.string()),
    target: decorates(v.string()),
  }),
})

const scene = v.picklist(['register', 'login', 'reset', 'bind', 'withdraw'])
const sent = v.object({ resendAfter: decorates(int, CODE_APART_SECONDS), expiresIn: decorates(int, CODE_LIFE_SECONDS) })

export const phoneCaptchaCall = defineCall({
  method: 'GET',
  path: '/api/app/getPhoneCaptcha',
  auth: 'optional',
  owner,
  answers: 'wait',
  input: { phoneCode: text(6), phone: word(20), scene },
  output: sent,
})

export const emailCaptchaCall = defineCall({
  method: 'GET',
  path: '/api/app/getEmailCaptcha',
  auth: 'optional',
  owner,
  answers: 'wait',
  input: { email: word(254), scene },
  output: sent,
})

export const registerCall = defineCall({
  method: 'POST',
  path: '/api/app/register',
  auth: 'none',
  owner,
  answers: 'token',
  input: {
    registerType: codeOf(registerTypes),
    account: v.optional(text(40)),
    phoneCode: v.optional(text(6)),
    phone: v.optional(text(20)),
    email: v.optional(text(254)),
    captcha,
    password,
    inviteCode: v.optional(text(40)),
    agreed: flag,
    deviceId,
  },
  output: token,
})

export const loginCall = defineCall({
  method: 'POST',
  path: '/api/app/login',
  auth: 'none',
  owner,
  answers: 'token',
  input: { account: word(254), password, captcha, deviceId },
  output: token,
})

export const checkAccountCall = defineCall({
  method: 'GET',
  path: '/api/app/checkAccount',
  auth: 'none',
  owner,
  answers: 'available',
  input: { account: word(254) },
  output: v.object({ available: flag }),
})

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

export const guestLoginCall = defineCall({
  method: 'POST',
  path: '/api/app/guestLogin',
  auth: 'none',
  owner,
  feature: 'guest-login',
  answers: 'token',
  /** anew: the password of this browser's guest is lost, another account is wanted. */
  input: { inviteCode: v.optional(text(40)), deviceId, anew: v.optional(v.boolean()) },
  output: v.object({ token: v.string(), account: v.string(), initialPassword: v.string() }),
})

/** Where the person is signed in, the present one first. */
export const sessionListCall = defineCall({
  method: 'GET',
  path: '/api/user/appUser/sessionList',
  auth: 'token',
  owner,
  feature: 'sessions',
  answers: 'sessions',
  reads: ['sessions'],
  input: {},
  output: v.array(
    v.object({
      id,
      current: decorates(flag, false),
      /** Browser and system by their own names, e.g. "Chrome · Android"; '' where it told none. */
      device: decorates(v.string()),
      lastSeen: decorates(time),
    }),
  ),
})

/** One session, the present one too, or all others. */
export const sessionRevokeCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/sessionRevoke',
  auth: 'token',
  owner,
  feature: 'sessions',
  answers: '–',
  changes: ['sessions'],
  input: { id: v.optional(id), others: v.optional(flag) },
  output: v.unknown(),
})

const unserved = rowsOf('account')

export const accountCalls: readonly Row[] = [
  useShortLinkCall,
  phoneCaptchaCall,
  emailCaptchaCall,
  registerCall,
  loginCall,
  unserved('POST', '/api/app/phoneLogin', 'none', 'token'),
  unserved('POST', '/api/app/emailLogin', 'none', 'token'),
  unserved('POST', '/api/app/googleSecretLogin', 'none', 'token'),
  unserved('GET', '/api/app/checkGoogleAuth', 'token', 'bound'),
  unserved('GET', '/api/app/generateGoogleKey', 'token', 'key'),
  checkAccountCall,
  myUserInfoCall,
  unserved('POST', '/api/user/appUser/changePassword', 'token', 'token'),
  unserved('POST', '/api/user/appUser/updateKYC', 'token', '–'),
  unserved('POST', '/api/user/appUser/bindGoogleAuth', 'token', '–'),
  activeReportCall,
  importantCustomerOnlineCall,
  unserved('GET', '/api/user/appLevels/list', 'none', 'levels'),
  unserved('GET', '/api/marketing/myTeam', 'token', 'team'),
  unserved('POST', '/api/auth/appAuth/applyKYC', 'token', '–'),
  unserved('POST', '/api/auth/appAuth/applyAdvanced', 'token', '–'),
  unserved('GET', '/api/auth/appAuth/isHaveAuth', 'token', 'states'),
  unserved('GET', '/api/auth/appAuth/isHaveAuthDone', 'token', 'done'),
  unserved('GET', '/api/auth/appAuth/listMy', 'token', 'history'),
  guestLoginCall,
  unserved('POST', '/api/app/resetPassword', 'none', '–', 'reset-password'),
  unserved('POST', '/api/user/appUser/changeWithdrawPassword', 'token', '–', 'withdraw-password'),
  sessionListCall,
  sessionRevokeCall,
  unserved('GET', '/api/marketing/appTask/list', 'token', 'tasks', 'welfare'),
  unserved('GET', '/api/marketing/appReward/list', 'token', 'rewards', 'welfare'),
  unserved('POST', '/api/marketing/appReward/claim', 'token', 'amount', 'welfare'),
]
