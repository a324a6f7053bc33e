/** The calls of the account unit. */
import type { Row } from '../call.ts'
import {
  applyAdvancedCall,
  applyBasicCall,
  identityDoneCall,
  identityListCall,
  identityStatesCall,
} from './account/identity.ts'
import { breakCall, closeAccountCall, limitsCall, setLimitsCall } from './account/own-limits.ts'
import {
  passkeyListCall,
  passkeyLoginCall,
  passkeyOptionsCall,
  passkeyRegisterCall,
  passkeyRegisterOptionsCall,
  passkeyRemoveCall,
  passkeyRenameCall,
} from './account/passkeys.ts'
import { activeReportCall, importantCustomerOnlineCall, myUserInfoCall, updateProfileCall } from './account/profile.ts'
import { claimRewardCall, levelListCall, myTeamCall, rewardListCall, taskListCall } from './account/rewards.ts'
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
export * from './account/own-limits.ts'
export * from './account/passkeys.ts'
export * from './account/profile.ts'
export * from './account/rewards.ts'
export * from './account/security.ts'
export * from './account/sessions.ts'
export * from './account/sign-in.ts'

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
  levelListCall,
  myTeamCall,
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
  passkeyOptionsCall,
  passkeyLoginCall,
  passkeyListCall,
  passkeyRegisterOptionsCall,
  passkeyRegisterCall,
  passkeyRenameCall,
  passkeyRemoveCall,
  taskListCall,
  rewardListCall,
  claimRewardCall,
  limitsCall,
  setLimitsCall,
  breakCall,
  closeAccountCall,
]
