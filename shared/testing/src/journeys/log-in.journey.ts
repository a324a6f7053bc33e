/** The ways in: by a known and by a new browser, by name, address and authenticator, and what a lock keeps out. */
import { expect, test } from '@jest/globals'
import { loginCall } from '@shared/contract'
import { connect } from '../client.ts'
import { mailed, newPersonByEmail, newPersonByPhone } from '../people.ts'
import { bindAuthenticator, codeNow } from '../totp.ts'
import { logIn, logOut, paste } from './acts.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person, platform } = journey()

test('a new browser brings the code that was sent, pasted; the next time the password is enough', async () => {
  const { account, password } = await newPersonByEmail(platform().address(), 'alice@example.com')
  const phone = await newPhone()
  await phone.open('/login')
  await logIn(phone, account, password)
  await phone.sees("You haven't logged in from this browser before. Enter the code we sent to a•••@example.com.")
  await paste(phone, await mailed(platform().address(), 'alice@example.com'))
  await phone.arrives('/home')
  await logOut(phone)
  await phone.open('/login')
  await logIn(phone, account, password)
  await phone.arrives('/home')
})

test('five wrong passwords lock new browsers for a quarter of an hour, with the right one too; the known one enters', async () => {
  const { account, password } = await person()
  const [known, stranger] = [await newPhone(), await newPhone()]
  await known.open('/login')
  await logIn(known, account, password)
  await known.arrives('/home')
  await logOut(known)
  await stranger.open('/login')
  for (const wrong of [1, 2, 3, 4, 5]) {
    await logIn(stranger, account, `not-this-one-${wrong}`)
    await stranger.sees('Wrong username or password')
  }
  await logIn(stranger, account, password)
  await stranger.sees('Try again in 15 min')
  const other = await newPhone()
  await other.open('/login')
  await logIn(other, account, password)
  await other.sees('Try again in 15 min')
  await known.open('/login')
  await logIn(known, account, password)
  await known.arrives('/home')
})

test('by email and by mobile number, each with the code that it is sent', async () => {
  const { password } = await newPersonByPhone(platform().address(), '1', '2025550143')
  await newPersonByEmail(platform().address(), 'bella@example.com')
  const phone = await newPhone()
  await phone.open('/login?by=phone')
  await phone.type('Mobile number', '202 555 0143')
  await phone.type('Password', password)
  await phone.tap('Send code')
  await phone.sees('If +12025550143 has an account, a code is on its way.', /Resend in \d+ s/)
  await phone.reload()
  await phone.type('Mobile number', '(202) 555-0143')
  await phone.sees(/Resend in \d+ s/)
  await phone.type('Password', password)
  await phone.type('Verification code', await mailed(platform().address(), '+12025550143'))
  await phone.arrives('/home')
  await logOut(phone)
  await phone.open('/login')
  await phone.tap('Email', 'tab')
  await phone.type('Email', 'bella@example.com')
  await phone.type('Password', password)
  await phone.tap('Log in')
  await phone.sees('Enter the code we sent to b•••@example.com.')
  await paste(phone, await mailed(platform().address(), 'bella@example.com'))
  await phone.arrives('/home')
})

test('by authenticator; the same code again is used, and by email a recovery code takes the place of the one by mail', async () => {
  const vera = await newPersonByEmail(platform().address(), 'vera@example.com')
  const { secret, recoveryCodes } = await bindAuthenticator(platform().address(), vera)
  const phone = await newPhone()
  const shown = await codeNow(platform().address(), secret, 1)
  const byAuthenticator = async (code: string) => {
    await phone.open('/login?by=google')
    await phone.type('Authenticator code', code)
    await logIn(phone, vera.account, vera.password)
  }
  await byAuthenticator(shown)
  await phone.arrives('/home')
  await logOut(phone)
  await byAuthenticator(shown)
  await phone.sees('Code already used. Wait for the next one.')
  await phone.tap('Email', 'tab')
  await phone.type('Email', 'vera@example.com')
  await phone.tap('Log in')
  await phone.tap('Lost your authenticator? Enter a recovery code.', 'button')
  await phone.type('Recovery code', recoveryCodes[0] ?? '')
  await phone.tap('Log in')
  await phone.arrives('/home')
})

test('a forgotten password is reset by a code: from then on the new one counts, and the old one opens nothing', async () => {
  const fresh = 'harbour-light-9'
  const { password } = await newPersonByPhone(platform().address(), '1', '2025550144')
  const phone = await newPhone()
  await phone.open('/login')
  await phone.type('Username, email or mobile number', '202 555 0144')
  await phone.tap('Forgot password?')
  await phone.tap('Send code')
  await phone.sees('If +12025550144 has an account, a code is on its way.')
  await phone.type('Verification code', await mailed(platform().address(), '+12025550144'))
  await phone.type('New password', fresh)
  await phone.type('New password again', fresh)
  await phone.tap('Set new password')
  await phone.sees('Password changed. Log in with the new one.')
  await phone.when(async () => (await phone.at()) === '/login?by=account')
  await phone.type('Password', password)
  await phone.tap('Log in')
  await phone.sees('Wrong username or password')
  const { url, publicKey } = platform().address()
  const entry = { account: '+12025550144', password: fresh }
  expect((await connect(url, publicKey).call(loginCall, entry)).refusal).toBe('code-required')
})
