import { afterEach, expect, test } from '@jest/globals'
import { openDemoCall, positionListCall, positionsSummaryCall, userAssetsCall } from '@shared/contract'
import { positionStates, tradingAccountTypes } from '@shared/contract/codes'
import { standBetween } from '@shared/testing/between'
import { newPerson } from '@shared/testing/people'
import { hearNotices } from '@shared/testing/refused'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { signIn, signOut } from 'shell/session'
import { call } from 'shell/transport'
import { button, client, order, type RenderedScreen, says } from './testing.tsx'

const accountType = tradingAccountTypes.demo
const routes = ['/demotrading', '/heyue', '/kline', '/hangqing', '/login']
const show = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./demo.screen.tsx'), { path: '/demotrading', routes, ...o })
const token = () => localStorage.getItem('demo.token')
afterEach(() => signOut())

async function buy(shown: RenderedScreen, quantity = '0.1'): Promise<void> {
  const confirm = await order(shown, quantity)
  expect(within(confirm).queryByRole('button', { name: 'Do the same in demo' })).toBeNull()
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByRole('button', { name: /^Positions|^TP/ })
}
const held = async () =>
  (await client().ask(positionListCall, { accountType, state: positionStates.running }, { token: token() ?? '' }))
    .records

test('a visitor has 10,000 to try with; their account is opened with the first order, not before', async () => {
  const shown = await show()
  expect(await screen.findByText('Demo trading, no real money')).toBeTruthy()
  await says(() => screen.getByText('Available', { selector: 'p' }), '10,000.00')
  expect(token()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  await buy(shown)
  expect(token()).toMatch(/^[\w-]{43}$/)
  expect(await held()).toMatchObject([{ symbol: 'BTCUSDT', quantity: '0.1' }])
  expect(shown.at()).toContain('/demotrading')
  await show()
  expect(await screen.findByRole('button', { name: /^Close BTC/ })).toBeTruthy()
})

test('spot is not simulated, and the way to real trading is one press', async () => {
  await show()
  expect(screen.queryByRole('tab', { name: 'Spot' })).toBeNull()
  expect((await screen.findByRole('link', { name: 'Switch to real trading' })).getAttribute('href')).toBe('#/heyue')
})

test('a lost answer is looked up in the simulated account: one position', async () => {
  const { address, stop } = await standBetween(exchange(), { loses: path => path.endsWith('appTradePositions/create') })
  await buy(await show({ at: address }))
  expect(await held()).toHaveLength(1)
  await stop()
})

test('the way to the chart leads to the lines of the simulated account', async () => {
  await show()
  const chart = await screen.findByRole('link', { name: 'Chart' })
  expect(chart.getAttribute('href')).toBe('#/kline?symbol=BTCUSDT&acc=demo')
})

test('a token that is dead begins anew and never leads to /login', async () => {
  localStorage.setItem('demo.token', 'x'.repeat(43))
  const said = hearNotices()
  const shown = await show()
  await says(() => screen.getByText('Available', { selector: 'p' }), '10,000.00')
  await waitFor(() => expect(said).toEqual(['Your earlier demo session has expired']))
  expect(shown.at()).toContain('/demotrading')
  await buy(shown)
  expect(await held()).toHaveLength(1)
})

test.each(['Жетон', 'a\nb', '\u202e', 'x'.repeat(300)])(
  'a damaged token %j is none: who comes may trade',
  async damaged => {
    localStorage.setItem('demo.token', damaged)
    const shown = await show()
    await says(() => screen.getByText('Available', { selector: 'p' }), '10,000.00')
    await buy(shown)
    expect(await held()).toHaveLength(1)
  },
)

test('a damaged token does not keep who signs in from their own simulation', async () => {
  localStorage.setItem('demo.token', 'x'.repeat(300))
  await buy(await show({ as: {} }))
})

test('resetting ends what runs and gives 10,000 again, once it was confirmed', async () => {
  const shown = await show()
  await buy(shown)
  await shown.user.click(await button('Reset'))
  await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }))
  await waitFor(async () => expect(await held()).toEqual([]))
  await says(() => screen.getByText('Available', { selector: 'p' }), '10,000.00')
})

test('what a visitor tried becomes theirs as they sign in; their token ends', async () => {
  const shown = await show()
  await buy(shown)
  const before = token() ?? ''
  const person = await newPerson(exchange(), {})
  await act(async () => void (await signIn(person.token)))
  const reply = await call(positionListCall, { accountType, state: positionStates.running })
  expect(reply.state === 'ok' && reply.value.records).toMatchObject([{ quantity: '0.1' }])
  expect(token()).toBeNull()
  await expect(client().ask(positionsSummaryCall, { accountType }, { token: before })).rejects.toThrow()
  expect(Number((await client().ask(userAssetsCall, {}, person)).virtualAssets)).toBeGreaterThan(9000)
})

test('who has a simulated account of their own keeps it as they sign in', async () => {
  const person = await newPerson(exchange(), {})
  const { accountNo } = await client().ask(openDemoCall, {}, person)
  await buy(await show())
  await act(async () => void (await signIn(person.token)))
  const reply = await call(positionListCall, { accountType })
  expect(reply.state === 'ok' && reply.value.total).toBe(0)
  expect((await client().ask(openDemoCall, {}, person)).accountNo).toBe(accountNo)
})

test('where nothing is simulated it says so and leads to the market', async () => {
  await show({ without: ['demo-trading'] })
  expect(await screen.findByText('Not available here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Market' }).getAttribute('href')).toBe('#/hangqing')
})
