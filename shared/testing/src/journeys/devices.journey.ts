/** Signed in on two phones: one is signed out from the other, and stands at the log-in with its way back. */
import { test } from '@jest/globals'
import { logIn } from './acts.ts'
import { journey } from './journey.ts'
import { settled } from './settled.ts'

const { phone: newPhone, person } = journey()

test('a phone that is signed out from afar stands at the log-in, and the other one stays', async () => {
  const ada = await person({ balance: '5' })
  const [here, there] = [await newPhone({ of: ada }), await newPhone()]
  await there.open('/login')
  await logIn(there, ada.account, ada.password)
  await there.arrives('/home')
  await here.open('/my')
  await here.tap('Devices')
  await here.arrives('/devices')
  await here.sees('This device', 'Active now', /Last active \d/, 'Log out all other devices')
  await settled(here.page)
  await here.picture('devices')
  await here.tap('Log out')
  await here.sees(/Log out Chrome/)
  await here.tap('Log out')
  await here.sees(/ is logged out/)
  await here.misses('Log out all other devices')
  there.expects(/status of 401/)
  await there.open('/zichanCenter')
  await there.arrives('/login')
  await here.open('/my')
  await here.sees(ada.account)
})
