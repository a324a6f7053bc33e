import { expect, test } from '@jest/globals'
import { breakCall, changePasswordCall, changeWithdrawPasswordCall, withdrawalApplyCall } from '@shared/contract'
import { newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newGuest, newPerson, type Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { PIN, type Withdrawer } from '../../testing/withdrawal.ts'
import { amount, client, gather, show, withdrawalsOf } from './testing.tsx'

/** Of a day: the phone's clock goes on while the exchange's stands. */
const LEFT = /^(24:00:00|23:5\d:\d\d)$/
const someone = gather(5)
const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
const noForm = () => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()

test('whoever still has the password that was made chooses one of their own first', async () => {
  await show({}, { as: await newGuest(exchange()) })
  await screen.findByText('Set your own password first')
  expect(await link('Change password')).toBe('#/changePassword')
  noForm()
})

test('without a withdrawal password one is told to set it for the safety of the funds, and comes back', async () => {
  await show({ amount: '50' }, { as: { balance: '100' } })
  await screen.findByText('For the safety of your funds, set a withdrawal password first.')
  const href = await link('Set withdrawal password')
  expect(href).toBe(`#/withdrawPassword?mode=set&from=${encodeURIComponent('/tixian?amount=50')}`)
  noForm()
})

async function withPassword(): Promise<Person> {
  const person = await newPerson(exchange(), { balance: '1000' })
  const { token, password } = person
  await client().ask(changeWithdrawPasswordCall, { loginPassword: password, password: PIN }, { token })
  return person
}

test.each([
  [{}, 'chain', '/tixian'],
  [{ to: 'bank' }, 'bank', '/tixian?to=bank'],
])('without an account %j leads to where one of a %s is added, and back', async (query, add, back) => {
  await show(query, { as: await withPassword() })
  await screen.findByText('No withdrawal account yet')
  expect(await link('Add withdrawal account')).toBe(`#/jiesuanInfo?add=${add}&back=${encodeURIComponent(back)}`)
  noForm()
})

const tryPin = ({ token, to }: Withdrawer, withdrawPassword: string) => {
  const order = { accountId: to.id, currency: 'USDT', network: 'TRC20', amount: '100', expectedFee: '1' }
  return client().call(withdrawalApplyCall, { ...order, withdrawPassword, clientOrderId: newOrderId() }, { token })
}

test('a locked withdrawal password counts down for a day; unlocked, the form is there', async () => {
  const person = someone()
  for (let n = 0; n < 5; n++) await tryPin(person, '111222')
  await show({}, { as: person })
  await screen.findByText('Withdrawal password locked')
  expect(screen.getByRole('timer').textContent).toMatch(LEFT)
  expect(await link('Reset withdrawal password')).toBe('#/withdrawPassword?mode=forgot&from=%2Ftixian')
  noForm()
  await operate(exchange(), 'pin', 'unlock', person.account)
  await show({}, { as: person })
  await amount()
})

test('a hold says its cause and counts down; whoever did not do it looks at their devices', async () => {
  const person = someone()
  const change = { oldPassword: person.password, password: 'harbour-light-9' }
  const { token = '' } = await client().ask(changePasswordCall, change, { token: person.token })
  await show({}, { as: { ...person, token: token ?? '' } })
  await screen.findByText('Withdrawals are paused')
  await screen.findByText(/^Your login password was changed\. Withdrawals resume in .*, at \d\d\/\d\d\/\d{4}/)
  expect(screen.getByRole('timer').textContent).toMatch(LEFT)
  expect(await link('Check your devices')).toBe('#/devices')
  noForm()
})

test('a server that tells no rules: the profile tells of the hold', async () => {
  const person = someone()
  const change = { oldPassword: person.password, password: 'harbour-light-9' }
  const { token } = await client().ask(changePasswordCall, change, { token: person.token })
  await show({}, { as: { ...person, token: token ?? '' }, without: ['withdrawal-rules'] })
  await screen.findByText(/^Your security settings were changed\./)
})

test('neither a break nor a limit of one’s own stands before money of one’s own', async () => {
  const person = someone()
  await client().ask(breakCall, { days: 7 }, { token: person.token })
  expect((await tryPin(person, PIN)).code).toBe(200)
  await show({}, { as: person })
  await amount()
  await waitFor(async () => expect(await withdrawalsOf(person)).toHaveLength(1))
})
