/** What tests of accounts do over and over: let time pass, read the mail, register by an address. */
import { emailCaptchaCall, loginCall, registerCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import type { ManualClock } from '@shared/engine/clock'
import type { Exchange } from '../../../../testing/src/exchange.ts'

export const PASSWORD = 'waterline-7'

/** Time alone, without the market: a week in a moment. */
export const pass = ({ sandbox }: Exchange, seconds: number): void =>
  (sandbox.context.clock as ManualClock).advance(seconds, () => {})

/** As a machine does that was ahead. @returns what sets it right again */
export function setBack({ sandbox }: Exchange, ms: number): () => void {
  const { clock } = sandbox.context
  const { now } = clock
  Object.assign(clock, { now: () => now() - ms })
  return () => void Object.assign(clock, { now })
}

let count = 0
export const nextIp = () => `10.9.${(++count >> 8) & 255}.${count & 255}`
export const nextDevice = () => `device-${++count}-${'0'.repeat(20)}`
export const nextEmail = () => `person${++count}@example.com`

/** The six digits of the newest mail to an address; '' where it holds none. */
export async function codeFor(exchange: Exchange, address: string): Promise<string> {
  const mail = String(await exchange.operate('mail', address))
  return /\b\d{6}\b/.exec(mail.split('\n')[0]?.slice(20) ?? '')?.[0] ?? ''
}

export const askCode = (
  exchange: Exchange,
  email: string,
  scene: 'register' | 'login' | 'reset' = 'register',
  ip = nextIp(),
) => exchange.client.call(emailCaptchaCall, { email, scene }, { ip })

/** Someone with an email address, signed in on one browser. */
export async function registerByEmail(exchange: Exchange, email = nextEmail(), deviceId = nextDevice(), ip = nextIp()) {
  await askCode(exchange, email, 'register', ip)
  const captcha = await codeFor(exchange, email)
  const input = { registerType: registerTypes.email, email, captcha, password: PASSWORD, agreed: true, deviceId }
  const { token } = await exchange.client.ask(registerCall, input, { ip })
  return { email, deviceId, token, password: PASSWORD }
}

export const login = (
  exchange: Exchange,
  input: { account: string; password?: string; captcha?: string; deviceId?: string },
  ip = nextIp(),
) => exchange.client.call(loginCall, { password: PASSWORD, ...input }, { ip })
