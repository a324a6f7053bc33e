/** What the market asks the exchange for, how often, and what it does not ask for again. */
import { afterEach, expect, jest, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { standBetween } from '@shared/testing/between'
import { exchange, renderScreen } from '@shared/testing/screen'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { back, go } from 'shell/navigation'

let tell: IntersectionObserverCallback = () => {}
const rows: Element[] = []
/** A row is in sight once a test says so. */
class Sight {
  constructor(told: IntersectionObserverCallback) {
    tell = told
  }
  observe = (row: Element) => void rows.push(row)
  unobserve = (row: Element) => void rows.splice(rows.indexOf(row), 1)
}
globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver
const see = (from: number, to: number) =>
  act(async () => {
    const seen = rows.slice(from, to).map(target => ({ target, isIntersecting: true }) as IntersectionObserverEntry)
    tell(seen, {} as IntersectionObserver)
  })

/** The market, loaded once there is a way to tell what is in sight; a press leaves it and comes back to it. */
const Market = lazy(() => import('./market.screen.tsx'))
function Visited() {
  const [here, turn] = useState(true)
  return (
    <>
      <button type="button" onClick={() => turn(!here)}>
        Elsewhere
      </button>
      <Suspense>{here && <Market />}</Suspense>
    </>
  )
}

async function visited(without: string[] = []) {
  const asked: string[] = []
  const instead = (path: string) => asked.push(path) < 0
  const { address: at, stop } = await standBetween(exchange(), { instead })
  const shown = await renderScreen(Promise.resolve({ default: Visited }), { path: '/hangqing', at, without })
  const list = () => screen.findByRole('list', { name: 'Markets' })
  const turn = () => act(async () => screen.getByRole('button', { name: 'Elsewhere' }).click())
  const lists = () => asked.filter(path => path.includes('/appSymbol/list')).length
  return { ...shown, asked, stop, list, turn, lists }
}
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  rows.length = 0
})

test('requests only the prices of visible rows, every three seconds, when there is no stream', async () => {
  const { asked, list, stop } = await visited(['price-stream'])
  const at: number[] = []
  const questions = () =>
    asked.filter(path => path.includes('/appSymbol/price') && !path.includes('spark')).map(path => path.split('=')[1])
  const next = async (symbols: string) => {
    const before = questions().length
    await waitFor(() => expect(questions().length).toBeGreaterThan(before))
    expect(decodeURIComponent(questions().at(-1) ?? '')).toBe(symbols)
    at.push(performance.now())
  }
  await list()
  expect(questions()).toEqual([])
  await see(0, 2)
  for (const _ of [1, 2]) await next('BTCUSDT,ETHUSDT')
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(1500) // a busy machine may look at the first one late
  await see(2, 3)
  await next('BTCUSDT,ETHUSDT,BNBUSDT')
  await stop()
})

test('keeps the list for ten minutes: coming back sends no request', async () => {
  const real = Date.now
  let later = 0
  jest.spyOn(Date, 'now').mockImplementation(() => real.call(Date) + later)
  const { list, lists, turn, stop } = await visited()
  const away = async (minutes: number) => {
    jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'] })
    await turn()
    jest.advanceTimersByTime(minutes * 60_000)
    jest.useRealTimers()
    later += minutes * 60_000
    await turn()
    await list()
  }
  await list()
  await away(9)
  expect(lists()).toBe(1)
  await away(2)
  await waitFor(() => expect(lists()).toBe(2))
  await stop()
})

test('requests the list again on pull to refresh, and restores its position on coming back', async () => {
  const { list, lists, stop } = await visited()
  const [row] = within(await list()).getAllByRole('listitem')
  const at = (y: number) => ({ touches: [{ clientX: 0, clientY: y }] })
  if (!row) throw new Error('There is no row')
  fireEvent.touchStart(row, at(100))
  for (const y of [110, 240]) fireEvent.touchMove(row, at(y))
  fireEvent.touchEnd(row)
  await waitFor(() => expect(lists()).toBe(2))
  const main = screen.getByRole('main')
  main.scrollTop = 240
  fireEvent.scroll(main)
  await act(async () => go(to.chart({ symbol: 'BTCUSDT' })))
  main.scrollTop = 0
  await act(async () => back())
  await waitFor(() => expect(main.scrollTop).toBe(240))
  await stop()
})
