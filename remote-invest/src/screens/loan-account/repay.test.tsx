import { beforeEach, expect, test } from '@jest/globals'
import { type Between, standBetween } from '@shared/testing/between'
import { tapedExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { exchange, loseConnection } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { give, heldBy, lend, loansOf, pass, payBack, pledge, text } from '../../testing/loans.ts'
import { card, field, figure, open, press, sheet, verified } from './testing.tsx'

tapedExchange({ start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '100000']] }, gaps: [] })
beforeEach(() => localStorage.clear())

async function repaying(balance = '0') {
  const as = await verified(balance)
  const { id } = await lend(as)
  const shown = await open({ sheet: 'repay', id }, { as })
  const on = await sheet('Repay')
  await within(on).findByText('Owed', { selector: 'dt' })
  return { ...shown, as, id, on, shown }
}
const available = async (on: HTMLElement, figures: string) =>
  waitFor(() => expect(text(on)).toContain(`Available ${figures} USDT`))

test('a part pays the interest first; what is left and the balance stand there before it is sent', async () => {
  const as = await verified('100')
  const { id } = await lend(as)
  await pass(as, 49)
  const { user, at } = await open({}, { as })
  await user.click(within(await card('Credit loan')).getByRole('button', { name: 'Repay' }))
  const on = await sheet('Repay')
  await waitFor(() => expect(at()).toBe(`/jiedaiAccount?sheet=repay&id=${id}`))
  await available(on, '600.00')
  await user.type(field(on), '200.50')
  expect([figure(on, 'Interest'), figure(on, 'Principal')]).toEqual(['0.50 USDT', '200.00 USDT'])
  expect(figure(on, 'Owed')).toBe('Now 500.50→ After 300.00 USDT')
  expect(figure(on, 'Balance account')).toBe('Now 600.00→ After 399.50 USDT')
  await user.click(within(on).getByRole('button', { name: /^Repay 200\.50/ }))
  expect(await screen.findByText(/^200\.50\sUSDT repaid$/)).toBeTruthy()
  await waitFor(() => expect(at()).toBe('/jiedaiAccount?'))
  await waitFor(async () => expect(figure(await card('Credit loan'), 'Owed')).toBe('300.00 USDT'))
  expect(await heldBy(as)).toBe('399.5')
})

test('all of it, tapped twice, is paid once; then nothing runs any more', async () => {
  const { user, as, on, id } = await repaying('10')
  await available(on, '510.00')
  await user.click(within(on).getByRole('button', { name: 'All' }))
  expect(field(on).value).toBe('500')
  await user.dblClick(within(on).getByRole('button', { name: /^Repay 500\.00/ }))
  expect(await screen.findByText('Loan repaid in full')).toBeTruthy()
  expect(await screen.findByText('No active loans')).toBeTruthy()
  expect(await heldBy(as)).toBe('10')
  expect(
    (await loansOf(as)).map(loan => [
      loan.id,
      loan.closeReason,
      loan.events?.filter(({ code }) => code === 'repaid').length,
    ]),
  ).toEqual([[id, 'repaid', 1]])
})

test('all of it is what is owed by then: interest that fell due meanwhile is paid too', async () => {
  const { user, as, on } = await repaying('10')
  await available(on, '510.00')
  await user.click(within(on).getByRole('button', { name: 'All' }))
  await pass(as, 25)
  await user.click(within(on).getByRole('button', { name: /^Repay 500\.\d\d/ }))
  expect(await screen.findByText('No active loans')).toBeTruthy()
  expect(await heldBy(as)).toBe('9.75')
})

/** Pays 100 of 500 back, with this between the phone and the exchange. */
async function repaysOnce({ as, id }: { as: Person; id: string }, o: Between): Promise<void> {
  const { address, stop } = await standBetween(exchange(), o)
  const { user } = await open({ sheet: 'repay', id }, { as, at: address })
  const on = await sheet('Repay')
  await available(on, '510.00')
  await user.type(field(on), '100')
  await user.click(within(on).getByRole('button', { name: /^Repay 100\.00/ }))
  await waitFor(async () => expect(figure(await card('Credit loan'), 'Owed')).toBe('400.00 USDT'))
  expect(await heldBy(as)).toBe('410')
  await stop()
}

test('an answer that got lost is looked up: it was paid once', async () => {
  const as = await verified('10')
  const { id } = await lend(as)
  await repaysOnce({ as, id }, { loses: path => path.endsWith('appLoanOrder/repay') })
})

test('pays back the loan of the address when the server answers another one before it', async () => {
  const as = await verified('10')
  const { id } = await lend(as)
  const alters = (path: string, body: string) => {
    if (!path.includes('appLoanOrder/listMy') || !path.includes(`id=${id}`)) return undefined
    const { result, ...envelope } = JSON.parse(body)
    const others = result.records.map((loan: object) => ({ ...loan, id: 'another' }))
    return JSON.stringify({ ...envelope, result: { ...result, records: [...others, ...result.records] } })
  }
  await repaysOnce({ as, id }, { alters })
})

test('the last of a loan on coins brings them back', async () => {
  const as = await verified('0', { BTC: '0.2' })
  const { id } = await pledge(as)
  const { user } = await open({ sheet: 'repay', id }, { as })
  const on = await sheet('Repay')
  await available(on, '6,000.00')
  await user.click(within(on).getByRole('button', { name: '50%' }))
  await waitFor(() => expect(figure(on, 'LTV')).toBe('Now 60.00%→ After 30.00%'))
  expect(figure(on, 'Collateral call price at 75%')).toBe('Now 80,000.00→ After 40,000.00')
  await user.click(within(on).getByRole('button', { name: 'All' }))
  expect(figure(on, 'Collateral returned to you')).toBe('0.10 BTC')
  await user.click(within(on).getByRole('button', { name: /^Repay 6,000\.00/ }))
  await screen.findByText('No active loans')
  expect(await heldBy(as, 'BTC')).toBe('0.2')
})

test('what is typed is judged at its field: nothing, no amount, too fine, more than owed', async () => {
  const { user, on, shown } = await repaying()
  const said = async (typed: string, words: RegExp) => {
    await user.clear(field(on))
    if (typed) await user.type(field(on), typed)
    await press(shown, on, /^Repay/)
    expect(text(await within(on).findByText(words))).toMatch(words)
  }
  await said('', /^Enter an amount$/)
  await said('0', /^Enter an amount above 0$/)
  await said('600', /^You owe 500\.00/)
})

test('more than the balance has says how much is missing, and where it is brought', async () => {
  const { user, as, on } = await repaying()
  await give(as, 'USDT', '-400')
  await open({ sheet: 'repay', id: (await loansOf(as))[0]?.id ?? '' }, { as })
  const next = await sheet('Repay')
  await available(next, '100.00')
  await user.type(field(next), '150')
  expect(await within(next).findByText('More than your available balance')).toBeTruthy()
  expect(text(next)).toContain('You need 50.00 USDT more')
  expect(within(next).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi?currency=USDT')
  expect(on).toBeTruthy()
})

test('a balance that fell meanwhile refuses at the field', async () => {
  const { user, as, on } = await repaying()
  await available(on, '500.00')
  await user.type(field(on), '400')
  await give(as, 'USDT', '-450')
  await user.click(within(on).getByRole('button', { name: /^Repay 400/ }))
  await waitFor(() => expect(field(on).getAttribute('aria-invalid')).toBe('true'))
  expect(await heldBy(as)).toBe('50')
})

test('more than is owed by now is refused with what is owed', async () => {
  const { user, as, id, on } = await repaying()
  await available(on, '500.00')
  await user.type(field(on), '400')
  await payBack(as, id, '300')
  await user.click(within(on).getByRole('button', { name: /^Repay 400/ }))
  expect(await within(on).findByText(/^You owe 200(\.00)?/)).toBeTruthy()
})

test('paid on another phone meanwhile: its words say so, and the press is off with that reason', async () => {
  const { user, as, id, on } = await repaying()
  await available(on, '500.00')
  await user.click(within(on).getByRole('button', { name: 'All' }))
  await payBack(as, id, 'all')
  await user.click(within(on).getByRole('button', { name: /^Repay 500/ }))
  expect(await within(on).findByText("This loan isn't active")).toBeTruthy()
  expect(await heldBy(as)).toBe('0')
})

test('without a connection nothing is paid, and it says why; what was typed stays', async () => {
  const { user, on } = await repaying()
  await user.type(field(on), '12')
  act(() => void loseConnection())
  await waitFor(() =>
    expect(
      within(on)
        .getByRole('button', { name: /^Repay/ })
        .getAttribute('aria-disabled'),
    ).toBe('true'),
  )
  expect(field(on).value).toBe('12')
})
