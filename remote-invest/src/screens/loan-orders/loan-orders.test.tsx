import { beforeEach, expect, test } from '@jest/globals'
import { ownExchange } from '@shared/testing/own-exchange'
import { advance, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  askAgain,
  askCredit,
  borrower,
  credit,
  give,
  heldBy,
  loanDesk,
  pass,
  payBack,
  pledge,
  text,
} from '../../testing/loans.ts'

ownExchange()

const routes = ['/jiedaiOrder', '/jiedaiAccount', '/jiedai', '/jiedaiHetong']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./loan-orders.screen.tsx'), { path: '/jiedaiOrder', query, routes, as: {}, ...o })
const rows = async () => (await screen.findAllByRole('button', { name: /loan.*day/ })).map(text)
const sheet = async (name = /loan/i) => within(await screen.findByRole('dialog', { name }))
const figure = async (label: string | RegExp) =>
  text((await (await sheet()).findByText(label, { selector: 'dt, dt span' })).closest('dt')?.nextElementSibling)
const steps = async () => {
  const list = within((await sheet()).getByRole('list', { name: 'Progress' }))
  const word = (step: HTMLElement) => text(step.querySelector('[aria-hidden]') ?? step)
  return list.getAllByRole('listitem').map(step => `${word(step)} ${step.dataset.at}`)
}
const hrefOf = async (name: string) => (await (await sheet()).findByRole('link', { name })).getAttribute('href')

beforeEach(() => localStorage.clear())

test('each loan with its state in its colour; the state filters through the address', async () => {
  const as = await borrower('0', { BTC: '0.2' })
  const rejected = await askCredit(as)
  await loanDesk('reject', rejected.id)
  const paid = await pledge(as, { amount: '1000' })
  await payBack(as, paid.id, 'all')
  await pledge(as, { amount: '1000' })
  const taken = await askAgain(as, { amount: '100' })
  await loanDesk('take', taken.id)
  await askAgain(as, { amount: '200' })
  const { user, at } = await open({}, { as })
  expect(await rows()).toHaveLength(5)
  const badges = screen.getAllByText(/./, { selector: '[data-kind]' })
  expect(badges.map(badge => `${text(badge)} ${badge.dataset.kind}`)).toEqual([
    ...['Pending review wait', 'Under review wait', 'Approved ok', 'Repaid ok', 'Rejected bad'],
  ])
  expect((await rows())[2]).toMatch(/^Pledge loan 1,000\.00 USDT ?Approved7 days .*1,000\.00 USDT outstanding$/)
  await user.click(screen.getByRole('button', { name: 'Rejected' }))
  await waitFor(() => expect(at()).toBe('/jiedaiOrder?status=-1'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Repaid' }))
  await waitFor(async () => expect((await rows())[0]).toMatch(/^Pledge loan/))
})

test('a state that no loan has says so, and leads back to all', async () => {
  const as = await borrower()
  await askCredit(as)
  const { user, at } = await open({ status: '3' }, { as })
  expect(await screen.findByText('No loans with this status.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(at()).toBe('/jiedaiOrder'))
  expect(await rows()).toHaveLength(1)
})

test('what waits can be taken back, after a question; then it is withdrawn, in orange, and one may apply again', async () => {
  const as = await borrower()
  const { id } = await askCredit(as)
  const { user } = await open({ id }, { as })
  await waitFor(async () =>
    expect(await steps()).toEqual(['Pending review now', 'Under review next', 'Approved next', 'Repaid next']),
  )
  await user.click((await sheet()).getByRole('button', { name: 'Withdraw application' }))
  await screen.findByText('Withdraw this application?')
  await user.click(screen.getAllByRole('button', { name: 'Withdraw application' }).at(-1) as HTMLElement)
  await waitFor(async () => expect(await steps()).toEqual(['Pending review done', 'Withdrawn now']))
  expect(screen.getAllByText('Withdrawn', { selector: '[data-kind=wait]' }).length).toBeGreaterThan(0)
  expect(await hrefOf('Apply again')).toBe('#/jiedai?type=credit')
})

test('what the desk took in hand meanwhile is not taken back: its words say so', async () => {
  const as = await borrower()
  const { id } = await askCredit(as)
  const { user } = await open({ id }, { as })
  await user.click(await (await sheet()).findByRole('button', { name: 'Withdraw application' }))
  await loanDesk('take', id)
  await user.click(screen.getAllByRole('button', { name: 'Withdraw application' }).at(-1) as HTMLElement)
  expect(
    await screen.findByText(/under review/i, { selector: '[role=alert] *, [role=status] *, [role=alert]' }),
  ).toBeTruthy()
  await waitFor(async () => expect((await steps())[1]).toBe('Under review now'))
  expect((await sheet()).queryByRole('button', { name: 'Withdraw application' })).toBeNull()
})

test('a rejection brings its reason and the desk’s words, and a way to apply again', async () => {
  const as = await borrower()
  const { id } = await askCredit(as)
  await loanDesk('reject', id, '--reason', 'income-unproved', '--words', 'Send two payslips.')
  await open({ id }, { as })
  expect(await figure('Reason')).toBe("We couldn't confirm your income. Note from our staff: “Send two payslips.”")
  expect(await steps()).toEqual(['Pending review done', 'Rejected now'])
  expect(await hrefOf('Apply again')).toBe('#/jiedai?type=credit')
  expect(await hrefOf('Loan agreement')).toBe(`#/jiedaiHetong?id=${id}`)
})

test('a credit that runs tells its terms, interest by day, what happened, and leads to repaying', async () => {
  const as = await borrower()
  const { id } = await credit(as)
  await open({ id }, { as })
  expect(await screen.findByText('No interest in the first 24 hours.')).toBeTruthy()
  await pass(as, 49)
  await open({ id }, { as })
  expect(await figure('Amount')).toBe('500.00 USDT')
  expect([await figure('Term'), await figure('Daily rate')]).toEqual(['7 days', '0.05% · 18.25% a year'])
  const time = expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
  expect([await figure('Start'), await figure('Due date')]).toEqual([time, time])
  expect(await figure(/^Total interest/)).toBe('1.50 USDT')
  expect([await figure('Principal'), await figure('Interest so far'), await figure('Owed')]).toEqual([
    ...['500.00 USDT', '0.50 USDT', '500.50 USDT'],
  ])
  expect([await figure(/^Day 2/), await figure(/^Day 1/)]).toEqual(['0.25 USDT', '0.25 USDT'])
  expect(await figure('500.00 USDT paid out to you')).toMatch(/^\d\d\/\d\d\/\d{4} /)
  expect(await steps()).toEqual(['Pending review done', 'Under review done', 'Approved now', 'Repaid next'])
  expect(await hrefOf('See what you owe')).toBe('#/jiedaiAccount')
  expect(await hrefOf('Repay')).toBe(`#/jiedaiAccount?sheet=repay&id=${id}`)
  expect((await sheet()).queryByRole('link', { name: 'Add collateral' })).toBeNull()
})

test('a loan within the free day of another one tells when its interest starts', async () => {
  const as = await borrower('0', { BTC: '0.2' })
  await pledge(as, { amount: '1000' })
  await pass(as, 2)
  await advance(1)
  const { id } = await pledge(as, { amount: '1000' })
  await open({ id }, { as })
  expect(await screen.findByText(/^Interest starts \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\.$/)).toBeTruthy()
})

test('more than a week of interest is folded', async () => {
  const as = await borrower('10')
  await askCredit(as).then(({ id }) => loanDesk('reject', id))
  const { id } = await askAgain(as, { days: 15 })
  await loanDesk('pass', id)
  await pass(as, 230)
  const { user } = await open({ id }, { as })
  await screen.findByText(/^Day 9/, { selector: 'dt' })
  expect(screen.queryByText(/^Day 1\b/, { selector: 'dt' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all 9' }))
  expect(await figure(/^Day 1\b/)).toBe('0.25 USDT')
})

test('a loan on coins shows its gauge, call and liquidation price, and takes more collateral', async () => {
  const as = await borrower('0', { BTC: '0.1' })
  const { id } = await pledge(as, { amount: '2000' })
  await open({ id }, { as })
  expect(await figure('Pledged')).toBe('0.10 BTC')
  expect(
    await screen.findByRole('img', { name: /^LTV .*initial 65%, collateral call 75%, liquidation 85%$/ }),
  ).toBeTruthy()
  await waitFor(async () => expect(await figure('Collateral call price at 75%')).toMatch(/^−\d.*% · 26,666\.66$/))
  expect(await figure('Liquidation price at 85%')).toMatch(/ · 23,529\.41$/)
  expect(await hrefOf('Add collateral')).toBe(`#/jiedaiAccount?sheet=collateral&id=${id}`)
  expect(await steps()).toEqual(['Approved now', 'Repaid next'])
})

test('where the server takes no repaying, it says that it is collected', async () => {
  const as = await borrower('0', { BTC: '0.1' })
  const { id } = await pledge(as, { amount: '2000' })
  await open({ id }, { as, without: ['loan-manage'] })
  expect(await screen.findByText('Taken from your balance account on the due date.')).toBeTruthy()
  expect((await sheet()).queryByRole('link', { name: 'Repay' })).toBeNull()
  const waiting = await borrower()
  const asked = await askCredit(waiting)
  await open({ id: asked.id }, { as: waiting, without: ['loan-manage'] })
  await waitFor(async () => expect(await steps()).toHaveLength(4))
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull()
})

test('overdue it is red, costs half as much again, and its history says since when; collected it is paid', async () => {
  const as = await borrower()
  const { id } = await credit(as)
  await give(as, 'USDT', '-400')
  await pass(as, 175)
  await open({ id }, { as })
  expect((await screen.findAllByText('Overdue', { selector: '[data-kind=bad]' })).length).toBeGreaterThan(0)
  expect(await figure('Daily rate')).toBe('0.075% · 27.37% a year')
  expect(await figure('Overdue')).toMatch(/\//)
  await give(as, 'USDT', '1000')
  await pass(as, 24)
  await open({ id }, { as })
  expect(await figure(/ taken from your balance$/)).toMatch(/\//)
  expect(await heldBy(as)).toMatch(/^598\./)
  expect(await steps()).toEqual(['Pending review done', 'Under review done', 'Approved done', 'Repaid done'])
})

test('another’s loan is not found', async () => {
  const { id } = await askCredit(await borrower())
  await open({ id })
  expect(await screen.findByText('Loan not found')).toBeTruthy()
})

test('without a connection nothing is taken back, and it says why', async () => {
  const as = await borrower()
  const { id } = await askCredit(as)
  await open({ id }, { as })
  const press = () => screen.getByRole('button', { name: 'Withdraw application' })
  await (await sheet()).findByRole('button', { name: 'Withdraw application' })
  act(() => void loseConnection())
  await waitFor(() => expect(press().getAttribute('aria-disabled')).toBe('true'))
})

test('while it loads, as many rows stand there as will come; none leads to borrowing', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect(await screen.findByText('No loans yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Borrow' }).getAttribute('href')).toBe('#/jiedai')
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your loans")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No loans yet')).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await screen.findByText('No loans yet')).toBeTruthy()
})
