/** Signing in with an address and a code to it, or with an authenticator (docs/rules/account.md#logging-in). */
import type { emailLoginCall, googleSecretLoginCall, ParsedInputOf, phoneLoginCall } from '@shared/contract'
import type { Caller } from '@shared/engine/http/serve'
import { confirmAddress } from './captcha.ts'
import { phoneTarget, readEmail, readPhone } from './identifier.ts'
import { enter } from './login.ts'
import { authenticatorOf, checkedFactor, needsFactor } from './second-factor.ts'

type ByAddress = { password: string; captcha?: string | undefined; deviceId?: string | undefined }

export const phoneLogin = ({ phoneCode, phone, ...input }: ParsedInputOf<typeof phoneLoginCall>, caller: Caller) =>
  enterBy('phone', phoneTarget(readPhone(phoneCode, phone)), input, caller)

export const emailLogin = ({ email, ...input }: ParsedInputOf<typeof emailLoginCall>, caller: Caller) =>
  enterBy('email', readEmail(email), input, caller)

/** A code is asked for whether the browser is known or not; an authenticator in its place. */
const enterBy = (channel: 'email' | 'phone', target: string, { captcha, ...entry }: ByAddress, caller: Caller) =>
  enter({ ...entry, account: target }, caller, ({ user, account }, { context, ip }) => {
    if (authenticatorOf(context.db, user.id)) return needsFactor(account)
    return confirmAddress(context, { target, channel, scene: 'login', ip, account }, captcha)
  })

/** Wrong codes count apart for known and new browsers, like wrong passwords. */
export const googleLogin = ({ googleCode, ...entry }: ParsedInputOf<typeof googleSecretLoginCall>, caller: Caller) =>
  enter(entry, caller, ({ user, known }, { context, ip }) =>
    checkedFactor(context, { user: user.id, ip, from: known ? 'known' : 'new' }, googleCode.trim()),
  )
