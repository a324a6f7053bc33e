/** What one earns by being here: a level with its gift and envelope, the check-in of a guest, a team that grows. */
import { expect, test } from '@jest/globals'
import { balanceLogCall, myUserInfoCall, rechargeApplyCall, registerCall, rewardListCall } from '@shared/contract'
import { registerTypes, rewardKinds } from '@shared/contract/codes'
import { connect, newOrderId } from '../client.ts'
import { identify } from '../identified.ts'
import { keepsMoney, type Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

/** A Sunday, a minute before the week ends. */
const tape = { start: '2026-11-29 23:58:00', symbols: {}, gaps: [] }
const { phone: newPhone, platform, person } = journey({ tape, demo: true })
const operate = (...words: string[]) => platform().operate(...words)
const client = () => connect(platform().address().url, platform().address().publicKey)
const passes = (span: string) => operate('clock', 'advance', span)

async function recharge({ token }: Person, amount: string): Promise<void> {
  const order = { currency: 'USDT', network: 'TRC20', amount, clientOrderId: newOrderId() }
  const { id } = await client().ask(rechargeApplyCall, order, { token })
  await operate('recharge', 'approve', id)
}

const entries = async (type: string, { token }: Person) =>
  (await client().ask(balanceLogCall, { type }, { token })).records.map(({ amount, after }) => `${amount} -> ${after}`)
const shareOf = ({ page }: Driver) => page.$eval('[role=progressbar]', bar => bar.getAttribute('aria-valuetext'))

test('1,200 bring V1 with its gift, once; Monday its envelope; below 1,000 it is lost at 00:10, and comes back without another gift', async () => {
  const who = await person()
  await identify(platform().address(), who)
  await recharge(who, '1200')
  await passes('2s')
  await keepsMoney(platform().address(), who)
  const phone = await newPhone({ of: who })
  await phone.open('/vipLevel')
  await phone.sees('V1', /3,800\.00\sUSDT to V2/, 'To claim')
  await phone.page.$eval('[aria-label="Claim 5.00 USDT"]', button => {
    for (let tap = 0; tap < 2; tap++) (button as HTMLElement).click()
  })
  await phone.sees(/3,795\.00\sUSDT to V2/, 'Claimed')
  expect(await shareOf(phone)).toBe('5.12%')
  expect(await entries('level-gift', who)).toEqual(['5 -> 1205'])

  await passes('2m')
  await phone.reload()
  await phone.tap('Claim 1.00 USDT')
  await phone.sees(/3,794\.00\sUSDT to V2/, 'claimed this week')
  expect(await entries('weekly-envelope', who)).toEqual(['1 -> 1206'])

  await operate('wallet', 'adjust', who.account, 'USDT', '-206.01')
  await passes('9m')
  await phone.reload()
  await phone.sees(/V1 takes 1,000 USDT/)
  await passes('1m')
  await phone.reload()
  await phone.sees(/0\.01\sUSDT to V1/)
  await operate('wallet', 'adjust', who.account, 'USDT', '0.01')
  await passes('1s')
  await phone.reload()
  await phone.sees(/4,000\.00\sUSDT to V2/)
  expect(await entries('level-gift', who)).toEqual(['5 -> 1205'])
  const gifts = await client().ask(rewardListCall, { kind: rewardKinds.gift }, { token: who.token })
  expect(gifts.total).toBe(1)
})

test('a guest checks in once the identity is verified and the initial password is changed: 0.10', async () => {
  const phone = await newPhone()
  await phone.open('/login')
  await phone.tap('Continue as guest')
  const [account, password] = [await phone.figure('Username'), await phone.figure('Password')]
  await phone.tap("I've saved both", 'checkbox')
  await phone.tap('Continue')
  await phone.arrives('/home')
  await phone.open('/fuliCenter')
  await phone.sees('Verify your identity first')
  const token = await phone.page.evaluate(() => localStorage.getItem('token') ?? '')
  await identify(platform().address(), { token })
  await phone.reload()
  await phone.tap('Check in')
  await phone.sees('Change your initial password first')
  await phone.tap(/Change your initial password/, 'link')
  await phone.arrives('/changePassword')
  await phone.type('Initial password', password)
  await phone.type('New password', 'harbour-light-9')
  await phone.type('New password again', 'harbour-light-9')
  await phone.tap('Change password')
  await phone.arrives('/fuliCenter')
  await phone.tap('Check in')
  await phone.sees('Done today')
  const renewed = await phone.page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(await entries('check-in', { account, password, token: renewed })).toEqual(['0.1 -> 0.1'])
})

test('whoever registers with the demo account’s code joins its team: twelve, seven on the first level, one of them today', async () => {
  const { demo } = platform()
  const phone = await newPhone()
  await phone.open('/login')
  await phone.type('Username, email or mobile number', demo?.account ?? '')
  await phone.type('Password', demo?.password ?? '')
  await phone.tap('Log in')
  await phone.arrives('/home')
  await phone.open('/tuanduiYaoqing')
  await phone.sees('DEMO88', '37.42', /6 people/, /3 people/, /2 people/)
  expect([await phone.figure('Team size'), await phone.figure('New today')]).toEqual(['11', '0'])
  expect(await phone.figure("Members who've deposited")).toBe('4')
  const account = 'joined_by_code'
  const who = { registerType: registerTypes.account, account, password: 'waterline-7', agreed: true }
  const { token } = await client().ask(registerCall, { ...who, inviteCode: 'DEMO88' }, { ip: '10.7.0.1' })
  expect((await client().ask(myUserInfoCall, {}, { token })).inviter).toBe('d**o')
  await phone.reload()
  await phone.sees(/7 people/)
  expect([await phone.figure('Team size'), await phone.figure('New today')]).toEqual(['12', '1'])
})
