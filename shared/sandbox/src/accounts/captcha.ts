/** Who may have a code sent where. */
import { CODE_APART_SECONDS, CODE_LIFE_SECONDS } from '@shared/contract/limits'
import type { Context } from '../context.ts'
import type { Caller } from '../http/serve.ts'
import { refuse } from '../refusals/refuse.ts'
import { type Asked, checkCode, checkFlood, type Scene, sendCode, wasJustSent } from './code.ts'
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
  `${code} is your tarn code ${words[scene]}. It is valid for 5 minutes. Nobody of ours ever asks for it.`

/** Said by mail instead of a code, so that the reply tells strangers nothing. */
const takenText = 'Someone tried to register with this address at tarn. It already has an account: log in instead.'

/** A taken address learns so by mail; an unknown one at login or reset is sent nothing; replies are alike. */
function textFor(context: Context, target: string, scene: Scene) {
  const known = findUser(context.db, target) !== undefined
  if (scene === 'register' || scene === 'bind') return known ? takenText : codeText(scene)
  return known ? codeText(scene) : ''
}

/** Whether an account is behind the address that was signed in to from where the question comes. */
function isHome(context: Context, target: string, ip: string): boolean {
  const owner = findUser(context.db, target)
  return owner !== undefined && knowsNetwork(context, owner.id, ip)
}

const SENT = { resendAfter: CODE_APART_SECONDS, expiresIn: CODE_LIFE_SECONDS }

/** @param target reads an email address, or +E.164; a withdrawal setting's code goes to the person's own, whatever was typed */
export function sendCaptcha(target: () => string, scene: Scene, caller: Caller) {
  if (scene === 'withdraw') return sendOwn(caller)
  if (scene === 'bind' && !caller.user) refuse('not-signed-in')
  const { context, ip } = caller
  const to = target()
  const asked = { target: to, scene, ip, trusted: isHome(context, to, ip) }
  checkFlood(context.db, asked, context.clock.now())
  sendCode(context, asked, textFor(context, to, scene))
  return SENT
}

function sendOwn({ context, ip, user }: Caller) {
  const own = channelOf(userById(context.db, user ?? refuse('not-signed-in'))) ?? refuse('no-channel')
  const asked: Asked = { target: own.target, scene: 'withdraw', ip, trusted: true }
  checkFlood(context.db, asked, context.clock.now())
  sendCode(context, asked, codeText('withdraw'))
  return SENT
}

/** channel, account: for the words that ask for the code. */
export type Confirming = { target: string; channel: 'email' | 'phone'; scene: Scene; ip: string; account?: string }

/**
 * The code to a person's own address; without one it is sent, and asked for. Whoever comes here has proved who they are:
 * no stranger's asking stands in the way.
 * @throws Refused code-required, code-wrong
 */
export function confirmAddress(context: Context, confirming: Confirming, captcha: string | undefined): Spend {
  const { channel, account, ...where } = confirming
  const asked: Asked = { ...where, trusted: true }
  if (captcha) return checkCode(context, asked, captcha)
  if (!wasJustSent(context, asked)) {
    checkFlood(context.db, asked, context.clock.now())
    sendCode(context, asked, codeText(asked.scene))
  }
  const values = { channel, masked: mask(asked.target), ...(account && { account }) }
  return refuse('code-required', values, 'captcha')
}
