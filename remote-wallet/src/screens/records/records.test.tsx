import { beforeEach, expect, test } from '@jest/globals'
import { standBetween } from '@shared/testing/between'
import { newPerson } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { desk, placeRecharge, reportPaid } from '../../testing/order.ts'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./records.screen.tsx'), { path: '/chongzhitixianRecord', query, as: {}, ...o })

/** A person with a delivered, a rejected and an open recharge. */
async function withThree() {
  const as = await newPerson(exchange())
  await open({}, { as })
  const delivered = await placeRecharge('100')
  await desk('approve', delivered.id, '--amount', '99.5')
  const rejected = await placeRecharge('200')
  await desk('reject', rejected.id, '--words', 'Sender unknown')
  const waiting = await placeRecharge('300')
  return { as, delivered, rejected, waiting }
}
const rows = async () => (await screen.findAllByRole('button', { name: /TRC20 · / })).map(row => row.textContent)

beforeEach(() => localStorage.clear())

test('each recharge with its fate; the state filters and stands in the address', async () => {
  const { as } = await withThree()
  const { user, at } = await open({}, { as })
  expect(await rows()).toHaveLength(3)
  for (const said of [/300\.00.*Waiting for payment/, /100\.00.*Credited/, /200\.00.*Rejected/])
    expect(await rows()).toContainEqual(expect.stringMatching(said))
  await user.click(screen.getByRole('button', { name: 'Rejected' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord?status=-1'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await rows())[0]).toMatch(/200\.00/)
})

test('a record says what was asked and what came', async () => {
  const { as, delivered } = await withThree()
  await open({ id: delivered.id }, { as })
  const sheet = within(await screen.findByRole('dialog', { name: /Deposit/ }))
  expect((await sheet.findByText('Amount requested')).parentElement?.textContent).toMatch(/100\.00/)
  expect(document.body.textContent).toMatch(/99\.50/)
  expect(sheet.getByText('Fee').nextElementSibling?.textContent).toMatch(/^0\.00\sUSDT$/)
  expect(sheet.getByRole('link', { name: 'Repeat deposit' }).getAttribute('href')).toBe(
    '#/chongzhi?currency=USDT&network=TRC20&amount=100',
  )
})

test('a rejection brings the desk’s words', async () => {
  const { as, rejected } = await withThree()
  await open({ id: rejected.id }, { as })
  expect(await screen.findByText('Sender unknown')).toBeTruthy()
})

test('an order that failed says so in red, and why', async () => {
  const { as, waiting } = await withThree()
  await desk('fail', waiting.id)
  await open({}, { as })
  const kinds = async () =>
    (await screen.findAllByText(/^(Credited|Rejected|Failed)$/, { selector: '[data-kind]' })).map(
      ({ textContent, dataset }) => `${textContent} ${dataset.kind}`,
    )
  await waitFor(async () => expect((await kinds()).sort()).toEqual(['Credited ok', 'Failed bad', 'Rejected bad']))
  await open({ id: waiting.id }, { as })
  expect(await screen.findByText('Payment not received', { selector: 'dd span' })).toBeTruthy()
})

test('shows a cancelled and an expired deposit in red, each under its own word', async () => {
  const { as, waiting } = await withThree()
  await open({}, { as })
  const expiring = await placeRecharge('12')
  const { address, stop } = await standBetween(exchange(), {
    alters: (path, body) => (path.includes('appRecharge/listMy') ? ended(body, waiting.id, expiring.id) : undefined),
  })
  await open({}, { as, at: address })
  const badges = await screen.findAllByText(/^(Cancelled|Expired)$/, { selector: '[data-kind]' })
  expect(badges.map(({ textContent, dataset }) => `${textContent} ${dataset.kind}`).sort()).toEqual([
    ...['Cancelled bad', 'Expired bad'],
  ])
  await stop()
})

/** The first of these was cancelled, the second one has expired. */
function ended(body: string, cancelled: string, expired: string): string {
  const reply = JSON.parse(body)
  const reasons: Record<string, string> = { [cancelled]: 'cancelled', [expired]: 'expired' }
  for (const row of reply.result.records)
    if (reasons[row.id]) Object.assign(row, { status: -2, failReason: reasons[row.id] })
  return JSON.stringify(reply)
}

test('an open one goes on or is cancelled; under review it is neither', async () => {
  const { as, waiting } = await withThree()
  const { user } = await open({ id: waiting.id }, { as })
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(
    `#/chongzhi?id=${waiting.id}`,
  )
  await user.click(screen.getByRole('button', { name: 'Cancel deposit' }))
  await screen.findByText('Cancel this deposit?')
  await user.click(screen.getAllByRole('button', { name: 'Cancel deposit' }).at(-1) as HTMLElement)
  expect((await screen.findAllByText('Cancelled', { selector: '[data-kind=bad]' })).length).toBeGreaterThan(0)
  const next = await placeRecharge()
  await reportPaid(next.id)
  await open({ id: next.id }, { as })
  expect(await screen.findByText('Marked as paid')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
})

test('days and currency filter through the address', async () => {
  const { as } = await withThree()
  const { user, at } = await open({ begin: '2001-01-01', end: '2001-01-02' }, { as })
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove filter 01/01/2001 – 02/01/2001' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord'))
  expect(await rows()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('button', { name: 'ETH' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord?currency=ETH'))
  expect(await screen.findByText('No matches')).toBeTruthy()
})

test('nothing yet leads to the first recharge', async () => {
  await open()
  expect(await screen.findByText('No deposits yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your history")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No deposits yet')).toBeTruthy()
})

test('the filter offers every currency that a network brings, and takes all of itself away again', async () => {
  const { as } = await withThree()
  const { user, at } = await open({}, { as })
  await rows()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('button', { name: 'BTC' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord?currency=BTC'))
  expect(await screen.findByText('No matches')).toBeTruthy()
  const sheet = within(screen.getByRole('dialog', { name: 'Filter' }))
  await user.click(sheet.getByRole('button', { name: 'Remove all' }))
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(at()).toBe('/chongzhitixianRecord'))
  expect(await rows()).toHaveLength(3)
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByText('No deposits yet')).toBeTruthy()
})
