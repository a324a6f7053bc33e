import { beforeEach, expect, test } from '@jest/globals'
import { breakCall } from '@shared/contract'
import { verify } from '@shared/testing/identities'
import { tapedExchange } from '@shared/testing/own-exchange'
import { newGuest, type Person } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { askCredit, borrower, client, give, pass, payBack, pledge, text } from '../../testing/loans.ts'

tapedExchange({
  start: '2026-11-25 10:00:00',
  symbols: { BTCUSDT: [[0, '100000']], SOLUSDT: [[0, '150']] },
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const routes = [
  ...['/jiedai', '/jiedaiHetong', '/jiedaiOrder', '/jiedaiAccount', '/shenfenRenzheng', '/shenfenRenzhengAd', '/my'],
  ...['/renzhengResult', '/limits', '/changePassword', '/chongzhi'],
]
async function open(query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) {
  const drawn = await renderScreen(import('./loan.screen.tsx'), { path: '/jiedai', query, routes, as: {}, ...o })
  return { ...drawn, at: () => drawn.at().replace(/\?$/, '') }
}
const pledging = (person: Person, query: Record<string, string> = {}) =>
  open({ type: 'pledge', ...query }, { as: person })

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
const next = () => screen.getByRole('button', { name: 'Next' })
const figure = (label: string | RegExp) => text(screen.getByText(label, { selector: 'dt' }).nextElementSibling)
const wayOf = async (words: RegExp) => (await screen.findByRole('link', { name: words })).getAttribute('href')
const limit = () => text(screen.getByText(/^Limit/, { selector: 'p' }))
const isOff = () => next().getAttribute('aria-disabled')

async function verified(): Promise<Person> {
  const person = await borrower()
  await verify(person)
  return person
}

test('a credit: what it costs and when it is due stand there while one types, and Next takes it to the agreement', async () => {
  const { user, at } = await open({}, { as: await verified() })
  await user.type(await amount(), '500')
  expect(limit()).toBe('Limit 1,000.00 USDT, used 0.00')
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect(figure('Daily rate')).toBe('0.05% · 18.25% a year')
  expect(figure('Total interest, 7 days')).toBe('1.50 USDT')
  expect(figure('Due date')).toBe('02/12/2026')
  expect(figure('Due that day')).toBe('501.50 USDT')
  expect(screen.getByText(/^No interest in the first 24 hours/)).toBeTruthy()
  await user.click(next())
  await waitFor(() => expect(at()).toBe('/jiedaiHetong?set=credit&amount=500&days=7'))
})

test('a credit of somebody who has repaid a loan lately says that it costs from the first day, with that day', async () => {
  const as = await borrower('0', { BTC: '0.2' })
  await payBack(as, (await pledge(as, { amount: '1000' })).id, 'all')
  await verify(as)
  const { user } = await open({}, { as })
  await user.type(await amount(), '500')
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect([figure('Total interest, 7 days'), figure('Due that day')]).toEqual(['1.75 USDT', '501.75 USDT'])
  expect(screen.getByText(/^You pay interest from the first day/)).toBeTruthy()
  expect(screen.queryByText(/^No interest in the first 24 hours/)).toBeNull()
})

test('what is lent by identity stands there, with the own level and the way to more', async () => {
  const { user } = await open({}, { as: await verified() })
  await user.click(await screen.findByText('Limits by identity level'))
  expect(figure('Not verified')).toBe('0.00 USDT')
  expect(figure('Basic verification · Your level')).toBe('1,000.00 USDT')
  expect(figure('Advanced verification')).toBe('10,000.00 USDT')
  expect(await wayOf(/^Verify to raise the limit$/)).toBe('#/shenfenRenzhengAd')
  expect(await wayOf(/^Loan account$/)).toBe('#/jiedaiAccount')
  expect(await wayOf(/^Loan orders$/)).toBe('#/jiedaiOrder')
})

test('on coins: filled to the initial ratio, and by hand, with the gauge, the call and the sale', async () => {
  const { user, at } = await pledging(await borrower('0', { BTC: '0.2' }))
  await user.type(await amount(), '1300')
  await waitFor(async () => expect((await quantity()).value).toBe('0.0201'))
  expect(
    screen.getByText('Filled to an LTV of 65%, with 0.5% extra in case the price moves while you sign.'),
  ).toBeTruthy()
  await user.clear(await amount())
  await user.type(await amount(), '2000')
  await user.clear(await quantity())
  await user.type(await quantity(), '0.04')
  expect(
    screen.getByRole('img', { name: 'LTV 50.00%: initial 65%, collateral call 75%, liquidation 85%' }),
  ).toBeTruthy()
  expect(figure('Collateral call price at 75%')).toBe('66,666.66 USDT')
  expect(figure('Liquidation price at 85%')).toBe('58,823.52 USDT')
  expect(figure('Daily rate')).toBe('0.02% · 7.30% a year')
  await user.click(next())
  await waitFor(() => expect(at()).toBe('/jiedaiHetong?set=pledge&amount=2000&days=30&coin=BTC&pledge=0.04'))
})

test('another coin is chosen with its own ratios, and the quantity is filled anew', async () => {
  const { user } = await pledging(await borrower('0', { BTC: '0.2', SOL: '20' }))
  await user.type(await amount(), '750')
  await user.click(screen.getByRole('button', { name: /^Collateral/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Collateral' }))
  await user.click(sheet.getByRole('button', { name: /^SOL/ }))
  await waitFor(async () => expect((await quantity()).value).toBe('10.05'))
  expect(
    screen.getByRole('img', { name: /^LTV 49\.75%: initial 50%, collateral call 65%, liquidation 78%$/ }),
  ).toBeTruthy()
})

test('parts of what one can borrow fill the amount, within what is there to pledge', async () => {
  const { user } = await pledging(await borrower('0', { BTC: '0.01' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '100%' }).hasAttribute('disabled')).toBe(false))
  await user.click(screen.getByRole('button', { name: '100%' }))
  expect((await amount()).value).toBe('646.76')
  await user.click(screen.getByRole('button', { name: '50%' }))
  expect((await amount()).value).toBe('323.38')
})

test.each([
  ['', 'Enter an amount'],
  ['50', 'Enter 100.00 to 10,000.00 USDT'],
  ['100.001', 'Use up to 2 decimal places'],
])('a credit of "%s" is refused at its field, and stays', async (typed, words) => {
  const { user, at } = await open({}, { as: await verified() })
  await amount()
  if (typed) await user.type(await amount(), typed)
  await user.click(next())
  expect(await screen.findByText(words)).toBeTruthy()
  expect((await amount()).value).toBe(typed)
  expect(at()).toBe('/jiedai')
})

test('more than one may borrow, and more than the collateral covers, are said while one types', async () => {
  const { user } = await pledging(await borrower('0', { BTC: '0.01' }))
  await user.type(await amount(), '2000.01')
  expect(await screen.findByText('You can borrow 2,000.00 USDT more')).toBeTruthy()
  await user.clear(await amount())
  await user.type(await amount(), '1000')
  expect(await screen.findByText('You can pledge up to 0.01 BTC')).toBeTruthy()
  expect(await wayOf(/^Deposit$/)).toBe('#/chongzhi?currency=BTC')
  await user.clear(await quantity())
  await user.type(await quantity(), '0.01')
  expect(await screen.findByText('You can borrow up to 650.00 USDT against this collateral')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Fill to 65%' }))
  await waitFor(async () => expect((await quantity()).value).toBe('0.015462'))
})

test('an address fills the form once, and goes on without it', async () => {
  const { at } = await open({ amount: '300', days: '15' }, { as: await verified() })
  await waitFor(async () => expect((await amount()).value).toBe('300'))
  expect(screen.getByRole('button', { name: '15 days' }).getAttribute('aria-pressed')).toBe('true')
  expect(at()).toBe('/jiedai')
})

test('a quantity that is deleted is filled in again as the field is left', async () => {
  const { user } = await pledging(await borrower('0', { BTC: '0.2' }))
  await user.type(await amount(), '1300')
  await user.clear(await quantity())
  expect((await quantity()).value).toBe('')
  await user.tab()
  await waitFor(async () => expect((await quantity()).value).toBe('0.0201'))
})

test('the kind of loan stands in the address', async () => {
  const { user, at } = await open({}, { as: await verified() })
  await amount()
  await user.click(screen.getByRole('radio', { name: 'Pledge loan' }))
  await waitFor(() => expect(at()).toBe('/jiedai?type=pledge'))
  expect(await quantity()).toBeTruthy()
})

test('who is not verified is told before typing, with the way there and the kind that needs none', async () => {
  await open()
  expect(await wayOf(/^Verify your identity first/)).toBe('#/shenfenRenzheng')
  expect(isOff()).toBe('true')
  await pledging(await borrower())
  await quantity()
  await waitFor(() => expect(isOff()).toBeNull())
  expect(screen.queryByText('Verify your identity first')).toBeNull()
})

test('an initial password comes first', async () => {
  await open({ type: 'pledge' }, { as: await newGuest(exchange()) })
  expect(await wayOf(/^Set your own password first/)).toBe('#/changePassword')
  expect(isOff()).toBe('true')
})

test('on a break it says so before anything is typed, and until when', async () => {
  const person = await verified()
  await client().ask(breakCall, { days: 1 }, person)
  await open({}, { as: person })
  expect(await wayOf(/^You're taking a break until 2\d\/11\/2026 \d\d:00:00/)).toBe('#/limits')
  expect(isOff()).toBe('true')
})

test('what waits for its review counts: a limit that is used up says how it is freed', async () => {
  const person = await borrower()
  await askCredit(person, { amount: '1000' })
  await open({}, { as: person })
  expect(await wayOf(/^You've used your full loan limit/)).toBe('#/shenfenRenzhengAd')
  expect(limit()).toBe('Limit 1,000.00 USDT, used 1,000.00')
})

test('a loan that is overdue is repaid first', async () => {
  const person = await borrower('0', { BTC: '0.2' })
  await pledge(person, { amount: '600', pledgeAmount: '0.05' })
  await give(person, 'USDT', '-600')
  await pass(person, 8 * 24)
  await pledging(person)
  expect(await wayOf(/^Repay the overdue loan first/)).toBe('#/jiedaiAccount')
  expect(isOff()).toBe('true')
})

test('while it loads, the page has its form; what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load the loan terms")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await amount()).toBeTruthy()
})

test('without a connection it says so, and comes by itself; a lost one keeps what is typed and sends nothing on', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await amount()).toBeTruthy()
  const { user, at } = await open({}, { as: await verified() })
  await user.type(await amount(), '500')
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  await user.click(next())
  expect(at()).toBe('/jiedai')
  expect((await amount()).value).toBe('500')
  act(() => found())
})
