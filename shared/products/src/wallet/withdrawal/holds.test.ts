/** What keeps money in for a while: a day after whatever keeps others out has changed, and the day's limit by who one has proved to be. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  applyAdvancedCall,
  bindGoogleAuthCall,
  changePasswordCall,
  changeWithdrawPasswordCall,
  emailCaptchaCall,
  generateGoogleKeyCall,
  loginCall,
  phoneCaptchaCall,
  resetPasswordCall,
  updateProfileCall,
  type Withdrawal,
  withdrawalCancelCall,
  withdrawalRulesCall,
} from '@shared/contract'
import { fromStamp, stamp } from '@shared/engine/clock'
import { bound, codeOf } from '../../../../sandbox/src/testing/accounts/authenticator.ts'
import { advanced, applyBasic } from '../../../../sandbox/src/testing/accounts/identities.ts'
import {
  askCode,
  codeFor,
  nextEmail,
  nextIp,
  PASSWORD,
  pass,
  registerByEmail,
} from '../../../../sandbox/src/testing/accounts/people.ts'
import { PIN, withdrawing } from '../../../../sandbox/src/testing/wallet/withdrawals.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
let here: ReturnType<typeof withdrawing>
beforeAll(async () => {
  exchange = await startExchange()
  here = withdrawing(exchange)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const [HOUR, DAY] = [3600, 86_400]
const OTHER = 'harbour-light-9'
const now = () => exchange.sandbox.context.clock.now()

type Person = TestUser & { email: string; deviceId: string }

/** Somebody with an address, who could withdraw now. */
async function ready(balance = '1000') {
  const registered = await registerByEmail(exchange)
  const user: Person = { ...registered, id: '', account: registered.email }
  await exchange.operate('wallet', 'adjust', user.email, 'USDT', balance)
  await here.setPin(user)
  const account = await here.add(user)
  pass(exchange, HOUR)
  return { user, account }
}

async function newAddress({ token }: Person, address: { email: string } | { phoneCode: string; phone: string }) {
  const ip = nextIp()
  if ('email' in address) await exchange.client.ask(emailCaptchaCall, { ...address, scene: 'bind' }, { token, ip })
  else await exchange.client.ask(phoneCaptchaCall, { ...address, scene: 'bind' }, { token, ip })
  const target = 'email' in address ? address.email : `+${address.phoneCode}${address.phone}`
  const input = { ...address, captcha: await codeFor(exchange, target), password: PASSWORD }
  await exchange.client.ask(updateProfileCall, input, { token, ip })
  return undefined
}

/** Signs in anew, by a code where the browser is not known any more. */
async function signedIn({ email: account, deviceId }: Person, password: string): Promise<string> {
  const enter = (captcha?: string) =>
    exchange.client.call(loginCall, { account, password, deviceId, captcha }, { ip: nextIp() })
  pass(exchange, 61)
  const first = await enter()
  const { result } = first.refusal === 'code-required' ? await enter(await codeFor(exchange, account)) : first
  return result.token
}

/** What a person needs from then on. */
type Since = { token?: string; withdrawPassword?: string; code?(): string }
type Cause = (user: Person) => Promise<Since | undefined>

const causes: Readonly<Record<string, readonly [cause: string, act: Cause]>> = {
  'the withdrawal password, changed with the old one': [
    'withdraw-password-changed',
    async ({ token }) => {
      await exchange.client.ask(changeWithdrawPasswordCall, { oldPassword: PIN, password: '246813' }, { token })
      return { withdrawPassword: '246813' }
    },
  ],
  'the withdrawal password, forgotten': [
    'withdraw-password-changed',
    async ({ token, email }) => {
      pass(exchange, 61)
      await exchange.client.ask(emailCaptchaCall, { email, scene: 'withdraw' }, { token, ip: nextIp() })
      const input = { loginPassword: PASSWORD, password: '246813', captcha: await codeFor(exchange, email) }
      await exchange.client.ask(changeWithdrawPasswordCall, input, { token })
      return { withdrawPassword: '246813' }
    },
  ],
  'the withdrawal password, removed by the desk and set anew': [
    'withdraw-password-changed',
    async user => {
      await exchange.operate('user', 'reset-pin', user.email)
      await here.setPin(user)
      return undefined
    },
  ],
  'the login password, changed': [
    'password-changed',
    async ({ token }) => {
      const change = { oldPassword: PASSWORD, password: OTHER }
      const renewed = await exchange.client.ask(changePasswordCall, change, { token })
      return { token: renewed.token ?? '' }
    },
  ],
  'the login password, forgotten': [
    'password-changed',
    async user => {
      pass(exchange, 61)
      await askCode(exchange, user.email, 'reset')
      const input = { email: user.email, password: OTHER, captcha: await codeFor(exchange, user.email) }
      await exchange.client.ask(resetPasswordCall, input, { ip: nextIp() })
      return { token: await signedIn(user, OTHER) }
    },
  ],
  'another email': ['email-changed', user => newAddress(user, { email: nextEmail() })],
  'a phone beside the email': ['phone-changed', user => newAddress(user, { phoneCode: '66', phone: '812000001' })],
  'the authenticator, on another phone': [
    'authenticator-moved',
    async ({ token }) => {
      const { secretKey } = await bound(exchange, token)
      pass(exchange, 30)
      const offer = { googleCode: codeOf(exchange, secretKey) }
      const next = await exchange.client.ask(generateGoogleKeyCall, offer, { token })
      const googleCode = codeOf(exchange, next.secretKey)
      await exchange.client.ask(
        bindGoogleAuthCall,
        { secretKey: next.secretKey, googleCode, password: PASSWORD },
        { token },
      )
      pass(exchange, 30)
      return { code: () => codeOf(exchange, next.secretKey) }
    },
  ],
  'the authenticator, removed by the desk': [
    'authenticator-removed',
    async ({ token, email }) => {
      await bound(exchange, token)
      await exchange.operate('user', 'unbind-google', email)
      return undefined
    },
  ],
}

test.each(Object.entries(causes))('%s: nothing leaves for 24 hours, and it says why and until when', async (_, of) => {
  const [cause, act] = of
  const { user, account } = await ready()
  const { token = user.token, code, ...proof } = (await act(user)) ?? {}
  const renewed = { ...user, token }
  const apply = () => here.apply(renewed, account, { ...proof, ...(code && { googleCode: code() }) })
  const { holdUntil: time } = await rules(renewed)
  const left = (fromStamp(time ?? '') - now()) / 1000
  // signing in anew took a minute, another code half of one
  expect([left > DAY - 62, left <= DAY]).toEqual([true, true])
  expect(await apply()).toMatchObject({ refusal: 'withdraw-hold', values: { cause, time } })
  pass(exchange, left - 1)
  expect(await apply()).toMatchObject({ refusal: 'withdraw-hold', values: { cause, time } })
  pass(exchange, 1)
  expect((await apply()).code).toBe(200)
})

test('what is set for the first time holds nothing: withdrawal password, authenticator, address', async () => {
  const { user, account } = await here.ready()
  expect(await exchange.client.ask(withdrawalRulesCall, {}, user)).toMatchObject({ holdUntil: null, holdReason: null })
  await newAddress({ ...user, email: '', deviceId: '' }, { email: nextEmail() })
  const { secretKey } = await bound(exchange, user.token)
  pass(exchange, 30)
  expect((await here.apply(user, account, { googleCode: codeOf(exchange, secretKey) })).code).toBe(200)
})

const rules = ({ token }: TestUser) => exchange.client.ask(withdrawalRulesCall, {}, { token })
const cancel = ({ token }: TestUser, { id }: Withdrawal) =>
  exchange.client.call(withdrawalCancelCall, { id }, { token })

/** The last second of the day as UTC+8 counts it. */
function beforeMidnight(): void {
  const intoDay = ((now() + 8 * HOUR * 1000) / 1000) % DAY
  pass(exchange, DAY - intoDay - 1)
  expect(stamp(now())).toMatch(/23:59:59$/)
}

test('a day ends at midnight of UTC+8: the next one is whole, and yesterday’s order gives nothing back to it', async () => {
  const { user, account } = await here.ready('3000')
  beforeMidnight()
  const late = (await here.apply(user, account, { amount: '980' })).result as Withdrawal
  expect((await rules(user)).dayLeft).toBe('20')
  expect(await here.apply(user, account, { amount: '20.01' })).toMatchObject({ code: 510, refusal: 'day-limit' })
  pass(exchange, 1)
  expect((await rules(user)).dayLeft).toBe('1000')
  const early = (await here.apply(user, account, { amount: '1000' })).result as Withdrawal
  expect((await rules(user)).dayLeft).toBe('0')
  await cancel(user, late)
  expect((await rules(user)).dayLeft).toBe('0')
  await cancel(user, early)
  expect((await rules(user)).dayLeft).toBe('1000')
})

test('what the desk gives back counts no more, what it pays counts until midnight', async () => {
  const { user, account } = await here.ready('3000')
  for (const [verb, left] of [
    ['reject', '1000'],
    ['fail', '1000'],
    ['pay', '700'],
  ] as const) {
    const { id } = (await here.apply(user, account, { amount: '300' })).result as Withdrawal
    expect((await rules(user)).dayLeft).toBe('700')
    await exchange.operate('withdraw', verb, id)
    expect([verb, (await rules(user)).dayLeft]).toEqual([verb, left])
  }
})

test('unverified, basic, advanced: 1,000, 50,000 and 500,000 USDT a day, to the last cent', async () => {
  const { user, account } = await here.ready('600000')
  const most = async (limit: string, beyond: string) => {
    expect(await rules(user)).toMatchObject({ dayLimit: limit, dayLeft: limit })
    expect(await here.apply(user, account, { amount: beyond })).toMatchObject({
      refusal: 'day-limit',
      values: { n: limit, need: 'kyc' },
    })
    const order = await here.apply(user, account, { amount: limit })
    expect(order.code).toBe(200)
    await cancel(user, order.result as Withdrawal)
  }
  await most('1000', '1000.01')
  const basic = await applyBasic(exchange, user)
  await exchange.operate('identity', 'approve', basic.result.id)
  await most('50000', '50000.01')
  const more = await exchange.client.ask(applyAdvancedCall, advanced(), { token: user.token })
  await exchange.operate('identity', 'approve', more.id)
  await most('500000', '500000.01')
})
