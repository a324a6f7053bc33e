import { beforeEach, expect, test } from '@jest/globals'
import { payOfferingCall } from '@shared/contract/calls/invest/offerings'
import { userAssetsCall, userBalanceCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { client } from '@shared/testing/identities'
import { ownExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { exchange, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { changed } from 'shell/query'
import { apply, figure, mine, offer, open, pass, pay, sheet, someone, text } from './testing.tsx'

ownExchange()
beforeEach(() => localStorage.clear())

async function winner(balance = '1000'): Promise<{ id: string; symbol: string; person: Person }> {
  const made = await offer('--sample-lots', '595')
  const person = await someone({ balance })
  await apply(person, made.id, 5)
  await pass('closed', 'drawn')
  return { ...made, person }
}

async function openSheet(id: string, symbol: string, o: Partial<ScreenOptions>) {
  const opened = await open({ id }, o)
  await opened.user.click(await screen.findByRole('button', { name: 'Pay 46.00 USDT' }))
  return { ...opened, dialog: await sheet(`Pay for ${symbol}`) }
}

test('five of 600 lots at 0.092: the last look says 46.00 and what it leaves; tapped twice it is paid once', async () => {
  const { id, symbol, person } = await winner()
  const { user, dialog, at } = await openSheet(id, symbol, { as: person })
  expect(at()).toBe(`/ieo?id=${id}&sheet=pay`)
  expect(text(dialog)).toContain('Won 5 of 5 lots')
  expect(figure(dialog, 'Winning price')).toBe('0.092 USDT')
  expect(figure(dialog, 'Amount due')).toBe('46.00 USDT')
  await waitFor(() => expect(figure(dialog, 'Balance account')).toMatch(/1,000\.00.*954\.00 USDT/))
  expect(within(dialog).getByRole('timer', { name: 'Time left' })).toBeTruthy()
  await user.dblClick(within(dialog).getByRole('button', { name: 'Pay 46.00 USDT' }))
  expect(await screen.findByText('46.00 USDT paid')).toBeTruthy()
  expect(await screen.findByText(/^Paid\. You'll get 500/)).toBeTruthy()
  expect(await client().ask(userAssetsCall, {}, person)).toMatchObject({ balance: '954', investAssets: '46' })
  await waitFor(() => expect(at()).toBe(`/ieo?id=${id}`))
  await operate(exchange(), 'ledger', 'check')
})

test('who has too little is shown how much is missing, with the way to deposit it', async () => {
  const { id, symbol, person } = await winner('10')
  const { dialog } = await openSheet(id, symbol, { as: person })
  const way = await within(dialog).findByRole('link', { name: 'Deposit 36.00 USDT more' })
  expect(way.getAttribute('href')).toBe('#/chongzhi?currency=USDT&amount=36')
})

test('explains why Pay is disabled when the funds are short and deposits are not live', async () => {
  const { id, symbol, person } = await winner('10')
  const { dialog } = await openSheet(id, symbol, { as: person, routes: ['/ieo'] })
  expect(await within(dialog).findByText('More than your available balance')).toBeTruthy()
  const pays = within(dialog).getByRole('button', { name: 'Pay 46.00 USDT' })
  expect(pays.getAttribute('aria-disabled')).toBe('true')
})

test('once its time is over it says so, and the lots are gone', async () => {
  const { id, symbol, person } = await winner()
  const { user, dialog } = await openSheet(id, symbol, { as: person })
  await pass('ended')
  await user.click(within(dialog).getByRole('button', { name: /^Pay 46\.00 USDT/ }))
  expect(await screen.findByText(/^You didn't pay for these lots in time/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('paid from another phone meanwhile: the refusal is said, the page shows it paid', async () => {
  const { id, symbol, person } = await winner()
  const { user, dialog } = await openSheet(id, symbol, { as: person })
  await pay(person, id)
  await user.click(within(dialog).getByRole('button', { name: 'Pay 46.00 USDT' }))
  expect(await screen.findByText(/^Paid\. You'll get 500/)).toBeTruthy()
  expect(await client().ask(userAssetsCall, {}, person)).toMatchObject({ balance: '954' })
})

test('keeps the Pay button while the payment is on its way when the balance falls short meanwhile', async () => {
  const { id, symbol, person } = await winner()
  let [isShort, answer] = [false, () => {}]
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const { address, stop } = await standBetween(exchange(), {
    until: path => (path === payOfferingCall.path ? held : undefined),
    alters: (path, body) =>
      isShort && path.startsWith(userBalanceCall.path)
        ? body.replace(/"available":"[^"]*"/, '"available":"1"')
        : undefined,
  })
  const { user, dialog } = await openSheet(id, symbol, { as: person, at: address })
  await waitFor(() => expect(text(dialog)).toContain('Balance account'))
  await user.click(within(dialog).getByRole('button', { name: 'Pay 46.00 USDT' }))
  isShort = true
  act(() => changed(['funds']))
  await waitFor(() => expect(text(dialog)).not.toContain('Balance account'))
  expect(within(dialog).queryByRole('link', { name: /^Deposit/ })).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Pay 46.00 USDT' }).getAttribute('aria-busy')).toBe('true')
  answer()
  expect(await screen.findByText(/^Paid\. You'll get 500/)).toBeTruthy()
  await stop()
})

test('an answer that gets lost is looked up: paid once', async () => {
  const { id, symbol, person } = await winner()
  const { address, stop } = await standBetween(exchange(), { loses: path => path === payOfferingCall.path })
  const { user, dialog } = await openSheet(id, symbol, { as: person, at: address })
  await user.click(within(dialog).getByRole('button', { name: 'Pay 46.00 USDT' }))
  expect(await screen.findByText(/^Paid\. You'll get 500/)).toBeTruthy()
  expect(await mine(person, id)).toMatchObject({ status: 3 })
  await stop()
})
