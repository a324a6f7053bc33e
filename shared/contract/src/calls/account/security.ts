/** What keeps others out: passwords, the authenticator and its recovery codes (docs/rules/account.md#authenticator). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { AUTHENTICATOR_KEY_SECONDS } from '../../limits.ts'
import { decorates, flag, int, text, time } from '../../scalars.ts'
import { captcha, googleCode, owner, password, word } from './terms.ts'

const recoveryCodes = v.array(v.string())

export const checkGoogleAuthCall = defineCall({
  method: 'GET',
  path: '/api/app/checkGoogleAuth',
  auth: 'token',
  owner,
  answers: 'bound',
  reads: ['profile'],
  input: {},
  output: v.object({ bound: flag, boundTime: decorates(time) }),
})

/** A key to put into an authenticator; where one is bound already, its code is asked for. */
export const generateGoogleKeyCall = defineCall({
  method: 'GET',
  path: '/api/app/generateGoogleKey',
  auth: 'token',
  owner,
  answers: 'key',
  input: { googleCode },
  output: v.object({
    secretKey: v.string(),
    /** otpauth://, which an authenticator on the same phone opens. */
    url: v.string(),
    expiresIn: decorates(int, AUTHENTICATOR_KEY_SECONDS),
  }),
})

/** Binds the key that was made last, in place of the one before; the recovery codes are told here and never again. */
export const bindGoogleAuthCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/bindGoogleAuth',
  auth: 'token',
  owner,
  answers: '–',
  changes: ['profile'],
  input: { secretKey: word(64), googleCode: word(20), password },
  output: v.object({ recoveryCodes: decorates(recoveryCodes) }),
})

/** New recovery codes: those of before count no more. */
export const recoveryCodesCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/recoveryCodes',
  auth: 'token',
  owner,
  feature: 'recovery-codes',
  answers: 'codes',
  input: { password, googleCode },
  output: v.object({ recoveryCodes }),
})

/** All other sessions end. A server that answers no token leaves the present one as it is. */
export const changePasswordCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/changePassword',
  auth: 'token',
  owner,
  answers: 'token',
  changes: ['profile', 'sessions'],
  input: { oldPassword: password, password, googleCode },
  output: v.object({ token: decorates(v.string()) }),
})

/** Set: loginPassword · changed: oldPassword · forgotten: loginPassword and a code of scene "withdraw". */
export const changeWithdrawPasswordCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/changeWithdrawPassword',
  auth: 'token',
  owner,
  feature: 'withdraw-password',
  answers: '–',
  changes: ['profile'],
  input: {
    oldPassword: v.optional(text(20)),
    loginPassword: v.optional(text(200)),
    captcha,
    googleCode,
    password: word(20),
  },
  output: v.unknown(),
})
