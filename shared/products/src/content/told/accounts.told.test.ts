/** What is told of an account: who one is, what lets one in, what the desk and oneself hold. */
import { afterAll, beforeAll } from '@jest/globals'
import {
  applyAdvancedCall,
  bindGoogleAuthCall,
  changePasswordCall,
  changeWithdrawPasswordCall,
  emailCaptchaCall,
  generateGoogleKeyCall,
  googleSecretLoginCall,
  loginCall,
  passkeyRemoveCall,
  phoneCaptchaCall,
  updateProfileCall,
} from '@shared/contract'
import { seedDemo } from '../../../../sandbox/src/seed/demo.ts'
import { bound, codeOf } from '../../../../sandbox/src/testing/accounts/authenticator.ts'
import { advanced, applyBasic, verified } from '../../../../sandbox/src/testing/accounts/identities.ts'
import { passkeysOf, registered } from '../../../../sandbox/src/testing/accounts/passkeys.ts'
import {
  codeFor,
  nextDevice,
  nextEmail,
  nextIp,
  PASSWORD,
  pass,
  registerByEmail,
} from '../../../../sandbox/src/testing/accounts/people.ts'
import { limitsOf, setTo } from '../../../../sandbox/src/testing/closing/control.ts'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { withdrawing } from '../../../../sandbox/src/testing/wallet/withdrawals.ts'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())
const told = tells(() => exchange)
const DAY = 86_400
const OTHER = 'harbour-light-9'

const identified = async (verb: string, ...words: string[]) => {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user)
  await exchange.operate('identity', verb, result.id, ...words)
  return user
}
told('identity-verified', () => identified('approve'))
told('identity-rejected', () => identified('reject', '--reason', 'photo-unclear'))

const identifiedFurther = async (verb: string, ...words: string[]) => {
  const user = await verified(exchange)
  const { result } = await exchange.client.call(applyAdvancedCall, advanced(), user)
  await exchange.operate('identity', verb, result.id, ...words)
  return user
}
told('advanced-verified', () => identifiedFurther('approve'))
told('advanced-rejected', () => identifiedFurther('reject', '--reason', 'phone-unanswered'))

told('device-added', async () => {
  const { email, token } = await registerByEmail(exchange)
  const entering = { account: email, password: PASSWORD, deviceId: nextDevice() }
  const ip = nextIp()
  pass(exchange, 61)
  await exchange.client.call(loginCall, entering, { ip })
  await exchange.client.ask(loginCall, { ...entering, captcha: await codeFor(exchange, email) }, { ip })
  return { token }
})

told('password-changed', async () => {
  const { token } = await registerByEmail(exchange)
  const change = { oldPassword: PASSWORD, password: OTHER }
  return { token: (await exchange.client.ask(changePasswordCall, change, { token })).token ?? '' }
})
told('withdraw-password-changed', async () => {
  const user = await exchange.newUser()
  await withdrawing(exchange).setPin(user)
  await exchange.client.ask(changeWithdrawPasswordCall, { oldPassword: '135792', password: '246813' }, user)
  return user
})
told('authenticator-moved', async () => {
  const { token } = await registerByEmail(exchange)
  const { secretKey: old } = await bound(exchange, token)
  pass(exchange, 30)
  const offer = { googleCode: codeOf(exchange, old) }
  const { secretKey } = await exchange.client.ask(generateGoogleKeyCall, offer, { token })
  const next = { secretKey, googleCode: codeOf(exchange, secretKey), password: PASSWORD }
  await exchange.client.ask(bindGoogleAuthCall, next, { token })
  return { token }
})
told('authenticator-removed', async () => {
  const { token, email } = await registerByEmail(exchange)
  await bound(exchange, token)
  await exchange.operate('user', 'unbind-google', email)
  return { token }
})
told('email-changed', async () => {
  const { token } = await registerByEmail(exchange)
  const email = nextEmail()
  await exchange.client.ask(emailCaptchaCall, { email, scene: 'bind' }, { token, ip: nextIp() })
  const input = { email, captcha: await codeFor(exchange, email), password: PASSWORD }
  await exchange.client.ask(updateProfileCall, input, { token })
  return { token }
})
told('phone-changed', async () => {
  const { token } = await registerByEmail(exchange)
  const number = { phoneCode: '66', phone: '812000009' }
  await exchange.client.ask(phoneCaptchaCall, { ...number, scene: 'bind' }, { token, ip: nextIp() })
  const input = { ...number, captcha: await codeFor(exchange, '+66812000009'), password: PASSWORD }
  await exchange.client.ask(updateProfileCall, input, { token })
  return { token }
})

told('passkey-added', async () => {
  const user = await registerByEmail(exchange)
  await registered(exchange, user)
  return user
})
told('passkey-removed', async () => {
  const { token } = await registerByEmail(exchange)
  await registered(exchange, { token })
  const [{ id } = { id: '' }] = await passkeysOf(exchange, { token })
  await exchange.client.ask(passkeyRemoveCall, { id, password: PASSWORD }, { token })
  return { token }
})
told('recovery-codes-few', async () => {
  const { token, account, password } = await exchange.newUser()
  const { recoveryCodes } = await bound(exchange, token)
  for (const googleCode of recoveryCodes.slice(0, 8))
    await exchange.client.ask(googleSecretLoginCall, { account, password, googleCode }, { ip: nextIp() })
  return { token }
})

const kept = async (...verbs: string[]) => {
  const { account, password } = await exchange.newUser()
  for (const verb of verbs) await exchange.operate('user', verb, account)
  return exchange.client.ask(loginCall, { account, password }, { ip: nextIp() })
}
told('account-frozen', () => kept('freeze', 'freeze', 'unfreeze'))
told('account-unfrozen', () => kept('unfreeze', 'freeze', 'unfreeze', 'unfreeze'))

told('own-limit-changed', async () => {
  const user = await exchange.newUser()
  await setTo(exchange, user, 'dailyStake', '100')
  await setTo(exchange, user, 'dailyStake', '500')
  pass(exchange, DAY)
  await exchange.sandbox.advance(1)
  if ((await limitsOf(exchange, user)).dailyStake.value !== '500') throw new Error('It does not hold yet')
  return user
})

told('announcement', async () => {
  const user = await exchange.newUser()
  const words = ['--title', 'Your address proof', '--body', '<p>Please renew it.</p>']
  await exchange.operate('notice', 'publish', ...words, '--user', user.account)
  return user
})
told('desk', async () => {
  const user = await exchange.newUser()
  const words = ['--title', 'About your call', '--text', 'We looked into it.', '--path', '/gerenziliao']
  await exchange.operate('message', 'send', user.account, ...words)
  return user
})
told('demo-account', async () => {
  const demo = await seedDemo(exchange.sandbox.context)
  return exchange.client.ask(loginCall, demo, { ip: nextIp() })
})
