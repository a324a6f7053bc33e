/** Neither a reply nor how long it takes tells whose name exists: many tries of each, in an order that is drawn. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
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
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { patience, rounds } from '../../../testing/src/soak.ts'
import { bound } from './test-authenticator.ts'
import { askCode, codeFor, nextDevice, nextEmail, nextIp, PASSWORD, pass, registerByEmail } from './test-people.ts'

const TRIES = rounds(1000)
/** Of the mean rank, which lies within this of a half in all but one of ten thousand runs of alike ones. */
const FAR = 1.6 / Math.sqrt(TRIES)

let exchange: Exchange
let known: { email: string; phone: string }
/** Of somebody else, who is signed in. */
let token = ''
const unknown = { email: 'nobody-at-all@example.com', phone: '2025550199' }

beforeAll(async () => {
  // a hash, so that one that is left out would stand out, and hundreds of them are no wait
  exchange = await startExchange({ scryptCost: 7 })
  const { email, token: own } = await registerByEmail(exchange, nextEmail())
  await bound(exchange, own)
  known = { email, phone: await registerByPhone('2025550188') }
})
afterAll(() => exchange.stop())

async function registerByPhone(phone: string): Promise<string> {
  const phoneCode = '1'
  await exchange.client.ask(phoneCaptchaCall, { phoneCode, phone, scene: 'register' }, { ip: nextIp() })
  const captcha = await codeFor(exchange, `+1${phone}`)
  const who = { registerType: registerTypes.phone, phoneCode, phone, captcha, password: PASSWORD, agreed: true }
  await exchange.client.ask(registerCall, who, { ip: nextIp() })
  return phone
}

type Somebody = typeof unknown
type Way = {
  call: Call
  input: (of: Somebody) => Record<string, unknown>
  before?: (of: Somebody, ip: string) => Promise<unknown>
  /** Only who is signed in asks. */
  signedIn?: true
}

const wrong = { password: 'wrong-one-1' }
const ways: Record<string, Way> = {
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
    before: ({ email }, ip) => askCode(exchange, email, 'register', ip),
  },
  resetPassword: {
    call: resetPasswordCall,
    input: ({ email }) => ({ email, captcha: 'no-code', password: 'harbour-light-9' }),
    before: ({ email }, ip) => askCode(exchange, email, 'reset', ip),
  },
}

const scenes = ['register', 'login', 'reset', 'bind'] as const
for (const scene of scenes) {
  const signedIn = scene === 'bind' && ({ signedIn: true } as const)
  ways[`getEmailCaptcha, ${scene}`] = { call: emailCaptchaCall, input: ({ email }) => ({ email, scene }), ...signedIn }
  const byPhone = ({ phone }: Somebody) => ({ phoneCode: '1', phone, scene })
  ways[`getPhoneCaptcha, ${scene}`] = { call: phoneCaptchaCall, input: byPhone, ...signedIn }
}

/** One try, an hour after the one before, by a browser and from a place that nobody knows. */
async function tried({ call, input, before, signedIn }: Way, of: Somebody) {
  pass(exchange, 3601)
  const ip = nextIp()
  await before?.(of, ip)
  const { method, path } = call
  const body = method === 'POST' ? { body: exchange.client.seal({ ...input(of), deviceId: nextDevice() }) } : {}
  const query = method === 'GET' ? `?${new URLSearchParams(input(of) as Record<string, string>)}` : ''
  const from = { ...body, ip, ...(signedIn && { token: await someoneElse() }) }
  const start = performance.now()
  const { status, code, message, result } = await exchange.client.send(method, path + query, from)
  return { took: performance.now() - start, reply: JSON.stringify({ status, code, message, result }) }
}

/** Signed in anew once the weeks that pass here have ended the last session. */
async function someoneElse(): Promise<string> {
  const isIn = token && (await exchange.client.call(myUserInfoCall, {}, { token })).code === 200
  if (!isIn) ({ token } = await exchange.newUser())
  return token
}

/** How often one of the first takes longer than one of the second: a half where nothing tells them apart. */
function shareLonger(first: readonly number[], second: readonly number[]): number {
  const longer = first.map(one => second.filter(other => one > other).length)
  return longer.reduce((sum, count) => sum + count, 0) / (first.length * second.length)
}

test.each(Object.keys(ways))(
  '%s: replies and times of a known and an unknown name are alike',
  async name => {
    const way = ways[name] as Way
    const times = { known: [] as number[], unknown: [] as number[] }
    const replies = new Set<string>()
    for (let nth = 0; nth < TRIES; nth++)
      for (const who of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const { took, reply } = await tried(way, who === 'known' ? known : unknown)
        times[who].push(took)
        replies.add(reply)
      }
    expect([...replies]).toHaveLength(1)
    const share = shareLonger(times.known, times.unknown)
    expect(Math.abs(share - 0.5)).toBeLessThan(FAR)
  },
  patience(60_000),
)
