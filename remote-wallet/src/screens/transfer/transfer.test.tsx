import { beforeEach, expect, test } from '@jest/globals'
import { balanceLogCall } from '@shared/contract/calls/wallet'
import { operate } from '@shared/testing/exchange-process'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { toast } from 'shell/overlay'
import { call } from 'shell/transport'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./transfer.screen.tsx'), { path: '/zijinhuazhuan', query, as: { balance: '1000' }, ...o })

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const press = () => screen.getByRole('button', { name: 'Transfer' })
/** "Balance account 1,000.00 → 749.50": the line of one account below the form. */
const line = (name: string) => screen.getAllByText(name).at(-1)?.parentElement?.textContent
const transfers = async () => {
  const reply = await call(balanceLogCall, { type: 'transfer', account: 'balance' })
  return reply.state === 'ok' ? reply.value.records.map(row => row.amount) : null
}

beforeEach(() => localStorage.clear())

test('before and after stand there while one types; two presses at once move the money once', async () => {
  const { user } = await open()
  await user.type(await field(), '250.50')
  expect(line('Balance account')).toMatch(/1,000\.00.*749\.50/)
  expect(line('Contract account')).toMatch(/0\.00.*250\.50/)
  await user.dblClick(press())
  expect(await screen.findByText('250.50 USDT transferred')).toBeTruthy()
  await user.click(press())
  expect(screen.queryByText('Enter an amount')).toBeNull()
  await waitFor(() => expect(line('Balance account')).toMatch(/^Balance account\D*749\.50$/))
  await waitFor(() => expect(line('Contract account')).toMatch(/^Contract account\D*250\.50$/))
  expect(await transfers()).toEqual(['-250.5'])
})

test('says again what was moved when Transfer is pressed after a transfer', async () => {
  const { user } = await open()
  await user.type(await field(), '250.50')
  await user.click(press())
  await screen.findByText('250.50 USDT transferred')
  act(() => toast('Another message'))
  await waitFor(() => expect(screen.queryByText('250.50 USDT transferred')).toBeNull())
  await user.click(press())
  expect(await screen.findByText('250.50 USDT transferred')).toBeTruthy()
  expect(await transfers()).toEqual(['-250.5'])
})

test('another amount that is asked for while the page stands is filled in; what is typed since stays', async () => {
  const { user } = await open({ amount: '10.001' })
  expect((await field()).value).toBe('10.01')
  act(() => location.assign('#/zijinhuazhuan?amount=20'))
  await waitFor(async () => expect((await field()).value).toBe('20'))
  await user.type(await field(), '5')
  act(() => location.assign('#/zijinhuazhuan?amount=20&from=contract'))
  await screen.findByText('More than your available balance')
  expect((await field()).value).toBe('205')
})

test.each([
  ['', 'Enter an amount'],
  ['0.001', 'Use up to 2 decimal places'],
  ['1000.01', 'More than your available balance'],
])('an amount of "%s" is refused at its field, and stays', async (amount, words) => {
  const { user } = await open()
  const input = await field()
  if (amount) await user.type(input, amount)
  await user.click(press())
  expect(await screen.findByText(words)).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect((input as HTMLInputElement).value).toBe(amount)
  expect(await transfers()).toEqual([])
})

test.each(['0', '-1'])('an amount of "%s" is told at its field while it is typed', async amount => {
  const { user } = await open()
  const input = await field()
  await user.type(input, amount)
  expect(screen.getByText('Enter an amount above 0')).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await user.type(input, '{Backspace}{Backspace}')
  expect(screen.queryByText(/^Enter an amount/)).toBeNull()
})

test('what was spent elsewhere in the meantime is refused by the server at the same field, and stays', async () => {
  const { user, person } = await open()
  const input = (await field()) as HTMLInputElement
  await user.type(input, '200')
  await operate(exchange(), 'wallet', 'adjust', person?.account ?? '', 'USDT', '-900')
  await user.click(press())
  expect(await screen.findByText(/^You need/)).toBeTruthy() // what is there is known anew
  expect(screen.getAllByText('You need 200 USDT, but you have 100 USDT').length).toBe(1)
  expect([input.getAttribute('aria-invalid'), input.value]).toEqual(['true', '200'])
})

test('a share of what is available, and all of it, fill the amount', async () => {
  const { user } = await open({}, { as: { balance: '1000.33' } })
  const input = (await field()) as HTMLInputElement
  await user.click(screen.getByRole('button', { name: '25%' }))
  expect(input.value).toBe('250.08')
  await user.click(screen.getByRole('button', { name: 'Max' }))
  expect(input.value).toBe('1000.33')
})

test('all that is there leaves, to its last digit, from either account', async () => {
  const { user } = await open({}, { as: { balance: '10.12345678' } })
  const input = (await field()) as HTMLInputElement
  await user.click(screen.getByRole('button', { name: 'Max' }))
  expect(input.value).toBe('10.12345678')
  await user.click(press())
  expect(await screen.findByText('10.12345678 USDT transferred')).toBeTruthy()
  await waitFor(() => expect(line('Balance account')).toMatch(/^Balance account0\.00$/))
  await user.click(screen.getByRole('button', { name: 'Switch accounts' }))
  await user.click(await screen.findByRole('button', { name: '100%' }))
  await user.click(press())
  await waitFor(async () => expect(await transfers()).toEqual(['10.12345678', '-10.12345678']))
})

test('the arrow turns the accounts in the address and keeps what was typed', async () => {
  const { user, at } = await open({}, { as: { balance: '100', contract: '500' } })
  await user.type(await field(), '200')
  await user.click(press())
  expect(await screen.findByText('More than your available balance')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Switch accounts' }))
  await waitFor(() => expect(at()).toBe('/zijinhuazhuan?from=contract&to=balance'))
  expect(line('Contract account')).toMatch(/500\.00.*300\.00/)
  expect(screen.queryByText('More than your available balance')).toBeNull()
  await user.click(press())
  await waitFor(() => expect(line('Balance account')).toMatch(/^Balance account\D*300\.00$/))
})

test('the address brings direction and amount; nonsense in it counts for nothing', async () => {
  await open({ to: 'balance', amount: '12.5' }, { as: { contract: '50' } })
  expect(((await field()) as HTMLInputElement).value).toBe('12.5')
  expect(line('Contract account')).toMatch(/50\.00.*37\.50/)
  await open({ from: 'moon', amount: '-3' })
  expect(((await field()) as HTMLInputElement).value).toBe('')
  expect(line('Balance account')).toMatch(/1,000\.00/)
})

test('who was sent here goes back to where they came from; another site is not followed', async () => {
  const { user, at } = await open({ back: '/heyue?symbol=BTCUSDT' })
  await user.type(await field(), '10')
  await user.click(press())
  await waitFor(() => expect(at()).toBe('/heyue?symbol=BTCUSDT'))
  const other = await open({ back: '//evil.example/heyue' })
  await field()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(other.at()).not.toContain('evil'))
})

test('less than is wanted: it says so at once, offers what is there and the way to more, and the way back stays', async () => {
  const { user, at } = await open({ amount: '25.001', back: '/heyue?symbol=BTCUSDT' }, { as: { balance: '10.509' } })
  const input = (await field()) as HTMLInputElement
  expect(input.value).toBe('25.01')
  expect(screen.getByText('More than your available balance')).toBeTruthy()
  expect(screen.getByText(/^You need/).textContent).toMatch(/14\.51\sUSDT more/)
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi?currency=USDT')
  await user.click(screen.getByRole('button', { name: 'Use 10.509 USDT' }))
  expect(input.value).toBe('10.509')
  await user.click(press())
  expect(await screen.findByText('10.509 USDT transferred')).toBeTruthy()
  expect(at()).toMatch(/^\/zijinhuazhuan/)
  await user.click(await screen.findByRole('button', { name: 'Back to your order' }))
  await waitFor(() => expect(at()).toBe('/heyue?symbol=BTCUSDT'))
})

test('with nothing to move the way to more stands alone', async () => {
  await open({ amount: '25' }, { as: {} })
  await field()
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('History leads to the transfers of the ledger', async () => {
  await open()
  await field()
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('#/zhangbianRecord?type=transfer')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your accounts")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await field()).toBeTruthy()
})

test('without a connection the figures stay under their time and nothing can be sent', async () => {
  const { user } = await open()
  await user.type(await field(), '10')
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByText('No connection')).toBeTruthy()
  await user.click(press())
  act(() => found())
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull())
  expect(await transfers()).toEqual([])
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await field()).toBeTruthy()
})
