import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ownExchange } from '@shared/testing/own-exchange'
import { loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { BANK, payoutDesk, placeWithdrawal, WALLET, type Withdrawer, withdrawers } from '../../testing/withdrawal.ts'

ownExchange()

const ready: Withdrawer[] = []
const banked: Withdrawer[] = []
beforeAll(async () => {
  ready.push(...(await withdrawers(7)))
  banked.push(...(await withdrawers(1, BANK)))
})
function next(people = ready): Withdrawer {
  const person = people.pop()
  if (!person) throw new Error('Nobody is left who can withdraw: make one more')
  return person
}

const open = (id: string, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./payment-result.screen.tsx'), {
    path: '/chongzhitixianResult',
    query: { kind: 'withdraw', id },
    as: {},
    ...o,
  })
const state = (name: string) => screen.findByRole('heading', { name, level: 2 })
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => localStorage.clear())

test('a withdrawal tells what leaves, what it costs, what arrives, the whole address, and each step as it comes', async () => {
  const as = next()
  const { id } = await placeWithdrawal(as)
  await open(id, { as })
  await state('Under review')
  expect(figure('Amount requested')).toMatch(/^100\.00\sUSDT$/)
  expect(figure('Fee')).toMatch(/^1\.00\sUSDT$/)
  expect(figure('You receive')).toMatch(/^99\.00\sUSDT$/)
  expect(figure('Address')).toBe(WALLET)
  expect(screen.getByText('Usually takes 10 minutes. You can leave this page.')).toBeTruthy()
  await payoutDesk('take', id)
  expect(await screen.findByText('The review has started, so this withdrawal can no longer be cancelled.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull()
  await payoutDesk('pay', id, '--tx', 'a1b2'.repeat(16))
  const said = await state('Paid out')
  expect(said.getAttribute('aria-live')).toBe('polite')
  expect(figure('Transaction ID')).toContain('a1b2'.repeat(16))
  for (const step of ['Withdrawal requested', 'Review started']) expect(figure(step)).toMatch(/^\d\d\/\d\d\/\d{4} /)
})

test('it is cancelled after a question that says what comes back; once it was taken, that is said instead', async () => {
  const as = next()
  const [first, second] = [await placeWithdrawal(as), await placeWithdrawal(as)]
  const { user } = await open(first.id, { as })
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
  expect(
    await screen.findByText('The full 100.00 USDT, including the fee, goes back to your balance.', { exact: false }),
  ).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Cancel withdrawal' }).at(-1) as HTMLElement)
  expect((await state('Cancelled')).parentElement?.dataset.kind).toBe('bad')
  expect(screen.getByText('The full amount is back in your balance, including the fee.')).toBeTruthy()

  const drawn = await open(second.id, { as })
  await drawn.user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
  await screen.findByText('Cancel this withdrawal?')
  await payoutDesk('take', second.id)
  await drawn.user.click(screen.getAllByRole('button', { name: 'Cancel withdrawal' }).at(-1) as HTMLElement)
  expect(await screen.findByText(/^The review has (already )?started/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull())
})

test('a second tab whose withdrawal was cancelled meanwhile is told so', async () => {
  const as = next()
  const { id } = await placeWithdrawal(as)
  const { user } = await open(id, { as })
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
  await screen.findByText('Cancel this withdrawal?')
  await payoutDesk('fail', id)
  await user.click(screen.getAllByRole('button', { name: 'Cancel withdrawal' }).at(-1) as HTMLElement)
  await state('Failed')
  expect(screen.getByText('Payment returned', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('The full amount is back in your balance, including the fee.')).toBeTruthy()
})

test('by bank it tells rate, what the bank pays and the masked number; the desk’s words stand where it was rejected', async () => {
  const as = next(banked)
  const terms = { network: 'BANK', amount: '500', expectedFee: '2.5', expectedRate: '36' }
  const { id } = await placeWithdrawal(as, terms)
  await payoutDesk('reject', id, '--words', 'Name does not match')
  await open(id, { as })
  await state('Rejected')
  expect(screen.getByText('Name does not match')).toBeTruthy()
  expect(figure('Exchange rate')).toBe('1 USDT = 36.00 THB')
  expect(figure('You receive')).toMatch(/^497\.50\sUSDT$/)
  expect(figure('Amount paid to your bank')).toMatch(/^17,910\.00\sTHB$/)
  expect(figure('Bank account')).toBe('•••• 7890')
})

test('Done and Close lead to the assets; the record is one press away', async () => {
  const as = next()
  const { id } = await placeWithdrawal(as)
  const { user, at } = await open(id, { as })
  expect((await screen.findByRole('link', { name: 'View details' })).getAttribute('href')).toBe(
    `#/chongzhitixianRecord?tab=withdraw&id=${id}`,
  )
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(at()).toBe('/zichanCenter'))
})

test('an unknown number, or another’s, leads to the records of withdrawals', async () => {
  const { id } = await placeWithdrawal(next())
  await open(id)
  expect(await screen.findByText('Withdrawal not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('#/chongzhitixianRecord?tab=withdraw')
})

test('hidden balances are hidden here, too', async () => {
  localStorage.setItem('ui.hideBalances.v1', 'true')
  const as = next()
  const { id } = await placeWithdrawal(as)
  await open(id, { as })
  await state('Under review')
  expect(document.body.textContent).not.toMatch(/100\.00|99\.00/)
})

test('without a connection it stands under its time, and cancelling says why it cannot be', async () => {
  const as = next()
  const { id } = await placeWithdrawal(as)
  await open(id, { as })
  await screen.findByRole('button', { name: 'Cancel withdrawal' })
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByText('No connection')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel withdrawal' }).getAttribute('aria-disabled')).toBe('true')
  act(() => found())
})
