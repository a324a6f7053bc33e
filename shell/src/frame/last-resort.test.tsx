import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { pagesAtom } from '../pages/pages.ts'
import { go } from '../surface/navigation/go.ts'
import { orderNewsAtom } from '../surface/order/news.ts'
import { whileBusy } from '../surface/transport/busy.ts'
import { pass, settle, stopClocks } from '../surface/transport/testing/real-time.ts'
import { arrives, type Screens } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'
import { newShellAtom, renew } from '../update/new-shell.ts'
import { renewBy } from './last-resort.tsx'

const screens: Screens = {
  '/heyue': { Screen: () => <h1>Contract</h1>, keepAlive: true, frame: 'tabs' },
  '/home': { Screen: () => <h1>Home</h1>, frame: 'tabs' },
}
const store = getDefaultStore()
let loads = 0

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // React tells of what a boundary caught
  renewBy(() => renew(() => void loads++))
})
forVisitors(screens, '/heyue')
beforeEach(async () => {
  await act(async () => go('/heyue'))
  await arrives('/heyue')
  stopClocks()
  await breakFrame()
})
/** The next address draws the frame again. */
afterEach(async () => {
  store.set(pagesAtom, { at: null, plain: null, kept: [] })
  await act(async () => go('/home'))
  await wait(300)
  jest.useRealTimers()
  await arrives('/home')
})

async function breakFrame(): Promise<void> {
  const pages = store.get(pagesAtom)
  const key = {
    toString() {
      throw new Error('no key')
    },
  }
  const kept = pages.kept.map(page => ({ ...page, key }))
  await act(async () => store.set(pagesAtom, { ...pages, kept } as unknown as typeof pages))
}
const wait = async (ms: number) => {
  await act(() => pass(ms))
  await act(settle)
}

test('where the frame itself breaks, our own words stand and offer a reload, not a page for developers', () => {
  expect(screen.queryByText('This part is unavailable')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  expect(document.body.textContent).not.toContain('Unexpected Application Error')
})

test('the panel in the place of the frame says what becomes of the newest order', async () => {
  await act(async () => store.set(orderNewsAtom, [[undefined, { phase: 'checking' }]]))
  expect((await screen.findByRole('status')).textContent).toContain('Checking…')
})

test('a frame that broke is loaded anew once another shell is live, e.g. the one before it, and no order is under way', async () => {
  const order = Promise.withResolvers<void>()
  const placed = whileBusy(order.promise)
  await wait(5000)
  store.set(newShellAtom, 7)
  await wait(5000)
  expect(loads).toBe(0)
  order.resolve()
  await placed
  await wait(5000)
  expect(loads).toBe(1)
})
