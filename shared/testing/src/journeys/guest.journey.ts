/** A guest's way, and that no reload shuts anybody out. */
import { expect, test } from '@jest/globals'
import { journey } from './journey.ts'

const { phone: newPhone } = journey()

test('a guest who reloads before the password is saved finds it again, saves it, and comes back with it', async () => {
  const phone = await newPhone()
  await phone.open('/login')
  await phone.tap('Continue as guest')
  const [account, password] = [await phone.figure('Username'), await phone.figure('Password')]
  await phone.reload()
  await phone.sees('Your guest account')
  expect([await phone.figure('Username'), await phone.figure('Password')]).toEqual([account, password])
  await phone.tap("I've saved both", 'checkbox')
  await phone.tap('Continue')
  await phone.arrives('/home')
  await phone.tap('Personal')
  await phone.sees(account)
  await phone.tap('Log out')
  await phone.sees('Log out?')
  await phone.tap('Log out')
  await phone.arrives('/home')
  await phone.open('/login')
  await phone.misses(password)
  await phone.type('Username, email or mobile number', account)
  await phone.type('Password', password)
  await phone.tap('Log in')
  await phone.arrives('/home')
})
