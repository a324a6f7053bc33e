/** Who is signed out while their password is hashed changes nothing any more, and gets no new way in for it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  bindGoogleAuthCall,
  changePasswordCall,
  changeWithdrawPasswordCall,
  emailCaptchaCall,
  generateGoogleKeyCall,
  myUserInfoCall,
  recoveryCodesCall,
  resetPasswordCall,
  updateProfileCall,
} from '@shared/contract'
import { bound, codeOf } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import {
  askCode,
  codeFor,
  nextEmail,
  nextIp,
  PASSWORD,
  pass,
  registerByEmail,
} from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  // costly enough that somebody acts while it is hashed
  exchange = await startExchange({ scryptCost: 14 })
})
afterAll(() => exchange.stop())

/** What is kept of a person's ways in. */
function waysIn(id: string) {
  const { db } = exchange.sandbox.context
  const of = (table: string) => db.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).all(id)
  const sessions = db.prepare('SELECT * FROM session WHERE user_id = ? AND revoked IS NULL').all(id)
  const user = db.prepare('SELECT password, email FROM user WHERE id = ?').get(id)
  return { user, sessions, kept: ['authenticator', 'recovery_code', 'withdraw_password', 'withdraw_hold'].map(of) }
}

const client = () => exchange.client
const acts: Record<string, (user: TestUser) => Promise<() => Promise<{ code: number; refusal: string | null }>>> = {
  changePassword: async ({ token }) => {
    const input = { oldPassword: PASSWORD, password: 'harbour-light-9' }
    return () => client().call(changePasswordCall, input, { token })
  },
  changeWithdrawPassword: async ({ token }) => {
    const input = { loginPassword: PASSWORD, password: '246810' }
    return () => client().call(changeWithdrawPasswordCall, input, { token })
  },
  updateKYC: async ({ token }) => {
    const email = nextEmail()
    await client().ask(emailCaptchaCall, { email, scene: 'bind' }, { token, ip: nextIp() })
    const input = { email, captcha: await codeFor(exchange, email), password: PASSWORD }
    return () => client().call(updateProfileCall, input, { token })
  },
  bindGoogleAuth: async ({ token }) => {
    const { secretKey } = await client().ask(generateGoogleKeyCall, {}, { token })
    const input = { secretKey, googleCode: codeOf(exchange, secretKey), password: PASSWORD }
    return () => client().call(bindGoogleAuthCall, input, { token })
  },
  recoveryCodes: async ({ token }) => {
    const { secretKey } = await bound(exchange, token)
    pass(exchange, 30)
    const input = { password: PASSWORD, googleCode: codeOf(exchange, secretKey) }
    return () => client().call(recoveryCodesCall, input, { token })
  },
}

test.each(Object.keys(acts))('frozen during %s: all is as it was, and nobody is in', async name => {
  const user = await exchange.newUser()
  const act = await acts[name]?.(user)
  const before = waysIn(user.id)
  const acting = act?.()
  await exchange.operate('user', 'freeze', user.account)
  expect(await acting).toMatchObject({ code: 401, refusal: 'not-signed-in' })
  expect(waysIn(user.id)).toEqual({ ...before, sessions: [] })
})

/** What comes in between while somebody's forgotten password is replaced. */
const between: Record<string, (user: TestUser & { email: string }) => Promise<unknown>> = {
  'they are frozen': ({ email }) => exchange.operate('user', 'freeze', email),
  'their address is another': async ({ id }) =>
    exchange.sandbox.context.db.prepare('UPDATE user SET email = ? WHERE id = ?').run(nextEmail(), id),
}

test.each(Object.keys(between))('%s while a forgotten password is replaced: it stays what it was', async name => {
  const { email, token } = await registerByEmail(exchange)
  const id = String((await client().ask(myUserInfoCall, {}, { token })).id)
  pass(exchange, 61)
  await askCode(exchange, email, 'reset')
  const input = { email, captcha: await codeFor(exchange, email), password: 'harbour-light-9' }
  const password = () => exchange.sandbox.context.db.prepare('SELECT password FROM user WHERE id = ?').get(id)
  const before = password()
  const resetting = client().call(resetPasswordCall, input, { ip: nextIp() })
  await exchange.operate('mail', email)
  await between[name]?.({ id, account: email, email, password: PASSWORD, token })
  expect((await resetting).code).not.toBe(200)
  expect(password()).toEqual(before)
})
