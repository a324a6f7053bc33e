/** What is new stays marked until it was left, on the phone of a person whose records the messages tell of. */
import { expect, test } from '@jest/globals'
import { logIn } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

/** A Wednesday: on Mondays a message tells of the week's gift. */
const tape = { start: '2026-11-25 10:00:00', symbols: {}, gaps: [] }
const { phone: newPhone, person, platform } = journey({ demo: true, tape })

const send = (account: string, title: string) =>
  platform().operate('message', 'send', account, '--title', title, '--text', 'From the desk', '--tab', 'transaction')

async function demo(): Promise<Driver> {
  const { account, password } = platform().demo ?? { account: '', password: '' }
  const phone = await newPhone()
  await phone.open('/login')
  await logIn(phone, account, password)
  await phone.arrives('/home')
  return phone
}

/** How many messages stand there, and how many of them with a dot. */
const counted = ({ page }: Driver) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=tabpanel] li')].filter(row => row.checkVisibility())
    const isNew = (row: Element) => [...row.querySelectorAll('.visually-hidden')].some(e => e.textContent === 'New')
    return [rows.length, rows.filter(isNew).length]
  })
const waitForCounts = (phone: Driver, rows: number, dots: number) =>
  phone.when(async () => String(await counted(phone)) === String([rows, dots]))

test('five are new among fourteen; seen and left, none is, and the bell has no number', async () => {
  const phone = await demo()
  await phone.tap('Notifications, 5 new')
  await phone.arrives('/notifications')
  await waitForCounts(phone, 14, 5)
  await phone.tap(/^Transaction/, 'tab')
  await phone.when(async () => (await phone.at()) === '/notifications?tab=transaction')
  await phone.when(async () => (await counted(phone))[1] === 2)
  await phone.tap('Back')
  await phone.arrives('/home')
  await phone.tap('Notifications')
  await phone.arrives('/notifications')
  await waitForCounts(phone, 14, 0)
})

test('a deposit that was credited leads to its record', async () => {
  const phone = await demo()
  await phone.open('/notifications?tab=transaction')
  await phone.tap(/^Deposit credited/)
  await phone.arrives('/chongzhitixianResult')
  expect(await phone.figure('Deposit number')).toMatch(/\w/)
  await phone.back()
  await phone.arrives('/notifications')
})

test('two phones of one person: what one lists is not new on the other, and what arrives is told on the open one', async () => {
  const someone = await person()
  await send(someone.account, 'First')
  const [one, two] = [await newPhone({ of: someone }), await newPhone({ of: someone })]
  await one.open('/notifications')
  await waitForCounts(one, 1, 1)
  await two.open('/notifications')
  await waitForCounts(two, 1, 0)
  await send(someone.account, 'Second')
  await one.tap('1 new message')
  await waitForCounts(one, 2, 2)
  await two.open('/home')
  await two.open('/notifications')
  await waitForCounts(two, 2, 0)
})
