import { beforeEach, expect, test } from '@jest/globals'
import { balanceLogCall } from '@shared/contract/calls/wallet'
import { connect } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { verify } from '@shared/testing/identities'
import { keepsMoney, newPerson } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

beforeEach(() => localStorage.clear())

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./levels.screen.tsx'), { path: '/vipLevel', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const said = () => document.body.textContent ?? ''

async function leveled(balance: string) {
  const person = await newPerson(exchange(), { balance })
  await operate(exchange(), 'vip', 'check', person.account)
  return person
}
const cards = () => screen.findByRole('list', { name: 'All levels' })
const card = async (name: string) =>
  within(await cards())
    .getByText(name)
    .closest('li') as HTMLElement
const textOf = async (name: string) => (await card(name)).textContent

test('who holds 1,200 is V1: 3,800 short of V2, with a gift that pays once and raises what counts', async () => {
  const person = await leveled('1200')
  await verify(person)
  await keepsMoney(exchange(), person)
  const { user } = await open({ as: person })
  await waitFor(() => expect(said()).toMatch(/3,800\.00\sUSDT to reach V2/))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('5.00%')
  expect(await textOf('V1')).toMatch(/To claim/)
  await user.dblClick(await screen.findByRole('button', { name: 'Claim 5.00 USDT' }))
  await waitFor(() => expect(said()).toMatch(/3,795\.00\sUSDT to reach V2/))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('5.12%')
  await waitFor(async () => expect(await textOf('V1')).toMatch(/Claimed/))
  const { records } = await client().ask(balanceLogCall, { type: 'level-gift' }, { token: person.token })
  expect(records.map(({ amount, after }) => [amount, after])).toEqual([['5', '1205']])
})

test('all seven levels stand with what they take and bring; the present one is marked', async () => {
  await open({ as: await leveled('5000') })
  expect((await card('V2')).getAttribute('aria-current')).toBe('true')
  expect(await textOf('V2')).toMatch(/From 5,000.*20.*4/)
  expect(await textOf('V3')).toMatch(/From 20,000.*80.*15.*15,000\.00 to go/)
  expect((await cards()).children).toHaveLength(7)
})

test('the envelope of a level that was reached this week is counted down to Monday', async () => {
  await open({ as: await leveled('1000') })
  const row = (await screen.findByText('Weekly red envelope')).closest('li')
  expect(row?.textContent).toMatch(/1\.00\sUSDT/)
  expect(row?.textContent).toMatch(/until Monday 00:00 \(UTC\+8\)/)
})

test('without a level there is no envelope, and the first gift is ahead', async () => {
  await open()
  await screen.findByText('From V1, every Monday')
  expect(said()).toMatch(/Upgrade gift V1.*1,000\.00left/)
  expect(said()).toMatch(/1,000\.00\sUSDT to reach V1/)
})

test('how levels rise and fall is told in a sheet', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'How levels work' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'How levels work' }))
  expect(sheet.getByText(/only drop at 00:10/)).toBeTruthy()
})

test('where the server has no rewards the levels stand alone', async () => {
  await open({ without: ['welfare'] })
  await cards()
  expect(screen.queryByText('Weekly red envelope')).toBeNull()
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your level")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('progressbar')
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  await screen.findByText('No connection')
  act(online)
  await screen.findByRole('progressbar')
})
