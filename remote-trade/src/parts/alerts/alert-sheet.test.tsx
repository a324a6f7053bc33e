import { beforeEach, expect, test } from '@jest/globals'
import { alertListCall, createAlertCall } from '@shared/contract'
import { alertDirections, alertStates } from '@shared/contract/codes'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { tapedExchange } from '@shared/testing/own-exchange'
import { newPerson } from '@shared/testing/people'
import { refusing } from '@shared/testing/refused'
import { advance, exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [30, '65000'],
      [90, '66000'],
    ],
  },
}
tapedExchange(tape)
beforeEach(() => localStorage.clear())

const client = () => connect(exchange().url, exchange().publicKey)
const opened = (token = '') =>
  client()
    .ask(alertListCall, {}, { token })
    .then(({ records }) => records)
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Price/ })
const sheet = () => screen.findByRole('dialog', { name: 'Price alert' })

async function openSheet(o: Pick<ScreenOptions, 'as' | 'at'> = { as: {} }) {
  const shown = await renderScreen(import('../../screens/market/market.screen.tsx'), {
    path: '/hangqing',
    ...o,
  })
  await shown.user.click(await screen.findByRole('button', { name: 'More options for BTC/USDT' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Price alert' }))
  await within(await sheet()).findByText('64,000.00')
  return shown
}

// first, while the tape stands at its beginning
test.each([
  ['reached', alertStates.reached],
  ['open', alertStates.open],
])('says why when the %s alerts are refused', async (name, state) => {
  const { at, said } = await refusing(new RegExp(`Alert/list.*state=${state}`), `No ${name} alerts before noon`)
  await openSheet({ as: {}, at })
  if (name === 'open') {
    const panel = (await within(await sheet()).findByText("Couldn't load your alerts")).closest('[role=alert]')
    return expect(panel?.textContent).toContain('No open alerts before noon')
  }
  await waitFor(() => expect(said).toEqual([`No ${name} alerts before noon`]))
})

test('the way is found by the level; what was set stands in the list and can be taken away', async () => {
  const { user, person } = await openSheet()
  await user.type(await field(), '63000')
  await screen.findByText(/if the price falls to this level \(−1\.56% from now/)
  await user.clear(await field())
  await user.type(await field(), '65000')
  await screen.findByText(/if the price rises to this level \(\+1\.56% from now/)
  await user.dblClick(screen.getByRole('button', { name: 'Set alert' }))
  await screen.findByText('Alert set: BTC/USDT at 65,000.00')
  expect(await opened(person?.token)).toMatchObject([{ price: '65000', direction: alertDirections.rises }])
  const list = within(await screen.findByRole('list', { name: 'Active' }))
  expect(list.getByText('Rises to 65,000.00')).toBeTruthy()
  expect((await field()).value).toBe('')
  await user.click(list.getByRole('button', { name: 'Delete the BTC/USDT alert at 65,000.00' }))
  await screen.findByText('No alerts yet. Each alert notifies you once.')
  expect(await opened(person?.token)).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('list', { name: 'Active' })
  expect(await opened(person?.token)).toMatchObject([{ price: '65000', direction: alertDirections.rises }])
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('Undo sets an alert again while the Undo of another one is still on its way', async () => {
  const person = await newPerson(exchange(), {})
  const order = { symbol: 'BTCUSDT', direction: alertDirections.rises }
  for (const price of ['65100', '65200'])
    await client().ask(createAlertCall, { ...order, price, clientOrderId: newOrderId() }, { token: person.token })
  const answered = Promise.withResolvers<void>()
  let sent = 0
  const slow = await standBetween(exchange(), {
    until: path => (path.endsWith('appPriceAlert/create') && ++sent === 1 ? answered.promise : undefined),
  })
  const { user } = await openSheet({ as: person, at: slow.address })
  for (const price of ['65,100.00', '65,200.00']) {
    await user.click(await screen.findByRole('button', { name: `Delete the BTC/USDT alert at ${price}` }))
    await waitFor(() => expect(document.querySelector('[data-shown]')?.textContent).toContain('alert deleted'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
  }
  await waitFor(async () => expect(await opened(person.token)).toHaveLength(2))
  answered.resolve()
  await slow.stop()
})

test('a level beyond a fifth of the market is refused at the field, and nothing is sent', async () => {
  const { user, person } = await openSheet()
  await user.type(await field(), '76800.01')
  await screen.findByText('Enter 51,200.00 to 76,800.00 USDT')
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  expect(await opened(person?.token)).toEqual([])
})

test('the exchange says at the field that twenty wait already, and what was typed stays', async () => {
  const { user, person } = await openSheet()
  const [symbol, direction] = ['BTCUSDT', alertDirections.rises] as const
  for (let n = 0; n < 20; n++) {
    if (n % 9 === 8) await advance(1)
    const order = { symbol, direction, price: `650${10 + n}`, clientOrderId: newOrderId() }
    await client().ask(createAlertCall, order, { token: person?.token ?? '' })
  }
  await advance(1)
  await user.type(await field(), '65000')
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  await screen.findByText(/limit of 20 alerts|^Limit reached: 20/)
  expect((await field()).value).toBe('65000')
  expect(await opened(person?.token)).toHaveLength(20)
})

test('a visitor is led to the log-in and back', async () => {
  const { user, at } = await openSheet({})
  expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull()
  await user.click(within(await sheet()).getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(at()).toBe('/login'))
  expect(sessionStorage.getItem('redirect')).toBe('/hangqing')
})

test('a server without alerts offers none', async () => {
  const { user } = await renderScreen(import('../../screens/market/market.screen.tsx'), {
    path: '/hangqing',
    without: ['price-alerts'],
  })
  await user.click(await screen.findByRole('button', { name: 'More options for BTC/USDT' }))
  await screen.findByRole('button', { name: 'Remove from favourites' })
  expect(screen.queryByRole('button', { name: 'Price alert' })).toBeNull()
})

test('once the price is there the alert is listed as reached, without a reload', async () => {
  const { user, person } = await openSheet()
  await user.type(await field(), '65000')
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  await screen.findByRole('list', { name: 'Active' })
  await advance(40)
  const reached = within(await screen.findByRole('list', { name: 'Reached' }))
  expect(reached.getByText('Rises to 65,000.00')).toBeTruthy()
  expect(await opened(person?.token)).toMatchObject([{ state: alertStates.reached }])
})

test('on the chart, too, an alert is asked about as soon as its price is seen', async () => {
  const person = await newPerson(exchange(), {})
  const alert = { symbol: 'BTCUSDT', direction: alertDirections.rises, price: '66000', clientOrderId: newOrderId() }
  await client().ask(createAlertCall, alert, { token: person.token })
  let asked = 0
  const counting = await standBetween(exchange(), {
    instead(path) {
      if (path.includes('appPriceAlert/list')) asked++
      return false
    },
  })
  await renderScreen(import('../../screens/chart/chart.screen.tsx'), {
    path: '/kline',
    query: { symbol: 'BTCUSDT' },
    as: person,
    at: counting.address,
  })
  await waitFor(() => expect(asked).toBe(1))
  await advance(60)
  await waitFor(() => expect(asked).toBe(2))
  await counting.stop()
})
