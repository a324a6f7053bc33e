import { beforeEach, expect, jest, test } from '@jest/globals'
import { myUserInfoCall, registerCall } from '@shared/contract/calls/account'
import { registerTypes } from '@shared/contract/codes'
import { connect } from '@shared/testing/client'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

beforeEach(() => localStorage.clear())

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./team.screen.tsx'), { path: '/tuanduiYaoqing', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const codeOf = async ({ token }: Person) => String((await client().ask(myUserInfoCall, {}, { token })).inviteCode)
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent

let count = 0
async function invited(by: Person): Promise<Person> {
  const inviteCode = await codeOf(by)
  const account = `joined_${++count}_${Math.random().toString(36).slice(2, 8)}`
  const who = { registerType: registerTypes.account, account, password: 'waterline-7', agreed: true, inviteCode }
  const ip = `10.9.${count}.${Math.floor(Math.random() * 250)}`
  const { token } = await client().ask(registerCall, who, { ip })
  return { account, password: 'waterline-7', token }
}

/** Two below, and one below the first of them. */
async function withTeam() {
  const person = await newPerson(exchange(), {})
  const first = await invited(person)
  await invited(person)
  await invited(first)
  return person
}

test('code and link are of this page’s own origin, and are copied', async () => {
  const { user, person } = await open()
  const code = await codeOf(person as Person)
  await screen.findByText(code)
  const link = `${location.origin}/?s=${code}`
  expect(screen.getByText(link)).toBeTruthy()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(write).toHaveBeenCalledWith(link)
})

test('the shares are told, and what brings nothing', async () => {
  await open()
  await screen.findByText(
    'You earn 20%, 10% and 5% of the trading fees paid by the three levels of your team. You earn nothing from their deposits or losses.',
  )
})

test('who joined stands by level, masked, and can be looked at one level at a time', async () => {
  const { user, at } = await open({ as: await withTeam() })
  await screen.findByText('Team size')
  expect([figure('Team size'), figure('New today'), figure("Members who've deposited")]).toEqual(['3', '3', '0'])
  const levels = within(screen.getByRole('list', { name: 'By level' })).getAllByRole('listitem')
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Level 120% of their trading fees0\.00\sUSDT2 people/),
    expect.stringMatching(/Level 210% of their trading fees0\.00\sUSDT1 person/),
    expect.stringMatching(/Level 35% of their trading fees0\.00\sUSDT0 people/),
  ])
  const members = () => within(screen.getByRole('list', { name: 'Members, page 1' })).getAllByRole('listitem')
  expect(members().map(({ textContent }) => textContent)).toEqual(Array(3).fill(expect.stringMatching(/^j\*\*.Level/)))
  await user.click(screen.getByRole('radio', { name: 'Level 2' }))
  await waitFor(() => expect(members()).toHaveLength(1))
  expect(at()).toBe('/tuanduiYaoqing?level=2')
  await user.click(screen.getByRole('radio', { name: 'Level 3' }))
  await screen.findByText('Nobody on this level yet.')
})

test('the income leads to its entries of the ledger', async () => {
  await open()
  const way = await screen.findByRole('link', { name: /Team income: see the entries$/ })
  expect(way.getAttribute('href')).toBe('#/zhangbianRecord?type=team-income')
})

test('whose team is empty is told how it grows', async () => {
  await open()
  await screen.findByText('No team members yet')
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('where the browser hands nothing on, the picture is saved and the link copied', async () => {
  // jsdom draws nothing: its fonts never come
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => {}) } })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share your invitation' }))
  expect(sheet.getByRole('button', { name: 'Save' })).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your team")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Team size')
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  await screen.findByText('No connection')
  act(online)
  await screen.findByText('Team size')
})
