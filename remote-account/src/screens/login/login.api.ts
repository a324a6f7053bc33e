/** The calls of signing in and registering. Each shows its refusals itself. */
import {
  emailCaptchaCall,
  emailLoginCall,
  googleSecretLoginCall,
  guestLoginCall,
  loginCall,
  phoneCaptchaCall,
  phoneLoginCall,
  registerCall,
  resetPasswordCall,
  useShortLinkCall as shortLinkCall,
} from '@shared/contract/calls/account'
import { registerTypes } from '@shared/contract/codes'
import { inviteCodeOf } from '@shared/contract/registering'
import { go } from 'shell/navigation'
import { useCall } from 'shell/query'
import { deviceId, redirect, signIn } from 'shell/session'
import { call, RefusedError, type Reply } from 'shell/transport'
import type { Typed } from './login.model.ts'
import { forgetUnsavedGuest } from './unsaved-guest.ts'
import type { Mode } from './way.ts'
import { type Address, nameOf, type Who } from './who.ts'

export const quiet = { notice: 'screen', on401: 'return' } as const

/** A good reply's value; a 401 to these is a refusal like any other, for the form to show. */
export function resultOf<T>(reply: Reply<T>): T {
  if (reply.state === 'ok') return reply.value
  const { code = 401, message, result } = reply.reply ?? {}
  throw new RefusedError({ code, message: message || 'Error', result })
}

/** Signs in; a guest's password that lay here unsaved is wiped, whoever enters. Where the profile does not come, the guard of the next page asks for it again. */
export async function enter(token: string): Promise<void> {
  forgetUnsavedGuest()
  if (!(await signIn(token))) go(redirect.take(), { replace: true })
}

/** captcha: the code to one's address · googleCode: the authenticator's, or a recovery code, which takes its place in every way */
export type Codes = { captcha?: string | undefined; googleCode?: string | undefined }

function askIn(who: Who, password: string, { captcha, googleCode }: Codes) {
  const entry = { password, deviceId: deviceId() }
  if (googleCode) return call(googleSecretLoginCall, { account: nameOf(who), googleCode, ...entry }, quiet)
  if ('email' in who) return call(emailLoginCall, { ...who, captcha, ...entry }, quiet)
  if ('phone' in who) return call(phoneLoginCall, { ...who, captcha, ...entry }, quiet)
  return call(loginCall, { ...who, captcha, ...entry }, quiet)
}

export async function logIn(who: Who, password: string, codes: Codes = {}): Promise<void> {
  await enter(resultOf(await askIn(who, password, codes)).token)
}

const typeOf = (who: Who) => registerTypes['account' in who ? 'account' : 'email' in who ? 'email' : 'phone']

/** @param read the hash of the user agreement that was opened */
export async function register(who: Who, typed: Typed, read: string | undefined): Promise<void> {
  const { code, password, invitation, agreed } = typed
  const proof = 'account' in who ? {} : { captcha: code }
  const input = { password, inviteCode: inviteCodeOf(invitation) || undefined, agreed, read, deviceId: deviceId() }
  await enter(
    resultOf(await call(registerCall, { registerType: typeOf(who), ...who, ...proof, ...input }, quiet)).token,
  )
}

export async function resetPassword(who: Who, { code, password, googleCode }: Typed): Promise<void> {
  const codes = { captcha: code, googleCode: googleCode.trim() || undefined }
  resultOf(await call(resetPasswordCall, { ...who, ...codes, password, deviceId: deviceId() }, quiet))
}

/** What a code is for. */
export const scenes = { in: 'login', register: 'register', forgot: 'reset' } as const satisfies Record<Mode, string>

/** @returns seconds until another code may be sent */
export async function sendCode(to: Address, mode: Mode): Promise<number> {
  const scene = scenes[mode]
  const reply =
    'email' in to
      ? await call(emailCaptchaCall, { ...to, scene }, quiet)
      : await call(phoneCaptchaCall, { ...to, scene }, quiet)
  return resultOf(reply).resendAfter
}

/** Who invites with this code, masked; asked only of a code that a link brought, not of what is being typed. */
export const useInviter = (code: string, enabled: boolean): string | undefined =>
  useCall(shortLinkCall, { code }, { enabled: enabled && code !== '', fresh: Number.POSITIVE_INFINITY }).data
    ?.inviter ?? undefined

export type GuestAccount = { token: string; account: string; initialPassword: string }

/** @param anew another account than the one that this browser made before */
export async function enterAsGuest(invitation: string, anew: boolean): Promise<GuestAccount> {
  const input = { inviteCode: invitation || undefined, deviceId: deviceId(), ...(anew && { anew }) }
  return resultOf(await call(guestLoginCall, input, quiet))
}
