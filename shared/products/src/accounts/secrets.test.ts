/** What lets somebody in is told once, to them: no log, no table, no message and no mail keeps it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changePasswordCall,
  changeWithdrawPasswordCall,
  googleSecretLoginCall,
  messageListCall,
  recoveryCodesCall,
  resetPasswordCall,
} from '@shared/contract'
import { bound, codeOf } from '../../../sandbox/src/testing/accounts/authenticator.ts'
import {
  askCode,
  codeFor,
  nextDevice,
  nextIp,
  PASSWORD,
  pass,
  registerByEmail,
} from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

const logged: string[] = []
let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ log: (event, fields) => void logged.push(JSON.stringify([event, fields])) })
})
afterAll(() => exchange.stop())

/** All that is kept, but for the mail with a code in it. */
function kept(tables = allTables()): string {
  const { db } = exchange.sandbox.context
  const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  return tables.map(name => JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all(), text)).join('\n')
}

function allTables(): string[] {
  const { db } = exchange.sandbox.context
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'mail'").all()
  return tables.map(({ name }) => String(name))
}

/** Where six digits of a secret could stand; in the others they would be a price. */
const ofAccounts = [
  ...['user', 'session', 'known_device', 'sent_code', 'attempt', 'lock', 'authenticator', 'offered_key'],
  ...['recovery_code', 'withdraw_password', 'withdraw_hold', 'message', 'operator_log'],
]
const isShort = (secret: string) => /^\d{6}$/.test(secret)
/** Not within a longer number. */
const holds = (place: string, secret: string) =>
  isShort(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(place) : place.includes(secret)

/** Goes through everything that has to do with a secret. @returns the secrets, those that failed too */
async function live() {
  const { client } = exchange
  const { email, token } = await registerByEmail(exchange)
  const { secretKey, recoveryCodes } = await bound(exchange, token)
  const [pin, next, last] = ['739164', 'harbour-light-9', 'another-light-8']
  const code = () => {
    pass(exchange, 61)
    return codeOf(exchange, secretKey)
  }
  const setPin = { loginPassword: PASSWORD, password: pin, googleCode: code() }
  await client.ask(changeWithdrawPasswordCall, setPin, { token })
  const change = { oldPassword: PASSWORD, password: next, googleCode: code() }
  const { token: renewed = '' } = await client.ask(changePasswordCall, change, { token })
  await client.call(changeWithdrawPasswordCall, { oldPassword: '864197', password: pin }, { token: renewed ?? '' })
  const renew = { password: next, googleCode: code() }
  const { recoveryCodes: more } = await client.ask(recoveryCodesCall, renew, { token: renewed ?? '' })
  await askCode(exchange, email, 'reset')
  const captcha = await codeFor(exchange, email)
  const reset = { email, captcha, password: last, googleCode: more[0] ?? '' }
  await client.ask(resetPasswordCall, reset, { ip: nextIp() })
  const entry = { account: email, password: last, googleCode: more[1] ?? '', deviceId: nextDevice() }
  const { token: entered } = await client.ask(googleSecretLoginCall, entry, { ip: nextIp() })
  await client.call(googleSecretLoginCall, { ...entry, password: 'mistyped-one-5' }, { ip: nextIp() })
  const messages = JSON.stringify(await client.ask(messageListCall, {}, { token: entered }))
  const tokens = [token, renewed ?? '', entered]
  const codes = [...recoveryCodes, ...more].flatMap(one => [one, one.replace('-', '')])
  const secrets = [PASSWORD, next, last, 'mistyped-one-5', pin, '864197', secretKey, captcha, ...tokens, ...codes]
  return { secrets, messages, mail: String(await exchange.operate('mail', email)), captcha }
}

test('neither what was right nor what was mistyped stands anywhere', async () => {
  const { secrets, messages, mail, captcha } = await live()
  expect(secrets.filter(secret => secret.length < 6)).toEqual([])
  const [everything, own, said] = [kept(), kept(ofAccounts), [messages, logged.join('\n')]]
  const placesOf = (secret: string) => [isShort(secret) ? own : everything, ...said]
  expect(secrets.filter(secret => placesOf(secret).some(place => holds(place, secret)))).toEqual([])
  expect(secrets.filter(secret => secret !== captcha && mail.includes(secret))).toEqual([])
})
