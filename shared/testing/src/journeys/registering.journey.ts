/** From a link with an invitation to the page that was meant, and in another language half-way. */
import { expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract'
import { connect } from '../client.ts'
import { mailed } from '../people.ts'
import { journey } from './journey.ts'
import { namesIn } from './words.ts'

const { phone: newPhone, platform, person } = journey()

test('somebody invited registers by email, with the code of the link filled in, and stands where they wanted to be', async () => {
  const { token, account } = await person()
  const { url, publicKey } = platform().address()
  const { inviteCode } = await connect(url, publicKey).ask(myUserInfoCall, {}, { token })
  const phone = await newPhone()
  await phone.page.goto(`${platform().url}/?s=${inviteCode}#/taolilicai`)
  await phone.arrives('/login')
  await phone.tap('Create account')
  await phone.tap('Email', 'tab')
  await phone.sees(`Invited by ${account.slice(0, 1)}**${account.slice(-1)}`)
  expect(await phone.page.$eval('input[autocapitalize=characters]', input => (input as HTMLInputElement).value)).toBe(
    inviteCode,
  )
  await phone.type('Email', 'newcomer@example.com')
  await phone.tap('Send code')
  await phone.sees("We've sent a message to newcomer@example.com.")
  await phone.type('Verification code', await mailed(platform().address(), 'newcomer@example.com'))
  await phone.type('Password', 'waterline-7')
  await phone.type('Password again', 'waterline-7')
  await phone.tap('User agreement', 'link')
  await phone.arrives('/articleDetail')
  await phone.back()
  await phone.arrives('/login')
  await phone.tap('I accept the User agreement', 'checkbox')
  await phone.tap('Register')
  await phone.arrives('/taolilicai')
})

test('in Thai from half-way on: what is typed stays, and refusals are in Thai', async () => {
  const said = await namesIn('th-TH')
  const phone = await newPhone()
  await phone.open('/login?mode=register')
  const { account } = await person()
  await phone.type('Username', account)
  await phone.type('Password', 'waterline-7')
  await phone.type('Password again', 'waterline-7')
  await phone.tap('English')
  await phone.tap('ไทย')
  await phone.sees('สมัครสมาชิก')
  const typed = () =>
    phone.page.$$eval('form input', inputs => inputs.map(input => (input as HTMLInputElement).value).filter(Boolean))
  expect((await typed()).filter(text => text !== 'on')).toEqual([account, 'waterline-7', 'waterline-7'])
  await phone.tap(said('Register'))
  await phone.sees(said('Tick the box to continue'))
  await phone.tap('ฉันยอมรับข้อตกลงผู้ใช้', 'checkbox')
  await phone.tap(said('Register'))
  await phone.sees(said('This name is taken'))
})
