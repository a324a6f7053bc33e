/** The calls that the accounts answer. */
import {
  activeReportCall,
  applyAdvancedCall,
  applyBasicCall,
  bindGoogleAuthCall,
  changePasswordCall,
  changeWithdrawPasswordCall,
  checkAccountCall,
  checkGoogleAuthCall,
  emailCaptchaCall,
  emailLoginCall,
  generateGoogleKeyCall,
  googleSecretLoginCall,
  guestLoginCall,
  identityDoneCall,
  identityListCall,
  identityStatesCall,
  importantCustomerOnlineCall,
  loginCall,
  phoneCaptchaCall,
  phoneLoginCall,
  recoveryCodesCall,
  registerCall,
  resetPasswordCall,
  sessionListCall,
  sessionRevokeCall,
  updateProfileCall,
  useShortLinkCall,
} from '@shared/contract'
import { first, sql } from '@shared/engine/db/query'
import { type Caller, type Served, serve, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { refuse } from '@shared/engine/refusals/refuse'
import { plainTyped } from '@shared/format/typed'
import { bindAuthenticator, boundAuthenticator, offerKey, renewRecoveryCodes } from './bind-authenticator.ts'
import { sendCaptcha } from './captcha.ts'
import { changePassword } from './change-password.ts'
import { changeWithdrawPassword } from './change-withdraw-password.ts'
import { guestLogin } from './guest.ts'
import { mask, phoneTarget, readEmail, readName, readPhone } from './identifier.ts'
import { applyAdvanced, applyBasic, doneOf, listIdentities, statesOf } from './identity/index.ts'
import { login } from './login.ts'
import { emailLogin, googleLogin, phoneLogin } from './login-ways.ts'
import { updateProfile } from './personal.ts'
import { isNameTaken, register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { listSessions, revokeSessions } from './sessions.ts'
import { storedCodeOf } from './user.ts'

/** Only names are told: for phones and addresses the answer is always "available". */
const isAvailable = (typed: string, caller: Caller) =>
  /[@+]|^\d/.test(plainTyped(typed)) || !isNameTaken(caller, readName(typed), 'name-check')

export const accountCalls: readonly Served[] = [
  serve(registerCall, register),
  serve(loginCall, login),
  serve(phoneLoginCall, phoneLogin),
  serve(emailLoginCall, emailLogin),
  serve(googleSecretLoginCall, googleLogin),
  serve(resetPasswordCall, resetPassword),
  serve(guestLoginCall, guestLogin),
  serve(checkAccountCall, ({ account }, caller) => ({ available: isAvailable(account, caller) })),
  serve(emailCaptchaCall, ({ email, scene }, caller) => sendCaptcha(() => readEmail(email), scene, caller)),
  serve(phoneCaptchaCall, ({ phoneCode, phone, scene }, caller) =>
    sendCaptcha(() => phoneTarget(readPhone(phoneCode, phone)), scene, caller),
  ),
  serve(useShortLinkCall, ({ code }, { context }) => {
    const owner = first(context.db, sql.selectFrom('user').selectAll().where('invite_code', '=', storedCodeOf(code)))
    if (!owner) return refuse('code-unknown')
    const inviter = mask(owner.account ?? owner.email ?? owner.phone ?? '')
    return { type: 'invite' as const, inviteCode: owner.invite_code, inviter, target: '/login?mode=register' }
  }),
  serveUser(checkGoogleAuthCall, (_, caller) => boundAuthenticator(caller)),
  serveUser(generateGoogleKeyCall, offerKey),
  serveUser(bindGoogleAuthCall, bindAuthenticator),
  serveUser(recoveryCodesCall, renewRecoveryCodes),
  serveUser(changePasswordCall, changePassword),
  serveUser(changeWithdrawPasswordCall, changeWithdrawPassword),
  serveUser(sessionListCall, (_, caller) => listSessions(caller)),
  serveUser(sessionRevokeCall, revokeSessions),
  serveUser(updateProfileCall, updateProfile),
  serveOrder(applyBasicCall, applyBasic),
  serveOrder(applyAdvancedCall, applyAdvanced),
  serveUser(identityStatesCall, (_, caller) => statesOf(caller)),
  serveUser(identityDoneCall, (_, { context, user }) => doneOf(context.db, user)),
  serveUser(identityListCall, listIdentities),
  serveUser(activeReportCall, () => null),
  serveUser(importantCustomerOnlineCall, () => null),
]
