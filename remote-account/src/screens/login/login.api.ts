/** The calls of signing in and registering. Each shows its refusals itself. */
import {
  emailCaptchaCall,
  guestLoginCall,
  loginCall,
  registerCall,
  useShortLinkCall as shortLinkCall,
} from '@shared/contract/calls/account'
import { registerTypes } from '@shared/contract/codes'
import { go } from 'shell/navigation'
import { useCall } from 'shell/query'
import { deviceId, redirect, signIn } from 'shell/session'
import { call, RefusedError, type Reply } from 'shell/transport'
import type { By, Registration } from './login.model.ts'
import { forgetUnsavedGuest } from './unsaved-guest.ts'

const quiet = { notice: 'screen', on401: 'return' } as const

/** A good reply's value; a 401 to these is a refusal like any other, for the form to show. */
function resultOf<T>(reply: Reply<T>): T {
  if (reply.state === 'ok') return reply.value
  const { code = 401, message, result } = reply.reply ?? {}
  throw new RefusedError({ code, message: message || 'Error', result })
}

/** Signs in; a guest's password that lay here unsaved is wiped, whoever enters. Where the profile does not come, the guard of the next page asks for it again. */
export async function enter(token: string): Promise<void> {
  forgetUnsavedGuest()
  if (!(await signIn(token))) go(redirect.take(), { replace: true })
}

/** @param captcha the code that a new browser must bring */
export async function logIn(account: string, password: string, captcha?: string): Promise<void> {
  const reply = await call(loginCall, { account, password, captcha, deviceId: deviceId() }, quiet)
  await enter(resultOf(reply).token)
}

export async function register(form: Registration, by: By): Promise<void> {
  const { password, invitation, agreed } = form
  const who =
    by === 'account'
      ? { registerType: registerTypes.account, account: form.account }
      : { registerType: registerTypes.email, email: form.email, captcha: form.code }
  const reply = await call(
    registerCall,
    { ...who, password, inviteCode: invitation.trim() || undefined, agreed, deviceId: deviceId() },
    quiet,
  )
  await enter(resultOf(reply).token)
}

/** @returns seconds until another code may be sent */
export async function sendCode(email: string): Promise<number> {
  return resultOf(await call(emailCaptchaCall, { email: email.trim(), scene: 'register' }, quiet)).resendAfter
}

/** Who invites with this code, masked; asked only of a code that a link brought, not of what is being typed. */
export const useInviter = (code: string, asked: boolean): string | undefined =>
  useCall(shortLinkCall, { code }, { enabled: asked && code !== '', fresh: Number.POSITIVE_INFINITY, inPlace: false })
    .data?.inviter ?? undefined

export type GuestAccount = { token: string; account: string; initialPassword: string }

/** @param anew another account than the one that this browser made before */
export async function enterAsGuest(invitation: string, anew: boolean): Promise<GuestAccount> {
  const input = { inviteCode: invitation || undefined, deviceId: deviceId(), ...(anew && { anew }) }
  return resultOf(await call(guestLoginCall, input, quiet))
}
