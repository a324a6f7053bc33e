/** The calls of the account unit. */
import { type Row, rowsOf } from '../call.ts'
import { activeReportCall, importantCustomerOnlineCall, myUserInfoCall } from './account/profile.ts'
import { sessionListCall, sessionRevokeCall } from './account/sessions.ts'
import {
  checkAccountCall,
  emailCaptchaCall,
  guestLoginCall,
  loginCall,
  phoneCaptchaCall,
  registerCall,
  useShortLinkCall,
} from './account/sign-in.ts'

export * from './account/profile.ts'
export * from './account/sessions.ts'
export * from './account/sign-in.ts'

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
