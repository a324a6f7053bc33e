import { expect, test } from '@jest/globals'
import { breakCall, changePasswordCall, changeWithdrawPasswordCall, withdrawalApplyCall } from '@shared/contract'
import { newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newGuest, newPerson, type Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { PIN, type Withdrawer } from '../../testing/withdrawal.ts'
import { amount, client, gather, show, withdrawalsOf } from './testing.tsx'

/** Of a day: the phone's clock goes on while the exchange's stands. */
const LEFT = /^(24:00:00|23:5\d:\d\d)$/
const someone = gather(5)
const link = async (name: string) =>
  (await screen.findByRole('link', { name: new RegExp(`^${name}`) })).getAttribute('href')
const noForm = () => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()

test('whoever still has the password that was made chooses one of their own first', async () => {
  await show({}, { as: await newGuest(exchange()) })
  await screen.findByText('Set your own password first')
  expect(await link('Change password')).toBe('#/changePassword')
  noForm()
})

const lines = async () =>
  within(await screen.findByRole('list', { name: 'What it needs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const here = (query: string) => encodeURIComponent(`/tixian${query}`)

test('a first withdrawal says the wait first, then lists what it needs; each line leads back with what was typed', async () => {
  await show({ amount: '50' }, { as: { balance: '100' } })
  await screen.findByText('You can withdraw 1 hour after you add your first withdrawal account')
  expect(await lines()).toEqual([
    expect.stringMatching(/^Withdrawal password.*To do/),
    expect.stringMatching(/^Withdrawal account.*To do/),
    expect.stringMatching(/^Identity.*To do/),
  ])
  expect(await link('Withdrawal password')).toBe(`#/withdrawPassword?mode=set&from=${here('?amount=50')}`)
  expect(await link('Identity')).toBe(`#/shenfenRenzheng?back=${here('?amount=50')}`)
  expect(screen.getByRole('button', { name: 'Add wallet' }).getAttribute('aria-disabled')).toBe('true')
  noForm()
})

async function withPassword(): Promise<Person> {
  const person = await newPerson(exchange(), { balance: '1000' })
  const { token, password } = person
  await client().ask(changeWithdrawPasswordCall, { loginPassword: password, password: PIN }, { token })
  return person
}

test.each([
  [{}, ''],
  [{ to: 'bank' }, '?to=bank'],
])(
  'with a withdrawal password %j lets choose between a wallet and a bank account, and comes back',
  async (query, typed) => {
    await show(query, { as: await withPassword() })
    expect((await lines())[0]).toMatch(/^Withdrawal password.*Done/)
    expect(await link('Add wallet')).toBe(`#/jiesuanInfo?add=chain&back=${here(typed)}`)
    expect(await link('Add bank account')).toBe(`#/jiesuanInfo?add=bank&back=${here(typed)}`)
    noForm()
  },
)

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
