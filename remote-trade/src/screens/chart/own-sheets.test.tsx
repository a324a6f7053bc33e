/** What ends while the sheet of its line is open keeps its sheet. */
import { beforeEach, expect, test } from '@jest/globals'
import { createAlertCall, type Position, type SecondOrder, type SymbolInfo } from '@shared/contract'
import { alertDirections, directions } from '@shared/contract/codes'
import { connect, newOrderId } from '@shared/testing/client'
import { tapedExchange } from '@shared/testing/own-exchange'
import { newPerson } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { idOf, type Own } from './own-lines.model.ts'
import { OwnSheet } from './own-sheets.tsx'
import { useOwn } from './use-own.ts'

tapedExchange({ start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '64000']] } })
beforeEach(() => localStorage.clear())

const frame = { open: true, onClose: () => {} }

/** What the sheet is about, and what ends it. */
let tapped = ''
let given: readonly Own[] = []
let end = () => {}

type Drawn = { info: SymbolInfo }

/** The sheet of what the person has, as soon as it is known. */
function OfPerson({ info }: Drawn) {
  const { all, live } = useOwn(info)
  const [known, learn] = useState(false)
  if (!known && all.some(own => idOf(own) === tapped)) learn(true)
  return live && known ? <OwnSheet {...{ ...frame, id: tapped, all, live, info }} /> : null
}

function OfGiven({ info }: Drawn) {
  const [all, keep] = useState(given)
  end = () => keep([])
  return <OwnSheet {...{ ...frame, id: tapped, all, live: {} as LiveAccount, info }} />
}

function Chart({ of: Sheet }: { of: ComponentType<Drawn> }) {
  const info = useSymbolMap().get('BTCUSDT')
  return info ? <Sheet info={info} /> : null
}

const draw = (of: ComponentType<Drawn>, as: NonNullable<ScreenOptions['as']>) =>
  renderScreen(Promise.resolve({ default: () => <Chart of={of} /> }), { path: '/kline', as })

test('keeps the sheet of an alert, and what was typed, when that alert is deleted', async () => {
  const as = await newPerson(exchange(), {})
  const terms = { symbol: 'BTCUSDT', direction: alertDirections.rises, price: '66000' } as const
  const { id } = await connect(exchange().url, exchange().publicKey).ask(
    createAlertCall,
    { ...terms, clientOrderId: newOrderId() },
    as,
  )
  tapped = id
  const { user } = await draw(OfPerson, as)
  const sheet = within(await screen.findByRole('dialog', { name: 'Price alert' }))
  const field = await sheet.findByRole<HTMLInputElement>('textbox', { name: /^Price/ })
  await user.type(field, '65000')
  await user.click(await sheet.findByRole('button', { name: 'Delete the BTC/USDT alert at 66,000.00' }))
  await sheet.findByText('No alerts yet. Each alert notifies you once.')
  expect(screen.queryByRole('dialog', { name: 'Position' })).toBeNull()
  expect(field.value).toBe('65000')
})

const expireTime = '2026-11-25 10:00:30'
const second = {
  ...{ id: '7', direction: directions.buy, amount: '10', currency: 'USDT', expireTime },
  openTick: { price: '64000' },
} as SecondOrder
const option = { id: '8', direction: directions.buy, quantity: '1', strike: '64000', expireTime } as Position

const info = { symbol: 'BTCUSDT', baseCurrency: 'BTC', quoteCurrency: 'USDT', pricePrecision: 2 } as SymbolInfo
const row = { id: '9', direction: directions.buy, tradeType: 1, symbol: 'BTCUSDT', quantity: '0.1', currency: 'USDT' }
const order = { row: row as Position, info, quoted: info, side: 'long', kind: 'limit', at: '60000' } as const

test('announces that an order no longer waits, and keeps the focus in its sheet', async () => {
  tapped = '9'
  given = [{ of: 'order', order }]
  await draw(OfGiven, {})
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  const status = sheet.getByRole('status')
  expect(status.textContent).toBe('')
  act(() => sheet.getByRole('button', { name: 'Cancel BTC/USDT' }).focus())
  act(() => end())
  await waitFor(() => expect(status.textContent).toBe('This order is no longer open'))
  await waitFor(() => expect(document.activeElement).toBe(status))
})

test('announces in its sheet that an option has ended', async () => {
  tapped = '8'
  given = [{ of: 'option', row: option }]
  await draw(OfGiven, {})
  const sheet = within(await screen.findByRole('dialog', { name: 'BTC/USDT' }))
  const status = sheet.getByRole('status')
  expect(status.textContent).toBe('')
  act(() => end())
  await waitFor(() => expect(status.textContent).toBe('This option has expired'))
})

test.each<[string, Own, string]>([
  ['a second contract', { of: 'second', order: second }, 'Ended at'],
  ['an option', { of: 'option', row: option }, 'This option has expired'],
])('says that %s has ended, and still leads to where it was traded', async (_, own, words) => {
  tapped = idOf(own)
  given = [own]
  const { user, at } = await draw(OfGiven, {})
  await screen.findByRole('dialog', { name: 'BTC/USDT' })
  expect(screen.queryByText(words)).toBeNull()
  act(() => end())
  const sheet = within(await screen.findByRole('dialog', { name: 'BTC/USDT' }))
  await sheet.findByText(words)
  expect(screen.queryByText('This position is closed')).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Open trading page' }))
  await waitFor(() => expect(at()).toContain(`order=${idOf(own)}`))
})
