import { afterEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { commit, releaseAll } from '../pages/pages.ts'
import type { LiveRoute } from '../remotes/routes.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { followInstall } from './install.ts'
import { InstallOffer } from './install-offer.tsx'

const Blank = () => null
let serial = 0
const stands = (path: string) =>
  act(() => {
    const route = { path, unit: 'u', release: 'r', keepAlive: false } as LiveRoute
    commit({
      path,
      route,
      serial: ++serial,
      place: { search: '', key: 'k' } as never,
      move: 'push' as never,
      Screen: Blank,
    })
  })

afterEach(() => {
  jest.useRealTimers()
  releaseAll()
})

test('offers to install the app once: on Home, online, after the first minute, with no dialog open', async () => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask'] })
  i18n.load('en-us', {})
  i18n.activate('en-us')
  followInstall()
  render(
    <I18nProvider i18n={i18n}>
      <InstallOffer />
    </I18nProvider>,
  )
  const prompt = jest.fn(async () => ({}))
  const ready = () => act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  ready()
  const offered = () => screen.queryByText(/Install the app/) !== null
  stands('/home')
  expect(offered()).toBe(false)
  jest.setSystemTime(1_061_000)
  stands('/login')
  expect(offered()).toBe(false)
  const question = document.body.appendChild(Object.assign(document.createElement('div'), { role: 'dialog' }))
  question.setAttribute('role', 'dialog')
  stands('/home')
  expect(offered()).toBe(false)
  question.remove()
  ready()
  expect(offered()).toBe(false) // the page that stands would move
  stands('/login')
  stands('/home')
  expect(offered()).toBe(true)
  stands('/login')
  expect(offered()).toBe(false)
  stands('/home')
  act(setOffline)
  expect(offered()).toBe(false)
  act(() => reached(Number.POSITIVE_INFINITY))
  expect(offered()).toBe(true)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Install' })))
  expect([prompt.mock.calls.length, offered()]).toEqual([1, false])
  stands('/login')
  stands('/home')
  expect(offered()).toBe(false)
})
