import { expect, test } from '@jest/globals'
import { minerBuyCall, productOrderListCall, userBalanceCall } from '@shared/contract'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { tapedExchange } from '@shared/testing/own-exchange'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const DAY = 86_400
const bitcoin: [number, string][] = [
  [0, '64000'],
  [4 * DAY, '30000'],
]
tapedExchange({ start: '2026-11-25 10:00:00', symbols: { BTCUSDT: bitcoin }, gaps: [] })

const routes = ['/kuangchi', '/kuangchiDetail', '/kuangchiOrder', '/taoliOk', '/vipLevel', '/chongzhi', '/touziOrder']
const open = (query: Record<string, string> = { id: 'S21' }, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./miner.screen.tsx'), { path: '/kuangchiDetail', query, as: { balance: '10000' }, routes, ...o })
type RenderedScreen = Awaited<ReturnType<typeof open>>

const client = () => connect(exchange().url, exchange().publicKey)
const token = (person: Person | null) => ({ token: person?.token })
const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
const page = () => text(document.getElementById('main'))
const buy = () => screen.findByRole('button', { name: /^Buy for/ })
const row = async (name: RegExp) => text(await screen.findByRole('row', { name }))
const fact = (label: string) => text(screen.getByText(label, { selector: 'dt' }).nextElementSibling)
const add = (id: string, ...options: string[]) => {
  const terms = ['--days', '30', '--price', '100', '--output', '0.00015', '--power', '3500', '--power-price', '0.06']
  return operate(exchange(), 'product', 'add', '--type', 'mining', '--name', id, '--id', id, ...terms, ...options)
}
const buyElsewhere = (person: Person | null, productId: string, units: number) => {
  const input = { productId, units, expected: '100', agreed: true, clientOrderId: newOrderId() }
  return client().ask(minerBuyCall, input, token(person))
}
const form = (name = 'S21 200 TH/s') => screen.findByRole('dialog', { name })
const lastLook = () => screen.findByRole('dialog', { name: 'Confirm your order' })

/** As far as the last look. */
async function toConfirm({ user }: Pick<RenderedScreen, 'user'>, units: string, name?: string): Promise<HTMLElement> {
  await user.click(await buy())
  const sheet = within(await form(name))
  const field = await sheet.findByRole('textbox', { name: 'Units' })
  await user.clear(field)
  await user.type(field, units)
  await user.click(sheet.getByRole('checkbox'))
  await user.click(sheet.getByRole('button', { name: 'Continue' }))
  return lastLook()
}

test('an S21 at 64,000: gross less power is net, in BTC and in USDT, and the dot stands on day 615 of 730', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  await buy()
  expect(page()).toContain('Net per machine per day now4.56 USDT0.00007125 BTC · BTC 64,000.00')
  expect(await row(/^Gross output/)).toBe('Gross output 0.000150009.60')
  expect(await row(/^Power cost/)).toBe('Power cost 84 kWh × 0.06−0.00007875−5.04')
  expect(await row(/^Net output/)).toBe('Net output 0.000071254.56')
  expect(page()).toContain("Pays back on day 615 at today's price")
  expect(page()).toContain('Runs for 730 daysPrice 2,800.00 USDTTerm total 3,328.80 USDT')
  expect(page()).toContain("The purchase price isn't refunded")
  expect(page()).not.toContain("Won't pay back")
})

test('who pays comes first, and what a machine is built like is told', async () => {
  await open()
  await buy()
  expect(page()).toMatch(/^S21 200 TH\/sPaid from the operator's yield account: it holds 20\.00 BTC/)
  const told = [
    'Hashrate',
    'Power consumption',
    'Size',
    'Weight',
    'Working temperature',
    'Working humidity',
    'Manufacturer',
  ]
  expect(told.map(fact)).toEqual([
    ...['200 TH/s', '3,500 W', '400 × 195 × 290 mm', '15.4 kg', '0–40 °C', '10–90 %', 'Bitmain'],
  ])
  expect(['Network', 'Location', 'Starts', 'Units per order', 'In stock'].map(fact)).toEqual([
    ...['Ethernet', 'Sample site', '1 day after purchase', '1–50', '500'],
  ])
  expect(screen.queryByText('You hold')).toBeNull()
})

test('what does not earn its price within its days does not break even, and says how long it would take', async () => {
  await add('Short', '--price', '2800')
  await open({ id: 'Short' })
  expect(await screen.findByText("Won't pay back at today's price")).toBeTruthy()
  expect(page()).toContain('Estimated payback: 615 days')
})

test('two machines are bought: what they bring and cost stands before, then leads to the result', async () => {
  const { user, person, at } = await open()
  const sheet = await toConfirm({ user }, '2')
  const look = text(sheet)
  expect(look).toContain('2 machines')
  expect(look).toContain("Paid from the operator's yield account")
  expect(look).toContain('Net output per day now0.0001425 BTC')
  expect(look).toContain("Value at today's price9.12 USDT")
  expect(look).toContain('Total price5,600.00 USDT')
  expect(look).toContain('10,000.00 USDT→ After 4,400.00 USDT')
  expect(look).toContain("The purchase price isn't refunded")
  expect(look).toContain('You can cancel free of charge until the machine starts')
  await user.click(within(sheet).getByRole('button', { name: /^Pay 5,600\.00/ }))
  await waitFor(() => expect(at()).toMatch(/^\/taoliOk\?id=P/))
  const { records } = await client().ask(productOrderListCall, {}, token(person))
  expect(records).toMatchObject([{ id: /id=(\w+)/.exec(at())?.[1], units: '2', amount: '5600' }])
  expect(await client().ask(userBalanceCall, { currency: 'USDT' }, token(person))).toMatchObject([
    { available: '4400' },
  ])
  await open({ id: 'S21' }, { as: person ?? {} })
  await buy()
  expect(fact('You hold')).toBe('2')
})

test('the form begins with one machine and its price, and a step changes both, up to what the balance pays', async () => {
  const { user } = await open()
  await user.click(await buy())
  const sheet = within(await form())
  const field = await sheet.findByRole<HTMLInputElement>('textbox', { name: 'Units' })
  const said = async (units: string, total: string) => {
    await waitFor(() =>
      expect([field.value, text(sheet.getByText('Total price').parentElement)]).toEqual([units, total]),
    )
  }
  await said('1', 'Total price2,800.00 USDT')
  const more = sheet.getByRole('button', { name: 'Increase' })
  for (let n = 0; n < 4; n++) await user.click(more)
  await said('3', 'Total price8,400.00 USDT')
  expect(sheet.queryByRole('button', { name: '25%' })).toBeNull()
})

test('without the agreement, or with more than there is money for, it goes no further and says why', async () => {
  const { user } = await open()
  await user.click(await buy())
  const sheet = within(await form())
  const field = await sheet.findByRole('textbox', { name: 'Units' })
  await user.clear(field)
  await user.type(field, '4')
  expect(await sheet.findByText('More than your available balance')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Continue' }))
  expect(await sheet.findByText('Read and accept the agreement')).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi?currency=USDT')
  expect(screen.queryByRole('dialog', { name: 'Confirm your order' })).toBeNull()
})

test('an address that asks for units opens the form with them', async () => {
  await open({ id: 'S21', sheet: 'order', amount: '3' })
  const field = await within(await form()).findByRole<HTMLInputElement>('textbox', { name: 'Units' })
  expect(field.value).toBe('3')
})

test('what somebody else bought meanwhile is refused with the rest, which a press takes', async () => {
  await add('Few', '--total', '3')
  const { user } = await open({ id: 'Few' })
  const sheet = await toConfirm({ user }, '3', 'Few')
  await buyElsewhere(await newPerson(exchange(), { balance: '1000' }), 'Few', 2)
  await user.click(within(sheet).getByRole('button', { name: /^Pay/ }))
  await user.click(await screen.findByRole('button', { name: 'Buy the remaining 1' }))
  const field = await within(await form('Few')).findByRole<HTMLInputElement>('textbox', { name: 'Units' })
  expect(field.value).toBe('1')
})

test('what the account that pays could not cover is refused in the sheet, and nothing is taken', async () => {
  await add('Uncovered', '--coin', 'SOL')
  const { user, person } = await open({ id: 'Uncovered' })
  const sheet = await toConfirm({ user }, '1', 'Uncovered')
  await user.click(within(sheet).getByRole('button', { name: /^Pay/ }))
  expect(await within(sheet).findByText(/the yield account can't cover more/)).toBeTruthy()
  expect(await client().ask(userBalanceCall, { currency: 'USDT' }, token(person))).toMatchObject([
    { available: '10000' },
  ])
})

test('an answer that got lost is looked up: one order, and its result', async () => {
  let lost = false
  const between = await standBetween(exchange(), {
    loses(path) {
      if (!path.startsWith(minerBuyCall.path) || lost) return false
      lost = true
      return true
    },
  })
  const { user, person, at } = await open({ id: 'S21' }, { at: between.address })
  const sheet = await toConfirm({ user }, '1')
  await user.click(within(sheet).getByRole('button', { name: /^Pay/ }))
  await waitFor(() => expect(at()).toMatch(/^\/taoliOk\?id=P/))
  expect((await client().ask(productOrderListCall, {}, token(person))).records).toHaveLength(1)
  await between.stop()
})

test('why it cannot be bought stands on the button: not open yet, sold out, ended', async () => {
  await add('Later', '--start', '2027-01-10 00:00:00')
  await add('Gone', '--total', '1')
  const { person } = await open({ id: 'Later' })
  expect(await screen.findByText(/^Opens in /)).toBeTruthy()
  await buyElsewhere(person, 'Gone', 1)
  await open({ id: 'Gone' }, { as: person ?? {} })
  expect(await screen.findByText('Sold out')).toBeTruthy()
  expect((await buy()).getAttribute('aria-disabled')).toBe('true')
  await operate(exchange(), 'product', 'close', 'Gone')
  await open({ id: 'Gone' }, { as: person ?? {} })
  expect(await screen.findByText('The sale has ended')).toBeTruthy()
})

test('a machine of a higher level leads to the levels', async () => {
  await add('High', '--level', '3')
  await open({ id: 'High' })
  const way = await screen.findByRole('link', { name: /Reach VIP 3/ })
  expect([way.getAttribute('href'), text(way)]).toEqual(['#/vipLevel', 'Reach VIP 3For VIP 3 and above'])
})

test('a machine whose coin has no price shows no figures, and says so', async () => {
  await add('Unpriced', '--coin', 'LUMA')
  await open({ id: 'Unpriced' })
  expect(await screen.findByText("The price of LUMA isn't available right now")).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('an address without a machine, with an unknown one or with a bond says so, with a way to all', async () => {
  for (const query of [{}, { id: 'X99' }, { id: 'B1' }, { id: '9'.repeat(400) }] as Record<string, string>[]) {
    await open(query)
    expect(await screen.findByText('Machine not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all machines' }).getAttribute('href')).toBe('#/kuangchi')
  }
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ id: 'S21' }, { down: true })
  expect(await screen.findByText("Couldn't load the machine")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await buy()).toBeTruthy()
})

test('without a connection it says so and comes with one; what stands already cannot be bought meanwhile', async () => {
  const { online } = await open({ id: 'S21' }, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await buy()).toBeTruthy()
  let back = () => {}
  act(() => {
    back = loseConnection()
  })
  expect((await buy()).getAttribute('aria-disabled')).toBe('true')
  act(back)
})

test('at 30,000 the power costs more than the output: idle, free of charge, and it never breaks even', async () => {
  await operate(exchange(), 'clock', 'skip', '5d')
  await open()
  await buy()
  expect(await row(/^Gross output/)).toBe('Gross output 0.000150004.50')
  expect(await row(/^Power cost/)).toBe('Power cost 84 kWh × 0.06−0.00016800−5.04')
  expect(await row(/^Net output/)).toBe('Net output 0.000000000.00')
  expect(page()).toContain('so it stands idle. You earn nothing and pay nothing.')
  expect(page()).toContain("Won't pay back at today's price")
  expect(page()).not.toContain('Estimated payback')
})
