import { afterEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { device } from '../browser/storage.ts'
import { overrideAtom } from '../remotes/override.ts'
import { whileBusy } from '../surface/transport/busy.ts'
import { OverrideBadge } from './override-badge.tsx'

afterEach(() => void jest.useRealTimers())

test('what a link brought ends with its time, or as soon as what is under way then is over', async () => {
  jest.useFakeTimers({ now: 0 })
  i18n.load('en-us', {})
  i18n.activate('en-us')
  device.set('override', 'a token')
  const until = new Date(60_000).toISOString()
  getDefaultStore().set(overrideAtom, { unit: 'u', release: 'r2', until } as never)
  render(
    <I18nProvider i18n={i18n}>
      <OverrideBadge />
    </I18nProvider>,
  )
  const order = Promise.withResolvers<void>()
  const sent = whileBusy(order.promise)
  act(() => jest.advanceTimersByTime(3_600_000))
  expect(device.get('override')).toBe('a token')
  order.resolve()
  await sent
  act(() => jest.advanceTimersByTime(5000))
  expect(device.get('override')).toBeNull()
})
