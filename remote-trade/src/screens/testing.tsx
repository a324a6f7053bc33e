/** For tests of whatever holds on every screen of trade: each with an address that is right, and what must be so on all. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals'
import { standBetween } from '@shared/testing/between'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'

export type Place = {
  path: string
  load(): Promise<{ default: ComponentType }>
  query: Readonly<Record<string, string>>
}

const days = { begin: '2026-11-01', end: '2026-11-30' }
const contract = () => import('./contract/contract.screen.tsx')
const inMode = (mode: string, symbol: string): Place => ({
  path: '/heyue',
  load: contract,
  query: {
    mode,
    symbol,
    side: '1',
    tab: 'history',
    type: 'long',
    pair: symbol,
    from: days.begin,
    to: days.end,
    order: '1',
    close: '1',
    position: '1',
  },
})

export const places: readonly Place[] = [
  inMode('contract', 'BTCUSDT'),
  inMode('second', 'BTCUSDT'),
  inMode('option', 'BTCUSDT'),
  inMode('cfd', 'XAUUSD'),
  inMode('spot', 'ETHUSDT'),
  { path: '/heyue', load: contract, query: { competition: '1', symbol: 'BTCUSDT', tab: 'orders' } },
  {
    path: '/kline',
    load: () => import('./chart/chart.screen.tsx'),
    query: { symbol: 'BTCUSDT', period: '1h', ind: 'MA,RSI', acc: 'real', side: '1', alert: '65000' },
  },
  {
    path: '/hangqing',
    load: () => import('./market/market.screen.tsx'),
    query: { cat: 'crypto', sort: 'price', dir: 'asc', q: '' },
  },
  {
    path: '/zhangdieFenbu',
    load: () => import('./distribution/distribution.screen.tsx'),
    query: { cat: 'crypto', bin: '4' },
  },
  {
    path: '/demotrading',
    load: () => import('./contract/demo.screen.tsx'),
    query: { mode: 'second', symbol: 'BTCUSDT', side: '1', tab: 'history', order: '1' },
  },
  { path: '/shandui', load: () => import('./swap/swap.screen.tsx'), query: { from: 'USDT', to: 'BTC', amount: '10' } },
  {
    path: '/shanduiOrder',
    load: () => import('./swap-records/swap-records.screen.tsx'),
    query: { currency: 'BTC', ...days, id: '1' },
  },
  {
    path: '/kuaisuOrder',
    load: () => import('./spot-records/spot-records.screen.tsx'),
    query: { symbol: 'ETHUSDT', side: '1', ...days, id: '1' },
  },
  { path: '/bisai', load: () => import('./competitions/competitions.screen.tsx'), query: { status: '1' } },
  {
    path: '/bisaiDetail',
    load: () => import('./competition/competition.screen.tsx'),
    query: { id: '1', tab: 'rules' },
  },
  {
    path: '/bisaiMycansai',
    load: () => import('./competition-entries/competition-entries.screen.tsx'),
    query: { id: '1' },
  },
]
export const nameOf = ({ path, query }: Place): string => [path, query.mode].filter(Boolean).join(' ')

const routes = places.map(({ path }) => path)
const isOrder = (path: string) =>
  /\/(create|buy|flashExchange|join|exit|amend|addMargin|updateStopLoss|delete|transferContract)$|\/(close|reverse)\//.test(
    path,
  )

let person: Person
let between: Awaited<ReturnType<typeof standBetween>>
const ordered: string[] = []
const complaints: string[] = []
beforeAll(async () => {
  person = await newPerson(exchange(), { balance: '1000', contract: '1000' })
  between = await standBetween(exchange(), {
    instead(path) {
      if (isOrder(path)) ordered.push(path)
      return false
    },
  })
})
afterAll(() => between.stop())
const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' ').slice(0, 400))
beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(complain)
})
afterEach(() => void jest.restoreAllMocks())

const main = () => document.querySelector('main')
const text = () => (main()?.textContent ?? '').replace(/\u00a0/g, ' ')
/** What no screen may say: no number, no text, an address's own marks, the router's page for developers. */
const never = /NaN|Infinity|undefined|\[object|Invalid|Unexpected Application|Check the|[\u202a-\u202e\u2066-\u2069\0]/
/** What is drawn by figures: lines and places. */
const figures = () =>
  [...(main()?.querySelectorAll('[d], [style], [points]') ?? [])]
    .flatMap(({ attributes }) => ['d', 'style', 'points'].map(name => attributes.getNamedItem(name)?.value ?? ''))
    .join()

/** What is wrong on the screen, of all that is wrong on any; [] is right. */
function faults(): string[] {
  const said = text()
  return [
    ...complaints.splice(0),
    ...ordered.splice(0).map(path => `ordered ${path}`),
    ...(never.test(said) ? [said.slice(Math.max(0, said.search(never) - 60)).slice(0, 200)] : []),
    ...(/NaN|undefined|Infinity/.test(figures()) ? ['drawn by no number'] : []),
    ...(main()?.querySelector('img[src="x"], [onerror], [onload]') ? ['markup of the address'] : []),
  ]
}

/** Opens a screen and waits until it stands. @returns what is wrong there */
export async function standing({ path, load }: Place, query: Readonly<Record<string, string>>): Promise<string[]> {
  const { leave } = await renderScreen(load(), { path, query, routes, as: person, at: between.address })
  await waitFor(() => {
    expect(screen.queryAllByRole('status', { name: 'Loading...' })).toEqual([])
    expect(text().length).toBeGreaterThan(12)
  })
  const wrong = faults()
  leave()
  return wrong
}
