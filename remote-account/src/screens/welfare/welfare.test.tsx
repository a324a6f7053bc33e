import { beforeEach, expect, test } from '@jest/globals'
import { claimRewardCall, rewardListCall, taskListCall } from '@shared/contract/calls/account'
import { balanceLogCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { applyBasicAt } from '@shared/testing/identified'
import { verify } from '@shared/testing/identities'
import { type Holdings, keepsMoney, newGuest, newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, within } from '@testing-library/react'
import { changed } from 'shell/query'

beforeEach(() => localStorage.clear())

const routes = ['/home', '/fuliCenter', '/bindGoogle', '/changePassword', '/zhangbianRecord', '/chongzhi']
const withIdentity = [...routes, '/shenfenRenzheng']
/** Somebody whose identity is verified. */
async function known(holdings: Holdings = {}): Promise<Person> {
  const person = await newPerson(exchange(), holdings)
  await verify(person)
  return person
}
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./welfare.screen.tsx'), { path: '/fuliCenter', as: {}, routes, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const checkIns = async (token: string) =>
  (await client().ask(balanceLogCall, { type: 'check-in' }, { token })).records.map(({ amount }) => amount)

test('checking in pays once, however often it is pressed, and says what tomorrow pays', async () => {
  const { user, person } = await open({ as: await known() })
  const button = await screen.findByRole('button', { name: 'Check in' })
  expect(screen.getByText('Day 1 of 7')).toBeTruthy()
  expect(document.body.textContent).toMatch(/Today pays 0\.10\sUSDT/)
  await user.dblClick(button)
  await screen.findByText('Done today')
  await screen.findByText('0.10 USDT added to your balance account')
  expect(document.body.textContent).toMatch(/Tomorrow pays 0\.10\sUSDT/)
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull()
  expect(screen.getByRole('list', { name: '1 of 7 days done' })).toBeTruthy()
  expect(await checkIns(person?.token ?? '')).toEqual(['0.1'])
})

test('what was taken on another phone meanwhile is refused, and the strip shows it', async () => {
  const { user, person } = await open({ as: await known() })
  const button = await screen.findByRole('button', { name: 'Check in' })
  const { token } = person ?? { token: '' }
  await client().ask(claimRewardCall, { taskCode: 'check-in', clientOrderId: newOrderId() }, { token })
  await user.click(button)
  await screen.findByText(/already/i)
  await screen.findByText('Done today')
  expect(await checkIns(token)).toEqual(['0.1'])
})

test('a guest who never chose a password is led to do so, and paid nothing', async () => {
  const guest = await newGuest(exchange())
  await verify(guest)
  const { user } = await open({ as: guest })
  await user.click(await screen.findByRole('button', { name: 'Check in' }))
  const way = await screen.findByRole('link', { name: /initial password/ })
  expect(way.getAttribute('href')).toBe('#/changePassword')
  expect(await checkIns(guest.token)).toEqual([])
})

test('a page that stands over midnight checks in for the new day too', async () => {
  const { user, person } = await open({ as: await known() })
  await user.click(await screen.findByRole('button', { name: 'Check in' }))
  await screen.findByText('Done today')
  await operate(exchange(), 'clock', 'skip', '1d')
  act(() => changed(taskListCall.reads))
  await user.click(await screen.findByRole('button', { name: 'Check in' }))
  await screen.findByText('Done today')
  expect(await checkIns(person?.token ?? '')).toEqual(['0.1', '0.1'])
})

test('each task shows what it pays, how far it is, and a way only where its page is live', async () => {
  await open()
  const tasks = within(await screen.findByRole('list', { name: 'Tasks' }))
  const row = (name: string) => tasks.getByText(name).closest('li') as HTMLElement
  expect(row('Deposit 100 USDT').textContent).toMatch(/5\.00\sUSDT · 0 of 100 USDT so far/)
  expect(within(row('Deposit 100 USDT')).getByRole('link').getAttribute('href')).toBe('#/chongzhi')
  expect(within(row('Verify your identity')).queryByRole('link')).toBeNull()
})

test('draws no heading without tasks when the server offers the check-in alone', async () => {
  const alters = (path: string, body: string) => {
    if (!path.startsWith(taskListCall.path)) return undefined
    const { result, ...rest } = JSON.parse(body)
    return JSON.stringify({ ...rest, result: result.filter(({ code }: { code: string }) => code === 'check-in') })
  }
  const { address, stop } = await standBetween(exchange(), { alters })
  await open({ at: address })
  expect(await screen.findByText('Day 1 of 7')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Tasks' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Tasks' })).toBeNull()
  await stop()
})

test('rewards that can be claimed come first and are claimed from their row; what is claimed stays below', async () => {
  const person = await known({ balance: '1000' })
  await operate(exchange(), 'vip', 'check', person.account)
  await keepsMoney(exchange(), person)
  const { user } = await open({ as: person, query: { tab: 'rewards' } })
  await user.click(await screen.findByRole('button', { name: 'Claim 5.00 USDT' }))
  await screen.findByText('5.00 USDT added to your balance account')
  await screen.findByText('Claimed')
  const { records } = await client().ask(rewardListCall, { kind: 2 }, { token: person.token })
  expect(records).toMatchObject([{ level: 1, state: 2 }])
})

test('shows what a reward waits for: the identity with the way there, then the money with the time until it can be claimed', async () => {
  const person = await newPerson(exchange(), { balance: '1000' })
  await operate(exchange(), 'vip', 'check', person.account)
  const { unmount } = await open({ as: person, query: { tab: 'rewards' }, routes: withIdentity })
  await screen.findByText(/Verify your identity to claim/)
  expect(screen.getByRole('link', { name: 'Verify your identity' }).getAttribute('href')).toBe('#/shenfenRenzheng')
  unmount()
  await verify(person)
  await open({ as: person, query: { tab: 'rewards' } })
  const gift = (await screen.findByText('Upgrade gift V1')).closest('li') as HTMLElement
  expect(gift.textContent).toMatch(/5\.00\sUSDT · Keep 1,000 USDT or more until you can claim.*[67] days/)
  expect(within(gift).queryByRole('button')).toBeNull()
})

test('says how much must stay and for how long while less is there', async () => {
  const person = await known({ balance: '1000' })
  await operate(exchange(), 'vip', 'check', person.account)
  await operate(exchange(), 'wallet', 'adjust', person.account, 'USDT', '-1')
  await open({ as: person, query: { tab: 'rewards' } })
  await screen.findByText(/Keep 1,000 USDT or more for 7 nights to claim/)
})

test('leads whoever is not verified from the check-in to the identity', async () => {
  await open({ routes: withIdentity })
  const way = await screen.findByRole('link', { name: /Verify your identity first/ })
  expect(way.getAttribute('href')).toBe('#/shenfenRenzheng')
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull()
})

test('says that the identity is under review instead of asking to verify it, at the check-in and at a reward', async () => {
  const person = await newPerson(exchange(), { balance: '1000' })
  await operate(exchange(), 'vip', 'check', person.account)
  await applyBasicAt(exchange(), person)
  const { unmount } = await open({ as: person, routes: [...withIdentity, '/renzhengResult'] })
  const way = await screen.findByRole('link', { name: /^Identity under review/ })
  expect(way.getAttribute('href')).toBe('#/renzhengResult?kind=basic')
  unmount()
  await open({ as: person, query: { tab: 'rewards' }, routes: withIdentity })
  await screen.findByText(/· Identity under review/)
  expect(screen.queryByRole('link', { name: 'Verify your identity' })).toBeNull()
})

test('without rewards it says how to earn the first', async () => {
  const { user, at } = await open({ query: { tab: 'rewards' } })
  await user.click(await screen.findByRole('button', { name: 'See the tasks' }))
  await screen.findByRole('list', { name: 'Tasks' })
  expect(at()).toBe('/fuliCenter?tab=tasks')
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load the tasks")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Daily check-in')
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  await screen.findByText('No connection')
  act(online)
  await screen.findByText('Daily check-in')
})
