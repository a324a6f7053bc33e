import { beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./assets.screen.tsx'), {
    path: '/zichanCenter',
    query,
    as: { balance: '600', contract: '400' },
    ...o,
  })

const total = () => screen.findByText('Total assets')
const overview = async () => (await total()).closest('section')?.textContent

beforeEach(() => localStorage.clear())

test('the total, no profit of what was given, and what it is made of', async () => {
  await open()
  expect(await overview()).toMatch(/1,000\.00/)
  expect(await overview()).toMatch(/Today.*0\.00.*Total profit.*0\.00/)
  const parts = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(parts.find(text => text?.startsWith('Balance account'))).toMatch(/60\.0%.*600\.00/)
  expect(parts.find(text => text?.startsWith('Contract account'))).toMatch(/40\.0%.*400\.00/)
  expect(screen.queryByText('Loans owed')).toBeNull()
})

test('a part leads to the page that explains it', async () => {
  await open()
  await total()
  expect(screen.getByRole('link', { name: /^Contract account/ }).getAttribute('href')).toBe(
    '#/zhangbianRecord?account=contract',
  )
})

test('another unit stands in the address and is reckoned at its rate', async () => {
  const { user, at } = await open()
  await total()
  await user.click(screen.getByRole('button', { name: 'Unit: USDT' }))
  await user.click(await screen.findByRole('button', { name: 'THB' }))
  await waitFor(() => expect(at()).toBe('/zichanCenter?unit=THB'))
  await waitFor(async () => expect(await overview()).toMatch(/36,000\.00/))
})

test('the eye hides every amount of one’s own, for good', async () => {
  const { user } = await open()
  await total()
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(document.body.textContent).not.toMatch(/1,000\.00|600\.00|400\.00/)
  await open()
  await total()
  expect(document.body.textContent).not.toMatch(/1,000\.00|600\.00|400\.00/)
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(await overview()).toMatch(/1,000\.00/)
})

test('currencies are found by name and small ones can be left out; one opens with where it is', async () => {
  const { user, at, person } = await open()
  await operate(exchange(), 'wallet', 'adjust', person?.account ?? '', 'ETH', '0.00001')
  await open({}, person ? { as: person } : {})
  expect(await screen.findByRole('button', { name: /^ETH/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide below 1 USDT' }))
  expect(screen.queryByRole('button', { name: /^ETH/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Hide below 1 USDT' }))
  await user.type(screen.getByRole('searchbox'), 'usd')
  expect(screen.queryByRole('button', { name: /^ETH/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^USDT Available/ }))
  await waitFor(() => expect(at()).toContain('/zichanCenter'))
  const sheet = within(await screen.findByRole('dialog', { name: 'USDT' }))
  expect(sheet.getByText('Total').parentElement?.textContent).toMatch(/1,000\.00/)
  expect((await sheet.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('#/chongzhi?currency=USDT')
})

test('currencies of nothing are folded away, unfolded by a tap and found by their name', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: /^USDT/ })
  const rows = () => screen.getAllByRole('button', { name: /Available/ }).length
  expect(rows()).toBe(1)
  await user.click(screen.getByRole('button', { name: /^Show \d+ with no balance$/ }))
  expect(rows()).toBeGreaterThan(5)
  await user.click(screen.getByRole('button', { name: 'Hide currencies with no balance' }))
  expect(rows()).toBe(1)
  await user.type(screen.getByRole('searchbox'), 'btc')
  expect(screen.getByRole('button', { name: /^BTC/ })).toBeTruthy()
})

test('a currency that has no network yet offers no recharge', async () => {
  const { person } = await open()
  await operate(exchange(), 'wallet', 'adjust', person?.account ?? '', 'BTC', '0.01')
  await open({ currency: 'BTC' }, person ? { as: person } : {})
  const sheet = within(await screen.findByRole('dialog', { name: 'BTC' }))
  expect(sheet.getByRole('link', { name: 'Account changes' })).toBeTruthy()
  expect(sheet.queryByRole('link', { name: 'Deposit' })).toBeNull()
})

test('an empty account is told how to begin', async () => {
  await open({}, { as: {} })
  expect(await screen.findByText('No assets yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Deposit' }).map(link => link.getAttribute('href'))).toContain(
    '#/chongzhi',
  )
})

test('only ways that are live are drawn', async () => {
  await open({}, { routes: ['/zichanCenter', '/chongzhi'] })
  await total()
  const ways = within(screen.getByRole('navigation', { name: 'Deposit, withdraw, transfer' }))
  expect(ways.getAllByRole('link').map(link => link.textContent)).toEqual(['Deposit'])
})

test('a currency that is paid out can be withdrawn where that is live', async () => {
  await open({ currency: 'USDT' }, { routes: ['/zichanCenter', '/tixian'] })
  const sheet = within(await screen.findByRole('dialog', { name: 'USDT' }))
  expect((await sheet.findByRole('link', { name: 'Withdraw' })).getAttribute('href')).toBe('#/tixian?currency=USDT')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your assets")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await overview()).toMatch(/1,000\.00/)
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await overview()).toMatch(/1,000\.00/)
})
