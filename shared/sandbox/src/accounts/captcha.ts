/** Who may have a code sent where. */
import { CODE_APART_SECONDS, CODE_LIFE_SECONDS } from '@shared/contract/limits'
import type { Context } from '../context.ts'
import type { Caller } from '../http/serve.ts'
import { refuse } from '../refusals/refuse.ts'
import { type Asked, checkCode, checkFlood, type Scene, sendCode, type Trust, trusts, wasJustSent } from './code.ts'
import { channelOf, findUser, mask } from './identifier.ts'
import type { Spend } from './second-factor.ts'
import { knowsNetwork } from './session.ts'
import { userById } from './user.ts'

const words: Record<Scene, string> = {
  register: 'to register',
  login: 'to log in',
  reset: 'to reset your password',
  bind: 'to add this address',
  withdraw: 'to confirm a withdrawal setting',
}

export const codeText = (scene: Scene) => (code: string) =>
  `${code} is your tarn code ${words[scene]}. It is valid for 5 minutes. We'll never ask you for it.`

/** Said by mail instead of a code, so that the reply tells strangers nothing. */
const takenTexts = {
  register: 'Someone tried to register with this address at tarn. It already has an account: log in instead.',
  bind: 'Someone tried to add this address to their account at tarn. It already belongs to an account, so no code was sent.',
}

/** A taken address learns so by mail; an unknown one at login or reset is sent nothing; replies are alike. */
function textFor(context: Context, target: string, scene: Scene) {
  const known = findUser(context.db, target) !== undefined
  if (scene === 'register' || scene === 'bind') return known ? takenTexts[scene] : codeText(scene)
  return known ? codeText(scene) : ''
}

/** At home where an account is behind the address that was signed in to from where the question comes; else as given. */
function trustOf(context: Context, target: string, ip: string, elsewhere: Trust): Trust {
  // asked of nobody, too: how long it takes must not tell whether there is an account
  const owner = findUser(context.db, target)?.id ?? ''
  return knowsNetwork(context, owner, ip) ? trusts.home : elsewhere
}

const SENT = { resendAfter: CODE_APART_SECONDS, expiresIn: CODE_LIFE_SECONDS }

/** @param target reads an email address, or +E.164; a withdrawal setting's code goes to the person's own, whatever was typed */
export function sendCaptcha(target: () => string, scene: Scene, caller: Caller) {
  if (scene === 'withdraw') return sendOwn(caller)
  if (scene === 'bind' && !caller.user) refuse('not-signed-in')
  const { context, ip } = caller
  const to = target()
  const asked = { target: to, scene, ip, trust: trustOf(context, to, ip, trusts.stranger) }
  checkFlood(context.db, asked, context.clock.now())
  sendCode(context, asked, textFor(context, to, scene))
  return SENT
}

function sendOwn({ context, ip, user }: Caller) {
  const own = channelOf(userById(context.db, user ?? refuse('not-signed-in'))) ?? refuse('no-channel')
  const trust = trustOf(context, own.target, ip, trusts.password)
  const asked: Asked = { target: own.target, scene: 'withdraw', ip, trust }
  checkFlood(context.db, asked, context.clock.now())
  sendCode(context, asked, codeText('withdraw'))
  return SENT
}

/** channel, account: for the words that ask for the code. */
export type Confirming = { target: string; channel: 'email' | 'phone'; scene: Scene; ip: string; account?: string }

/**
 * The code to a person's own address; without one it is sent, and asked for. Whoever comes here has proved who they are:
 * no stranger's asking stands in the way, only that of others who did as well.
 * @throws Refused code-required, code-wrong
 */
export function confirmAddress(context: Context, confirming: Confirming, captcha: string | undefined): Spend {
  const { channel, account, ...where } = confirming
  const asked: Asked = { ...where, trust: trustOf(context, where.target, where.ip, trusts.password) }
  if (captcha) return checkCode(context, asked, captcha)
  if (!wasJustSent(context, asked)) {
    checkFlood(context.db, asked, context.clock.now())
    sendCode(context, asked, codeText(asked.scene))
  }
  const values = { channel, masked: mask(asked.target), ...(account && { account }) }
  return refuse('code-required', values, 'captcha')
}
