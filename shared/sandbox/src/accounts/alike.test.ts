/** Neither a reply nor how long it takes tells whose name exists: 400 tries of each, in an order that is drawn. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type Call,
  emailLoginCall,
  googleSecretLoginCall,
  loginCall,
  phoneCaptchaCall,
  phoneLoginCall,
  registerCall,
  resetPasswordCall,
} from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { bound } from './test-authenticator.ts'
import { askCode, codeFor, nextDevice, nextEmail, nextIp, PASSWORD, pass, registerByEmail } from './test-people.ts'

const TRIES = 400
/** Of the mean rank, which for 400 of each lies within 0.08 of a half in all but one of ten thousand runs of alike ones. */
const FAR = 0.08

let exchange: Exchange
let known: { email: string; phone: string }
const unknown = { email: 'nobody-at-all@example.com', phone: '2025550199' }

beforeAll(async () => {
  // a hash, so that one that is left out would stand out, and 400 of them are no wait
  exchange = await startExchange({ scryptCost: 7 })
  const { email, token } = await registerByEmail(exchange, nextEmail())
  await bound(exchange, token)
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
  resetPassword: {
    call: resetPasswordCall,
    input: ({ email }) => ({ email, captcha: 'no-code', password: 'harbour-light-9' }),
    before: ({ email }, ip) => askCode(exchange, email, 'reset', ip),
  },
}

/** One try, an hour after the one before, by a browser and from a place that nobody knows. */
async function tried({ call, input, before }: Way, of: Somebody) {
  pass(exchange, 3601)
  const ip = nextIp()
  await before?.(of, ip)
  const body = exchange.client.seal({ ...input(of), deviceId: nextDevice() })
  const start = performance.now()
  const { status, code, message, result } = await exchange.client.send('POST', call.path, { body, ip })
  return { took: performance.now() - start, reply: JSON.stringify({ status, code, message, result }) }
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
  120_000,
)
