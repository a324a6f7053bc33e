/** Recharges whose address or bank details the desk issues. */
import { beforeEach, expect, test } from '@jest/globals'
import { rechargeListCall } from '@shared/contract/calls/wallet'
import { operate } from '@shared/testing/exchange-process'
import { refusing } from '@shared/testing/refused'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { call } from 'shell/transport'
import { desk, placeRecharge } from '../../testing/order.ts'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./recharge.screen.tsx'), { path: '/chongzhi', query, as: {}, ...o })
const figure = (label: string | RegExp) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const amount = () => screen.findByRole('textbox', { name: 'Amount' })
const order = async () => {
  const reply = await call(rechargeListCall, {})
  return reply.state === 'ok' ? reply.value.records[0] : undefined
}
const bank = { currency: 'USDT', network: 'BANK' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** 100 USDT in baht, asked for. */
async function orderInBaht(o: Partial<ScreenOptions> = {}) {
  const drawn = await open(bank, o)
  await drawn.user.type(await amount(), '100')
  await drawn.user.click(screen.getByRole('button', { name: /^Pay with/ }))
  await drawn.user.click(await screen.findByRole('button', { name: /^THB/ }))
  await waitFor(() => expect(figure('Pay')).toMatch(/^3,600\.00\sTHB$/))
  expect(figure(/^Exchange rate of \d\d\/\d\d\/\d{4}$/)).toBe('1 USDT = 36.00 THB')
  await drawn.user.click(screen.getByRole('button', { name: 'Get the bank details' }))
  await screen.findByText('Waiting for payment details')
  return drawn
}

test('by bank it is told what is paid in which currency, and the order keeps that', async () => {
  await orderInBaht()
  expect(screen.getByRole('heading', { name: /^Pay 3,600\.00\sTHB$/ })).toBeTruthy()
  expect(figure('Exchange rate')).toBe('1 USDT = 36.00 THB')
  expect(await order()).toMatchObject({ amount: '100', payCurrency: 'THB', payAmount: '3600', stage: 1 })
  expect(screen.getByText(/^Don't send anything yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: "I've paid" })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel deposit' })).toBeTruthy()
})

test('the bank details appear by themselves once the desk issued them, each to be copied, and the payment can be reported', async () => {
  await orderInBaht()
  const { id = '' } = (await order()) ?? {}
  await desk('issue', id)
  expect(await screen.findByText('Transfer reference')).toBeTruthy()
  expect(figure('Transfer reference')).toContain(id)
  expect(figure('Account number')).toContain('0000 0000 0000')
  expect(screen.getByRole('button', { name: /^Copy Transfer reference/ })).toBeTruthy()
  expect(screen.getByText("Test server: don't send real funds")).toBeTruthy()
  expect(screen.getByText('Payment details ready')).toBeTruthy()
  expect(await screen.findByRole('button', { name: "I've paid" })).toBeTruthy()
})

test('the chat gives the address where there is one, and knows the order', async () => {
  const routes = ['/home', '/chongzhi', '/chongzhitixianRecord', '/outlink']
  const { person } = await open({}, { routes })
  const { id } = await placeRecharge('0.01', 'BTC', 'BTC')
  await open({ id }, { routes, ...(person && { as: person }) })
  const chat = await screen.findByRole('link', { name: 'Get the address from live chat' })
  expect(chat.getAttribute('href')).toBe(`#/outlink?kind=chat&order=${id}`)
  expect(screen.getByRole('link', { name: 'Live chat' }).getAttribute('href')).toBe(chat.getAttribute('href'))
  await open({ id }, { ...(person && { as: person }) })
  await screen.findByText('Waiting for payment details')
  expect(screen.queryByRole('link', { name: /chat/ })).toBeNull()
})

test.each([
  ['20', 'USDT', 'TRC20', /^Live chat\s*Questions about this payment\?$/],
  ['20', 'USDT', 'ERC20', /^Live chat\s*Questions about this payment\?$/],
  ['50', 'USDT', 'BANK', /^Get the address from live chat$/],
  ['0.01', 'BTC', 'BTC', /^Get the address from live chat$/],
  ['0.01', 'ETH', 'ERC20', /^Live chat\s*Questions about this payment\?$/],
])('leads to the chat on every network: %s %s by %s', async (amount, currency, network, name) => {
  const routes = ['/home', '/chongzhi', '/chongzhitixianRecord', '/outlink']
  const { person } = await open({}, { routes })
  const { id } = await placeRecharge(amount, currency, network, network === 'BANK' ? 'THB' : undefined)
  await open({ id }, { routes, ...(person && { as: person }) })
  const chat = await screen.findByRole('link', { name })
  expect(chat.getAttribute('href')).toBe(`#/outlink?kind=chat&order=${id}`)
})

test('a paused network is not chosen, and says why', async () => {
  await operate(exchange(), 'network', 'pause', 'BANK', 'maintenance')
  try {
    const { user } = await open(bank)
    await amount()
    expect(screen.getByText('Bank is paused: maintenance')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Network/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Network' }))
    const row = sheet.getByRole('button', { name: /^Bank/ })
    expect([row.textContent, row.hasAttribute('disabled')]).toEqual([
      expect.stringMatching(/maintenance.*Paused/),
      true,
    ])
  } finally {
    await operate(exchange(), 'network', 'resume', 'BANK')
  }
})

test('without the rate nothing is asked for: why stands at its place with Retry, and at the button', async () => {
  const { at } = await refusing(/getRateByCurrency/, 'No rate now')
  await open(bank, { at })
  await amount()
  const said = await screen.findByText('No rate now')
  expect(said.closest('[role=alert]')?.textContent).toMatch(/Retry$/)
  const press = screen.getByRole('button', { name: 'Get the bank details' })
  expect(press.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Waiting for the exchange rate')).toBeTruthy()
  expect(screen.queryByText('Pay', { selector: 'dt' })).toBeNull()
})
