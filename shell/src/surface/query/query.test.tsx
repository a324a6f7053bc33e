/** Answers and orders against the running exchange: what one part of the app changes, another one shows. */
import { beforeEach, expect, test } from '@jest/globals'
import type { Call } from '@shared/contract'
import { currencyListCall, transferContractCall, userBalanceCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { exchange, loseConnection, renderScreen } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useOrder } from '../order/index.ts'
import { useCall } from './index.ts'

beforeEach(() => localStorage.clear())

/** Of one unit: what one owns. It asks once, and never again by itself. */
function Owned({ name }: { name: string }) {
  const { data } = useCall(userBalanceCall, { currency: 'USDT' }, { fresh: Number.POSITIVE_INFINITY })
  return (
    <p>
      {name} {data?.[0]?.available ?? '…'}
    </p>
  )
}

const done: unknown[] = []
/** Of another unit: moves money. */
function Move({ amount = '40' }: { amount?: string }) {
  const order = useOrder(transferContractCall, { onDone: row => done.push(row) })
  return (
    <button type="button" onClick={() => order.send({ from: 'balance', to: 'contract', currency: 'USDT', amount })}>
      {order.state.phase}
    </button>
  )
}

/** Two tabs of the app, of which one stands. @param alone no other part asks the same */
function Tabs({ amount, alone = false }: { amount?: string; alone?: boolean }) {
  const [tab, setTab] = useState<'owned' | 'move'>('owned')
  return (
    <>
      <button type="button" onClick={() => setTab(tab === 'owned' ? 'move' : 'owned')}>
        Turn
      </button>
      {tab === 'owned' ? <Owned name="Tab" /> : <Move {...(amount && { amount })} />}
      {!alone && <Owned name="Beside" />}
    </>
  )
}

/** Nothing that money moves changes it. */
function Still() {
  const { data } = useCall(currencyListCall, {}, { fresh: Number.POSITIVE_INFINITY })
  return <p>{data ? 'Currencies' : '…'}</p>
}

const OneTouched = () => (
  <>
    <Still />
    <Owned name="Now" />
    <Move />
  </>
)

const Twice = () => (
  <>
    <Owned name="One" />
    <Owned name="Two" />
  </>
)

const draw = (Screen: () => React.ReactNode, at = exchange()) =>
  renderScreen(Promise.resolve({ default: Screen }), { path: '/my', as: { balance: '100' }, at })

/** What the phone asks the exchange for. */
async function listening(lost = '') {
  const asked: string[] = []
  const { address, stop } = await standBetween(exchange(), {
    until: path => {
      asked.push(path.split('?')[0] ?? '')
      return undefined
    },
    loses: path => lost !== '' && path.endsWith(lost),
  })
  return { address, stop, times: ({ path }: Call) => asked.filter(one => one === path).length }
}

test('an order renews what another unit shows, on the screen at once and on another tab as it is opened', async () => {
  const { user } = await draw(() => <Tabs />)
  await screen.findByText('Tab 100')
  await user.click(screen.getByText('Turn'))
  await user.click(screen.getByText('idle'))
  await screen.findByText('Beside 60')
  await user.click(screen.getByText('Turn'))
  await screen.findByText('Tab 60')
})

test('what an order made old is not drawn on another tab before its renewal is here', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  let ordered = false
  const { address, stop } = await standBetween(exchange(), {
    until(path) {
      if (path === transferContractCall.path) ordered = true
      return ordered && path.startsWith(userBalanceCall.path) ? promise : undefined
    },
  })
  const { user } = await draw(() => <Tabs alone />, address)
  await screen.findByText('Tab 100')
  await user.click(screen.getByText('Turn'))
  const before = done.length
  await user.click(screen.getByText('idle'))
  await waitFor(() => expect(done).toHaveLength(before + 1))
  await user.click(screen.getByText('Turn'))
  expect(screen.getByText('Tab …')).toBeTruthy()
  answer()
  await screen.findByText('Tab 60')
  await stop()
})

test('where it cannot be asked for anew, what an order made old stands', async () => {
  const { user } = await draw(() => <Tabs alone />)
  await screen.findByText('Tab 100')
  await user.click(screen.getByText('Turn'))
  const before = done.length
  await user.click(screen.getByText('idle'))
  await waitFor(() => expect(done).toHaveLength(before + 1))
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await user.click(screen.getByText('Turn'))
  expect(screen.getByText('Tab 100')).toBeTruthy()
  act(() => found())
  await screen.findByText('Tab 60')
})

test('what an order does not touch is not asked for again', async () => {
  const { address, stop, times } = await listening()
  const { user } = await draw(OneTouched, address)
  await screen.findByText('Currencies')
  await screen.findByText('Now 100')
  await user.click(screen.getByText('idle'))
  await screen.findByText('Now 60')
  expect([times(userBalanceCall), times(currencyListCall)]).toEqual([2, 1])
  await stop()
})

test('two parts that ask the same share one answer', async () => {
  const { address, stop, times } = await listening()
  await draw(Twice, address)
  await screen.findByText('One 100')
  await screen.findByText('Two 100')
  expect(times(userBalanceCall)).toBe(1)
  await stop()
})

test('a refused order renews, too: what was known here was not all', async () => {
  const { address, stop, times } = await listening()
  const { user } = await draw(() => <Tabs amount="1000" />, address)
  await screen.findByText('Tab 100')
  await user.click(screen.getByText('Turn'))
  await user.click(screen.getByText('idle'))
  await screen.findByText('failed')
  await waitFor(() => expect(times(userBalanceCall)).toBe(2))
  await stop()
})

test('an order whose answer is lost is found by its id, once, and renews', async () => {
  done.length = 0
  const { address, stop } = await listening('transferContract')
  const { user } = await draw(() => <Tabs />, address)
  await screen.findByText('Tab 100')
  await user.click(screen.getByText('Turn'))
  await user.click(screen.getByText('idle'))
  await screen.findByText('checking')
  await waitFor(() => expect(done).toEqual([undefined])) // an entry of the ledger is no answer of a transfer
  await screen.findByText('Beside 60')
  await stop()
})

test('without a connection nothing is sent, and nothing asked anew', async () => {
  const { address, stop, times } = await listening()
  const { user } = await draw(() => <Tabs />, address)
  await screen.findByText('Tab 100')
  await user.click(screen.getByText('Turn'))
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await user.click(screen.getByText('idle'))
  await screen.findByText('failed')
  expect([times(transferContractCall), times(userBalanceCall)]).toEqual([0, 1])
  act(() => found())
  await stop()
})
