import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ownExchange } from '@shared/testing/own-exchange'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { payoutDesk, placeWithdrawal, WALLET, type Withdrawer, withdrawers } from '../../testing/withdrawal.ts'

ownExchange()

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./records.screen.tsx'), {
    path: '/chongzhitixianRecord',
    query: { tab: 'withdraw', ...query },
    as: {},
    ...o,
  })
const rows = async () => (await screen.findAllByRole('button', { name: /TBXSw8…XPdV · / })).map(row => row.textContent)
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

/** Somebody with a paid, a rejected, a failed and an open withdrawal; the last number is the open one's. */
async function withFour(as: Withdrawer): Promise<string[]> {
  const ids: string[] = []
  for (const amount of ['20', '30', '40', '50']) ids.push((await placeWithdrawal(as, { amount })).id)
  const [paid = '', rejected = '', failed = ''] = ids
  await payoutDesk('pay', paid, '--tx', 'a1b2'.repeat(16))
  await payoutDesk('reject', rejected, '--words', 'Name does not match')
  await payoutDesk('fail', failed)
  return ids
}

let as: Withdrawer
let ids: string[]
beforeAll(async () => {
  const [person] = await withdrawers(1)
  if (!person) throw new Error('Nobody can withdraw')
  as = person
  ids = await withFour(as)
})
beforeEach(() => localStorage.clear())

test('each withdrawal with its masked account and its fate, in its colour; the state filters through the address', async () => {
  const { user, at } = await open({}, { as })
  expect((await rows()).sort()).toEqual([
    expect.stringMatching(/^20\.00\sUSDT\s?Paid out/),
    expect.stringMatching(/^30\.00\sUSDT\s?Rejected/),
    expect.stringMatching(/^40\.00\sUSDT\s?Failed.*Payment returned$/),
    expect.stringMatching(/^50\.00\sUSDT\s?Under review/),
  ])
  const badges = screen.getAllByText(/./, { selector: '[data-kind]' })
  expect(badges.map(({ textContent, dataset }) => `${textContent} ${dataset.kind}`).sort()).toEqual([
    ...['Failed bad', 'Paid out ok', 'Rejected bad', 'Under review wait'],
  ])
  await user.click(screen.getByRole('button', { name: 'Paid out' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord?tab=withdraw&status=2'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('the tabs change the list and leave days and currency, but no state of the other', async () => {
  const { user, at } = await open({ currency: 'USDT', status: '2' }, { as })
  await rows()
  await user.click(screen.getByRole('tab', { name: 'Deposits' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord?currency=USDT'))
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Withdrawals' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord?currency=USDT&tab=withdraw'))
  expect(await rows()).toHaveLength(4)
})

test('a record tells fee, what arrived, the whole address and the transaction, and offers the same again', async () => {
  await open({ id: ids[0] ?? '' }, { as, routes: ['/home', '/tixian', '/chongzhitixianRecord'] })
  const sheet = within(await screen.findByRole('dialog', { name: /Withdrawal/ }))
  await sheet.findByText('Amount requested')
  expect([figure('Amount requested'), figure('Fee'), figure('You receive')]).toEqual([
    expect.stringMatching(/^20\.00\sUSDT$/),
    expect.stringMatching(/^1\.00\sUSDT$/),
    expect.stringMatching(/^19\.00\sUSDT$/),
  ])
  expect(figure('Address')).toBe(WALLET)
  expect(sheet.getByRole('button', { name: 'Copy the address' })).toBeTruthy()
  expect(figure('Transaction ID')).toContain('a1b2'.repeat(16))
  expect(sheet.getByRole('link', { name: 'Repeat withdrawal' }).getAttribute('href')).toBe(
    `#/tixian?to=chain&currency=USDT&accountId=${as.to.id}&amount=20`,
  )
})

test('a rejection brings the desk’s words', async () => {
  await open({ id: ids[1] ?? '' }, { as })
  await screen.findByRole('dialog', { name: /Withdrawal/ })
  expect(await screen.findByText('Name does not match')).toBeTruthy()
})

test('an open one can be cancelled; where no form is live nothing is offered again', async () => {
  const { user } = await open({ id: ids[3] ?? '' }, { as })
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
  await screen.findByText('Cancel this withdrawal?')
  await user.click(screen.getAllByRole('button', { name: 'Cancel withdrawal' }).at(-1) as HTMLElement)
  expect((await screen.findAllByText('Cancelled', { selector: '[data-kind=bad]' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Repeat withdrawal' })).toBeNull()
})

test('nothing yet leads to the form where it is live; another’s record is not found', async () => {
  await open({}, { routes: ['/home', '/tixian', '/chongzhitixianRecord'] })
  expect(await screen.findByText('No withdrawals yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('#/tixian')
  await open({ id: ids[0] ?? '' })
  expect(await screen.findByText('Withdrawal not found')).toBeTruthy()
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { as, down: true })
  expect(await screen.findByText("Couldn't load your history")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rows()).toHaveLength(4)
})
