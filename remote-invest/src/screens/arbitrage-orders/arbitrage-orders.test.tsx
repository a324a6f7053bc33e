import { beforeEach, expect, test } from '@jest/globals'
import { productOrderStates } from '@shared/contract/codes'
import { standBetween } from '@shared/testing/between'
import { ownExchange } from '@shared/testing/own-exchange'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { buy, freeze, investor, orderOf, skip } from '../../testing/orders.ts'

ownExchange()
beforeEach(() => localStorage.clear())

const routes = ['/taolilicai', '/taolilicaiDetail', '/taoliOrder', '/articleDetail']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./arbitrage-orders.screen.tsx'), { path: '/taoliOrder', query, routes, as: {}, ...o })

const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')
const cards = async () =>
  (await screen.findAllByRole('button', { name: /^AI arbitrage/ })).map(head => plain(head.closest('li')?.textContent))
const sheet = async () => within(await screen.findByRole('dialog', { name: /AI arbitrage/ }))
const rowOf = (label: string) => plain(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent)
const kinds = () =>
  screen
    .getAllByText(/./, { selector: '[data-kind]' })
    .map(({ textContent, dataset }) => `${textContent} ${dataset.kind}`)
const chip = (name: string) => screen.getByRole('button', { name })

/** Ended, redeemed early, cancelled, frozen, running, not started: in this order they were bought. */
async function withAll() {
  const as = await investor()
  const ended = await buy(as, '100', 'A1', '0.0005')
  await skip('74h')
  const [frozen, running, cancelled] = [await buy(as, '200'), await buy(as, '1000'), await buy(as, '300')]
  const { user } = await open({ id: cancelled.id }, { as })
  await user.click(await screen.findByRole('button', { name: /^Cancel order/ }))
  await user.click((await screen.findAllByRole('button', { name: /^Cancel order/ })).at(-1) as HTMLElement)
  await screen.findByText('Order cancelled')
  await waitFor(() => expect(rowOf('Returned to balance account')).toBe('300.00 USDT'))
  await skip('25h')
  await freeze(frozen.id, 'account-review')
  const waiting = await buy(as, '400')
  return { as, ended, frozen, running, cancelled, waiting }
}

test('each order with what it holds, how far it is, what it brought and what comes next, in the colour of its state', async () => {
  const { as } = await withAll()
  const { user, at } = await open({}, { as })
  const texts = await cards()
  expect(
    texts.map(text => text.replace(/^AI arbitrage, \d days/, '').replace(/\d\d\/\d\d\/\d{4} [\d:]+/, 'TIME')),
  ).toEqual([
    expect.stringMatching(/^Not started400\.00 USDT0\.08% a dayStarts in (59:\d\d|01:00:00)$/),
    'Cancelled300.00 USDT0.08% a dayCancelled on TIME',
    expect.stringMatching(
      /^Running1,000\.00 USDT0\.08% a day1 \/ 7 daysToday\+0\.80 USDTCumulative income\+0\.80 USDTNext income in (23:\d\d:\d\d|24:00:00)6 days left$/,
    ),
    "Paused200.00 USDT0.08% a day1 / 7 daysToday+0.16 USDTCumulative income+0.16 USDTWe're reviewing your account. Your remaining days are kept",
    'Ended100.00 USDT0.05% a day3 / 3 daysCumulative income+0.15 USDTMatured on TIME',
  ])
  expect(kinds()).toEqual(['Not started wait', 'Cancelled bad', 'Running ok', 'Paused bad', 'Ended ok'])
  await screen.findByRole('button', { name: 'Running 1' }) // counts and sums are an answer of their own
  for (const name of ['Not started 1', 'Ended 1', 'Paused 1', 'Cancelled 1']) expect(chip(name)).toBeTruthy()
  expect(plain(document.body.textContent)).toMatch(/Invested, USDT.*1,600\.00Today's income\+0\.96 USDT.*\+1\.11 USDT/)
  await user.click(chip('Running 1'))
  await waitFor(() => expect(at()).toBe('/taoliOrder?status=1'))
  await waitFor(async () => expect(await cards()).toHaveLength(1))
})

test('a press opens all of one, in the address: terms, times, each day with what it brought, who pays, the agreement', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await skip('73h')
  const { user, at } = await open({}, { as })
  await cards()
  await user.click(await screen.findByRole('button', { name: /^AI arbitrage/ }))
  const { findByRole, getByRole, findByText } = await sheet()
  await waitFor(() => expect(at()).toBe(`/taoliOrder?id=${id}`))
  await findByText('Principal')
  expect([rowOf('Principal'), rowOf('Daily rate'), rowOf('Term')]).toEqual(['1,000.00 USDT', '0.08%', '7 days'])
  expect([rowOf('Progress'), rowOf('Principal and income at the end')]).toEqual(['3 / 7 days', '1,005.60 USDT'])
  for (const label of ['Ordered', 'Started', 'Next income', 'Ends'])
    expect(rowOf(label)).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
  expect(rowOf('Order number')).toContain(id)
  const paid = await findByRole('button', { name: /^Day 3, .*, Paid$/ })
  expect(paid.getAttribute('aria-pressed')).toBe('true')
  expect(rowOf('Income')).toBe('0.80 USDT')
  await user.click(getByRole('button', { name: /^Day 7, .*, Upcoming$/ }))
  expect(plain(paid.closest('section')?.textContent)).toMatch(/Paid 3.*Upcoming 4.*Day 7Upcoming\d\d\/\d\d\/\d{4}/)
  expect(document.body.textContent).toMatch(/Paid from the operator's yield account/)
  const agreement = await findByRole('link', { name: 'Agreement' })
  expect(agreement.getAttribute('href')).toMatch(/^#\/articleDetail\?kind=accepted&id=P/)
})

test('redeemed early for the fee that its button told: 5.00 of 1,000 after two days, and 995.00 come back', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await skip('49h')
  const { user } = await open({ id }, { as })
  const redeem = await screen.findByRole('button', { name: /^Redeem early/ })
  expect(plain(redeem.textContent)).toBe('Redeem earlyFee 5.00 USDT, you get 995.00 USDT')
  await user.click(redeem)
  expect(plain((await screen.findByText('Redeem this order early?')).parentElement?.textContent)).toContain(
    'You get back 995.00 USDT after a 5.00 USDT fee.',
  )
  await user.click(screen.getByRole('button', { name: 'Redeem early' }))
  expect(await screen.findByText('Redeemed. The money is in your balance account.')).toBeTruthy()
  await waitFor(() => expect(rowOf('Redeemed early')).toMatch(/^\d\d\//))
  expect(screen.queryByRole('button', { name: /^Redeem early/ })).toBeNull()
  expect(await orderOf(as, id)).toMatchObject({ status: productOrderStates.ended, endReason: 'redeemed' })
})

test('a day that ends while the sheet is open changes the fee: it is refused, and the button tells the new one', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await skip('49h')
  const { user } = await open({ id }, { as })
  await user.click(await screen.findByRole('button', { name: /^Redeem early/ }))
  await skip('24h')
  await user.click(await screen.findByRole('button', { name: 'Redeem early' }))
  expect(await screen.findByText('The fee or rate has changed. Check and confirm again.')).toBeTruthy()
  expect(await screen.findByText(/^Fee 4\.00.USDT, you get 996\.00.USDT$/)).toBeTruthy()
})

test('redeemed though its answer got lost: it is looked up and told, and nothing is sent twice', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await skip('49h')
  const { address, stop } = await standBetween(exchange(), { loses: path => path.endsWith('/redeem') })
  const { user } = await open({ id }, { as, at: address })
  await user.click(await screen.findByRole('button', { name: /^Redeem early/ }))
  await user.click(await screen.findByRole('button', { name: 'Redeem early' }))
  expect(await screen.findByText(/^Checking… No reply reached us/)).toBeTruthy()
  await waitFor(() => expect(rowOf('Redeemed early')).toMatch(/^\d\d\//))
  await waitFor(() => expect(screen.queryByText(/^Checking… No reply/)).toBeNull())
  await stop()
})

test('what has ended is invested again, with its amount filled in', async () => {
  const as = await investor()
  const { id } = await buy(as, '1000', 'A1', '0.0005')
  await skip('74h')
  await open({ id }, { as })
  const again = await screen.findByRole('link', { name: 'Reinvest' })
  expect(again.getAttribute('href')).toBe('#/taolilicaiDetail?id=A1&sheet=order&amount=1000')
})

test('what is frozen says why and that its days are kept, and can’t be left; without a connection nothing is sent', async () => {
  const as = await investor()
  const [stopped, waiting] = [await buy(as), await buy(as)]
  await skip('25h')
  await freeze(stopped.id, 'account-review')
  await open({ id: stopped.id }, { as })
  expect(await screen.findByText("We're reviewing your account.", { selector: '[class]' })).toBeTruthy()
  expect(screen.getByText('Your remaining days are kept: all dates move back by the length of the pause.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Day 2, Upcoming' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Redeem early/ })).toBeNull()
  await open({ id: waiting.id }, { as })
  await screen.findByRole('button', { name: /^Redeem early/ })
  await screen.findByRole('link', { name: 'Agreement' })
  act(() => void loseConnection())
  expect(screen.getByRole('button', { name: /^Redeem early/ }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText('No connection').length).toBeGreaterThan(0)
})

test('where the server ends nothing early and tells no incomes, neither is offered', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await open({ id }, { as, without: ['order-redeem', 'order-income'] })
  expect(await screen.findByText('Principal')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Cancel order/ })).toBeNull()
  expect(screen.queryByText('Income calendar')).toBeNull()
})

test('another’s order is not found; nothing yet leads to what is on offer; a state without orders gives the way back', async () => {
  const { id } = await buy(await investor())
  await open({ id })
  expect(await screen.findByText("We couldn't find this order.")).toBeTruthy()
  await open()
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('#/taolilicai')
  const { user, at } = await open({ status: '3' })
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(at()).toBe('/taoliOrder'))
})

test('while it loads there are rows; what did not load says so, and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true, at: exchange() })
  expect(screen.getAllByRole('status', { name: 'Loading...' }).length).toBeGreaterThan(0)
  expect(await screen.findByText("Couldn't load your orders")).toBeTruthy()
  expect(await screen.findByText("Couldn't load your totals")).toBeTruthy()
  mend()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect((await screen.findAllByText('No connection')).length).toBeGreaterThan(0)
  act(() => online())
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})
