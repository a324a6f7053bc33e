import { expect, test } from '@jest/globals'
import { breakCall, limitsCall, myUserInfoCall, setLimitsCall } from '@shared/contract/calls/account'
import { buySecondCall } from '@shared/contract/calls/trade'
import { connect, newOrderId } from '@shared/testing/client'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./limits.screen.tsx'), { path: '/limits', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const limitsOf = (person: Person) => client().ask(limitsCall, {}, person)
const part = (name: string) => screen.findByRole('region', { name })
/** What stands there; figures keep their units by spaces that do not break. */
const limitText = async (name: string) => (await part(name)).textContent?.replaceAll('\u00a0', ' ')
const button = async (name: string, region: string) => within(await part(region)).getByRole('button', { name })
const dialog = async () => within(await screen.findByRole('alertdialog'))
/** Of the sheet that is open. */
const inSheet = async (name: string) => within(await screen.findByRole('dialog')).findByRole('button', { name })

/** Somebody with a limit of so much a day on stakes, of which so much is used. */
async function staker(limit: string, stake?: string): Promise<Person> {
  const person = await newPerson(exchange(), { contract: '1000' })
  await client().ask(setLimitsCall, { name: 'dailyStake', value: limit }, person)
  const order = { symbol: 'BTCUSDT', setId: 'second-60', odds: '0.8', direction: 1 as const }
  if (stake) await client().ask(buySecondCall, { ...order, amount: stake, clientOrderId: newOrderId() }, person)
  return person
}

async function enter(user: UserEvent, region: string, press: string, amount: string): Promise<void> {
  await user.click(await button(`${press}: ${region}`, region))
  const field = await within(await screen.findByRole('dialog')).findByLabelText('Limit per day')
  await user.clear(field)
  await user.type(field, amount)
}

test('without a limit it says what is used; the first one holds at once', async () => {
  const { user, person } = await open()
  expect(await limitText('Daily loss')).toContain('0.00 USDT today, no limit')
  await enter(user, 'Daily loss', 'Set a limit', '200')
  await screen.findByText('Applies at once')
  await user.click(await inSheet('Save limit'))
  await screen.findByText('Saved. It takes effect now.')
  await waitFor(async () => expect(await limitText('Daily loss')).toContain('0.00 of 200.00 USDT200.00 left'))
  expect((await limitsOf(person as Person)).dailyLoss.value).toBe('200')
})

test('a higher limit says from when it holds, before and after; the present one can be kept', async () => {
  const person = await staker('300', '150')
  const { user } = await open({ as: person })
  expect(await limitText('Daily stake')).toContain('150.00 of 300.00 USDT150.00 left')
  await enter(user, 'Daily stake', 'Change', '500')
  await screen.findByText(/^Applies from \d+ \w+, \d\d:\d\d$/)
  await user.click(await inSheet('Save limit'))
  await screen.findByText('Saved. It takes effect in 24 hours.')
  await waitFor(async () => expect(await limitText('Daily stake')).toMatch(/From \d+ \w+, \d\d:\d\d: 500\.00/))
  await user.click(await button('Keep 300.00', 'Daily stake'))
  await waitFor(async () => expect((await limitsOf(person)).dailyStake.pending).toBeNull())
  await waitFor(async () => expect(await limitText('Daily stake')).not.toContain('500.00'))
})

test('a limit that is reached says when it opens, with its bar full and without red', async () => {
  const { container } = await open({ as: await staker('100', '100') })
  const stake = await part('Daily stake')
  expect(await limitText('Daily stake')).toMatch(/100\.00 of 100\.00 USDTAvailable from \d+ \w+, \d\d:\d\d/)
  expect(within(stake).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  expect(container.querySelector('[data-kind="danger"]')).toBeNull()
})

test('each fault is said at the field, and what was typed stays', async () => {
  const { user } = await open({ as: await staker('300') })
  for (const [amount, fault] of [
    ['0.5', 'Enter at least 1.00'],
    ['10000001', 'Enter no more than 10,000,000.00'],
    ['300', 'This is your limit already'],
  ] as const) {
    const field = screen.queryByLabelText('Limit per day')
    if (!field) await enter(user, 'Daily stake', 'Change', amount)
    else {
      await user.clear(field)
      await user.type(field, amount)
    }
    await user.click(await inSheet('Save limit'))
    await screen.findByText(fault)
    expect(screen.getByLabelText<HTMLInputElement>('Limit per day').value).toBe(amount)
  }
})

test('no limit at all is a day away', async () => {
  const person = await staker('300')
  const { user } = await open({ as: person })
  await user.click(await button('Change: Daily stake', 'Daily stake'))
  await user.click(await inSheet('Remove limit in 24 hours'))
  await waitFor(async () => expect(await limitText('Daily stake')).toMatch(/From \d+ \w+, \d\d:\d\d: No limit/))
  expect((await limitsOf(person)).dailyStake.value).toBe('300')
})

test('the reminder is one of a few, and the profile knows it', async () => {
  const { user, person } = await open()
  await user.click(within(await part('Reminder')).getByRole('button', { name: /Reminder.*Off/ }))
  await user.click(await inSheet('Every 60 minutes'))
  await waitFor(async () => expect(await limitText('Reminder')).toContain('Every 60 minutes'))
  expect((await client().ask(myUserInfoCall, {}, person as Person)).reminderMinutes).toBe(60)
})

test('a break is asked for once more, then lasts; only a longer one is offered', async () => {
  const { user, person } = await open()
  await user.click(await screen.findByRole('button', { name: /^Break until/ }))
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect((await limitsOf(person as Person)).breakUntil).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Break until/ }))
  await user.click((await dialog()).getByRole('button', { name: 'Start break' }))
  await screen.findByText(/^You're taking a break until/)
  expect((await limitsOf(person as Person)).breakUntil).toMatch(/^\d{4}-/)
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  expect(screen.getByRole('button', { name: /^Extend until/ })).toBeTruthy()
})

test('on the longest break there is nothing left to choose', async () => {
  const person = await newPerson(exchange(), {})
  await client().ask(breakCall, { days: 30 }, person)
  await open({ as: person })
  await screen.findByText(/^You're taking a break until/)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('what keeps an account is named, and the password that was wrong is said at its field', async () => {
  const { user } = await open({ as: await newPerson(exchange(), { balance: '5' }) })
  await user.click(await screen.findByRole('button', { name: 'Close account' }))
  await screen.findByText(/This can't be undone/)
  await user.click(await inSheet('Close account permanently'))
  await screen.findByText('Required')
  const field = screen.getByLabelText('Login password', { selector: 'input' })
  await user.type(field, 'wrong-one-1')
  await user.click(await inSheet('Close account permanently'))
  await screen.findByText('Wrong login password')
  await user.clear(field)
  await user.type(field, 'waterline-7')
  await user.click(await inSheet('Close account permanently'))
  await screen.findByText('Withdraw or close first: balances')
})

test('a closed account is gone, and nobody is signed in here any more', async () => {
  const person = await newPerson(exchange(), {})
  const { user } = await open({ as: person })
  await user.click(await screen.findByRole('button', { name: 'Close account' }))
  await user.type(await screen.findByLabelText('Login password', { selector: 'input' }), person.password)
  await user.click(await inSheet('Close account permanently'))
  await screen.findByText('Your account is closed')
  expect(localStorage.getItem('token') ?? '').toBe('')
  expect((await client().call(myUserInfoCall, {}, person)).code).toBe(401)
})

test('what did not load says why, and comes at Retry; how limits count is a sheet away', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your limits")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await part('Daily loss')
  await user.click(screen.getByRole('button', { name: 'How limits count' }))
  await screen.findByText(/^Daily loss: losses minus profits/)
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  await screen.findByText('No connection')
  act(online)
  await part('Daily loss')
})
