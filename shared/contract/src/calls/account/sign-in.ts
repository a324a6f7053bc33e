/** Registering and signing in, in every way (docs/rules/account.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { registerTypes } from '../../codes.ts'
import { CODE_APART_SECONDS, CODE_LIFE_SECONDS } from '../../limits.ts'
import { codeOf, decorates, flag, int, text } from '../../scalars.ts'
import { readHash } from '../help.ts'
import { captcha, deviceId, googleCode, owner, password, token, word } from './terms.ts'

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
    read: readHash,
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

export const phoneLoginCall = defineCall({
  method: 'POST',
  path: '/api/app/phoneLogin',
  auth: 'none',
  owner,
  answers: 'token',
  input: { phoneCode: text(6), phone: word(20), password, captcha, deviceId },
  output: token,
})

export const emailLoginCall = defineCall({
  method: 'POST',
  path: '/api/app/emailLogin',
  auth: 'none',
  owner,
  answers: 'token',
  input: { email: word(254), password, captcha, deviceId },
  output: token,
})

/** With the code of an authenticator, or a recovery code, in place of one by mail or message. */
export const googleSecretLoginCall = defineCall({
  method: 'POST',
  path: '/api/app/googleSecretLogin',
  auth: 'none',
  owner,
  answers: 'token',
  input: { account: word(254), password, googleCode: word(20), deviceId },
  output: token,
})

/** For whoever forgot the login password: by the phone number or the email address. */
export const resetPasswordCall = defineCall({
  method: 'POST',
  path: '/api/app/resetPassword',
  auth: 'none',
  owner,
  feature: 'reset-password',
  answers: '–',
  input: {
    phoneCode: v.optional(text(6)),
    phone: v.optional(text(20)),
    email: v.optional(text(254)),
    captcha,
    password,
    googleCode,
    deviceId,
  },
  output: v.unknown(),
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
