/** In which language mails are: the one in which a person last used the app; a stranger's where there is no person. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { changePasswordCall, emailCaptchaCall, messageListCall, myUserInfoCall } from '@shared/contract'
import { nextEmail, nextIp, PASSWORD, pass, registerByEmail } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { languageOfPerson } from './mail.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const newestTo = async (address: string) => String(await exchange.operate('mail', address)).split('\n')[0] ?? ''
const askCode = (email: string, scene: 'register' | 'reset', language: string) =>
  exchange.client.call(emailCaptchaCall, { email, scene }, { ip: nextIp(), language })
const look = (token: string, language: string) => exchange.client.ask(myUserInfoCall, {}, { token, language })

test('a code to an address that is nobody’s is in the language of the phone that asks', async () => {
  const email = nextEmail()
  await askCode(email, 'register', 'ja-JP')
  expect(await newestTo(email)).toMatch(/新規登録の認証コード：\d{6}（tarn）。有効時間は5分です。/)
})

test('one that somebody else asks for is in its owner’s language', async () => {
  const { email } = await registerByEmail(exchange)
  await askCode(email, 'reset', 'th-TH')
  expect(await newestTo(email)).toMatch(/\d{6} is your tarn code to reset your password\. It's valid for 5 minutes\./)
  await askCode(email, 'register', 'th-TH')
  expect(await newestTo(email)).toContain('It already has an account')
})

test("of Spanish the region's numbers are kept with the language", async () => {
  const { token } = await registerByEmail(exchange)
  const { id } = await exchange.client.ask(myUserInfoCall, {}, { token })
  for (const [tag, language] of [
    ['es-AR', 'xi-es'],
    ['es-MX', 'xi'],
  ]) {
    pass(exchange, 601)
    await look(token, String(tag))
    expect(languageOfPerson(exchange.sandbox.context.db, String(id), 'en-us')).toBe(language)
  }
})

test('what changes on an account is mailed in the words of its message, in the language used last', async () => {
  const { email, token } = await registerByEmail(exchange)
  await look(token, 'zh-Hant')
  pass(exchange, 601)
  await look(token, 'zh-Hant')
  const change = { oldPassword: PASSWORD, password: 'harbour-light-9' }
  const { token: fresh } = await exchange.client.ask(changePasswordCall, change, { token })
  const [message] = await exchange.client.ask(messageListCall, {}, { token: fresh ?? '', language: 'zh-Hant' })
  expect(message?.msgContent).toContain('暫停')
  expect(await newestTo(email)).toContain(`tarn – ${message?.titile}: ${message?.msgContent}`)
})
