/** Who may have a code sent where. */
import { CODE_APART_SECONDS, CODE_LIFE_SECONDS } from '@shared/contract/limits'
import type { Context } from '@shared/engine/context'
import type { Caller } from '@shared/engine/http/serve'
import type { Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { msg, type Text } from '@shared/phrases'
import {
  type CodePurpose,
  type CodeRequest,
  checkCode,
  checkFlood,
  type Letter,
  sendCode,
  type Trust,
  trusts,
  wasJustSent,
} from './code.ts'
import { channelOf, mask, ownerOf } from './identifier.ts'
import { languageOfPerson } from './mail.ts'
import type { Spend } from './second-factor.ts'
import { knowsNetwork } from './session.ts'
import { userById } from './user.ts'

const codeTexts = {
  register: msg({
    message: "{code} is your tarn code to register. It's valid for {minutes} minutes. We'll never ask you for it.",
  }),
  login: msg({
    message: "{code} is your tarn code to log in. It's valid for {minutes} minutes. We'll never ask you for it.",
  }),
  reset: msg({
    message:
      "{code} is your tarn code to reset your password. It's valid for {minutes} minutes. We'll never ask you for it.",
  }),
  bind: msg({
    message:
      "{code} is your tarn code to add this address to your account. It's valid for {minutes} minutes. We'll never ask you for it.",
  }),
  withdraw: msg({
    message:
      "{code} is your tarn code to confirm a withdrawal setting. It's valid for {minutes} minutes. We'll never ask you for it.",
  }),
} as const satisfies Readonly<Record<CodePurpose, Text>>

/** Said by mail instead of a code, so that the reply tells strangers nothing. */
const takenTexts = {
  register: msg`Someone tried to register at tarn with this address. It already has an account: log in instead.`,
  bind: msg`Someone tried to add this address to another tarn account. It already belongs to an account, so we sent no code.`,
}

const codeLetter = (scene: CodePurpose, language: Language): Letter => ({
  text: codeTexts[scene],
  language,
  kind: 'code',
})

/** A taken address learns so by mail; an unknown one at login or reset is sent nothing; replies are alike. */
function letterFor(known: boolean, scene: CodePurpose, language: Language): Letter {
  const code = codeLetter(scene, language)
  if (scene === 'register' || scene === 'bind')
    return known ? { ...code, text: takenTexts[scene], kind: 'notice' } : code
  return known ? code : { ...code, kind: 'none' }
}

/** At home where the owner signed in from where the question comes; else as given. @param owner '' for nobody */
const trustOf = (context: Context, owner: string, ip: string, elsewhere: Trust): Trust =>
  // asked of nobody, too: how long it takes must not tell whether there is an account
  knowsNetwork(context, owner, ip) ? trusts.home : elsewhere

const SENT = { resendAfter: CODE_APART_SECONDS, expiresIn: CODE_LIFE_SECONDS }

/** @param target reads an email address, or +E.164; a withdrawal setting's code goes to the person's own, whatever was typed */
export function sendCaptcha(target: () => string, scene: CodePurpose, caller: Caller) {
  if (scene === 'withdraw') return sendOwn(caller)
  if (scene === 'bind' && !caller.user) refuse('not-signed-in')
  const { context, ip } = caller
  const to = target()
  const owner = ownerOf(context.db, to)
  const asked = { target: to, scene, ip, trust: trustOf(context, owner, ip, trusts.stranger) }
  checkFlood(context.db, asked, context.clock.now())
  sendCode(context, asked, letterFor(owner !== '', scene, languageOfPerson(context.db, owner, caller.language)))
  return SENT
}

function sendOwn({ context, ip, user, language }: Caller) {
  const self = userById(context.db, user ?? refuse('not-signed-in'))
  const own = channelOf(self) ?? refuse('no-channel')
  const trust = trustOf(context, self.id, ip, trusts.password)
  const asked: CodeRequest = { target: own.target, scene: 'withdraw', ip, trust }
  checkFlood(context.db, asked, context.clock.now())
  sendCode(context, asked, codeLetter('withdraw', language))
  return SENT
}

/** channel, account: for the words that ask for the code. */
export type Confirming = {
  target: string
  channel: 'email' | 'phone'
  scene: CodePurpose
  ip: string
  account?: string
}

/**
 * The code to a person's own address; without one it is sent, and asked for. Whoever comes here has proved who they are:
 * no stranger's asking stands in the way, only that of others who did as well.
 * @throws Refused code-required, code-wrong
 */
export function confirmAddress(context: Context, confirming: Confirming, captcha: string | undefined): Spend {
  const { channel, account, ...where } = confirming
  const owner = ownerOf(context.db, where.target)
  const asked: CodeRequest = { ...where, trust: trustOf(context, owner, where.ip, trusts.password) }
  if (captcha) return checkCode(context, asked, captcha)
  if (!wasJustSent(context, asked)) {
    checkFlood(context.db, asked, context.clock.now())
    sendCode(context, asked, codeLetter(asked.scene, languageOfPerson(context.db, owner, 'en-us')))
  }
  const values = { channel, masked: mask(asked.target), ...(account && { account }) }
  return refuse('code-required', values, 'captcha')
}
