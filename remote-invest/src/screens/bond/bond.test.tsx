import { expect, test } from '@jest/globals'
import { debitBuyCall, productOrderListCall, userBalanceCall } from '@shared/contract'
import { type Between, standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson, type Person } from '@shared/testing/people'
import { refusing } from '@shared/testing/refused'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { addBond, inDays } from '../../testing/bond.ts'

const routes = ['/zhaiquan', '/zhaiquanDetail', '/zhaiquanOrder', '/taoliOk', '/chongzhi', '/touziOrder']
const open = (id: string, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./bond.screen.tsx'), {
    path: '/zhaiquanDetail',
    query: { id },
    routes,
    as: { balance: '10000' },
    ...o,
  })
const client = () => connect(exchange().url, exchange().publicKey)
const token = (person: Person | null) => ({ token: person?.token })
const buy = (id: string, amount: string, person: Person) =>
  client().ask(
    debitBuyCall,
    { productId: id, amount, expected: '0.08', agreed: true, clientOrderId: newOrderId() },
    token(person),
  )
const balance = async (person: Person | null) =>
  (await client().ask(userBalanceCall, { currency: 'USDT' }, token(person)))[0]?.available
const orders = async (person: Person | null) => (await client().ask(productOrderListCall, {}, token(person))).records
const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
const said = () => text(document.querySelector('main'))
const amount = () => screen.findByRole('textbox', { name: 'Amount' })
const sheet = (name: string | RegExp) => screen.findByRole('dialog', { name })

/** From the page to the last look. */
async function reviewed({ user }: Awaited<ReturnType<typeof open>>, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Buy' }))
  const form = await sheet(name)
  await user.click(within(form).getByRole('checkbox', { name: /accept the agreement/ }))
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  return sheet('Confirm your order')
}

test('who pays is the first sentence; then issuer, rate, term, how much and how long it is raised', async () => {
  const { id, name } = await addBond({ purpose: 'A new mill', 'min-raise': '5000' })
  const { container } = await open(id)
  await screen.findByRole('heading', { name })
  expect(text(container.querySelector('main p'))).toMatch(/^Paid from the operator's yield account: it holds/)
  for (const words of ['Sample Works', 'A new mill', '8.00% a year', '90 days', 'Offer closes in 3 days'])
    expect(said()).toContain(words)
  expect(said()).toContain('0.00 of 10,000.00 USDT raised')
  expect(said()).toContain('Minimum raise5,000.00 USDT')
})

test('its risks stand there: not sellable before maturity, no insurance, refunded where too little is raised', async () => {
  await open((await addBond({ 'min-raise': '5000' })).id)
  const risks = (await screen.findByRole('heading', { name: 'Risks' })).closest('section')
  for (const words of [
    "Can't be sold before maturity.",
    'No deposit insurance covers it',
    'Until then your money earns nothing.',
    "If less than 5,000.00 USDT is raised, the bond isn't issued",
  ])
    expect(text(risks)).toContain(words)
})

test('the coupons of the amount that is typed: 3,650 at 8 % bring thrice 24.00, 72.00 in all; it stands in the address', async () => {
  const { user, at } = await open((await addBond()).id)
  expect(await screen.findByText(/^Example: 1\.00/)).toBeTruthy()
  await user.type(await amount(), '3650')
  await waitFor(() => expect(said()).toContain('Total coupons+72.00 USDT'))
  expect(said()).toMatch(/Day 30by \d\d\/\d\d\/\d{4}\+24\.00 USDTDay 60.*\+24\.00 USDTDay 90.*\+24\.00 USDT/)
  expect(said()).toContain('Principal and coupons3,722.00 USDT')
  expect(screen.queryByText(/^Example:/)).toBeNull()
  await user.tab()
  expect(at()).toContain('amount=3650')
})

test('a bond of years shows its first coupons, and the rest at a press', async () => {
  const { user } = await open((await addBond({ days: '720' })).id)
  await user.click(await screen.findByRole('button', { name: 'Show 18 more' }))
  expect(said()).toContain('Day 720')
})

test('bought: the terms, who pays and the balance before and after stand in the last look; then its order opens', async () => {
  const { id, name } = await addBond()
  const drawn = await open(id, { query: { id, amount: '3650' } })
  const last = await reviewed(drawn, name)
  expect(drawn.at()).toContain('sheet=order')
  for (const words of [
    "Paid from the operator's yield account",
    'Yearly rate8.00%',
    'Total coupons+72.00 USDT',
    "Can't be sold before maturity.",
    'Now 10,000.00 USDT',
    'After 6,350.00 USDT',
  ])
    expect(text(last).replaceAll('→', '')).toContain(words)
  await drawn.user.click(within(last).getByRole('button', { name: /^Pay 3,650\.00/ }))
  await waitFor(() => expect(drawn.at()).toMatch(/^\/taoliOk\?id=P/))
  const [order] = await orders(drawn.person)
  expect(drawn.at()).toBe(`/taoliOk?id=${order?.id}&type=3`)
  expect([order?.amount, order?.expectedTotal, await balance(drawn.person)]).toEqual(['3650', '3722', '6350'])
})

test('more than is left: the rest is offered, on the page and in the form', async () => {
  const { id, name } = await addBond({ total: '500', min: '100', max: '5000' })
  const { user } = await open(id)
  await user.type(await amount(), '501')
  expect(await screen.findByText(/^Only 500\.00.USDT (is )?left$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Buy the remaining 500\.00.USDT$/ }))
  expect(await amount()).toHaveProperty('value', '500')
  await user.click(screen.getByRole('button', { name: 'Buy' }))
  expect(within(await sheet(name)).getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '500')
})

test('two buy 400 of the last 500: the second reads what is left, buys it, and it is sold out', async () => {
  const { id, name } = await addBond({ total: '500', min: '100', max: '5000' })
  const drawn = await open(id, { query: { id, amount: '400' } })
  const last = await reviewed(drawn, name)
  await buy(id, '400', await newPerson(exchange(), { balance: '400' }))
  await drawn.user.click(within(last).getByRole('button', { name: /^Pay 400\.00/ }))
  const form = await sheet(name)
  expect(await within(form).findByText(/Only 100\.00(.USDT)? (is )?left/)).toBeTruthy()
  expect(await balance(drawn.person)).toBe('10000')
  await drawn.user.click(within(form).getByRole('button', { name: /^Buy the remaining 100\.00/ }))
  await drawn.user.click(within(form).getByRole('button', { name: 'Continue' }))
  await drawn.user.click(await within(await sheet('Confirm your order')).findByRole('button', { name: /^Pay 100\.00/ }))
  await waitFor(() => expect(drawn.at()).toMatch(/^\/taoliOk/))
  await open(id)
  const off = await screen.findByRole('button', { name: 'Buy' })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText('Sold out')).toHaveLength(2)
})

test('a rest below the least amount is sold whole', async () => {
  const { id } = await addBond({ total: '500', min: '100', max: '5000' })
  await buy(id, '450', await newPerson(exchange(), { balance: '450' }))
  const { user } = await open(id)
  expect(await screen.findByText(/^Example: 50\.00/)).toBeTruthy()
  await user.type(await amount(), '50')
  expect(screen.queryByText(/The minimum is/)).toBeNull()
})

const isPurchase = (path: string) => path.endsWith('/debitBuy')
const failure = JSON.stringify({ success: false, code: 500, message: "Couldn't answer", result: { requestId: '1' } })

test.each<[string, Between]>([
  ['is lost', { loses: isPurchase }],
  ['says only that the server failed', { alters: path => (isPurchase(path) ? failure : undefined) }],
])('an order whose answer %s is looked up: one order, paid once', async (_, line) => {
  const { id, name } = await addBond()
  const { address, stop } = await standBetween(exchange(), line)
  const drawn = await open(id, { at: address, query: { id, amount: '1000' } })
  await drawn.user.click(within(await reviewed(drawn, name)).getByRole('button', { name: /^Pay/ }))
  await waitFor(() => expect(drawn.at()).toMatch(/^\/taoliOk\?id=P/))
  expect([(await orders(drawn.person)).length, await balance(drawn.person)]).toEqual([1, '9000'])
  await stop()
})

test('who holds some already reads how much, with the way to the orders', async () => {
  const { id } = await addBond()
  const person = await newPerson(exchange(), { balance: '1000' })
  await buy(id, '300', person)
  await open(id, { as: person })
  const held = await screen.findByRole('link', { name: /^300/ })
  expect(held.getAttribute('href')).toBe('#/zhaiquanOrder')
})

test('what is coming says when it opens, and what was closed that it was', async () => {
  const coming = await addBond({ start: await inDays(1), end: await inDays(4) })
  await open(coming.id)
  const off = await screen.findByRole('button', { name: 'Buy' })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(/^Opens in 2[34]:\d\d:\d\d/).length).toBeGreaterThan(0)
  const closed = await addBond()
  await operate(exchange(), 'product', 'close', closed.id)
  await open(closed.id)
  expect(await screen.findByText('The sale has ended')).toBeTruthy()
})

test('what is no bond, or none any more, is not found, and leads to all of them', async () => {
  for (const query of [{ id: 'nothing' }, { id: 'A2' }, { id: '9'.repeat(400) }, {}]) {
    await open('', { query })
    expect(await screen.findByText('Bond not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all bonds' }).getAttribute('href')).toBe('#/zhaiquan')
  }
})

test('while it loads it says so; what did not load says why, and comes at Retry', async () => {
  const { id, name } = await addBond()
  const { at } = await refusing(/appProductInfo\/queryById/, 'Bonds are being counted')
  await open(id, { at })
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  const panel = await screen.findByText("Couldn't load the bond")
  expect(text(panel.parentElement)).toContain('Bonds are being counted')
  const { user, mend } = await open(id, { down: true })
  await screen.findByText("Couldn't load the bond")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
})

test('without a connection it says so, and comes by itself; lost later, its age stands there and nothing can be bought', async () => {
  const { id, name } = await addBond()
  const { online } = await open(id, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  await screen.findByRole('heading', { name })
  act(() => void loseConnection())
  expect(await screen.findByText(/As of \d\d:\d\d/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buy' }).getAttribute('aria-disabled')).toBe('true')
})
