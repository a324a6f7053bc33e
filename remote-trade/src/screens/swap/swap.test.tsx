import { expect, test } from '@jest/globals'
import { standBetween } from '@shared/testing/between'
import { exchange } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  amount,
  confirmSheet,
  figure,
  heldBy,
  losing,
  playTo,
  review,
  show,
  swapsOf,
  text,
  toConfirm,
} from './testing.tsx'

test('500 USDT bring 0.00779687 BTC as the preview says, once however often it is tapped', async () => {
  const shown = await show()
  await shown.user.type(await amount(), '500')
  await waitFor(async () => expect(text(await review())).toContain('500.00 USDT → 0.00779687 BTC'))
  await shown.user.click(await review())
  const sheet = await confirmSheet()
  expect(figure('You receive (estimated)', sheet)).toBe('0.00779687 BTC')
  expect(figure('Minimum received (slippage up to 0.5%)', sheet)).toBe('0.00775789 BTC')
  expect(figure('Exchange rate', sheet)).toBe('1 BTC = 64,000.00 USDT')
  expect(figure('Spread (0.2%)', sheet)).toBe('1.00 USDT')
  expect(figure('Balance account', sheet)).toContain('9,500.00 USDT')
  await shown.user.dblClick(within(sheet).getByRole('button', { name: 'Swap' }))
  const done = await screen.findByRole('dialog', { name: /^Swap complete/ })
  expect(figure('Received', done)).toBe('0.00779687 BTC')
  expect(within(done).getByRole('link', { name: 'History' }).getAttribute('href')).toBe('#/shanduiOrder')
  const next = within(done).getByRole('link', { name: 'Follow the price of BTC' })
  expect(next.getAttribute('href')).toBe('#/kline?symbol=BTCUSDT')
  expect(await swapsOf(shown.person)).toMatchObject([{ issued: '500', obtained: '0.00779687' }])
  await shown.user.click(within(done).getByRole('button', { name: 'Done' }))
  await waitFor(async () => expect((await amount()).value).toBe(''))
  expect(shown.at()).toBe('/shandui')
  await screen.findByRole('list', { name: 'Swap history' })
})

test('the address says which two and how much; what is typed is written into it', async () => {
  const shown = await show({ from: 'ETH', to: 'BTC', amount: '0.5' }, { as: {} })
  expect((await amount()).value).toBe('0.5')
  await screen.findByRole('button', { name: 'You pay: ETH, choose another currency' })
  await screen.findByText('1 ETH = 0.05 BTC')
  await screen.findByText('1 BTC = 20.00 ETH')
  await shown.user.type(await amount(), '5')
  await shown.user.tab()
  await waitFor(() => expect(shown.at()).toBe('/shandui?from=ETH&to=BTC&amount=0.55'))
})

test('the switch turns the two round, and a currency is chosen from those that are exchanged', async () => {
  const shown = await show()
  await amount()
  await shown.user.click(screen.getByRole('button', { name: 'Switch currencies' }))
  await waitFor(() => expect(shown.at()).toBe('/shandui?from=BTC&to=USDT'))
  await shown.user.click(screen.getByRole('button', { name: 'You receive: USDT, choose another currency' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Currency' }))
  expect(sheet.queryByRole('button', { name: /^EUR/ })).toBeNull()
  await shown.user.click(sheet.getByRole('button', { name: /^ETH/ }))
  await waitFor(() => expect(shown.at()).toBe('/shandui?from=BTC&to=ETH'))
})

test('too little, too much, nothing and the same currency are said at their fields, and nothing is sent', async () => {
  const shown = await show()
  await shown.user.type(await amount(), '0.5')
  await screen.findByText('Enter 1.00 to 50,000.00 USDT')
  await shown.user.clear(await amount())
  await shown.user.type(await amount(), '50001')
  await screen.findByText('Enter 1.00 to 50,000.00 USDT')
  expect(screen.queryByText(/^You need/)).toBeNull()
  await shown.user.clear(await amount())
  await shown.user.click(await review())
  await screen.findByText('Enter an amount')
  await show({ from: 'BTC', to: 'BTC' })
  await screen.findByText('Choose two different currencies')
  expect(await swapsOf(shown.person)).toEqual([])
})

test('what is missing leads to the transfer of what the contract account has, and to the deposit', async () => {
  const shown = await show({}, { as: { balance: '100', contract: '300' } })
  await shown.user.type(await amount(), '500')
  await screen.findByText('More than your available balance')
  const transfer = await screen.findByRole('link', { name: 'Transfer 300.00' })
  expect(transfer.getAttribute('href')).toContain('#/zijinhuazhuan?from=contract&to=balance&amount=300&back=%2Fshandui')
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi?currency=USDT')
  await shown.user.click(screen.getByRole('button', { name: 'Max' }))
  await waitFor(async () => expect((await amount()).value).toBe('100'))
})

test('an exchange whose answer got lost is looked for: one, and no second sending', async () => {
  const { address, stop } = await losing('/flashExchange')
  const shown = await show({}, { at: address })
  const sheet = await toConfirm(shown)
  await shown.user.click(within(sheet).getByRole('button', { name: 'Swap' }))
  await screen.findByRole('dialog', { name: /^Swap complete/ })
  expect(await swapsOf(shown.person)).toHaveLength(1)
  await stop()
})

test('a rate stands for the ten seconds of its ring, then the newest is asked for', async () => {
  await playTo(48)
  const asked: number[] = []
  const isRate = (path: string) => path.includes('/getRateByCurrency')
  const instead = (path: string) => isRate(path) && asked.push(performance.now()) < 0
  const { address, stop } = await standBetween(exchange(), { instead })
  await show({}, { at: address })
  await screen.findByText('1 BTC = 64,000.00 USDT')
  const ring = () => screen.getByRole('timer', { name: 'Time left' })
  expect(text(ring())).toMatch(/(10|[5-9]) seconds$/)
  await playTo(50)
  await waitFor(() => expect(text(ring())).toMatch(/[1-8] seconds$/))
  screen.getByText('1 BTC = 64,000.00 USDT')
  expect(asked).toHaveLength(1)
  await screen.findByText('1 BTC = 64,100.00 USDT')
  const [first = 0, second = 0, ...more] = asked
  expect(more).toEqual([])
  expect(second - first).toBeGreaterThan(9_990) // counted from the first answer: a busy machine asks later, never sooner
  expect(text(ring())).toMatch(/(10|[5-9]) seconds$/)
  await stop()
})

test('where the rate moved too far the new one is shown and confirmed anew, and nothing was booked before', async () => {
  await playTo(98)
  const shown = await show()
  const sheet = await toConfirm(shown)
  await playTo(100)
  await shown.user.click(within(sheet).getByRole('button', { name: 'Swap' }))
  await screen.findByText('The rate is now 1 BTC = 64,700.00 USDT. Confirm again.')
  expect(figure('Exchange rate', sheet)).toBe('1 BTC = 64,700.00 USDT')
  expect(figure('You receive (estimated)', sheet)).toBe('0.00771251 BTC')
  expect(await swapsOf(shown.person)).toEqual([])
  expect(await heldBy(shown.person, 'USDT')).toBe('10000')
  await shown.user.click(within(sheet).getByRole('button', { name: 'Swap' }))
  await screen.findByRole('dialog', { name: /^Swap complete/ })
  expect(await swapsOf(shown.person)).toMatchObject([{ obtained: '0.00771251' }])
})

test('prices that stopped are told with their age, and no exchange goes', async () => {
  const shown = await show()
  await shown.user.type(await amount(), '500')
  await playTo(206)
  await waitFor(async () => expect(text(await review())).toContain('Prices are 6 s old'))
  await shown.user.click(await review())
  expect(screen.queryByRole('dialog')).toBeNull()
  await playTo(301)
  await waitFor(async () => expect(text(await review())).toContain('→')) // by then the rate was asked for again
})

test('a first load without a connection says so, and comes when there is one; a lost one keeps what is typed', async () => {
  const { online } = await show({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await amount()).toBeTruthy()
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await show({}, { down: true })
  expect(await screen.findByText("Couldn't load the currencies")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await amount()).toBeTruthy()
})

test('a sheet that is closed unsent books nothing, and what was typed stays', async () => {
  const shown = await show()
  await toConfirm(shown)
  await shown.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await amount()).value).toBe('500')
  expect(await swapsOf(shown.person)).toEqual([])
  await shown.user.click(await review())
  await confirmSheet()
})
