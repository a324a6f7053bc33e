import { beforeEach, expect, test } from '@jest/globals'
import { assetHistoryCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { History } from './profit.tsx'

const open = (query: Record<string, string> = { tab: 'profit' }, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./assets.screen.tsx'), { path: '/zichanCenter', query, as: { balance: '600' }, ...o })

const readout = async () => (await screen.findByRole('slider')).closest('section')?.querySelector('[role=status]')
const row = (day: string, totalAssets: string, profit: string | null, inflow = '0') => ({
  day,
  totalAssets,
  inflow,
  profit,
})

/** Four days, of which nobody wrote down the third. */
const known = [
  row('2026-11-22', '1000', null, '1000'),
  row('2026-11-23', '990', '-10'),
  row('2026-11-25', '1520.5', '30.5', '500'),
]
const History4 = () => (
  <section>
    <History known={known} />
  </section>
)
const openKnown = () =>
  renderScreen(Promise.resolve({ default: History4 }), { path: '/zichanCenter', query: { tab: 'profit' } })

beforeEach(() => localStorage.clear())

test('the tab stands in the address; a first day is what came in, and brought nothing', async () => {
  const { user, at } = await open({})
  await user.click(await screen.findByRole('tab', { name: 'Profit' }))
  await waitFor(() => expect(at()).toBe('/zichanCenter?tab=profit'))
  expect((await readout())?.textContent).toMatch(/^\d\d\/\d\d\/\d{4}Today600\.000\.00Net deposits \+600\.00$/)
  await user.click(screen.getByRole('tab', { name: 'Assets' }))
  await waitFor(() => expect(at()).toBe('/zichanCenter'))
  expect(await screen.findByText('Asset breakdown')).toBeTruthy()
})

test('the period stands in the address', async () => {
  const { user, at } = await open({ tab: 'profit', range: '7' })
  expect(await screen.findByRole('slider')).toBeTruthy()
  expect(screen.getByRole('radio', { name: '7 days' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(at()).toBe('/zichanCenter?tab=profit&range=90'))
  expect(await screen.findByRole('slider')).toBeTruthy()
})

test('the keys read a day; one that nobody wrote down says so and stands between the others', async () => {
  const { user } = await openKnown()
  expect((await readout())?.textContent).toBe('25/11/2026Today1,520.50+30.50Net deposits +500.00')
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowLeft}')
  expect((await readout())?.textContent).toBe('24/11/2026No data for this day')
  await user.keyboard('{ArrowLeft}')
  expect((await readout())?.textContent).toBe('23/11/2026990.00−10.00')
  await user.keyboard('{Home}')
  expect((await readout())?.textContent).toBe('22/11/20261,000.00--Net deposits +1,000.00')
})

test('what the days come to, and how many are missing', async () => {
  await openKnown()
  expect(screen.getByText('Profit in this period').parentElement?.textContent).toMatch(/\+20\.50$/)
  expect(screen.getByText(/^In USDT/).textContent).toContain('1 day has no data and is left out.')
})

test('as a list every day is read, the newest first', async () => {
  const { user } = await openKnown()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show as list' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayTotal assetsProfit',
    '25/11/20261,520.50Net deposits +500.00+30.50',
    '24/11/2026No data for this day',
    '23/11/2026990.00−10.00',
    '22/11/20261,000.00Net deposits +1,000.00--',
  ])
  await user.click(screen.getByRole('button', { name: 'Hide list' }))
  expect(screen.queryByRole('table')).toBeNull()
})

test('the eye hides what the picture says', async () => {
  const { user } = await open()
  expect((await readout())?.textContent).toContain('600.00')
  await user.click(screen.getByRole('button', { name: 'Show as list' }))
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(document.body.textContent).not.toContain('600.00')
})

test('who never had anything is told how profit comes', async () => {
  await open({ tab: 'profit' }, { as: {} })
  expect(await screen.findByText('No profit yet')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('a server that keeps no history has no such tab', async () => {
  await open({ tab: 'profit' }, { without: ['asset-history'] })
  expect(await screen.findByText('Asset breakdown')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('without a connection it says so, and goes on when it is back', async () => {
  const { online } = await open({ tab: 'profit' }, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByRole('slider')).toBeTruthy()
})

test('what an order changes is drawn anew', async () => {
  const { person, user } = await open()
  expect((await readout())?.textContent).toContain('600.00')
  await operate(exchange(), 'wallet', 'adjust', person?.account ?? '', 'USDT', '50')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await waitFor(async () => expect((await readout())?.textContent).toContain('650.00'))
})

test('where the history alone does not load, what one owns stands; it comes at Retry', async () => {
  let broken = true
  const { address, stop } = await standBetween(exchange(), {
    instead(path, response) {
      if (!broken || !path.startsWith(assetHistoryCall.path)) return false
      response.writeHead(502).end()
      return true
    },
  })
  const { user } = await open({ tab: 'profit' }, { at: address })
  await screen.findByText("Couldn't load your profit history")
  expect(document.body.textContent).toMatch(/600\.00/)
  broken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('slider')).toBeTruthy()
  await stop()
})
