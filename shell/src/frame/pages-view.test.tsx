import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { clientReportCall } from '@shared/contract/calls/shell'
import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { currentPage, type Page, pagesAtom, releaseAll } from '../pages/pages.ts'
import { liveConfig, setLiveConfig } from '../remotes/live-config.ts'
import { go } from '../surface/navigation/go.ts'
import { settle } from '../surface/transport/testing/real-time.ts'
import { arrives, type Screens } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'

const breaks = (what: string) => () => {
  throw new Error(`${what} did not end`)
}
function Chart() {
  useEffect(() => breaks('chart'), [])
  return <h1>Chart</h1>
}
function List() {
  useLayoutEffect(() => breaks('list'), [])
  return <h1>List</h1>
}
const Form = () => <input aria-label="Quantity" />
const screens: Screens = {
  '/home': { Screen: () => <h1>Home</h1>, frame: 'tabs' },
  '/chart': { Screen: Chart },
  '/list': { Screen: List },
  '/keptChart': { Screen: Chart, keepAlive: true },
  '/form': { Screen: Form, keepAlive: true },
}

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // React tells of what a boundary caught
})
forVisitors(screens, '/home')
beforeEach(() => at('/home'))

const at = async (path: string) => {
  await act(async () => go(path))
  await act(settle)
  return arrives(path)
}
const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity')

test('a screen that breaks as it is left is told of its own unit', async () => {
  const told: string[] = []
  setLiveConfig({ ...liveConfig(), features: ['client-report'] })
  const plain = globalThis.fetch
  globalThis.fetch = async (to, o) => {
    if (to !== clientReportCall.path) return plain(to, o)
    told.push(String(o?.body))
    return new Response()
  }
  await at('/list')
  await at('/home')
  await waitFor(() => expect(told.join()).toContain('list did not end'))
  globalThis.fetch = plain
  expect(told.flatMap(body => JSON.parse(body))).toContainEqual(expect.objectContaining({ unit: 'u', kind: 'render' }))
})

test.each(['/chart', '/list'])(
  'a screen at %s that breaks as it is left takes neither the next page nor a kept one along',
  async path => {
    await at('/form')
    const field = quantity()
    await at(path)
    await at('/list') // which breaks as well, right after the one before it
    await at('/form')
    expect(screen.queryByText('This part is unavailable')).toBeNull()
    expect(quantity()).toBe(field)
  },
)

test('a kept page that breaks as it ends on the screen takes nothing along', async () => {
  await at('/keptChart')
  await act(async () => releaseAll())
  await act(settle)
  expect(screen.queryByText('This part is unavailable')).toBeNull()
})

test('what breaks around a screen is a fault of the frame', async () => {
  await at('/form')
  const broken = Object.defineProperty({ ...(currentPage() as Page) }, 'from', { get: breaks('page') })
  await act(async () => getDefaultStore().set(pagesAtom, { at: broken.key, plain: null, kept: [broken] }))
  expect(screen.queryByText('This part is unavailable')).not.toBeNull()
  expect(document.getElementById('main')).toBeNull()
})
