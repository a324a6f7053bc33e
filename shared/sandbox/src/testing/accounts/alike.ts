/** The calls in which somebody types a name: none may tell whether the name exists. Each is tried with a known and an unknown one. */
import {
  type Call,
  emailCaptchaCall,
  emailLoginCall,
  googleSecretLoginCall,
  loginCall,
  myUserInfoCall,
  phoneCaptchaCall,
  phoneLoginCall,
  registerCall,
  resetPasswordCall,
} from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'
import { bound } from './authenticator.ts'
import { askCode, codeFor, nextDevice, nextEmail, nextIp, PASSWORD, pass, registerByEmail } from './people.ts'

export type Somebody = { email: string; phone: string }
export const unknown: Somebody = { email: 'nobody-at-all@example.com', phone: '2025550199' }

/** Whose name exists, by its email address and phone number. */
export async function startWithKnown(): Promise<{ exchange: Exchange; known: Somebody }> {
  // a hash, so that one that is left out would stand out, and hundreds of them are no wait
  const exchange = await startExchange({ scryptCost: 7 })
  const { email, token } = await registerByEmail(exchange, nextEmail())
  await bound(exchange, token)
  return { exchange, known: { email, phone: await registerByPhone(exchange, '2025550188') } }
}

async function registerByPhone(exchange: Exchange, phone: string): Promise<string> {
  const phoneCode = '1'
  await exchange.client.ask(phoneCaptchaCall, { phoneCode, phone, scene: 'register' }, { ip: nextIp() })
  const captcha = await codeFor(exchange, `+1${phone}`)
  const who = { registerType: registerTypes.phone, phoneCode, phone, captcha, password: PASSWORD, agreed: true }
  await exchange.client.ask(registerCall, who, { ip: nextIp() })
  return phone
}

export type Way = {
  call: Call
  input: (of: Somebody) => Record<string, unknown>
  before?: (exchange: Exchange, of: Somebody, ip: string) => Promise<unknown>
  /** Only who is signed in asks. */
  signedIn?: true
}

const wrong = { password: 'wrong-one-1' }
export const ways: Record<string, Way> = {
  login: { call: loginCall, input: ({ email }) => ({ account: email, ...wrong }) },
  phoneLogin: {
    call: phoneLoginCall,
    input: ({ phone }) => ({ phoneCode: '1', phone, captcha: '123456', ...wrong }),
  },
  emailLogin: { call: emailLoginCall, input: ({ email }) => ({ email, captcha: '123456', ...wrong }) },
  googleSecretLogin: {
    call: googleSecretLoginCall,
    input: ({ email }) => ({ account: email, googleCode: '123456', ...wrong }),
  },
  register: {
    call: registerCall,
    input: ({ email }) => ({
      ...{ registerType: registerTypes.email, email, captcha: 'no-code' },
      ...{ password: 'harbour-light-9', agreed: true },
    }),
    before: (exchange, { email }, ip) => askCode(exchange, email, 'register', ip),
  },
  resetPassword: {
    call: resetPasswordCall,
    input: ({ email }) => ({ email, captcha: 'no-code', password: 'harbour-light-9' }),
    before: (exchange, { email }, ip) => askCode(exchange, email, 'reset', ip),
  },
}

const scenes = ['register', 'login', 'reset', 'bind'] as const
for (const scene of scenes) {
  const signedIn = scene === 'bind' && ({ signedIn: true } as const)
  ways[`getEmailCaptcha, ${scene}`] = { call: emailCaptchaCall, input: ({ email }) => ({ email, scene }), ...signedIn }
  const byPhone = ({ phone }: Somebody) => ({ phoneCode: '1', phone, scene })
  ways[`getPhoneCaptcha, ${scene}`] = { call: phoneCaptchaCall, input: byPhone, ...signedIn }
}

/** Each call once for one exchange. */
export function trier(exchange: Exchange) {
  let token = ''
  /** Signed in anew once the weeks that pass here have ended the last session. */
  async function someoneElse(): Promise<string> {
    const isIn = token && (await exchange.client.call(myUserInfoCall, {}, { token })).code === 200
    if (!isIn) ({ token } = await exchange.newUser())
    return token
  }
  /** An hour after the try before, by a browser and from a place that nobody knows. @returns sends it and gives the reply */
  return async ({ call, input, before, signedIn }: Way, of: Somebody): Promise<() => Promise<string>> => {
    pass(exchange, 3601)
    const ip = nextIp()
    await before?.(exchange, of, ip)
    const { method, path } = call
    const body = method === 'POST' ? { body: exchange.client.seal({ ...input(of), deviceId: nextDevice() }) } : {}
    const query = method === 'GET' ? `?${new URLSearchParams(input(of) as Record<string, string>)}` : ''
    const from = { ...body, ip, ...(signedIn && { token: await someoneElse() }) }
    return async () => {
      const { status, code, message, result } = await exchange.client.send(method, path + query, from)
      return JSON.stringify({ status, code, message, result })
    }
  }
}
