import { beforeEach, expect, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { exchange, renderScreen } from '@shared/testing/screen'
import { act, screen } from '@testing-library/react'
import { liveConfig, setLiveConfig } from '../../remotes/live-config.ts'
import { adopt } from '../../remotes/routes.ts'
import { usePlace, useWay } from './index.ts'

beforeEach(() => localStorage.clear())

/** What an answer does that comes late. */
let answered = () => {}

function Links() {
  const chart = useWay(to.chart({ symbol: 'BTCUSDT' }))
  const { query, setQuery } = usePlace(to.assets)
  answered = () => setQuery({ unit: 'ETH' })
  return (
    <>
      {chart ? <a href={chart}>Chart</a> : <p>No chart</p>}
      <button type="button" onClick={() => setQuery({ unit: 'BTC' })}>
        {query.unit ?? 'USDT'}
      </button>
    </>
  )
}

const draw = (routes: readonly string[]) =>
  renderScreen(Promise.resolve({ default: Links }), {
    path: '/zichanCenter',
    query: { tab: 'assets' },
    routes,
    at: exchange(),
  })

test('a link to a screen that is not live is none; once ops make it live it is drawn, without a reload', async () => {
  await draw(['/zichanCenter'])
  expect(screen.getByText('No chart')).toBeTruthy()
  const { units, ...config } = liveConfig()
  const { all } = units
  if (!all) throw new Error('no unit is live')
  const routes = [...all.routes, ...all.routes.map(route => ({ ...route, path: to.chart.path }))]
  const next = { ...config, serial: config.serial + 1, units: { all: { ...all, routes } } }
  act(() => {
    adopt(next)
    setLiveConfig(next)
  })
  expect(screen.getByRole('link', { name: 'Chart' }).getAttribute('href')).toBe('#/kline?symbol=BTCUSDT')
})

test('a page changes its own query by its names, and nothing once another page stands', async () => {
  const { user, at, leave } = await draw(['/zichanCenter'])
  await user.click(screen.getByText('USDT'))
  expect(at()).toBe('/zichanCenter?tab=assets&unit=BTC')
  expect(screen.getByText('BTC')).toBeTruthy()
  leave()
  answered()
  expect(at()).toBe('/zichanCenter?tab=assets&unit=BTC')
})

test('a page that an address typed over it leaves changes that address no more', async () => {
  await draw(['/zichanCenter'])
  location.hash = '#/home'
  answered()
  expect(location.hash).toBe('#/home')
})
