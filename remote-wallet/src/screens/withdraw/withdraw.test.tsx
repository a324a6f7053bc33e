import { expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { exchange, loseConnection } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { BANK, WALLET } from '../../testing/withdrawal.ts'
import {
  amount,
  figure,
  gather,
  go,
  open,
  pin,
  press,
  send,
  sheet,
  show,
  text,
  toConfirm,
  withdrawalsOf,
} from './testing.tsx'

const someone = gather(14)
const banker = gather(1, BANK)

test('100 by TRC20: fee and what arrives live, every figure confirmed, sent once however often it is pressed', async () => {
  const shown = await open(someone())
  await amount()
  expect(figure('Minimum')).toBe('20 USDT')
  expect(figure('Left today')).toBe('1,000.00 USDT')
  expect([figure('Fee'), figure('You receive')]).toEqual(['1.00 USDT', '--'])
  await shown.user.type(await amount(), '100')
  expect(figure('You receive')).toBe('99.00 USDT')
  const confirm = await toConfirm(shown)
  expect(text(confirm)).toContain('99.00 USDT')
  expect(text(confirm)).toContain('TRC20 · about 10 minutes')
  expect(text(confirm)).toContain(`To “Own wallet”${WALLET}`)
  expect(figure('Amount', confirm)).toBe('100.00 USDT')
  expect(figure('Fee', confirm)).toBe('1.00 USDT')
  expect(figure('Balance account', confirm)).toBe('Now 1,000.00→ After 900.00')
  expect(figure('Locked until paid out', confirm)).toBe('Now 0.00→ After 100.00')
  expect(text(confirm)).toContain("Once sent, a withdrawal can't be reversed.You can cancel until the review begins.")
  await shown.user.type(await pin(), '135792')
  await shown.user.dblClick(await press())
  await waitFor(() => expect(shown.at()).toMatch(/^\/chongzhitixianResult\?kind=withdraw&id=W/))
  const [order, ...others] = await withdrawalsOf(shown.person)
  expect([order?.amount, order?.fee, order?.net, others.length]).toEqual(['100', '1', '99', 0])
  expect(shown.at()).toContain(order?.id)
})

test('by bank: the rate with its date, what is paid out, and the account by its last digits', async () => {
  const person = banker()
  const shown = await show({ to: 'bank', amount: '500' }, { as: person })
  expect((await amount()).value).toBe('500')
  await waitFor(() => expect(figure('Exchange rate')).toBe('1 USDT = 36.00 THB'))
  expect(figure('Rate as of')).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
  expect([figure('Fee'), figure('After the fee'), figure('You receive')]).toEqual([
    ...['2.50 USDT', '497.50 USDT', '17,910.00 THB'],
  ])
  await shown.user.click(await go())
  const confirm = await sheet()
  expect(text(confirm)).toContain('17,910.00 THB')
  expect(text(confirm)).toMatch(/Kasikornbank · •+ ?\d{4} · Sample Person/)
  await send(shown)
  await waitFor(() => expect(shown.at()).toMatch(/^\/chongzhitixianResult/))
  expect(await withdrawalsOf(person)).toMatchObject([{ net: '497.5', payAmount: '17910', payCurrency: 'THB' }])
})

test.each([
  ['', 'Enter an amount'],
  ['0', 'Enter an amount above 0'],
  ['19.99', 'The minimum is 20 USDT'],
  ['1000.01', 'More than your available balance'],
])('an amount of "%s" is refused at its field, and stays', async (much, words) => {
  const shown = await open(someone())
  const input = await amount()
  if (much) await shown.user.type(input, much)
  await shown.user.click(await go())
  await screen.findByText(new RegExp(words.replace(' USDT', '.USDT')))
  expect([input.getAttribute('aria-invalid'), input.value]).toEqual(['true', much])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('more than is left of the day says how much that is, and leads to a higher limit; Max is what may go', async () => {
  const person = someone()
  await operate(exchange(), 'wallet', 'adjust', person.account, 'USDT', '5000')
  const shown = await show({}, { as: person })
  await shown.user.type(await amount(), '1000.01')
  await screen.findByText(/^You can still withdraw 1,000\.00.USDT today$/)
  expect(screen.getByRole('link', { name: 'Verify to raise the limit' }).getAttribute('href')).toBe('#/shenfenRenzheng')
  await shown.user.click(screen.getByRole('button', { name: 'Max' }))
  expect((await amount()).value).toBe('1000')
  expect(screen.queryByRole('link', { name: 'Verify to raise the limit' })).toBeNull()
})

test('the address names currency, account and amount; what is typed and chosen is written into it', async () => {
  const shown = await open(someone(), { amount: '55.5' })
  expect((await amount()).value).toBe('55.5')
  await shown.user.type(await amount(), '1')
  await shown.user.tab()
  await waitFor(() => expect(shown.at()).toBe('/tixian?amount=55.51'))
  act(() => location.assign('#/tixian?amount=60'))
  await waitFor(async () => expect((await amount()).value).toBe('60'))
  act(() => location.assign('#/tixian?amount=55.51'))
  await waitFor(async () => expect((await amount()).value).toBe('55.51'))
  await shown.user.click(screen.getByRole('button', { name: /^Currency/ }))
  const currencies = within(await screen.findByRole('dialog', { name: 'Currency' }))
  expect(text(currencies.getByRole('button', { name: /^USDT/ }))).toContain('1,000.00')
  await shown.user.click(currencies.getByRole('button', { name: /^BTC/ }))
  await waitFor(() => expect(shown.at()).toBe('/tixian?amount=55.51&currency=BTC'))
  await screen.findByText('No withdrawal account yet')
  expect(screen.getByRole('link', { name: 'Add withdrawal account' }).getAttribute('href')).toMatch(
    /^#\/jiesuanInfo\?add=chain/,
  )
  await shown.user.click(await go())
  await screen.findByText('Add a withdrawal account for this network first')
  await shown.user.click(screen.getByRole('button', { name: /^Account/ }))
  const accounts = within(await screen.findByRole('dialog', { name: 'Account' }))
  expect(accounts.getByText('No account for BTC yet')).toBeTruthy()
  expect(accounts.queryByRole('list')).toBeNull()
})

test('a network is chosen by an account on it; one without leads to where it is added', async () => {
  const shown = await open(someone())
  await amount()
  await shown.user.click(screen.getByRole('button', { name: /^Network/ }))
  const networks = within(await screen.findByRole('dialog', { name: 'Network' }))
  expect(text(networks.getByRole('button', { name: /^TRC20/ }))).toContain('Own wallet')
  expect(networks.getByRole('link', { name: /^Bank/ }).getAttribute('href')).toMatch(/add=bank/)
  expect(networks.getByRole('link', { name: /^ERC20/ }).getAttribute('href')).toMatch(/add=chain/)
  await shown.user.click(networks.getByRole('button', { name: /^TRC20/ }))
  await waitFor(() => expect(shown.at()).toBe(`/tixian?currency=USDT&accountId=${shown.person.to.id}`))
})

test('hidden balances stay hidden, what is typed does not', async () => {
  localStorage.setItem('ui.hideBalances.v1', 'true')
  const shown = await open(someone())
  const confirm = await toConfirm(shown)
  expect(figure('Balance account', confirm)).not.toMatch(/\d/)
  expect(figure('Amount', confirm)).toBe('100.00 USDT')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open(someone(), {}, { down: true })
  await screen.findByText("Couldn't load your withdrawal options")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await amount()
})

test('without a connection what stands stays under its time, and nothing is sent', async () => {
  const shown = await open(someone(), { amount: '100' })
  await amount()
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await screen.findByText(/^As of \d\d:\d\d:\d\d$/)
  await screen.findByText('No connection')
  await shown.user.click(await go())
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => found())
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull())
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open(someone(), {}, { offline: true })
  await screen.findByText('No connection')
  act(() => online())
  await amount()
})
