/** The calls of the account unit. */
import { type Row, rowsOf } from '../call.ts'
import { activeReportCall, importantCustomerOnlineCall, myUserInfoCall } from './account/profile.ts'
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
  unserved('POST', '/api/user/appUser/updateKYC', 'token', '–'),
  bindGoogleAuthCall,
  recoveryCodesCall,
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
  resetPasswordCall,
  changeWithdrawPasswordCall,
  sessionListCall,
  sessionRevokeCall,
  unserved('GET', '/api/marketing/appTask/list', 'token', 'tasks', 'welfare'),
  unserved('GET', '/api/marketing/appReward/list', 'token', 'rewards', 'welfare'),
  unserved('POST', '/api/marketing/appReward/claim', 'token', 'amount', 'welfare'),
]
