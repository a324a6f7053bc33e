/** The calls of the account unit. */
import { type Row, rowsOf } from '../call.ts'
import {
  applyAdvancedCall,
  applyBasicCall,
  identityDoneCall,
  identityListCall,
  identityStatesCall,
} from './account/identity.ts'
import { activeReportCall, importantCustomerOnlineCall, myUserInfoCall, updateProfileCall } from './account/profile.ts'
import {
  bindGoogleAuthCall,
  changePasswordCall,
  changeWithdrawPasswordCall,
  checkGoogleAuthCall,
  generateGoogleKeyCall,
  recoveryCodesCall,
} from './account/security.ts'
import { sessionListCall, sessionRevokeCall } from './account/sessions.ts'
import {
  checkAccountCall,
  emailCaptchaCall,
  emailLoginCall,
  googleSecretLoginCall,
  guestLoginCall,
  loginCall,
  phoneCaptchaCall,
  phoneLoginCall,
  registerCall,
  resetPasswordCall,
  useShortLinkCall,
} from './account/sign-in.ts'

export * from './account/identity.ts'
export * from './account/profile.ts'
export * from './account/security.ts'
export * from './account/sessions.ts'
export * from './account/sign-in.ts'

const unserved = rowsOf('account')

export const accountCalls: readonly Row[] = [
  useShortLinkCall,
  phoneCaptchaCall,
  emailCaptchaCall,
  registerCall,
  loginCall,
  phoneLoginCall,
  emailLoginCall,
  googleSecretLoginCall,
  checkGoogleAuthCall,
  generateGoogleKeyCall,
  checkAccountCall,
  myUserInfoCall,
  changePasswordCall,
  bindGoogleAuthCall,
  recoveryCodesCall,
  updateProfileCall,
  activeReportCall,
  importantCustomerOnlineCall,
  unserved('GET', '/api/user/appLevels/list', 'none', 'levels'),
  unserved('GET', '/api/marketing/myTeam', 'token', 'team'),
  applyBasicCall,
  applyAdvancedCall,
  identityStatesCall,
  identityDoneCall,
  identityListCall,
  guestLoginCall,
  resetPasswordCall,
  changeWithdrawPasswordCall,
  sessionListCall,
  sessionRevokeCall,
  unserved('GET', '/api/marketing/appTask/list', 'token', 'tasks', 'welfare'),
  unserved('GET', '/api/marketing/appReward/list', 'token', 'rewards', 'welfare'),
  unserved('POST', '/api/marketing/appReward/claim', 'token', 'amount', 'welfare'),
]
