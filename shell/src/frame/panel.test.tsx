import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { go } from '../surface/navigation/go.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { pass, settle, stopClocks, until } from '../surface/transport/testing/real-time.ts'
import { arrives, configOf, lazily, provide, type Screens, shownPage } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'
import { take } from '../update/poll.ts'

let loads = 0
let draws = 0
let broken = true
/** What a load waits for before it comes or fails. */
let held = Promise.resolve()
const Whole = () => <h1>Market</h1>
const load = async (): Promise<ComponentType> => {
  loads++
  await held
  if (broken) throw new Error('status 500')
  return Whole
}
function Breaks() {
  draws++
  if (broken) throw new TypeError('x is undefined')
  return <h1>Contract</h1>
}
const screens: Screens = {
  '/home': { Screen: () => <h1>Home</h1>, frame: 'tabs' },
  '/hangqing': { Screen: lazily(load), frame: 'tabs' },
  '/heyue': { Screen: Breaks, frame: 'tabs' },
}

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // React tells of what a boundary caught
})
const wire = forVisitors(screens, '/home')
afterEach(async () => {
  await wait(300) // the cover goes under the clock under which it came
  jest.useRealTimers()
})
beforeEach(async () => {
  broken = true
  reached(Number.POSITIVE_INFINITY)
  await act(async () => go('/home'))
  await arrives('/home')
})

const panel = () => screen.queryByText('This part is unavailable')
/** To an address that fails, under a clock that stands from then on. */
async function fail(path: string): Promise<void> {
  stopClocks()
  await act(async () => go(path))
  await until(() => panel() !== null, 'the panel')
  await wait(300)
  loads = 1
  draws = 0
}
const wait = async (ms: number) => {
  await act(() => pass(ms))
  await act(settle)
}

test('a part that cannot be loaded leaves the panel, uncovered, and the tab bar', async () => {
  await fail('/hangqing')
  expect(shownPage()?.dataset.path).toBe('/hangqing')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Home' })).toBeTruthy()
  expect(document.getElementById('main')?.hasAttribute('inert')).toBe(false)
})

test('it is tried again after 1, 4 and 10 s more, without a cover, and the focus stays where it is', async () => {
  await fail('/hangqing')
  const retry = screen.getByRole('button', { name: 'Retry' })
  retry.focus()
  await wait(699)
  expect(loads).toBe(1)
  await wait(1)
  expect(loads).toBe(2)
  await wait(3999)
  expect(loads).toBe(2)
  await wait(1)
  expect(loads).toBe(3)
  await wait(10_000)
  expect(loads).toBe(4)
  await wait(60_000)
  expect(loads).toBe(4)
  expect(document.activeElement).toBe(retry)
})

test('once mended it comes by itself', async () => {
  await fail('/hangqing')
  await wait(1000)
  broken = false
  await wait(4000)
  await until(() => shownPage()?.textContent === 'Market', 'the screen')
})

test('a screen that breaks as it is drawn is tried as often', async () => {
  await fail('/heyue')
  const drawn = async (ms: number) => {
    draws = 0
    await wait(ms)
    return draws > 0
  }
  expect([await drawn(1000), await drawn(3999), await drawn(1), await drawn(9999), await drawn(1)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  broken = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })))
  await until(() => shownPage()?.textContent === 'Contract', 'the screen')
})

test('it is tried when the connection is back, and counts anew', async () => {
  await fail('/hangqing')
  await wait(1000)
  await wait(4000)
  await wait(10_000)
  expect(loads).toBe(4)
  await act(async () => setOffline())
  await act(async () => reached(performance.now()))
  await act(settle)
  expect(loads).toBe(5)
  await wait(1000)
  expect(loads).toBe(6)
})

test('what was asked for without a connection is not broken: that is said, with a way home, until the page comes on return', async () => {
  stopClocks()
  await act(async () => setOffline())
  await act(async () => go('/hangqing'))
  const said = () => screen.queryByText("This page will load when you're back online.")
  await until(() => said() !== null, 'the panel')
  expect(screen.getByRole('button', { name: 'Home' })).toBeTruthy()
  let come = () => {}
  held = new Promise(resolve => {
    come = resolve
  })
  broken = false
  await act(async () => reached(performance.now()))
  await act(settle)
  expect([panel(), said() !== null]).toEqual([null, true])
  come()
  await until(() => shownPage()?.textContent === 'Market', 'the screen')
})

test('it is tried when a new live set came, e.g. the release before it', async () => {
  await fail('/hangqing')
  await wait(1000)
  await wait(4000)
  await wait(10_000)
  broken = false
  provide('r0', screens)
  const next = configOf(wire().url, screens, { serial: 2, release: 'r0' })
  await act(async () => take(next))
  await until(() => shownPage()?.textContent === 'Market', 'the screen')
})

test('whoever comes back to it has all tries before them again', async () => {
  await fail('/hangqing')
  await wait(1000)
  await wait(4000)
  await wait(10_000)
  await wait(300)
  jest.useRealTimers()
  await act(async () => go('/home'))
  await arrives('/home')
  await fail('/hangqing')
  await wait(1000)
  expect(loads).toBe(2)
})

test('its details can be copied: the id, where, which release, at what stage', async () => {
  await fail('/hangqing')
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  const button = screen.getByRole('button', { name: /Copy details/ })
  await act(async () => void fireEvent.click(button))
  const [id, ...rest] = (copied[0] ?? '').split('\n')
  expect(button.textContent).toBe(`Copy details · ${id}`)
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(rest).toEqual([
    '/hangqing',
    'u',
    'r0',
    'screen',
    'RemoteError: Remote u, release r0, failed at its screen: status 500',
  ])
})
