import { beforeEach, expect, test } from '@jest/globals'
import { rechargeListCall } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import { standBetween } from '@shared/testing/between'
import { newPerson } from '@shared/testing/people'
import { refusing } from '@shared/testing/refused'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { refreshUser, signIn, signOut } from 'shell/session'
import { desk, placeRecharge, reportPaid } from '../../testing/order.ts'

const open = (query: Record<string, string>, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./payment-result.screen.tsx'), { path: '/chongzhitixianResult', query, as: {}, ...o })

async function reported() {
  const as = await newPerson(exchange())
  await open({}, { as })
  const { id } = await placeRecharge()
  await reportPaid(id)
  return { as, id }
}

beforeEach(() => localStorage.clear())

test('under review it says how long that takes, and looks again until it is decided', async () => {
  const { as, id } = await reported()
  await open({ kind: 'recharge', id }, { as })
  expect(await screen.findByRole('heading', { name: 'Under review' })).toBeTruthy()
  expect(screen.getByText('Usually takes 3 minutes. You can leave this page.')).toBeTruthy()
  await desk('approve', id, '--amount', '99.5')
  expect(await screen.findByRole('heading', { name: 'Credited' })).toBeTruthy()
  expect(screen.getByText('Amount requested').parentElement?.textContent).toMatch(/100\.00/)
  expect(document.body.textContent).toMatch(/99\.50/)
})

test('a credited deposit leads on with its amount: to the contract account, or to BTC', async () => {
  const { as, id } = await reported()
  await desk('approve', id, '--amount', '99.5')
  await open({ kind: 'recharge', id }, { as, routes: ['/chongzhitixianResult', '/zijinhuazhuan', '/shandui'] })
  const move = await screen.findByRole('link', { name: 'Move to contract account' })
  expect(move.getAttribute('href')).toBe('#/zijinhuazhuan?from=balance&to=contract&amount=99.5')
  const swap = screen.getByRole('link', { name: /^Buy BTC ?Swap, costs 0\.2%$/ })
  expect(swap.getAttribute('href')).toBe('#/shandui?from=USDT&to=BTC&amount=99.5')
})

test('shows the asked deposit alone, and looks again until it is decided, when the server answers a decided one before it', async () => {
  const { as, id: decided } = await reported()
  await desk('reject', decided, '--words', 'Sender unknown')
  const { id } = await placeRecharge()
  await reportPaid(id)
  const both = (path: string, body: string) => {
    if (!path.startsWith(rechargeListCall.path)) return undefined
    const { result, ...envelope } = JSON.parse(body)
    const before = result.records.map((order: object) => ({ ...order, id: decided, status: paymentStates.rejected }))
    return JSON.stringify({ ...envelope, result: { ...result, records: [...before, ...result.records] } })
  }
  const { address: at, stop } = await standBetween(exchange(), { alters: both })
  await open({ kind: 'recharge', id }, { as, at })
  await screen.findByRole('heading', { name: 'Under review' })
  expect(screen.queryByRole('heading', { name: 'Rejected' })).toBeNull()
  await desk('approve', id, '--amount', '100')
  await screen.findByRole('heading', { name: 'Credited' })
  await stop()
})

test('a rejection brings its reason', async () => {
  const { as, id } = await reported()
  await desk('reject', id, '--words', 'Sender unknown')
  await open({ kind: 'recharge', id }, { as })
  expect(await screen.findByRole('heading', { name: 'Rejected' })).toBeTruthy()
  expect(screen.getByText('Sender unknown')).toBeTruthy()
})

test('Done and Close lead to the assets, not back into the form', async () => {
  const { as, id } = await reported()
  const { user, at } = await open({ kind: 'recharge', id }, { as })
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(at()).toBe('/zichanCenter'))
})

test('before the payment is reported one can go on or cancel', async () => {
  const as = await newPerson(exchange())
  await open({}, { as })
  const { id } = await placeRecharge()
  const { user } = await open({ kind: 'recharge', id }, { as })
  expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy()
  expect(screen.queryByText(/Usually done/)).toBeNull()
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(`#/chongzhi?id=${id}`)
  await user.click(screen.getByRole('button', { name: 'Cancel deposit' }))
  await screen.findByText('Cancel this deposit?')
  await user.click(screen.getAllByRole('button', { name: 'Cancel deposit' }).at(-1) as HTMLElement)
  const cancelled = await screen.findByRole('heading', { name: 'Cancelled' })
  expect(cancelled.parentElement?.dataset.kind).toBe('bad')
})

test('an unknown number leads to the records', async () => {
  await open({ kind: 'recharge', id: 'R0' })
  expect(await screen.findByText('Deposit not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('#/chongzhitixianRecord')
})

test('why a deposit could not be cancelled is told to nobody who came instead', async () => {
  const as = await newPerson(exchange())
  await open({}, { as })
  const { id } = await placeRecharge()
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const { at, refused, said } = await refusing(/appRecharge\/cancel/, 'Its review has begun', promise)
  const { user, leave } = await open({ kind: 'recharge', id }, { as, at })
  await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }))
  await screen.findByText('Cancel this deposit?')
  await user.click(screen.getAllByRole('button', { name: 'Cancel deposit' }).at(-1) as HTMLElement)
  await waitFor(() => expect(refused()).toBe(1))
  signOut()
  leave()
  await signIn((await newPerson(exchange(), {})).token)
  letGo()
  await refreshUser()
  await refreshUser()
  expect(said).toEqual([])
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({ kind: 'recharge', id: 'R0' }, { down: true })
  expect(await screen.findByText("Couldn't load the result")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Deposit not found')).toBeTruthy()
})

test('without a connection it stands under its time, and cancelling says why it cannot be', async () => {
  const as = await newPerson(exchange())
  await open({}, { as })
  const { id } = await placeRecharge()
  await open({ kind: 'recharge', id }, { as })
  await screen.findByRole('button', { name: 'Cancel deposit' })
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByText('No connection')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel deposit' }).getAttribute('aria-disabled')).toBe('true')
  act(() => found())
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({ kind: 'recharge', id: 'R0' }, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByText('Deposit not found')).toBeTruthy()
})
