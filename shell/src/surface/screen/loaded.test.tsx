import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { currencyListCall, rechargeListCall, userBalanceCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { refusing } from '@shared/testing/refused'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useCall } from '../query/index.ts'
import { queryClient } from '../query/query-client.ts'
import { newestAnswerTime } from '../transport/answer-times.ts'
import { Loaded, type LoadedProps, together } from './index.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void jest.useRealTimers())

const props = { title: "Couldn't load your balance", skeleton: 'Skeleton' }

/** @param line, aside as the failure is drawn */
function Balance(how: Pick<LoadedProps<unknown>, 'line' | 'aside'>) {
  const balance = useCall(userBalanceCall, { currency: 'USDT' })
  return (
    <Loaded of={balance} {...props} {...how}>
      {([first]) => <p>Balance {first?.available}</p>}
    </Loaded>
  )
}

const Recharges = () => (
  <Loaded of={useCall(rechargeListCall, {})} {...props} empty={<a href="#/chongzhi">Deposit</a>}>
    {({ records }) => <p>{records.length} deposits</p>}
  </Loaded>
)

const Both = () => {
  const both = together(useCall(userBalanceCall, { currency: 'USDT' }), useCall(currencyListCall, {}))
  return (
    <Loaded of={both} {...props}>
      {([[first], currencies]) => (
        <p>
          {first?.available} of {currencies.length > 0 ? 'many' : 'none'}
        </p>
      )}
    </Loaded>
  )
}

const draw = (Screen: () => React.ReactNode, o: Partial<ScreenOptions> = {}) =>
  renderScreen(Promise.resolve({ default: Screen }), { path: '/my', as: { balance: '7' }, at: exchange(), ...o })

const lose = () => {
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  return () => act(() => found())
}

test('a skeleton until it is here', async () => {
  await draw(() => <Balance />)
  expect(screen.getByText('Skeleton')).toBeTruthy()
  expect(await screen.findByText('Balance 7')).toBeTruthy()
  expect(screen.queryByText('Skeleton')).toBeNull()
})

test.each([[false], [true]])(
  'a first load without a connection says so, and goes on by itself (line: %s)',
  async line => {
    const { online } = await draw(() => <Balance line={line} />, { offline: true })
    expect(await screen.findByText('No connection')).toBeTruthy()
    expect(screen.queryByText('Skeleton')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    act(() => online())
    expect(await screen.findByText('Balance 7')).toBeTruthy()
  },
)

test.each([[false], [true]])('what failed says why, and comes at Retry (line: %s)', async line => {
  const { user, mend } = await draw(() => <Balance line={line} />, { down: true })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(retry.closest('[role=alert]')?.textContent).toMatch(/^Couldn't load your balance\w.*Retry/)
  expect(Boolean(document.querySelector('[data-panel]'))).toBe(!line)
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Balance 7')).toBeTruthy()
})

test.each([[false], [true]])('keeps the focus around the answer that Retry loads (line: %s)', async line => {
  const section = () => (
    <section aria-label="Balance">
      <Balance line={line} />
    </section>
  )
  const { user, mend } = await draw(section, { down: true })
  await screen.findByRole('button', { name: 'Retry' })
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Balance 7')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Balance' }))
})

test('leaves the focus where it is when a failed part loads without a press', async () => {
  const both = () => (
    <>
      <input aria-label="Elsewhere" />
      <Balance />
    </>
  )
  const { mend } = await draw(both, { down: true })
  await screen.findByRole('button', { name: 'Retry' })
  act(() => screen.getByRole('textbox').focus())
  mend()
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText('Balance 7')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('what failed as the connection was lost says no more than that, and comes with it', async () => {
  let hangsUp = true
  const { address } = await standBetween(exchange(), {
    instead: (path, response) => hangsUp && /UserBalance/.test(path) && Boolean(response.destroy()),
  })
  const { online } = await draw(() => <Balance />, { at: address })
  expect(await screen.findByText('No connection')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  hangsUp = false
  act(() => online())
  expect(await screen.findByText('Balance 7')).toBeTruthy()
})

test('what was known stays, with its time, while the connection is lost', async () => {
  await draw(() => <Balance />)
  await screen.findByText('Balance 7')
  const find = lose()
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByText('Balance 7')).toBeTruthy()
  expect(Date.now() - newestAnswerTime()).toBeLessThan(10_000)
  find()
  await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull())
})

test('what is asked for anew for ten seconds without an answer is no longer shown as new', () => {
  i18n.loadAndActivate({ locale: 'en-us', messages: {} })
  jest.useFakeTimers()
  const now = { data: 'Rows', error: null, isPaused: false, dataUpdatedAt: Date.now(), refetch: async () => {} }
  const asked = (isFetching: boolean) => (
    <I18nProvider i18n={i18n}>
      <Loaded of={{ ...now, isFetching }} skeleton="Skeleton">
        {rows => rows}
      </Loaded>
    </I18nProvider>
  )
  const { container, rerender } = render(asked(true))
  act(() => jest.advanceTimersByTime(9999))
  expect(container.textContent).toBe('Rows')
  act(() => jest.advanceTimersByTime(1))
  expect(container.textContent).toMatch(/^As of \d\d:\d\d:\d\dRows$/)
  rerender(asked(false))
  expect(container.textContent).toBe('Rows')
})

test.each([{ line: true }, { aside: true }])("draws the server's words beside the title of a line (%j)", async how => {
  const { at, said } = await refusing(/UserBalance/, 'Balances are being counted')
  await draw(() => <Balance {...how} />, { at })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(retry.closest('[role=alert]')?.textContent).toBe("Couldn't load your balanceBalances are being countedRetry")
  expect(said).toEqual([])
})

test('says as a notice what the second of two refused calls was refused with', async () => {
  const { at, said } = await refusing(/UserBalance|CurrencyList/, path => `No answer to ${path.split('?')[0]}`)
  await draw(Both, { at })
  const panel = (await screen.findByText(props.title)).closest('[role=alert]')
  await waitFor(() => expect(said).toHaveLength(1))
  expect(panel?.textContent).toMatch(/No answer to .*UserBalance/)
  expect(said[0]).toMatch(/No answer to .*CurrencyList/)
})

test('an answer without rows is empty, with its next step', async () => {
  await draw(Recharges)
  expect(await screen.findByRole('link', { name: 'Deposit' })).toBeTruthy()
})

test('that one of several failed is told once the others have answered, so that Retry asks for all', async () => {
  let broken = true
  const late = Promise.withResolvers<void>()
  const failed = Promise.withResolvers<void>()
  const { address } = await standBetween(exchange(), {
    instead(path, response) {
      if (!broken || !/CurrencyList|UserBalance/.test(path)) return false
      const fail = () => response.writeHead(404).end()
      if (/CurrencyList/.test(path)) void late.promise.then(fail)
      else response.on('close', failed.resolve) && fail()
      return true
    },
  })
  const { user } = await draw(Both, { at: address })
  await failed.promise
  await waitFor(() =>
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.error),
    ).toBe(true),
  )
  expect(screen.queryByText(props.title)).toBeNull()
  late.resolve()
  await screen.findByText(props.title)
  broken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('7 of many')).toBeTruthy()
})

test('several answers come together, and all are asked again at Retry', async () => {
  const { user, mend } = await draw(Both, { down: true })
  await screen.findByText(props.title)
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('7 of many')).toBeTruthy()
})
