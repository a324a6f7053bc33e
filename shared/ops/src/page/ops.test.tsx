import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { openStore, type Store, writeCounts } from '@shared/release'
import { testKeys } from '@shared/release/testing'
import { rollback, status } from '@shared/release/writing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filledStore, key, keyChangeProposed, serve } from '../testing/running.ts'
import { App } from './app.tsx'

let folder = ''
const stops: (() => Promise<void>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ops-'))
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(async () => {
  await Promise.allSettled(stops.splice(0).map(stop => stop()))
  rmSync(folder, { recursive: true })
})

async function show(store: Store, startKey: string | null = key, reports?: Store, held = testKeys) {
  const server = await serve({ store, reports, folder, held })
  stops.push(server.stop)
  i18n.activate('en-us')
  render(
    <I18nProvider i18n={i18n}>
      <App startKey={startKey} base={server.url} />
    </I18nProvider>,
  )
  return { server, user: userEvent.setup() }
}

const empty = () => openStore(`file:${folder}/empty`)
/** The page looks again whenever it is returned to. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

test('it loads, then says that nothing is live yet, and that nothing is counted', async () => {
  await show(empty())
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect(await screen.findByText('Nothing is live yet')).toBeTruthy()
  expect(screen.getByText(/REPORTS_STORE/)).toBeTruthy()
})

test('what is live stands there with its figures and its log', async () => {
  const { store } = await filledStore(folder)
  await show(store, key, openStore(`file:${folder}/reports`))
  const trade = within(await screen.findByRole('region', { name: 'trade' }))
  expect(trade.getByText('1.1.0')).toBeTruthy()
  expect(trade.getByText(/by bo, decision 2/)).toBeTruthy()
  expect(trade.getByRole('img', { name: /0 of 0 pages failed/ })).toBeTruthy()
  const log = await screen.findByRole('region', { name: 'History' })
  await waitFor(() => expect(log.textContent).toMatch(/trade 1\.0\.0 \w+ → 1\.1\.0/))
})

test('a release that was taken back says so where it could be gone back to, with its pages and the first fault', async () => {
  const { store, next } = await filledStore(folder)
  const reports = openStore(`file:${folder}/reports`)
  const trade = { unit: 'trade', release: next }
  const fault = { ...trade, at: '2026-11-21T08:00:07.000Z', kind: 'render', route: '/kline', times: 1 }
  await writeCounts(reports, {
    ...{ minute: '2026-11-21T08:00Z', gateway: 'g1', releases: [{ ...trade, pages: 40, failed: 10 }] },
    faults: [{ ...fault, message: 'x is undefined' }],
  })
  await rollback(store, testKeys, { unit: 'trade', who: 'cecile', why: 'orders failed' })
  await show(store, key, reports)
  const log = await screen.findByRole('region', { name: 'History' })
  await within(log).findByText('orders failed')
  const [back, , start] = [...log.querySelectorAll('ol > li')].map(row => row.textContent)
  const bad = [...log.querySelectorAll('ol > li')][1]?.textContent
  expect(bad).toMatch(/Go back to this.*Reverted by decision 3 \(cecile\): orders failed/)
  expect(bad).toMatch(/10 of 40 pages failed \(25\.00%\)“x is undefined” \/kline/)
  expect([back, start].join()).not.toContain('Reverted')
})

test('a release that was taken back says so where it can be promoted again, before and after the press', async () => {
  const { store } = await filledStore(folder)
  await rollback(store, testKeys, { unit: 'trade', who: 'cecile', why: 'orders failed' })
  const { user } = await show(store)
  const trade = within(await screen.findByRole('region', { name: 'trade' }))
  const mark = 'Reverted by decision 3 (cecile): orders failed'
  expect(trade.getByText(/^rolled back .* by cecile, decision 3$/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'wallet' })).queryByText(/Reverted/)).toBeNull()
  expect(trade.getByText(mark)).toBeTruthy()
  await user.click(trade.getByRole('button', { name: 'Promote' }))
  expect((await screen.findByRole('dialog')).textContent).toContain(mark)
})

test('sends out again what was taken back only by a tick and for a reason of its own: a release, and a whole set', async () => {
  const { store, next } = await filledStore(folder)
  await rollback(store, testKeys, { unit: 'trade', who: 'cecile', why: 'orders failed' })
  const { user } = await show(store)
  const liveTrade = async () =>
    (await status(store, testKeys.accepted)).units.find(({ unit }) => unit === 'trade')?.release
  const trade = within(await screen.findByRole('region', { name: 'trade' }))
  await user.click(trade.getByRole('button', { name: 'Promote' }))
  await user.click(await screen.findByLabelText('To all phones'))
  await user.type(screen.getByLabelText('Your name'), 'ann')
  await user.type(screen.getByLabelText('Why'), 'the new ticket')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Promote trade')
  const told = (await screen.findByRole('alert')).textContent
  expect(told).toBe(`Refused. Nothing was changed.trade@${next} was taken back by decision 3, cecile: orders failed.`)
  await press('Promote trade') // in the same place
  expect((screen.getByLabelText('Why') as HTMLInputElement).value).toBe('')
  await user.click(screen.getByLabelText('Send the reverted release out again'))
  await press('Promote trade')
  expect((await status(store, testKeys.accepted)).serial).toBe(3)
  await user.type(screen.getByLabelText('Why'), 'it was the network')
  await press('Promote trade')
  expect(await screen.findByText('Done: decision 4')).toBeTruthy()
  expect(await liveTrade()).toBe(next)
  await rollback(store, testKeys, { unit: 'trade', who: 'cecile', why: 'it was not' })
  comeBack()
  const log = await screen.findByRole('region', { name: 'History' })
  await within(log).findByText('it was not')
  await screen.findByText('Decision 5') // until then buttons come and go with what is live
  const second = () => within([...log.querySelectorAll('ol > li')][3] as HTMLElement)
  await user.click(await waitFor(() => second().getByRole('button', { name: 'Go back to this' })))
  await user.type(await screen.findByLabelText('Why'), 'all as it was')
  await press('Roll everything back to decision 2')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Decision 2 would send out again what was taken back/)
  await user.click(screen.getByLabelText('Send the reverted release out again'))
  await user.type(screen.getByLabelText('Why'), 'it was the network after all')
  await press('Roll everything back to decision 2')
  expect(await screen.findByText('Done: decision 6')).toBeTruthy()
  expect(await liveTrade()).toBe(next)
})

test('a proposal that changes keys says which, and its button waits for the fingerprint', async () => {
  const { store, bob, shell, fingerprint } = await keyChangeProposed(folder)
  const { user } = await show(store, key, undefined, bob)
  const card = within(await screen.findByRole('region', { name: 'Proposals' }))
  expect(card.getByText('This changes which keys phones trust. It adds k3.')).toBeTruthy()
  expect(card.getByText(`keys change by shell@${shell}: adds k3`)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Approve' }))
  await user.type(await screen.findByLabelText('Your name'), 'bob')
  const send = () => screen.getByRole('button', { name: 'Approve the proposal' })
  const isOff = () => send().getAttribute('aria-disabled') === 'true'
  expect(isOff()).toBe(true)
  const field = screen.getByLabelText('Fingerprint of k3')
  await user.type(field, fingerprint.slice(0, 15))
  expect(isOff()).toBe(true)
  await user.type(field, fingerprint.slice(15))
  expect(isOff()).toBe(false)
  await user.click(send())
  expect(await screen.findByText('Done: decision 3')).toBeTruthy()
})

test('a server that is away is told with a retry; what was shown stays, and says how old it is', async () => {
  const { store } = await filledStore(folder)
  const { server } = await show(store)
  await screen.findByRole('region', { name: 'trade' })
  const head = within(screen.getByRole('banner'))
  expect(head.getByText(/^As of \d\d:/)).toBeTruthy()
  await server.stop()
  comeBack()
  await waitFor(() => expect(head.queryByText(/^As of/)).toBeNull())
  expect(screen.getByText(/^As of \d\d:/)).toBeTruthy() // as a warning now
  expect(screen.getByRole('region', { name: 'trade' })).toBeTruthy()
})

test('where nothing could be loaded at all, Retry asks again', async () => {
  const { store } = await filledStore(folder)
  let away = true
  const listAfter: Store['listAfter'] = (...asked) =>
    away ? Promise.reject(new Error('The disk is away')) : store.listAfter(...asked)
  const { user } = await show({ ...store, listAfter })
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is away')
  away = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'trade' })).toBeTruthy()
})

test('without a key, or with a wrong one, it asks for the key', async () => {
  const { store } = await filledStore(folder)
  const { user } = await show(store, 'stale')
  expect(await screen.findByText('That key is wrong.')).toBeTruthy()
  expect(sessionStorage.getItem('ops.key')).toBeNull()
  await user.type(screen.getByLabelText('Operator key'), key)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('region', { name: 'trade' })).toBeTruthy()
})

test('the check of the store says what is wrong and how to mend it', async () => {
  const { store, next } = await filledStore(folder)
  await store.delete(`releases/trade/${next}/remoteEntry.js`)
  const { user } = await show(store)
  await user.click(await screen.findByRole('button', { name: 'Check now' }))
  const told = await screen.findByText('Problems found:')
  expect(told.parentElement?.textContent).toMatch(/remoteEntry\.js is listed but missing.*Publish the same build again/)
})

test('what the gate refused of all phones says nothing of some: another part of them is asked for anew', async () => {
  const { store, publish } = await filledStore(folder)
  await publish('wallet', '1.1.0', { untranslated: { ko: ['New order'] } })
  const { user } = await show(store)
  const wallet = within(await screen.findByRole('region', { name: 'wallet' }))
  await user.click(wallet.getByRole('button', { name: 'Promote' }))
  await user.click(await screen.findByLabelText('To all phones'))
  await user.type(screen.getByLabelText('Your name'), 'ann')
  await user.type(screen.getByLabelText('Why'), 'Korea comes later')
  await user.click(screen.getByRole('button', { name: 'Promote wallet' }))
  await user.click(await screen.findByLabelText('Promote even though the gate refuses'))
  await user.click(screen.getByLabelText('To all phones'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('Why'), 'to some first')
  await user.click(screen.getByRole('button', { name: 'Promote wallet' }))
  expect(await screen.findByText('Done: decision 3')).toBeTruthy()
  const { units } = await status(store, testKeys.accepted)
  expect(units.find(({ unit }) => unit === 'wallet')?.canary?.percent).toBe(5)
})

test('what the gate refuses stands there in its words; past it goes who ticks that, and says why anew', async () => {
  const { store, publish, first } = await filledStore(folder)
  const bare = await publish('wallet', '1.1.0', { preload: { 'words:jp': [] } })
  const { user } = await show(store)
  const wallet = within(await screen.findByRole('region', { name: 'wallet' }))
  await user.click(wallet.getByRole('button', { name: 'Promote' }))
  await user.click(await screen.findByLabelText('To all phones'))
  await user.type(screen.getByLabelText('Your name'), 'ann')
  await user.type(screen.getByLabelText('Why'), 'Japan comes later')
  await user.click(screen.getByRole('button', { name: 'Promote wallet' }))
  const told = (await screen.findByRole('alert')).textContent
  expect(told).toMatch(/Nothing was changed\.The gate refuses:\s+languages: /)
  expect(told).not.toContain('--')
  const past = () => screen.getByRole('button', { name: 'Override the gate and promote' })
  const isOff = () => past().getAttribute('aria-disabled') === 'true'
  await user.click(past()) // in the place where the other was
  expect([isOff(), (screen.getByLabelText('Why') as HTMLInputElement).value]).toEqual([true, ''])
  await user.click(screen.getByLabelText('Promote even though the gate refuses'))
  expect(isOff()).toBe(true)
  await user.type(screen.getByLabelText('Why'), 'Japan has its own app')
  expect(isOff()).toBe(false)
  expect((await status(store, testKeys.accepted)).units.find(one => one.unit === 'wallet')?.release).toBe(first.wallet)
  await user.click(past())
  expect(await screen.findByText('Done: decision 3')).toBeTruthy()
  expect((await status(store, testKeys.accepted)).units.find(one => one.unit === 'wallet')?.release).toBe(bare)
  expect(localStorage.getItem('ops.who')).toBe('ann')
})
