/** Who may have a code sent where. */
import { CODE_APART_SECONDS, CODE_LIFE_SECONDS } from '@shared/contract/limits'
import type { Context } from '../context.ts'
import type { Caller } from '../http/serve.ts'
import { refuse } from '../refusals/refuse.ts'
import { checkFlood, type Scene, sendCode } from './code.ts'
import { findUser } from './identifier.ts'
import { knowsNetwork } from './session.ts'

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

/** @param target an email address, or +E.164 */
export function sendCaptcha(target: string, scene: Scene, { context, ip, user }: Caller) {
  if ((scene === 'bind' || scene === 'withdraw') && !user) refuse('not-signed-in')
  const asked = { target, scene, ip, trusted: isHome(context, target, ip) }
  checkFlood(context.db, asked, context.clock.now())
  sendCode(context, asked, textFor(context, target, scene))
  return { resendAfter: CODE_APART_SECONDS, expiresIn: CODE_LIFE_SECONDS }
}
