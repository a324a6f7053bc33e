/** A password of one's own: a guest is paid once they have one, and who changes theirs is alone with the account. */
import { expect, test } from '@jest/globals'
import { messageListCall, myUserInfoCall } from '@shared/contract'
import { connect } from '../client.ts'
import { identify } from '../identified.ts'
import { prepare } from '../payouts.ts'
import { logIn } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person, platform } = journey()
const fresh = 'harbour-light-9'

async function changePassword(phone: Driver, label: string, old: string): Promise<void> {
  await phone.open('/changePassword')
  await phone.type(label, old)
  await phone.type('New password', fresh)
  await phone.type('New password again', fresh)
  await phone.tap('Change password')
  await phone.sees('Password changed')
}

test('a guest is refused the check-in, comes back as the same guest, chooses a password, and is paid 0.10', async () => {
  const phone = await newPhone()
  await phone.open('/login')
  await phone.tap('Continue as guest')
  const [account, password] = [await phone.figure('Username'), await phone.figure('Password')]
  await phone.tap("I've saved both", 'checkbox')
  await phone.tap('Continue')
  await phone.arrives('/home')
  const token = await phone.page.evaluate(() => localStorage.getItem('token') ?? '')
  await identify(platform().address(), { token })
  await phone.open('/fuliCenter')
  await phone.tap('Check in')
  await phone.sees('Change your initial password first')
  await phone.open('/my')
  await phone.tap('Log out')
  await phone.sees("Save the password first. Without it, you'll lose this account.")
  await phone.tap('Log out')
  await phone.arrives('/home')
  await phone.open('/login')
  await phone.tap('Continue as guest')
  await phone.sees(`Enter the password of ${account}`)
  await phone.type('Password', password)
  await phone.tap('Log in')
  await phone.arrives('/home')
  await changePassword(phone, 'Initial password', password)
  await phone.open('/fuliCenter')
  await phone.tap('Check in')
  await phone.sees('0.10 USDT added to your balance account')
  await phone.sees('Done today')
})

test('who changes the password stays, and every other browser stands at the log-in with its way back', async () => {
  const ada = await person({ balance: '5' })
  const { url, publicKey } = platform().address()
  const client = connect(url, publicKey)
  await prepare(client, ada)
  const [here, there] = [await newPhone({ of: ada }), await newPhone()]
  await there.open('/login')
  await logIn(there, ada.account, ada.password)
  await there.arrives('/home')
  await there.open('/zichanCenter')
  await here.open('/changePassword')
  await here.sees('Your other devices are logged out, and withdrawals are paused for 24 hours.')
  await changePassword(here, 'Current password', ada.password)
  there.expects(/status of 401/)
  await there.open('/zhangbianRecord')
  await there.arrives('/login')
  await logIn(there, ada.account, fresh)
  await there.arrives('/zhangbianRecord')
  const token = await here.page.evaluate(() => localStorage.getItem('token') ?? '')
  const { withdrawHoldUntil } = await client.ask(myUserInfoCall, {}, { token })
  const heldFor = Date.parse(`${withdrawHoldUntil?.replace(' ', 'T')}+08:00`) - Date.now()
  expect(Math.round(heldFor / 3_600_000)).toBe(24)
  const told = (await client.ask(messageListCall, {}, { token })).map(({ msgContent }) => msgContent)
  expect(told).toContainEqual(expect.stringContaining(`Withdrawals are paused until ${withdrawHoldUntil}`))
  await here.open('/tixian')
  await here.sees('Withdrawals are paused', /Your login password was changed\. Withdrawals resume in 2[34]:\d\d:\d\d/)
  await here.open('/my')
  await here.sees(ada.account)
})
