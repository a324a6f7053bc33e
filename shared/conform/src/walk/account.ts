/** Who one is: what a person asks about themselves, and what a stranger who has just come does. */
import { createECDH, randomBytes } from 'node:crypto'
import {
  activeReportCall,
  applyAdvancedCall,
  applyBasicCall,
  bindGoogleAuthCall,
  breakCall,
  changePasswordCall,
  changeWithdrawPasswordCall,
  checkGoogleAuthCall,
  claimRewardCall,
  closeAccountCall,
  emailLoginCall,
  generateGoogleKeyCall,
  googleSecretLoginCall,
  guestLoginCall,
  identityDoneCall,
  identityListCall,
  identityStatesCall,
  importantCustomerOnlineCall,
  limitsCall,
  myTeamCall,
  myUserInfoCall,
  passkeyListCall,
  passkeyLoginCall,
  passkeyRegisterCall,
  passkeyRegisterOptionsCall,
  passkeyRemoveCall,
  passkeyRenameCall,
  phoneLoginCall,
  pushKeyCall,
  pushKinds,
  pushStateCall,
  pushSubscribeCall,
  pushUnsubscribeCall,
  recoveryCodesCall,
  resetPasswordCall,
  rewardListCall,
  sessionListCall,
  sessionRevokeCall,
  setLimitsCall,
  taskListCall,
  updateProfileCall,
  useShortLinkCall,
} from '@shared/contract'
import type { Exam } from '../exam.ts'
import { PASSWORD } from './enter.ts'
import { few, order, plain, step, walk } from './step.ts'

const who = { email: 'nobody@example.com', phoneCode: '1', phone: '2025550143', password: 'no-such-password-1' }
const endpoint = 'https://fcm.googleapis.com/fcm/send/conform'
const PIN = '135792'
const NEXT_PASSWORD = 'harbour-light-9'

/** As a browser makes it. */
function subscription() {
  const keys = createECDH('prime256v1')
  return { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** What nobody can be let in by. */
const assertion = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const
const signed = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }

export const strangeSteps = [
  step(phoneLoginCall, 'visitor', () => ({ phoneCode: who.phoneCode, phone: who.phone, password: who.password })),
  step(emailLoginCall, 'visitor', () => ({ email: who.email, password: who.password })),
  step(googleSecretLoginCall, 'visitor', () => ({ account: who.email, password: who.password, googleCode: '000000' })),
  step(resetPasswordCall, 'visitor', () => ({ email: who.email, captcha: '000000', password: NEXT_PASSWORD })),
  step(passkeyLoginCall, 'visitor', () => ({ response: { ...assertion, response: signed } })),
  step(guestLoginCall, 'visitor', () => ({})),
]

export const personSteps = [
  ...plain('person', myUserInfoCall, activeReportCall, importantCustomerOnlineCall, checkGoogleAuthCall),
  ...plain('person', identityStatesCall, identityDoneCall, taskListCall, limitsCall, sessionListCall, passkeyListCall),
  step(useShortLinkCall, 'visitor', exam => {
    const code = exam.seen(myUserInfoCall)?.inviteCode
    return code ? { code } : 'the profile tells no invitation code'
  }),
  step(identityListCall, 'person', () => few),
  step(rewardListCall, 'person', () => few),
  step(myTeamCall, 'person', () => few),
  step(claimRewardCall, 'person', () => ({ taskCode: 'check-in', ...order() })),
]

/** Done by somebody of whom nothing is wanted afterwards. */
export const strangerSteps = [
  step(updateProfileCall, 'stranger', () => ({ surname: 'Saetang', firstName: 'Malee' })),
  step(generateGoogleKeyCall, 'stranger', () => ({})),
  step(bindGoogleAuthCall, 'stranger', () => ({ secretKey: 'A'.repeat(32), googleCode: '000000', password: PASSWORD })),
  step(recoveryCodesCall, 'stranger', () => ({ password: PASSWORD, googleCode: '000000' })),
  step(changeWithdrawPasswordCall, 'stranger', () => ({ loginPassword: PASSWORD, password: PIN })),
  step(applyBasicCall, 'stranger', ({ pictures: [frontImage = 'none', backImage = 'none', holdImage = 'none'] }) => ({
    ...{ documentType: 1, country: 'TH', surname: 'Saetang', firstName: 'Malee', birthday: '1990-02-03' },
    ...{ documentNumber: 'CONFORM1', frontImage, backImage, holdImage },
    ...order(),
  })),
  step(applyAdvancedCall, 'stranger', () => ({
    ...{ address: '12/3 Sukhumvit 21, Bangkok', phoneCode: '66', phone: '0812345678', declared: true },
    ...{ contactSurname: 'Saetang', contactFirstName: 'Somchai', contactRelation: 1, contactPhoneCode: '66' },
    ...{ contactPhone: '0898765432', contactAddress: '9 Charoen Krung, Bangkok' },
    ...order(),
  })),
  step(passkeyRegisterOptionsCall, 'stranger', () => ({ password: PASSWORD })),
  step(passkeyRegisterCall, 'stranger', () => ({
    response: { ...assertion, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
  })),
  step(passkeyRenameCall, 'stranger', () => ({ id: 'none', name: 'Phone' })),
  step(passkeyRemoveCall, 'stranger', () => ({ id: 'none', password: PASSWORD })),
  step(pushKeyCall, 'stranger', () => ({})),
  step(pushSubscribeCall, 'stranger', () => ({
    endpoint,
    keys: subscription(),
    kinds: pushKinds.slice(0, 1),
  })),
  step(pushStateCall, 'stranger', () => ({ endpoint })),
  step(pushUnsubscribeCall, 'stranger', () => ({ endpoint })),
  step(setLimitsCall, 'stranger', () => ({ name: 'dailyStake', value: '500' })),
  step(sessionRevokeCall, 'stranger', () => ({ others: true })),
]

/** Whoever did all that leaves, with another password than the one they came with. */
export async function leave(exam: Exam): Promise<void> {
  await walk(exam, [step(breakCall, 'stranger', () => ({ days: 1 }))])
  if (!exam.tokens.stranger) return
  const change = { oldPassword: PASSWORD, password: NEXT_PASSWORD }
  const { value, refusal } = await exam.ask(changePasswordCall, change, 'stranger')
  exam.tokens.stranger = value?.token ?? exam.tokens.stranger
  const password = refusal === undefined ? NEXT_PASSWORD : PASSWORD
  await walk(exam, [step(closeAccountCall, 'stranger', () => ({ password }))])
}
