import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { applyBasic } from '@shared/testing/identities'
import { ownExchange } from '@shared/testing/own-exchange'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, loseConnection } from '@shared/testing/screen'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'
import { apply, figure, offer, open, pass, pay, someone, text } from './testing.tsx'

ownExchange()
beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  return act(() => setLanguage('en-us'))
})

const card = async (symbol: string) => {
  const link = await screen.findByRole('link', { name: symbol })
  const found = link.closest('li')
  if (!found) throw new Error(`${symbol} stands in no card`)
  return found
}
const stepsIn = (place: Element) => [...place.querySelectorAll('ol > li')].map(step => text(step.firstChild as Element))
const stepNow = (place: Element) => text(place.querySelector('[aria-current=step]'))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const main = () => screen.getByRole('main')

test('where nothing is offered it says so, with a next step; nothing applied for leads to the offerings', async () => {
  const { user, at } = await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect(await screen.findByText('No token offerings yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See AI arbitrage' }).getAttribute('href')).toBe('#/taolilicai')
  await user.click(screen.getByRole('tab', { name: 'My applications' }))
  expect(await screen.findByText('No applications yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See the offerings' }))
  await waitFor(() => expect(at()).toBe('/ieo?tab=offers'))
})

test('each offering with its price, its lots, its steps and its countdown', async () => {
  const { id, symbol } = await offer('--sample-lots', '595', '--name', 'Luma')
  await open()
  const one = await card(symbol)
  expect(figure(one, 'Estimated price')).toBe('0.10 USDT')
  expect(figure(one, 'Applied for / total lots')).toBe('595 / 1,000595 lots by sample users')
  expect(stepsIn(one)).toEqual(['Open', 'Applied', 'Won', 'Completed', 'Listed'])
  expect(stepNow(one)).toBe('Open')
  expect(text(one)).toMatch(/Closes in 0[12]:\d\d:\d\d/)
  expect(within(one).getByRole('link').getAttribute('href')).toBe(`#/ieo?id=${id}`)
})

test('lots are written alike in one card, their thousands apart in Spain too', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES'])
  const { symbol } = await offer('--sample-lots', '1420')
  await open()
  await card(symbol)
  await act(() => setLanguage('xi'))
  await waitFor(async () => expect(text(await card(symbol))).toContain('1.420 / 1.0001.420 lots by sample users'))
})

test('what did not load says why, and comes at Retry', async () => {
  const { symbol } = await offer()
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load the offerings")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await card(symbol)).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { symbol } = await offer()
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await card(symbol)).toBeTruthy()
})

test('an offering in full: price rule with its figures, times, rules, white paper, and the commitment that its draw is bound to', async () => {
  const { id } = await offer('--sample-lots', '595', '--white-paper', 'token-offerings', '--intro', '<p>A token.</p>')
  await open({ id }, { as: await someone() })
  expect(await screen.findByText('0.08 + (0.10 − 0.08) × min(1, 595 / 1,000) = 0.0919 USDT')).toBeTruthy()
  expect(figure(main(), 'One lot')).toMatch(/^100 TK/)
  expect(figure(main(), 'You can apply for')).toBe('1 to 10 lots')
  expect(figure(main(), 'Pay by')).toMatch(/^\d\d\/\d\d\/\d{4} /)
  expect(screen.getByText(/can't apply again for 30 days/)).toBeTruthy()
  expect(await screen.findByText('A token.')).toBeTruthy()
  const paper = screen.getByRole('link', { name: 'White paper' })
  expect(paper.getAttribute('href')).toBe('#/articleDetail?kind=help&id=token-offerings')
  expect(screen.getByRole('button', { name: /^Copy the commitment [0-9a-f]{64}$/ })).toBeTruthy()
})

test('one that is not there says so, and leads to the others; what did not load comes at Retry', async () => {
  const { id, symbol } = await offer()
  await open({ id: 'O-none' })
  expect(await screen.findByText('Offering not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the offerings' }).getAttribute('href')).toBe('#/ieo')
  await open({ id: 'O-none' }, { routes: ['/my'] })
  expect(await screen.findByText('Offering not found')).toBeTruthy()
  expect(screen.queryByText('See the offerings')).toBeNull()
  const { user, mend } = await open({ id }, { down: true })
  expect(await screen.findByText("Couldn't load the offering")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: new RegExp(symbol) })).toBeTruthy()
})

test('before it begins it cannot be applied for, and says when', async () => {
  const { id } = await offer('--start', '2036-01-01 00:00:00')
  await open({ id }, { as: await someone() })
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/^Applications open on (31\/12\/2035|01\/01\/2036) /)).toBeTruthy()
})

test('once it is closed it cannot be applied for any more', async () => {
  const { id } = await offer()
  await pass('closed')
  const as = await someone()
  await open({ id }, { as })
  await button('Final list')
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  cleanup()
  await open({ id }, { as, without: ['ieo-proof'] })
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Applications are closed')).toBeTruthy()
})

test('who has not verified their identity is led there', async () => {
  const { id } = await offer()
  await open({ id }, { as: await newPerson(exchange(), {}) })
  const way = await screen.findByRole('link', { name: /^Verify identity/ })
  expect(way.getAttribute('href')).toBe('#/shenfenRenzheng')
  expect(text(way)).toContain('Verify your identity to apply')
})

test('disables Apply and says why while the identity is under review, or where its page is not live', async () => {
  const { id } = await offer()
  const as = await newPerson(exchange(), {})
  await open({ id }, { as, routes: ['/ieo'] })
  expect(await screen.findByText('Verify your identity to apply')).toBeTruthy()
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true')
  await applyBasic(as)
  await open({ id }, { as })
  expect(await screen.findByText('Identity under review')).toBeTruthy()
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true')
})

test('a page that stands without a connection keeps what it knows, and its buttons say why they are off', async () => {
  const { id } = await offer()
  await open({ id }, { as: await someone() })
  await button('Apply')
  let online = () => {}
  act(() => {
    online = loseConnection()
  })
  expect(await screen.findByText('No connection')).toBeTruthy()
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true')
  act(online)
})

test('what is won is paid in time or lost: each state in its words, at its step, and the token leads to its exchange', async () => {
  const { id, symbol } = await offer('--lots', '8')
  const [payer, idler, third]: Person[] = [await someone(), await someone(), await someone()] as [
    Person,
    Person,
    Person,
  ]
  for (const [one, lots] of [
    [payer, 6],
    [idler, 2],
  ] as const)
    await apply(one, id, lots)
  await open({ id }, { as: payer })
  expect(await screen.findByText('You applied for 6 lots')).toBeTruthy()
  expect(stepNow(main())).toBe('Applied')
  expect(figure(main(), 'Maximum payment')).toBe('60.00 USDT')
  await pass('closed', 'drawn')
  await open({ id }, { as: payer })
  expect(await screen.findByText('Won 6 of 6 lots')).toBeTruthy()
  expect(stepNow(main())).toBe('Won')
  expect(figure(main(), 'Winning price')).toBe('0.10 USDT')
  expect(screen.getByRole('timer', { name: 'Time left' })).toBeTruthy()
  await pay(payer, id)
  await open({ id }, { as: payer })
  expect(await screen.findByText(new RegExp(`^Paid\\. You'll get 600 ${symbol} at the listing`))).toBeTruthy()
  expect(stepNow(main())).toBe('Completed')
  await pass('ended')
  await open({ id }, { as: idler })
  expect(await screen.findByText(/^You didn't pay for these lots in time.* You weren't charged\.$/)).toBeTruthy()
  expect(screen.getByText(/^You can apply again from/)).toBeTruthy()
  expect(stepsIn(main())).toEqual(['Open', 'Applied', 'Won', 'Forfeited'])
  const next = await offer()
  await open({ id: next.id }, { as: idler })
  expect(await screen.findByText(/^You didn't pay for an earlier offering\. You can apply again from/)).toBeTruthy()
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true')
  await pass('listed')
  await open({ id }, { as: payer })
  expect(await screen.findByText(`600 ${symbol} added to your balance account.`)).toBeTruthy()
  expect(screen.getByRole('link', { name: `Swap ${symbol}` }).getAttribute('href')).toBe(`#/shandui?from=${symbol}`)
  await open({ id }, { as: third })
  expect(await screen.findByText(/^Listed on /)).toBeTruthy()
  expect(stepsIn(main())).toEqual(['Open', 'Drawing', 'Paying', 'Completed', 'Listed'])
})

test('who won nothing reads that nothing was charged', async () => {
  const { id } = await offer('--lots', '1')
  const [one, other] = [await someone(), await someone()]
  for (const person of [one, other]) await apply(person, id, 1)
  await pass('closed', 'drawn')
  await open({ id }, { as: one })
  const words = await screen.findByText(/^None of your lots were drawn\. You weren't charged\.$|^Won 1 of 1 lot$/)
  if (text(words) === 'Won 1 of 1 lot') await open({ id }, { as: other })
  await screen.findByText("None of your lots were drawn. You weren't charged.")
  expect(stepsIn(main())).toEqual(['Open', 'Applied', 'Not won'])
})

test("one's own applications with price, lots, tokens and amount; the state filters through the address, and a row leads to its offering", async () => {
  const [first, second] = [await offer(), await offer()]
  const person = await someone()
  await apply(person, first.id, 5)
  await pass('closed', 'drawn')
  const last = await offer()
  await apply(person, last.id, 3)
  const { user, at } = await open({ tab: 'records' }, { as: person })
  const won = await card(first.symbol)
  expect(within(won).getByText('Won').dataset.kind).toBe('wait')
  expect(figure(won, 'Estimated price')).toBe('0.10 USDT')
  expect(figure(won, 'Winning price')).toBe('0.0801 USDT')
  expect(figure(won, 'Applied for')).toBe(`5 lots · 500 ${first.symbol}`)
  expect(figure(won, 'Amount due')).toBe('40.05 USDT')
  const applied = await card(last.symbol)
  expect(figure(applied, 'Winning price')).toBe('--')
  expect(figure(applied, 'Maximum payment')).toBe('30.00 USDT')
  expect(screen.queryByRole('link', { name: second.symbol })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Applied' }))
  await waitFor(() => expect(at()).toBe('/ieo?tab=records&status=1'))
  await waitFor(() => expect(screen.queryByRole('link', { name: first.symbol })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Not won' }))
  expect(await screen.findByText('No matching applications')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  const way = await screen.findByRole('link', { name: first.symbol })
  expect(way.getAttribute('href')).toBe(`#/ieo?tab=records&id=${first.id}`)
})

test('where the exchange publishes no proof there is no button to one', async () => {
  const { id } = await offer()
  await pass('closed', 'drawn')
  await open({ id }, { as: await someone(), without: ['ieo-proof'] })
  await button('Apply')
  expect(screen.queryByRole('button', { name: 'Draw result' })).toBeNull()
  await operate(exchange(), 'ledger', 'check')
})
